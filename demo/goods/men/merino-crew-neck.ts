import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const merinoCrewNeck: Model = {
  slug: "merino-crew-neck",
  cut: "crew-neck-jumper",
  cloth: "fine-knit",
  stitch: "narrow-rib",
  brand: "knit-two",
  category: "men/clothing/knitwear",
  title: typeset("Тонкий джемпер из мериноса", "Fine merino crew neck"),
  description: typeset(
    "Джемпер связан в тонкий рубчик и под пиджаком не собирается в складки. Хорош он и сам по себе. Горловина закрывает верхнюю пуговицу рубашки, высокие манжеты не дают рукавам сползать. Волокно мериноса настолько тонкое, что не колется, даже если надеть джемпер на голое тело.",
    "A neat rib, fine enough to lie flat under a jacket and smart enough to wear without one. Over a shirt, the neckline sits close to the collar, and the deep cuffs stay put at the wrist. Merino this fine does not itch, even on bare skin.",
  ),
  composition: typeset("Шерсть мериноса 100 %, 18,5 микрона", "100% merino wool, 18.5 micron"),
  care: typeset(
    "Стирать в режиме «шерсть» при 30 °C. Складывать, не вешать.",
    "Wool cycle, 30 °C. Fold; never hang.",
  ),
  measurements: typeset(
    "Размер M: длина 67 см, обхват по груди 104 см, рукав от середины спинки 86 см. Вес 290 г.",
    "Size M: length 67 cm, chest 104 cm, sleeve from centre back 86 cm. Weight 290 g.",
  ),
  country: "RU",
  sizeGrid: "men",
  sizes: ["s", "m", "l", "xl", "xxl"],
  collection: "foundation",
  views: ["front", "back", "close"],
  colors: [
    {
      slug: "merino-crew-neck-navy",
      color: "navy",
      hex: "#22293b",
      note: typeset(
        "Тёмно-синий цвет глубокий, почти чернильный.",
        "Navy is the colour most customers choose first.",
      ),
      sku: "VR-26-221-01",
      price: 8900,
      labels: ["bestseller"],
    },
    {
      slug: "merino-crew-neck-green",
      color: "green",
      hex: "#2f483a",
      note: typeset(
        "Бутылочно-зелёный — цвет тёмный и сдержанный, его можно носить вместо синего.",
        "A deep bottle green, almost as dark as navy.",
      ),
      sku: "VR-26-221-03",
      price: 8900,
      labels: ["new"],
    },
  ],
};
