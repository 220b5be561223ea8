export { saveRedirect } from "./save-redirect.ts";
