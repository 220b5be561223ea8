import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const chunkyVNeck: Model = {
  slug: "chunky-v-neck",
  cut: "v-neck-jumper",
  cloth: "chunky-knit",
  stitch: "bulky",
  brand: "knit-two",
  category: "women/clothing/knitwear",
  title: typeset("Объёмный джемпер с V-образным вырезом", "Chunky V-neck jumper"),
  description: typeset(
    "Толстая мягкая пряжа и крупная вязка: петли видно с другого конца комнаты. Если надеть джемпер на рубашку, уголок выреза придётся ровно на вторую пуговицу. Рукав длиннее обычного, на холоде его можно натянуть на пальцы. Узкие брюки уравновесят объём, широкие его удвоят; мы за широкие.",
    "Thick, soft yarn, stitches as broad as a thumb and a V deep enough to show a shirt collar. The sleeves are long enough to pull down over your hands. Wear the jumper with slim trousers to balance the bulk.",
  ),
  composition: typeset("Шерсть 80 %, альпака 20 %", "80% wool, 20% alpaca"),
  care: typeset(
    "Стирать вручную, отжимать в полотенце, сушить разложенным, не меньше двух дней.",
    "Hand wash, roll in a towel and dry flat; allow two days for drying.",
  ),
  measurements: typeset(
    "Размер S: длина 62 см, обхват по груди 118 см, рукав от плеча 62 см.",
    "Size S: length 62 cm, chest 118 cm, sleeve 62 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "first-frost",
  views: ["front", "back", "close"],
  colors: [
    {
      slug: "chunky-v-neck-mustard",
      color: "mustard",
      hex: "#b3893a",
      note: typeset(
        "Горчичный джемпер особенно хорош с тёмно-синими джинсами.",
        "Mustard, lovely with dark denim or charcoal.",
      ),
      sku: "VR-26-137-01",
      price: 13900,
      labels: ["new"],
    },
    {
      slug: "chunky-v-neck-milk",
      color: "milk",
      hex: "#e3dac7",
      note: typeset(
        "Молочный джемпер остался с прошлой зимы, поэтому стоит дешевле остальных.",
        "The milk-white one looks as if it had been knitted by someone who loves you.",
      ),
      sku: "VR-26-137-02",
      price: 10900,
      oldPrice: 13900,
    },
    {
      slug: "chunky-v-neck-graphite",
      color: "graphite",
      hex: "#515155",
      note: typeset(
        "Графитовый джемпер холодный только на вид.",
        "A quiet graphite, easy with black trousers.",
      ),
      sku: "VR-26-137-03",
      price: 13900,
    },
    {
      slug: "chunky-v-neck-camel",
      color: "camel",
      hex: "#b08a5c",
      note: typeset(
        "Рядом с белым кэмел становится золотистым.",
        "Camel looks its best next to white or cream.",
      ),
      sku: "VR-26-137-05",
      price: 13900,
      labels: ["new"],
    },
    {
      slug: "chunky-v-neck-navy",
      color: "navy",
      hex: "#252c3f",
      note: typeset(
        "Из-под тёмно-синего джемпера пусть выглядывает голубая рубашка.",
        "Let a pale blue collar show at the neck of the navy one.",
      ),
      sku: "VR-26-137-06",
      price: 13900,
    },
    {
      slug: "chunky-v-neck-terracotta",
      color: "terracotta",
      hex: "#97482f",
      note: typeset(
        "Терракотовый джемпер хорош с шоколадной замшей.",
        "Terracotta, as warm to look at as it is to wear.",
      ),
      sku: "VR-26-137-07",
      price: 13900,
      labels: ["new"],
    },
  ],
};
