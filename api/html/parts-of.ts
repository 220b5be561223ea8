import { holdsPhrasing, isInline, isList, mayHold, partOf } from "./content-model.ts";
import { neighbors } from "./neighbors.ts";
import { type Element, hasWords, isBlank, type Node } from "./tree.ts";

/**
 * The items of a list, the rows of a table, the cells of a row: as they are, freed from what stands
 * wrongly around them, and one around whatever else stands side by side there.
 */
export function partsOf(whole: Element): Node[] {
  const part = partOf(whole.name);
  const children = isList(whole.name) ? listsInItems(whole.children) : whole.children;
  const kindOf = (node: Node) => (leadsToPart(whole, node) ? undefined : part);
  return neighbors(children, kindOf).flatMap(({ kind, nodes }): Node[] => {
    if (!kind) return nodes.flatMap((node) => freed(whole, node));
    const isSaid = nodes.some(hasWords);
    return isSaid ? [{ name: kind, attributes: {}, children: nodes }] : nodes.filter(isBlank);
  });
}

/** A list beside an item is its inner list, as some editors write it. */
function listsInItems(children: Node[]): Node[] {
  const nested: Node[] = [];
  let item: Element | undefined;
  for (const node of children) {
    if (item && typeof node !== "string" && isList(node.name)) {
      item.children.push(node);
    } else if (typeof node !== "string" && node.name === "li") {
      item = { ...node, children: [...node.children] };
      nested.push(item);
    } else {
      if (!isBlank(node)) item = undefined;
      nested.push(node);
    }
  }
  return nested;
}

/** Whether a node is a part or has one inside that nothing else is between. */
function leadsToPart(whole: Element, node: Node): boolean {
  if (typeof node === "string") return false;
  return (
    mayHold(whole.name, node) ||
    (isThrough(node) && node.children.some((child) => leadsToPart(whole, child)))
  );
}

function isThrough(node: Element): boolean {
  return holdsPhrasing(node.name) || node.name === "thead" || node.name === "tbody";
}

/** Parts out of an element around them: `<b><li>a</li></b>` → `<li><b>a</b></li>`. */
function freed(whole: Element, node: Node): Node[] {
  if (typeof node === "string" || mayHold(whole.name, node)) return [node];
  const parts = partsOf({ ...whole, children: node.children });
  if (!isInline(node.name)) return parts;
  return parts.map((part) =>
    typeof part === "string" ? part : { ...part, children: [{ ...node, children: part.children }] },
  );
}
