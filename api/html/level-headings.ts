import { isHeading } from "./content-model.ts";
import type { Node } from "./tree.ts";

/**
 * Headings with no level skipped, from h2 on, for a page has one h1: its own title. What was below
 * a heading stays below it, by one level; headings of one level stay on one.
 */
export function levelHeadings(nodes: Node[]): Node[] {
  /** The headings that the next one may stand below, by the level that they were written with. */
  const above: string[] = [];
  const level = (node: Node): Node => {
    if (typeof node === "string") return node;
    if (!isHeading(node.name)) return { ...node, children: node.children.map(level) };
    while ((above.at(-1) ?? "") >= node.name) above.pop();
    above.push(node.name);
    return { ...node, name: `h${above.length + 1}` };
  };
  return nodes.map(level);
}
