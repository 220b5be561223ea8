export { saveLocality } from "./save-locality.ts";
