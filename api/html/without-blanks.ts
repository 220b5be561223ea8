import { isHeading, mayHold } from "./content-model.ts";
import { neighbors } from "./neighbors.ts";
import { hasWords, isBlank, type Node } from "./tree.ts";

/** Nodes without empty paragraphs and without headings that say nothing. */
export function withoutBlanks(nodes: Node[]): Node[] {
  const groups = neighbors(nodes, (node) => isLeftOut(node) || undefined);
  return groups.flatMap(({ kind, nodes: [node, ...others] }, index): Node[] => {
    if (!kind) {
      if (typeof node === "string") return [node];
      return [{ ...node, children: withoutBlanks(node.children) }];
    }
    if (others.some(isBlank)) return others.filter(isBlank);
    // It kept the words around it apart.
    const around = [groups[index - 1], groups[index + 1]];
    return around.every((group) => group && mayHold("p", group.nodes[0])) ? [" "] : [];
  });
}

function isLeftOut(node: Node): boolean {
  if (typeof node === "string") return false;
  return node.name === "p" ? node.children.every(isBlank) : isHeading(node.name) && !hasWords(node);
}
