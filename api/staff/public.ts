export { authenticateStaff, endTokens, makeToken } from "./tokens.ts";
