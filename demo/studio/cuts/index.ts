import type { CutId } from "../catalog.ts";
import type { Cut } from "../garment.ts";
import { ankleBoots } from "./ankle-boots.ts";
import { balletFlats } from "./ballet-flats.ts";
import { beanie } from "./beanie.ts";
import { belt } from "./belt.ts";
import { beret } from "./beret.ts";
import { bikerJacket } from "./biker-jacket.ts";
import { blazer } from "./blazer.ts";
import { bomber } from "./bomber.ts";
import { bowBlouse } from "./bow-blouse.ts";
import { bucketBag } from "./bucket-bag.ts";
import { cableJumper } from "./cable-jumper.ts";
import { cardigan } from "./cardigan.ts";
import { chelseaBoots } from "./chelsea-boots.ts";
import { crewNeckJumper } from "./crew-neck-jumper.ts";
import { denimJacket } from "./denim-jacket.ts";
import { denimSkirt } from "./denim-skirt.ts";
import { doubleBreastedBlazer } from "./double-breasted-blazer.ts";
import { doubleBreastedCoat } from "./double-breasted-coat.ts";
import { fishermanJumper } from "./fisherman-jumper.ts";
import { jeans, selvedgeJeans, wideJeans } from "./jeans.ts";
import { kneeBoots } from "./knee-boots.ts";
import { knitDress } from "./knit-dress.ts";
import { knitPolo } from "./knit-polo.ts";
import { knitTee } from "./knit-tee.ts";
import { loafers } from "./loafers.ts";
import { longCardigan } from "./long-cardigan.ts";
import { overcoat } from "./overcoat.ts";
import { overshirt, shirtJacket } from "./overshirt.ts";
import { peaCoat } from "./pea-coat.ts";
import { pencilSkirt } from "./pencil-skirt.ts";
import { pleatedSkirt } from "./pleated-skirt.ts";
import { poloShirt } from "./polo-shirt.ts";
import { puffSleeveBlouse } from "./puff-sleeve-blouse.ts";
import { puffer } from "./puffer.ts";
import { scarf } from "./scarf.ts";
import { sheathDress } from "./sheath-dress.ts";
import { campCollarShirt, oversizedShirt, pipedPyjamaTop, pyjamaTop, shirt } from "./shirt.ts";
import { shirtDress } from "./shirt-dress.ts";
import { silkSquare } from "./silk-square.ts";
import { singleBreastedCoat } from "./single-breasted-coat.ts";
import { aLineSkirt, slipSkirt } from "./skirts.ts";
import { slipDress } from "./slip-dress.ts";
import { smallBag } from "./small-bag.ts";
import { sneakers } from "./sneakers.ts";
import { sundress } from "./sundress.ts";
import { sweatshirt } from "./sweatshirt.ts";
import { longSleeveTee, tShirt } from "./t-shirt.ts";
import { tankTop } from "./tank-top.ts";
import { teaDress } from "./tea-dress.ts";
import { tote } from "./tote.ts";
import { trench } from "./trench.ts";
import {
  chinos,
  cigaretteTrousers,
  drawstringTrousers,
  flatFrontTrousers,
  shorts,
  straightTrousers,
  taperedTrousers,
  wideTrousers,
} from "./trousers.ts";
import { turtleneck } from "./turtleneck.ts";
import { knitVest, vNeckJumper } from "./v-neck-jumper.ts";
import { waistcoat } from "./waistcoat.ts";
import { wrapCoat } from "./wrap-coat.ts";
import { wrapDress } from "./wrap-dress.ts";

/** Every cut that a product may name. */
export const cuts: Record<CutId, Cut> = {
  shirt,
  "slip-dress": slipDress,
  "cable-jumper": cableJumper,
  "t-shirt": tShirt,
  turtleneck,
  "pleated-skirt": pleatedSkirt,
  "straight-trousers": straightTrousers,
  "tapered-trousers": taperedTrousers,
  jeans,
  overshirt,
  "shirt-jacket": shirtJacket,
  "oversized-shirt": oversizedShirt,
  "camp-collar-shirt": campCollarShirt,
  "pyjama-top": pyjamaTop,
  "piped-pyjama-top": pipedPyjamaTop,
  "fisherman-jumper": fishermanJumper,
  overcoat,
  "flat-front-trousers": flatFrontTrousers,
  "selvedge-jeans": selvedgeJeans,
  tote,
  "chelsea-boots": chelseaBoots,
  scarf,
  bomber,
  trench,
  "shirt-dress": shirtDress,
  cardigan,
  beanie,
  "double-breasted-coat": doubleBreastedCoat,
  blazer,
  "wide-trousers": wideTrousers,
  "pencil-skirt": pencilSkirt,
  "bow-blouse": bowBlouse,
  "crew-neck-jumper": crewNeckJumper,
  "slip-skirt": slipSkirt,
  "a-line-skirt": aLineSkirt,
  "knit-dress": knitDress,
  "wrap-dress": wrapDress,
  "tea-dress": teaDress,
  loafers,
  "small-bag": smallBag,
  puffer,
  "long-sleeve-tee": longSleeveTee,
  "tank-top": tankTop,
  "polo-shirt": poloShirt,
  sweatshirt,
  "wrap-coat": wrapCoat,
  "pea-coat": peaCoat,
  "single-breasted-coat": singleBreastedCoat,
  "v-neck-jumper": vNeckJumper,
  "knit-vest": knitVest,
  "knit-polo": knitPolo,
  "knit-tee": knitTee,
  "long-cardigan": longCardigan,
  "cigarette-trousers": cigaretteTrousers,
  chinos,
  shorts,
  "drawstring-trousers": drawstringTrousers,
  sneakers,
  "ankle-boots": ankleBoots,
  "knee-boots": kneeBoots,
  "wide-jeans": wideJeans,
  "denim-skirt": denimSkirt,
  "double-breasted-blazer": doubleBreastedBlazer,
  waistcoat,
  "biker-jacket": bikerJacket,
  "sheath-dress": sheathDress,
  sundress,
  "puff-sleeve-blouse": puffSleeveBlouse,
  "denim-jacket": denimJacket,
  "ballet-flats": balletFlats,
  belt,
  "bucket-bag": bucketBag,
  beret,
  "silk-square": silkSquare,
};
