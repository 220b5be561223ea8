import type { CutId } from "../catalog.ts";

/** Every cut is drawn to fill its own table: how many millimeters one of its units is in life. */
const millimeters: Partial<Record<CutId, number>> = {
  "straight-trousers": 0.9,
  "flat-front-trousers": 0.9,
  "wide-trousers": 0.9,
  jeans: 0.9,
  "selvedge-jeans": 0.9,
  "pencil-skirt": 0.94,
  "pleated-skirt": 0.94,
  shirt: 0.9,
  "slip-dress": 0.9,
  scarf: 0.74,
  tote: 0.54,
  "chelsea-boots": 0.4,
  "ballet-flats": 0.37,
  loafers: 0.38,
  beanie: 0.42,
};

const usual = 0.85;

export function lifeSize(cut: CutId): number {
  return millimeters[cut] ?? usual;
}
