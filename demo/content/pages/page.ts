import type { Said } from "../../goods/said.ts";

/** A static page: simple HTML of headings, paragraphs, lists and tables. */
export interface Page {
  slug: string;
  title: Said;
  seoTitle: Said;
  seoDescription: Said;
  content: Said;
}
