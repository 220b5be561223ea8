import { stock } from "../stock.ts";
import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const fishermanJumper: Model = {
  slug: "fisherman-jumper",
  cut: "fisherman-jumper",
  cloth: "chunky-knit",
  brand: "knit-two",
  category: "men/clothing/knitwear",
  title: typeset("Джемпер аранской вязки", "Aran jumper"),
  description: typeset(
    "Джемпер связан по кругу, без боковых швов, с косами до самого ворота: в таких свитерах рыбаки выходили в море. Ланолин в шерсти мы оставили, поэтому она чуть пахнет овцой и не боится мороси. Джемпер можно надеть под просторное пальто, а в тёплый осенний день носить и вместо куртки.",
    "Cables climb all the way to the collar, and there are no side seams: the body is knitted in the round, as fishermen’s jumpers used to be. We leave the lanolin in, so the wool smells faintly of sheep and shrugs off drizzle. The jumper fits under a coat and, on a mild day, takes the place of one.",
  ),
  composition: typeset("Шерсть 100 %, с природным ланолином", "100% wool with natural lanolin"),
  care: typeset(
    "Проветривать чаще, чем стирать. Если стирать, то вручную, в едва тёплой воде; сушить разложенным.",
    "Air it more often than you wash it. If it needs washing, do it by hand in barely warm water; dry flat.",
  ),
  measurements: typeset(
    "Размер M: длина 69 см, обхват по груди 114 см, рукав от середины спинки 88 см. Вес 890 г.",
    "Size M: length 69 cm, chest 114 cm, sleeve from centre back 88 cm. Weight 890 g.",
  ),
  country: "RU",
  sizeGrid: "men",
  sizes: ["s", "m", "l", "xl", "xxl"],
  collection: "sotto-voce",
  views: ["front", "back", "detail"],
  colors: [
    {
      slug: "fisherman-jumper-graphite",
      color: "graphite",
      hex: "#515153",
      note: typeset(
        "В графитовой нити к чёрной шерсти подмешано немного белой.",
        "The graphite yarn is spun from black and white fleece, with no dye.",
      ),
      sku: "VR-26-203-01",
      price: 15900,
      labels: ["handmade"],
      stock: stock(
        { s: 2, m: 4, l: 5, xl: 3, xxl: 1 },
        { petrovka: { l: 1 }, vaynera: { m: 1, l: 1 } },
      ),
    },
    {
      slug: "fisherman-jumper-milk",
      color: "milk",
      hex: "#e4dac5",
      note: typeset(
        "На молочном джемпере рисунок кос виден лучше всего.",
        "With wear the milk white turns to cream, and is all the better for it.",
      ),
      sku: "VR-26-203-02",
      price: 15900,
      labels: ["new", "handmade"],
      stock: stock({ s: 1, m: 3, l: 3, xl: 0, xxl: 1 }, { konyushennaya: { xl: 1 } }),
    },
    {
      slug: "fisherman-jumper-navy",
      color: "navy",
      hex: "#22293b",
      note: typeset(
        "Тёмно-синий — традиционный цвет рыбацких свитеров.",
        "Navy, the colour fishermen have always worn.",
      ),
      sku: "VR-26-203-03",
      price: 15900,
      labels: ["handmade"],
    },
    {
      slug: "fisherman-jumper-green",
      color: "green",
      hex: "#33493c",
      fall: 4,
      note: typeset(
        "Пряжу для бутылочно-зелёного джемпера по старинке красят пижмой и индиго, поэтому оттенок от партии к партии немного меняется.",
        "The green wool is dyed in small batches, and no two are quite alike.",
      ),
      sku: "VR-26-203-04",
      price: 15900,
      labels: ["new", "handmade"],
    },
  ],
};
