export { presentSetCard } from "./present-set.ts";
export type { SetRow } from "./queries.ts";
export { archiveSet, saveSet } from "./save-set.ts";
