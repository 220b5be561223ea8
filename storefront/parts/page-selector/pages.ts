import { redirect } from "react-router";
import { limits } from "#contract/limits.ts";

/** How many pages a list of so many has; deeper than `limits.listDepth` none is shown. */
export function pagesOf(count: number): number {
  return Math.ceil(Math.min(count, limits.listDepth) / limits.pageSize);
}

/** A page beyond the last one leads to the last, which of an empty list is the first. */
export function leadToLast(page: number, pages: number, href: (page: number) => string): void {
  const last = Math.max(1, pages);
  if (page > last) throw redirect(href(last));
}
