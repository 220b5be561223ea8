/** How a stuff answers light. */
export interface Optics {
  kind: "matte" | "satin" | "leather" | "plastic" | "metal";
  /** How far light creeps round a fold, 0..0.4. */
  wrap: number;
  /** Glow of standing fibers near the rim. */
  sheen?: number;
  /** Strength of the mirror part; none when absent. */
  gloss?: number;
  /** Width of the highlight of leather, plastic and metal. */
  roughness?: number;
  /** Width of a satin's highlight along and across its threads. */
  along?: number;
  across?: number;
  /** How much of the lamps at the sides its mirror part shows, 0..1; all when absent. */
  sideLamps?: number;
  /** How much of a satin's gleam its narrow core holds instead of the veil round it, 0..1. */
  polish?: number;
  /**
   * Share of a satin's own color that its threads send one way instead of all ways, 0..1: calm silk
   * shades with every lean.
   */
  luster?: number;
  /** How far a satin's gleam keeps the hue of its dye, 0..1. */
  tinted?: number;
  /** How strongly the surface's relief bends the light. */
  relief?: number;
  /** How far its folds are deepened as those of firmly woven cloth, 0..1; as soft ones when absent. */
  firm?: number;
}

/** True for leather whose grain lies outside, polished or not; suede is a nap, and shaded like cloth. */
export function isGrainLeather({ kind }: Optics): boolean {
  return kind === "leather";
}
