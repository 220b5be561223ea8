import {
  holdsPhrasing,
  isHeading,
  isInline,
  isVoid,
  mayHold,
  partOf,
  wholeOf,
} from "./content-model.ts";
import { fitTable } from "./fit-table.ts";
import { neighbors } from "./neighbors.ts";
import { partsOf } from "./parts-of.ts";
import { type Element, hasWords, isBlank, type Node } from "./tree.ts";

/**
 * Nodes as anyone nested them → the same words in the same order, everything where the content
 * model has a place for it. Stray parts get a list or a table around them, and what holds a block
 * wrongly is parted before and after it. What is well built stays as it is.
 */
export function fitContent(nodes: Node[]): Node[] {
  return neighbors(nodes, wholeOf).flatMap(({ kind, nodes: together }) =>
    place(kind ? { name: kind, attributes: {}, children: together } : together[0]),
  );
}

function place(node: Node): Node[] {
  if (typeof node === "string" || isVoid(node.name)) return [node];
  if (holdsPhrasing(node.name)) return divide(node, fitContent(node.children));
  return [partOf(node.name) ? fitWhole(node) : fitBlock(node)];
}

function fitWhole(whole: Element): Element {
  const children = partsOf(whole).map((part) => {
    if (typeof part === "string") return part;
    return partOf(part.name) ? fitWhole(part) : fitBlock(part);
  });
  const fitted = { ...whole, children };
  return whole.name === "table" ? fitTable(fitted) : fitted;
}

function fitBlock(block: Element): Element {
  const children = fitContent(block.children);
  return { ...block, children: block.name === "th" ? withoutHeadings(children) : children };
}

/** A heading in the head of a column is a paragraph. */
function withoutHeadings(nodes: Node[]): Node[] {
  return nodes.map((node) => {
    if (typeof node === "string") return node;
    const name = isHeading(node.name) ? "p" : node.name;
    return { ...node, name, children: withoutHeadings(node.children) };
  });
}

/** An element that is for text, around content that fits: once more around each piece it may hold. */
function divide(around: Element, content: Node[]): Node[] {
  const pieces = neighbors(content, (node) => mayHold(around.name, node) || undefined);
  if (pieces.every(({ kind }) => kind)) return [{ ...around, children: content }];
  return pieces.flatMap(({ kind, nodes }): Node[] => {
    if (!kind) return nodes.map((node) => standApart(around, node));
    return isInline(around.name) && nodes.every(isBlank) ? nodes : [{ ...around, children: nodes }];
  });
}

/** What an element may not hold comes out of it: a bold block becomes a block of bold text. */
function standApart(around: Element, node: Node): Node {
  if (typeof node === "string" || isVoid(node.name) || node.name === around.name) return node;
  if (isInline(around.name)) {
    return hasWords(node) ? { ...node, children: divide(around, node.children) } : node;
  }
  return isHeading(around.name) && node.name === "p" ? { ...node, name: around.name } : node;
}
