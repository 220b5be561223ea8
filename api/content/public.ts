export { findOwnPage } from "./find-page.ts";
export { type HomeSectionInput, saveHome } from "./save-home.ts";
export { savePage } from "./save-page.ts";
