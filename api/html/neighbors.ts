import { isBlank, type Node } from "./tree.ts";

interface Neighbors<Of, Kind> {
  kind: Kind | undefined;
  nodes: [Of, ...Of[]];
}

/**
 * Nodes of one kind that stand side by side, together, and each of no kind by itself, in their
 * order. Blank text goes with what it follows.
 */
export function neighbors<Of extends Node, Kind>(
  nodes: Of[],
  kindOf: (node: Of) => Kind | undefined,
): Neighbors<Of, Kind>[] {
  const groups: Neighbors<Of, Kind>[] = [];
  for (const node of nodes) {
    const kind = kindOf(node);
    const before = groups.at(-1);
    if (before?.kind !== undefined && (kind === before.kind || isBlank(node))) {
      before.nodes.push(node);
    } else {
      groups.push({ kind, nodes: [node] });
    }
  }
  return groups;
}
