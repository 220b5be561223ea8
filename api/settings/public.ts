export { type Site, siteFinder } from "./find-site.ts";
export { earliest, readSettings, type SiteSettings } from "./read-settings.ts";
