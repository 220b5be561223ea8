import type { PictureView } from "../studio/catalog.ts";
import type { Model } from "./types.ts";

/** In the order of a product's page. */
export const usualViews: readonly PictureView[] = ["front", "detail", "close", "back"];

/**
 * The views of a garment that the shop shows. One near view is enough where the other one shows
 * nothing more, or nothing that speaks for the garment.
 */
export function viewsOf({ views = usualViews }: Model): readonly PictureView[] {
  return views;
}
