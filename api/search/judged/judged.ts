/**
 * A query and what its shopper wants: slugs with "*" for any letters, or "@veretie" for anything of
 * a brand. One of them must be among the first three.
 */
export type Judged = readonly [query: string, wanted: string];

export interface Shown {
  slug: string;
  brand: string;
}

export function isWanted({ slug, brand }: Shown, wanted: string): boolean {
  return wanted.split(" ").some((pattern) => {
    if (pattern.startsWith("@")) return brand === pattern.slice(1);
    return new RegExp(`^${pattern.replaceAll("*", ".*")}$`).test(slug);
  });
}
