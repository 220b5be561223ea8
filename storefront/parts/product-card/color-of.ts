import type { CardView } from "./card-view.ts";

/** The name of its color: what alone tells two cards of a garment apart when they are read aloud. */
export function colorOf({ slug, colors }: Pick<CardView, "slug" | "colors">): string {
  return colors.find((color) => color.slug === slug)?.title ?? "";
}
