import type { Model } from "../types.ts";
import { balletFlats } from "./ballet-flats.ts";
import { beltedTrench } from "./belted-trench.ts";
import { beltedWrapCoat } from "./belted-wrap-coat.ts";
import { biasSatinSkirt } from "./bias-satin-skirt.ts";
import { buttonALineSkirt } from "./button-a-line-skirt.ts";
import { cableJumper } from "./cable-jumper.ts";
import { cashmereCardigan } from "./cashmere-cardigan.ts";
import { cashmereCrewNeck } from "./cashmere-crew-neck.ts";
import { cashmereSweatshirt } from "./cashmere-sweatshirt.ts";
import { cashmereTShirt } from "./cashmere-t-shirt.ts";
import { cashmereVest } from "./cashmere-vest.ts";
import { womenChelseaBoots } from "./chelsea-boots.ts";
import { chunkyVNeck } from "./chunky-v-neck.ts";
import { cigaretteTrousers } from "./cigarette-trousers.ts";
import { denimMidiSkirt } from "./denim-midi-skirt.ts";
import { ditsySlipDress } from "./ditsy-slip-dress.ts";
import { ditsyTeaDress } from "./ditsy-tea-dress.ts";
import { doubleBreastedCoat } from "./double-breasted-coat.ts";
import { floralSlipSkirt } from "./floral-slip-skirt.ts";
import { floralSundress } from "./floral-sundress.ts";
import { glossyPuffer } from "./glossy-puffer.ts";
import { houndstoothCoat } from "./houndstooth-coat.ts";
import { jerseyTankTop } from "./jersey-tank-top.ts";
import { knittedPolo } from "./knitted-polo.ts";
import { laceUpBoots } from "./lace-up-boots.ts";
import { leatherBikerJacket } from "./leather-biker-jacket.ts";
import { leatherPencilSkirt } from "./leather-pencil-skirt.ts";
import { linenBlazer } from "./linen-blazer.ts";
import { linenShirtDress } from "./linen-shirt-dress.ts";
import { linenSundress } from "./linen-sundress.ts";
import { longChunkyCardigan } from "./long-chunky-cardigan.ts";
import { merinoTurtleneck } from "./merino-turtleneck.ts";
import { oversizedCottonShirt } from "./oversized-cotton-shirt.ts";
import { paisleyCampShirt } from "./paisley-camp-shirt.ts";
import { pencilSkirt } from "./pencil-skirt.ts";
import { peonySlipDress } from "./peony-slip-dress.ts";
import { pinstripeWaistcoat } from "./pinstripe-waistcoat.ts";
import { pinstripeWideTrousers } from "./pinstripe-wide-trousers.ts";
import { pleatedSkirt } from "./pleated-skirt.ts";
import { poplinShirt } from "./poplin-shirt.ts";
import { puffSleeveBlouse } from "./puff-sleeve-blouse.ts";
import { relaxedDoubleBreastedBlazer } from "./relaxed-double-breasted-blazer.ts";
import { ribbedKnitDress } from "./ribbed-knit-dress.ts";
import { satinBomber } from "./satin-bomber.ts";
import { satinDrawstringTrousers } from "./satin-drawstring-trousers.ts";
import { silkBowBlouse } from "./silk-bow-blouse.ts";
import { silkShirt } from "./silk-shirt.ts";
import { silkSlipDress } from "./silk-slip-dress.ts";
import { singleBreastedBlazer } from "./single-breasted-blazer.ts";
import { straightJeans } from "./straight-jeans.ts";
import { stripedMerinoLongSleeve } from "./striped-merino-long-sleeve.ts";
import { stripedShirt } from "./striped-shirt.ts";
import { suedeBikerJacket } from "./suede-biker-jacket.ts";
import { suedeKneeBoots } from "./suede-knee-boots.ts";
import { suedePencilSkirt } from "./suede-pencil-skirt.ts";
import { suedePennyLoafers } from "./suede-penny-loafers.ts";
import { tailoredBermudas } from "./tailored-bermudas.ts";
import { tailoredTrousers } from "./tailored-trousers.ts";
import { tartanPleatedSkirt } from "./tartan-pleated-skirt.ts";
import { viscoseWrapDress } from "./viscose-wrap-dress.ts";
import { wideLegJeans } from "./wide-leg-jeans.ts";
import { wideLinenTrousers } from "./wide-linen-trousers.ts";
import { wideTrousers } from "./wide-trousers.ts";
import { windowpaneOvershirt } from "./windowpane-overshirt.ts";
import { woolSheathDress } from "./wool-sheath-dress.ts";

/** The women's garments. */
export const womenModels: Model[] = [
  beltedTrench,
  cableJumper,
  cashmereCardigan,
  womenChelseaBoots,
  ditsySlipDress,
  doubleBreastedCoat,
  linenShirtDress,
  merinoTurtleneck,
  pencilSkirt,
  pleatedSkirt,
  poplinShirt,
  silkShirt,
  silkSlipDress,
  singleBreastedBlazer,
  straightJeans,
  stripedShirt,
  tailoredTrousers,
  wideTrousers,
  oversizedCottonShirt,
  silkBowBlouse,
  cashmereCrewNeck,
  biasSatinSkirt,
  buttonALineSkirt,
  ribbedKnitDress,
  viscoseWrapDress,
  ditsyTeaDress,
  suedePennyLoafers,
  cashmereTShirt,
  wideLinenTrousers,
  linenBlazer,
  satinBomber,
  stripedMerinoLongSleeve,
  jerseyTankTop,
  cashmereSweatshirt,
  chunkyVNeck,
  cashmereVest,
  knittedPolo,
  longChunkyCardigan,
  beltedWrapCoat,
  houndstoothCoat,
  windowpaneOvershirt,
  paisleyCampShirt,
  glossyPuffer,
  cigaretteTrousers,
  satinDrawstringTrousers,
  tailoredBermudas,
  laceUpBoots,
  suedeKneeBoots,
  puffSleeveBlouse,
  woolSheathDress,
  linenSundress,
  denimMidiSkirt,
  wideLegJeans,
  leatherBikerJacket,
  relaxedDoubleBreastedBlazer,
  pinstripeWaistcoat,
  balletFlats,
  floralSlipSkirt,
  floralSundress,
  tartanPleatedSkirt,
  pinstripeWideTrousers,
  peonySlipDress,
  suedePencilSkirt,
  leatherPencilSkirt,
  suedeBikerJacket,
];
