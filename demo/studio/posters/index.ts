import type { Composition } from "./composition.ts";
import { foldedWool } from "./folded-wool.ts";
import { menOnTable } from "./men-on-table.ts";
import { satinStill, satinTall, satinWide } from "./satin.ts";
import { woolTall, woolWide } from "./wool.ts";

/** Posters and still lifes by the name of their picture. */
export const compositions: Record<string, Composition> = {
  "poster-satin": satinWide,
  "poster-satin-mobile": satinTall,
  "poster-wool": woolWide,
  "poster-wool-mobile": woolTall,
  "still-1": satinStill,
  "still-2": foldedWool,
  "still-3": menOnTable,
};
