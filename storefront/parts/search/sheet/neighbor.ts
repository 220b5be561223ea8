export type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

const directions: Readonly<Record<string, { axis: "x" | "y"; sign: 1 | -1 }>> = {
  ArrowDown: { axis: "y", sign: 1 },
  ArrowUp: { axis: "y", sign: -1 },
  ArrowRight: { axis: "x", sign: 1 },
  ArrowLeft: { axis: "x", sign: -1 },
};

export function isArrow(key: string): boolean {
  return key in directions;
}

/**
 * Which of `boxes` an arrow key leads to from one of them: the nearest that lies wholly on that
 * side, what is straight ahead before what is aslant; −1 where there is none.
 */
export function neighborOf(boxes: readonly Box[], from: number, key: string): number {
  const here = boxes[from];
  const direction = directions[key];
  if (!here || !direction) return -1;
  let nearest = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, box] of boxes.entries()) {
    const { ahead, aside } = wayBetween(here, box, direction);
    const way = ahead + 2 * aside;
    if (index === from || ahead < -1 || way >= least) continue;
    nearest = index;
    least = way;
  }
  return nearest;
}

/** `ahead`: the gap in the direction, negative when they overlap; `aside`: the gap across it. */
function wayBetween(from: Box, to: Box, { axis, sign }: { axis: "x" | "y"; sign: 1 | -1 }) {
  const [low, high] = axis === "x" ? (["left", "right"] as const) : (["top", "bottom"] as const);
  const [start, end] = axis === "x" ? (["top", "bottom"] as const) : (["left", "right"] as const);
  const ahead = sign === 1 ? to[low] - from[high] : from[low] - to[high];
  const aside = Math.max(0, to[start] - from[end], from[start] - to[end]);
  return { ahead, aside };
}
