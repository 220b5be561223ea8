import { limits } from "#contract/limits.ts";

/**
 * The pages to offer, counted from 1: a range round the current one, a margin at either end, and
 * "gap" where pages are left out. A gap never hides a single page.
 */
export function pageNumbers(current: number, count: number): (number | "gap")[] {
  const range = limits.paginationRange;
  const margin = limits.paginationMargin;
  const start = Math.max(1, Math.min(current - Math.floor(range / 2), count - range + 1));
  const shown = new Set<number>();
  for (let page = start; page < start + range; page += 1) shown.add(page);
  for (let page = 1; page <= margin; page += 1) shown.add(page).add(count + 1 - page);

  const pages: (number | "gap")[] = [];
  let before = 0;
  for (const page of [...shown]
    .filter((page) => page >= 1 && page <= count)
    .sort((a, b) => a - b)) {
    if (page - before === 2) pages.push(page - 1);
    if (page - before > 2) pages.push("gap");
    pages.push(page);
    before = page;
  }
  return pages;
}
