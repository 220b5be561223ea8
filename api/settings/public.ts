export { type Site, siteFinder } from "./find-site.ts";
