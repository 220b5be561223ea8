import type { Grain } from "../cloths/texture.ts";
import type { Surface } from "../pattern/surface.ts";

/** A woven or printed pattern; it follows the cloth's own threads. */
export interface Print {
  /** The second color when a product names none. */
  second: string;
  /** Of dyed yarns, it is the same from behind; ink hardly comes through. */
  isWoven?: true;
  paint: (s: Surface, grain: Grain) => void;
}
