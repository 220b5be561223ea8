export { findPictures } from "./find-pictures.ts";
