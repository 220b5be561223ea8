export { presentSetCard } from "./present-set.ts";
export type { SetRow } from "./queries.ts";
export { archiveSet, type SetInput, saveSet } from "./save-set.ts";
