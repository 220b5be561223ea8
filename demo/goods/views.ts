import { type PictureView, pictureViews } from "../studio/catalog.ts";
import type { Model } from "./types.ts";

/**
 * The views of a garment that the shop shows. One near view is enough where the other one shows
 * nothing more, or nothing that speaks for the garment.
 */
export function viewsOf({ views = pictureViews }: Model): readonly PictureView[] {
  return views;
}
