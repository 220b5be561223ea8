import type { Category } from "#contract/goods/catalog.ts";

/** A category as the side menu needs it. */
export interface MenuNode {
  title: string;
  path: string;
  /** Slug of the kit whose list it leads to instead of its own. */
  kit?: string;
  children: MenuNode[];
}

/** Only what is flagged for the catalog menu, in the owner's order. */
export function menuNodes(categories: readonly Category[]): MenuNode[] {
  return categories
    .filter((category) => category.show_in_catalog_menu)
    .map(({ title, categories_path, kit_slug, children }) => ({
      title,
      path: categories_path,
      ...(kit_slug && { kit: kit_slug }),
      children: menuNodes(children),
    }));
}

/** Whether the menu leads to this category. */
export function hasNode(menu: readonly MenuNode[], path: string): boolean {
  return menu.some((node) => node.path === path || hasNode(node.children, path));
}

/** The branch to move within from `path`: its children, or for a leaf its brothers. */
export function nearbyNodes(
  menu: readonly MenuNode[],
  path: string,
): { parent: MenuNode | null; nodes: readonly MenuNode[] } {
  let parent: MenuNode | null = null;
  let nodes = menu;
  for (;;) {
    const next = nodes.find((node) => path === node.path || path.startsWith(`${node.path}/`));
    if (!next?.children.length) return { parent, nodes };
    parent = next;
    nodes = next.children;
  }
}
