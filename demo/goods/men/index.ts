import type { Model } from "../types.ts";
import { canvasOvershirt } from "./canvas-overshirt.ts";
import { courtSneakers } from "./court-sneakers.ts";
import { downJacket } from "./down-jacket.ts";
import { fishermanJumper } from "./fisherman-jumper.ts";
import { flannelShirt } from "./flannel-shirt.ts";
import { heavyTShirt } from "./heavy-t-shirt.ts";
import { herringboneTrousers } from "./herringbone-trousers.ts";
import { linenCampShirt } from "./linen-camp-shirt.ts";
import { linenTrousers } from "./linen-trousers.ts";
import { merinoCrewNeck } from "./merino-crew-neck.ts";
import { merinoPolo } from "./merino-polo.ts";
import { navalBlazer } from "./naval-blazer.ts";
import { nylonBomber } from "./nylon-bomber.ts";
import { peaCoat } from "./pea-coat.ts";
import { pennyLoafers } from "./penny-loafers.ts";
import { piquePolo } from "./pique-polo.ts";
import { ribbedVNeck } from "./ribbed-v-neck.ts";
import { selvedgeJeans } from "./selvedge-jeans.ts";
import { stripedPyjamaShirt } from "./striped-pyjama-shirt.ts";
import { suedeBomber } from "./suede-bomber.ts";
import { suedeChelseaBoots } from "./suede-chelsea-boots.ts";
import { taperedWoolTrousers } from "./tapered-wool-trousers.ts";
import { truckerJacket } from "./trucker-jacket.ts";
import { tweedJacket } from "./tweed-jacket.ts";
import { twillChinos } from "./twill-chinos.ts";
import { twillShirt } from "./twill-shirt.ts";
import { winterOvercoat } from "./winter-overcoat.ts";

/** The men’s garments. */
export const menModels: Model[] = [
  fishermanJumper,
  flannelShirt,
  heavyTShirt,
  herringboneTrousers,
  nylonBomber,
  selvedgeJeans,
  suedeChelseaBoots,
  winterOvercoat,
  twillShirt,
  canvasOvershirt,
  stripedPyjamaShirt,
  linenTrousers,
  merinoCrewNeck,
  piquePolo,
  pennyLoafers,
  tweedJacket,
  navalBlazer,
  twillChinos,
  courtSneakers,
  downJacket,
  peaCoat,
  truckerJacket,
  linenCampShirt,
  suedeBomber,
  taperedWoolTrousers,
  ribbedVNeck,
  merinoPolo,
];
