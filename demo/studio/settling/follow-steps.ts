import type { Mesh } from "./mesh.ts";

/** What a field is to rise from a node to its neighbor: on the right (axis 0) or below (axis 1). */
type Step = (from: number, to: number, axis: 0 | 1) => number;

/** The steps round each node of a piece; -1 stands for a neighbor that is missing. */
interface LinkedSteps {
  nodes: number[];
  /** Four values a node: on its right, on its left, below it and above. */
  neighbors: Int32Array;
  /** Four values a node: what the field is to rise to it from that neighbor. */
  rises: Float32Array;
}

/** The steps of all nodes of a piece, told by those to the right and down. */
export function linkSteps({ columns, active }: Mesh, step: Step): LinkedSteps {
  const nodes = [...active.keys()].filter((k) => active[k]);
  const neighbors = new Int32Array(nodes.length * 4).fill(-1);
  const rises = new Float32Array(nodes.length * 4);
  nodes.forEach((k, n) => {
    [1, -1, columns, -columns].forEach((offset, turn) => {
      const other = k + offset;
      if (!active[other]) return;
      const axis = turn < 2 ? 0 : 1;
      neighbors[n * 4 + turn] = other;
      rises[n * 4 + turn] = offset > 0 ? -step(k, other, axis) : step(other, k, axis);
    });
  });
  return { nodes, neighbors, rises };
}

interface Sweeping {
  sweeps: number;
  /** So many times as far as it has to a node goes in each sweep, 1..2: far fewer are needed. */
  overshoot: number;
  /** How much a field that is to be kept near still counts, against one neighbor. */
  hold?: { share: number; near: Float32Array };
}

/**
 * Changes a field over the nodes of a mesh until neighbors differ by the steps that are wanted, as
 * nearly as these allow: no field may have all of them.
 */
export function followSteps(
  { nodes, neighbors, rises }: LinkedSteps,
  field: Float32Array,
  { sweeps, overshoot, hold }: Sweeping,
): void {
  for (let sweep = 0; sweep < sweeps; sweep++) {
    for (let n = 0; n < nodes.length; n++) {
      const k = nodes[n]!;
      let sum = hold ? hold.share * hold.near[k]! : 0;
      let count = hold ? hold.share : 0;
      for (let link = n * 4; link < n * 4 + 4; link++) {
        if (neighbors[link]! < 0) continue;
        sum += field[neighbors[link]!]! + rises[link]!;
        count++;
      }
      if (count) field[k]! += overshoot * (sum / count - field[k]!);
    }
  }
}
