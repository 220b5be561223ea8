export { type HomeSectionInput, saveHome } from "./save-home.ts";
export { type PageInput, savePage } from "./save-page.ts";
