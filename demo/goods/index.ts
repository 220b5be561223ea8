import { checkedScarf } from "./accessories/checked-scarf.ts";
import { leatherTote } from "./accessories/leather-tote.ts";
import { ribbedBeanie } from "./accessories/ribbed-beanie.ts";
import type { CategoryPath } from "./categories.ts";
import { inListingOrder } from "./listing-order.ts";
import { fishermanJumper } from "./men/fisherman-jumper.ts";
import { flannelShirt } from "./men/flannel-shirt.ts";
import { heavyTShirt } from "./men/heavy-t-shirt.ts";
import { herringboneTrousers } from "./men/herringbone-trousers.ts";
import { nylonBomber } from "./men/nylon-bomber.ts";
import { selvedgeJeans } from "./men/selvedge-jeans.ts";
import { suedeChelseaBoots } from "./men/suede-chelsea-boots.ts";
import { winterOvercoat } from "./men/winter-overcoat.ts";
import type { Model, Product, Said } from "./types.ts";
import { beltedTrench } from "./women/belted-trench.ts";
import { cableJumper } from "./women/cable-jumper.ts";
import { cashmereCardigan } from "./women/cashmere-cardigan.ts";
import { womenChelseaBoots } from "./women/chelsea-boots.ts";
import { ditsySlipDress } from "./women/ditsy-slip-dress.ts";
import { doubleBreastedCoat } from "./women/double-breasted-coat.ts";
import { linenShirtDress } from "./women/linen-shirt-dress.ts";
import { merinoTurtleneck } from "./women/merino-turtleneck.ts";
import { pencilSkirt } from "./women/pencil-skirt.ts";
import { pleatedSkirt } from "./women/pleated-skirt.ts";
import { poplinShirt } from "./women/poplin-shirt.ts";
import { silkShirt } from "./women/silk-shirt.ts";
import { silkSlipDress } from "./women/silk-slip-dress.ts";
import { singleBreastedBlazer } from "./women/single-breasted-blazer.ts";
import { straightJeans } from "./women/straight-jeans.ts";
import { stripedShirt } from "./women/striped-shirt.ts";
import { tailoredTrousers } from "./women/tailored-trousers.ts";
import { wideTrousers } from "./women/wide-trousers.ts";

/** Every garment of the demo shop. */
export const models: Model[] = [
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
  fishermanJumper,
  flannelShirt,
  heavyTShirt,
  herringboneTrousers,
  nylonBomber,
  selvedgeJeans,
  suedeChelseaBoots,
  winterOvercoat,
  checkedScarf,
  leatherTote,
  ribbedBeanie,
];

/** Every product, a garment in one color, in the order of listings. */
export const products: Product[] = inListingOrder(
  models.flatMap((model) => model.colors.map((color) => ({ model, color }))),
);

/** The categories that list a product, the one it belongs to first. */
export function categoriesOf({ model, color }: Product): CategoryPath[] {
  const paths: CategoryPath[] = [model.category, ...(model.also ?? [])];
  if (color.labels?.includes("new")) paths.push("new");
  if (color.oldPrice) paths.push("sale");
  return paths;
}

/** What the product page says: the garment's description, then the color's own sentence. */
export function productDescription({ model, color }: Product): Said {
  return {
    ru: `${model.description.ru} ${color.note.ru}`,
    en: `${model.description.en} ${color.note.en}`,
  };
}
