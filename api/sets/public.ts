export { archiveSet, type SetInput, saveSet } from "./save-set.ts";
