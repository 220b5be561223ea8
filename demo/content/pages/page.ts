import type { Said } from "../../goods/said.ts";

/** A static page: simple HTML of headings, paragraphs, lists and tables. */
export interface Page {
  slug: string;
  title: Said;
  seoTitle: Said;
  seoDescription: Said;
  content: Said;
  /** Names of the pictures that it opens with, on a wide screen and on a phone. */
  image?: string;
  imageMobile?: string;
  imageAlt?: Said;
}
