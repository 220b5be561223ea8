import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const stripedMerinoLongSleeve: Model = {
  slug: "striped-merino-long-sleeve",
  cut: "long-sleeve-tee",
  cloth: "fine-knit",
  brand: "knit-two",
  category: "women/clothing/tops-and-t-shirts",
  title: typeset("Полосатый лонгслив из тонкого мериноса", "Striped long-sleeved merino top"),
  description: typeset(
    "Тёплая тельняшка, которую можно надеть под жакет. Меринос тонкий и мягкий; полоски вывязаны, а не напечатаны, поэтому со временем не сотрутся. В выходные тельняшка хороша с широкими брюками.",
    "A sailor’s top made in merino for colder days. The stripes are knitted in rather than printed, and they match up at the side seams. The merino is fine enough for the office and warm enough for a windy walk.",
  ),
  composition: typeset("Шерсть мериноса 100 %", "100% merino wool"),
  care: typeset(
    "Стирать в режиме «шерсть» при 30 °C, сушить разложенным.",
    "Wool cycle at 30 °C; dry flat.",
  ),
  measurements: typeset(
    "Размер S: длина 62 см, обхват по груди 92 см, рукав от плеча 60 см.",
    "Size S: length 62 cm, chest 92 cm, sleeve 60 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "foundation",
  views: ["front", "back", "detail"],
  colors: [
    {
      slug: "striped-merino-long-sleeve-navy",
      color: "navy",
      hex: "#efe9dc",
      secondHex: "#27324f",
      print: "breton",
      note: typeset(
        "Полоса тёмно-синяя, цвета северного моря, а фон молочный.",
        "Navy on cream, the traditional colours of a Breton top.",
      ),
      sku: "VR-26-134-01",
      price: 8500,
      labels: ["bestseller"],
    },
  ],
};
