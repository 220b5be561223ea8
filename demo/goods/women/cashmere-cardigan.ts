import { stock } from "../stock.ts";
import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const cashmereCardigan: Model = {
  slug: "cashmere-cardigan",
  cut: "cardigan",
  cloth: "cashmere",
  stitch: "waffle",
  brand: "knit-two",
  category: "women/clothing/knitwear",
  title: typeset("Кардиган из монгольского кашемира", "Mongolian cashmere cardigan"),
  description: typeset(
    "Кардиган связан в четыре нити вафельным узором и держит форму не хуже жакета, хотя весит меньше. Планка вывязана вместе с полочками, карманы накладные, гладкие, с резинкой по верху. Застёгнутый доверху кардиган заменит джемпер, а расстёгнутый хорош поверх платья.",
    "Four-ply cashmere in a waffle stitch, with enough body to hang like a jacket, yet light and soft to wear. The button band is knitted in one with the fronts, and the two patch pockets are plain, with ribbed edges. Buttoned to the top, the cardigan doubles as a jumper; left open, it looks good over a dress.",
  ),
  composition: typeset("Кашемир 100 %, Монголия", "100% Mongolian cashmere"),
  care: typeset(
    "Стирать вручную в воде комнатной температуры. Катышки снимать гребнем для кашемира; через несколько недель их станет меньше.",
    "Hand wash in water at room temperature. Comb off any pills in the first few weeks; after that there will be far fewer.",
  ),
  measurements: typeset(
    "Размер S: длина 58 см, обхват по груди 104 см, рукав от плеча 54 см. Вес 380 г.",
    "Size S: length 58 cm, chest 104 cm, sleeve 54 cm. Weight 380 g.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l"],
  collection: "sotto-voce",
  views: ["front", "back", "close"],
  colors: [
    {
      slug: "cashmere-cardigan-grey",
      color: "grey",
      hex: "#a09e9a",
      note: typeset(
        "Серый цвет получили без красителей, смешав пух трёх природных оттенков.",
        "This grey is a blend of three natural shades of cashmere, with no dye at all.",
      ),
      sku: "VR-26-109-01",
      price: 24900,
      labels: ["new", "handmade"],
      stock: stock({ xs: 2, s: 3, m: 3, l: 1 }, { petrovka: { s: 1 }, bronnaya: { m: 1 } }),
    },
    {
      slug: "cashmere-cardigan-dusty-rose",
      color: "dusty-rose",
      hex: "#b5938d",
      note: typeset(
        "Кардиганы цвета пыльной розы ещё вяжут: оттенок подобрали не с первого раза.",
        "The dusty-rose cardigans are still being knitted; the shade took more than one try.",
      ),
      sku: "VR-26-109-02",
      price: 24900,
      labels: ["handmade"],
      state: "coming-soon",
      stock: stock({ xs: 0, s: 0, m: 0, l: 0 }),
    },
    {
      slug: "cashmere-cardigan-navy",
      color: "navy",
      hex: "#262e44",
      note: typeset(
        "Тёмно-синий кардиган не примешь за чёрный даже в пасмурный день.",
        "The cashmere is dyed navy before it is spun, for a deep, even colour.",
      ),
      sku: "VR-26-109-03",
      price: 24900,
    },
    {
      slug: "cashmere-cardigan-camel",
      color: "camel",
      hex: "#b08a5b",
      note: typeset(
        "Кэмел мы советуем тем, кому бежевый кажется пресным.",
        "A golden shade of camel, to wear with white shirts and blue jeans.",
      ),
      sku: "VR-26-109-04",
      price: 24900,
      labels: ["new"],
    },
    {
      slug: "cashmere-cardigan-burgundy",
      color: "burgundy",
      hex: "#562730",
      note: typeset(
        "Бордовый кашемир красят дважды: с одного раза цвет выходит тусклым.",
        "The burgundy is dyed twice, or it would look flat.",
      ),
      sku: "VR-26-109-05",
      price: 18900,
      oldPrice: 24900,
    },
    {
      slug: "cashmere-cardigan-green",
      color: "green",
      hex: "#33483c",
      note: typeset(
        "Под бутылочно-зелёный кардиган наденьте белую футболку и джинсы.",
        "Bottle green, as easy with jeans as with grey flannel.",
      ),
      sku: "VR-26-109-06",
      price: 24900,
      labels: ["new"],
    },
  ],
};
