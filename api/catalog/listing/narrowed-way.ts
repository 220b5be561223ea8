interface NarrowedStretch {
  /** Products in the list before it is narrowed. */
  whole: number;
  /** And after. */
  matching: number;
  offset: number;
  limit: number;
}

/** What gathering costs before it has found anything, and for each match, in steps of a walk. */
const gatheringAtAll = 2_000;
const gatheringOne = 15;

/**
 * The cheaper way to a page of a narrowed list. Matches stand evenly in most orders, so a walk takes
 * as many more steps as fewer products match.
 */
export function narrowedWay({
  whole,
  matching,
  offset,
  limit,
}: NarrowedStretch): "walk" | "gather" {
  const steps = Math.min(whole, ((offset + limit) * whole) / Math.max(1, matching));
  return steps <= gatheringAtAll + matching * gatheringOne ? "walk" : "gather";
}
