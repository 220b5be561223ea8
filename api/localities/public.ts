export { listLocalities } from "./list-localities.ts";
export type { LocalityInput } from "./queries.ts";
export { saveLocality } from "./save-locality.ts";
