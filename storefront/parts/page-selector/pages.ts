import { redirect } from "react-router";
import { limits } from "#contract/limits.ts";

/** How many pages a list of so many has; deeper than `limits.listDepth` none is shown. */
export function pagesOf(count: number): number {
  return Math.ceil(Math.min(count, limits.listDepth) / limits.pageSize);
}

/** A page beyond the last one leads to the last; of an empty list any is the first. */
export function leadToLast(page: number, pages: number, href: (page: number) => string): void {
  if (pages > 0 && page > pages) throw redirect(href(pages));
}
