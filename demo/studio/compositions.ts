import type { Composition } from "./composition.ts";
import { lookCompositions } from "./looks/look.ts";
import { collarsTall, collarsWide } from "./posters/collars.ts";
import { denimTall, denimWide } from "./posters/denim.ts";
import { knitTall, knitWide } from "./posters/knit.ts";
import { linenTall, linenWide } from "./posters/linen.ts";
import { rainTall, rainWide } from "./posters/rain.ts";
import { satinStill, satinTall, satinWide } from "./posters/satin.ts";
import { squareTall, squareWide } from "./posters/square.ts";
import { tweedTall, tweedWide } from "./posters/tweed.ts";
import { woolTall, woolWide } from "./posters/wool.ts";
import { twoBags } from "./stills/bags.ts";
import { fourBeanies } from "./stills/beanies.ts";
import { rolledBelts } from "./stills/belts.ts";
import * as closeUps from "./stills/close-ups.ts";
import { clothSwatches } from "./stills/cloth-swatches.ts";
import { flowerDrape, ginghamCloth, tartanBlanket } from "./stills/drapes.ts";
import { foldedWool } from "./stills/folded-wool.ts";
import { jeansPocket } from "./stills/jeans-pocket.ts";
import { knitPile } from "./stills/knit-pile.ts";
import { menOnTable } from "./stills/men-on-table.ts";
import { scarfEnds } from "./stills/scarves.ts";
import { shoesByTheDoor } from "./stills/shoes.ts";
import { tailorsTape } from "./stills/tape.ts";
import { wardrobe } from "./stills/wardrobe.ts";
import { thickYarn } from "./stills/yarn.ts";

/** Posters, still lifes and looks by the name of their picture. */
export const compositions: Record<string, Composition> = {
  "poster-satin": satinWide,
  "poster-satin-mobile": satinTall,
  "poster-wool": woolWide,
  "poster-wool-mobile": woolTall,
  "poster-linen": linenWide,
  "poster-linen-mobile": linenTall,
  "poster-denim": denimWide,
  "poster-denim-mobile": denimTall,
  "poster-knit": knitWide,
  "poster-knit-mobile": knitTall,
  "poster-square": squareWide,
  "poster-square-mobile": squareTall,
  "poster-collars": collarsWide,
  "poster-collars-mobile": collarsTall,
  "poster-rain": rainWide,
  "poster-rain-mobile": rainTall,
  "poster-tweed": tweedWide,
  "poster-tweed-mobile": tweedTall,
  "still-1": satinStill,
  "still-2": foldedWool,
  "still-3": menOnTable,
  "still-knits": knitPile,
  "still-swatches": clothSwatches,
  "still-buttons": closeUps.cardiganButtons,
  "still-yarn": thickYarn,
  "still-collar": closeUps.collar,
  "still-cuff": closeUps.cuff,
  "still-bag": twoBags,
  "still-coat-buttons": closeUps.coatButtons,
  "still-label": closeUps.neckLabel,
  "still-sleeve": closeUps.coatSleeve,
  "still-cables": closeUps.cables,
  "still-pocket": jeansPocket,
  "still-shoes": shoesByTheDoor,
  "still-scarves": scarfEnds,
  "still-hats": fourBeanies,
  "still-wardrobe": wardrobe,
  "still-belt": rolledBelts,
  "still-tape": tailorsTape,
  "still-flowers": flowerDrape,
  "still-tartan": tartanBlanket,
  "still-linen": ginghamCloth,
  ...lookCompositions,
};
