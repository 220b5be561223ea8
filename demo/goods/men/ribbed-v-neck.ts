import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const ribbedVNeck: Model = {
  slug: "ribbed-v-neck",
  cut: "v-neck-jumper",
  cloth: "cashmere",
  stitch: "fishermans-rib",
  brand: "knit-two",
  category: "men/clothing/knitwear",
  title: typeset("Джемпер английской вязки", "Fisherman’s-rib V-neck"),
  description: typeset(
    "Английская резинка вдвое толще глади, хорошо тянется и возвращается в форму. Меринос с кашемиром мягок, футболка под джемпером не нужна. Вырез неглубокий, как раз под воротник рубашки.",
    "Fisherman’s rib is twice as thick as a plain knit and springs back when stretched. The yarn is a blend of merino and cashmere, soft enough to wear next to the skin. The V is shallow and frames a shirt collar neatly.",
  ),
  composition: typeset("Шерсть мериноса 70 %, кашемир 30 %", "70% merino wool, 30% cashmere"),
  care: typeset(
    "Ручная стирка в прохладной воде. Сушить разложенным, резинку не вытягивать.",
    "Hand wash in cool water. Dry flat, without stretching the rib.",
  ),
  measurements: typeset(
    "Размер M: длина 68 см, обхват по груди 110 см, рукав от середины спинки 87 см. Вес 560 г.",
    "Size M: length 68 cm, chest 110 cm, sleeve from centre back 87 cm. Weight 560 g.",
  ),
  country: "RU",
  sizeGrid: "men",
  sizes: ["s", "m", "l", "xl", "xxl"],
  collection: "long-shadow",
  views: ["front", "back", "close"],
  colors: [
    {
      slug: "ribbed-v-neck-graphite",
      color: "graphite",
      hex: "#4d4d50",
      note: typeset(
        "Графитовый, в отличие от чёрного, от стирок не рыжеет.",
        "Graphite, which keeps its colour longer than black.",
      ),
      sku: "VR-26-239-01",
      price: 16900,
      labels: ["new"],
    },
    {
      slug: "ribbed-v-neck-green",
      color: "green",
      hex: "#33473c",
      note: typeset(
        "Бутылочно-зелёный джемпер носите с серыми брюками в ёлочку.",
        "Let a striped shirt show at the neck of the bottle green.",
      ),
      sku: "VR-26-239-02",
      price: 16900,
    },
    {
      slug: "ribbed-v-neck-burgundy",
      color: "burgundy",
      hex: "#562730",
      note: typeset(
        "Бордовый под серым пиджаком заменит галстук.",
        "Under a grey suit, burgundy does the work of a tie.",
      ),
      sku: "VR-26-239-03",
      price: 12900,
      oldPrice: 16900,
    },
  ],
};
