/** A category of the file: the titles from the top down, without the root that Magento puts first. */
export type CategoryPath = readonly string[];

/**
 * Before each separator of paths: the comma, as Magento writes it, or what its import may be set to.
 * The semicolon of an entity ("&amp;") is none.
 */
const beforeSeparator = /(?=[,|]|(?<!&#?\w{1,8});)/;

/**
 * Finds out which first segment is the invisible root ("Default Category"): the only one that all
 * paths share, provided that something stands below it.
 */
export class CategoryRoots {
  readonly #roots = new Set<string>();
  #isDeep = false;

  see(column: string): void {
    for (const piece of column.split(beforeSeparator)) {
      const segments = segmentsOf(piece);
      if (segments[0] && this.#roots.size < 100) this.#roots.add(segments[0]);
      if (segments.length > 1) this.#isDeep = true;
    }
  }

  get root(): string | null {
    for (const name of ["Default Category", "Root Catalog"]) if (this.#roots.has(name)) return name;
    const [only] = this.#roots;
    return this.#roots.size === 1 && this.#isDeep ? (only as string) : null;
  }
}

/**
 * The paths in a `categories` cell, the deepest first (it becomes the canonical one), each without
 * the root. With a known root a separator inside a title is told from one between two paths.
 */
export function categoryPaths(column: string, root: string | null): CategoryPath[] {
  const paths: string[] = [];
  for (const piece of column.split(beforeSeparator)) {
    const last = paths.length - 1;
    if (root === null || last < 0 || segmentsOf(piece)[0] === root) paths.push(piece);
    else paths[last] += piece;
  }
  return paths
    .map((path) => {
      const segments = segmentsOf(path);
      return segments[0] === root ? segments.slice(1) : segments;
    })
    .filter((path) => path.length > 0)
    .sort((left, right) => right.length - left.length);
}

/** The titles of a path, whatever separator it begins with. A slash in a title is written "\/". */
function segmentsOf(path: string): string[] {
  return path
    .replace(/^[,|;]/, "")
    .split(/(?<!\\)\//)
    .map((segment) => segment.replaceAll("\\/", "/").replace(/\s+/g, " ").trim())
    .filter((segment) => segment !== "");
}
