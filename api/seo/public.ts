export { canonicalPath, findRedirect } from "./find-redirect.ts";
