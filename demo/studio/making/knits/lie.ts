/** How a knitted garment comes to lie: what hands leave of its surplus. */
export interface Lie {
  /** How far its rim wanders, in units. */
  wander: number;
  /** Share that is left of the broad creases of handling. */
  handled: number;
  /** Shares of the crumpled surplus that body and sleeves keep. */
  crumpled: { body: number; sleeve: number };
  /** Shares of what hangs down the body, and of the gathers above its ribs. */
  hanging: number;
  gathered: number;
  /** Share of the surplus that is drawn together round its armpits. */
  drawn: number;
  /** Surplus at elbow and cuff. */
  elbow: number;
  cuff: number;
  /** Grid spacings of the body in units, and the number of steps on each. */
  grid: number[];
  steps: number[];
}

/** Its body smoothed out once by hand before it is photographed; sleeves lie as they fall. */
export const smoothedOnce: Lie = {
  wander: 5,
  handled: 1,
  crumpled: { body: 0.3, sleeve: 0.5 },
  hanging: 1,
  gathered: 1,
  drawn: 1,
  elbow: 0.15,
  cuff: 0.12,
  grid: [16, 9],
  steps: [420, 230],
};

/** Thin enough to be stroked flat: what few creases it keeps are narrow, and want a finer grid. */
export const strokedFlat: Lie = {
  wander: 3,
  handled: 0.15,
  crumpled: { body: 0, sleeve: 0.25 },
  hanging: 0,
  gathered: 0.4,
  drawn: 0.5,
  elbow: 0.1,
  cuff: 0.08,
  grid: [16, 9, 6],
  steps: [420, 230, 120],
};
