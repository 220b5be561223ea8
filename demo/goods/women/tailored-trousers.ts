import { stock } from "../stock.ts";
import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const tailoredTrousers: Model = {
  slug: "tailored-trousers",
  cut: "straight-trousers",
  cloth: "suiting",
  brand: "kamvol",
  category: "women/clothing/trousers-and-jeans",
  title: typeset("Шерстяные брюки с защипами", "Pleated wool trousers"),
  description: typeset(
    "У брюк два защипа и посадка на талии; стрелка прострочена в полумиллиметре от сгиба и после чистки остаётся на месте. Шерсть Super 110 упругая, и колени к вечеру не вытягиваются. Длина рассчитана на каблук в три сантиметра; под обувь без каблука подверните брюки один раз.",
    "Two pleats, a high waist and a crease stitched half a millimetre from the fold, to survive the dry cleaner. The Super 110s wool is springy, so the knees do not bag. The legs are cut long enough for a low heel; turn them up once for flats.",
  ),
  composition: typeset(
    "Шерсть 100 %, Super 110. Подкладка до колена: вискоза 100 %.",
    "100% Super 110s wool. Lining to the knee: 100% viscose.",
  ),
  care: typeset(
    "Химчистка не чаще раза в сезон. Вешать за низ, отпаривать, не прижимая утюг.",
    "Dry clean once a season at most. Hang by the hem; steam rather than press.",
  ),
  measurements: typeset(
    "Размер S: обхват по талии 70 см, обхват по бёдрам 98 см, шаговый шов 79 см, низ 40 см.",
    "Size S: waist 70 cm, hips 98 cm, inside leg 79 cm, leg opening 40 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "foundation",
  views: ["front", "back", "close"],
  colors: [
    {
      slug: "tailored-trousers-taupe",
      color: "taupe",
      hex: "#837a6c",
      note: typeset(
        "Тауп — это серый с примесью коричневого, поэтому к нему подходит и чёрный цвет, и шоколадный.",
        "A warm taupe that goes with black and brown alike.",
      ),
      sku: "VR-26-112-01",
      price: 11900,
      labels: ["bestseller"],
      stock: stock(
        { xs: 4, s: 6, m: 8, l: 5, xl: 3 },
        { petrovka: { s: 1, m: 1 }, baumana: { l: 1 } },
      ),
    },
    {
      slug: "tailored-trousers-black",
      color: "black",
      hex: "#232224",
      note: typeset(
        "Чёрная шерсть матовая, с ней хорошо смотрится шёлковая рубашка.",
        "A plain, matt black, smart with a white shirt.",
      ),
      sku: "VR-26-112-02",
      price: 11900,
      stock: stock(
        { xs: 5, s: 8, m: 9, l: 7, xl: 4 },
        { bronnaya: { s: 1, m: 1 }, vaynera: { m: 1 } },
      ),
    },
    {
      slug: "tailored-trousers-navy",
      color: "navy",
      hex: "#1b202c",
      note: typeset(
        "Тёмно-синие обычно покупают после чёрных, а носят чаще.",
        "Navy, for days when black would look too severe.",
      ),
      sku: "VR-26-112-03",
      price: 11900,
    },
    {
      slug: "tailored-trousers-grey",
      color: "grey",
      hex: "#8f8d89",
      print: "windowpane",
      note: typeset(
        "Серые брюки — в ту же клетку, что и наш однобортный жакет: вместе выходит костюм.",
        "The grey has a pale windowpane check; add our single-breasted blazer in the same cloth and you have a suit.",
      ),
      sku: "VR-26-112-04",
      price: 12500,
      labels: ["new"],
    },
    {
      slug: "tailored-trousers-sand",
      color: "sand",
      hex: "#b9a687",
      note: typeset(
        "Песочные носите с тёмно-синим жакетом или с белой рубашкой.",
        "A pale sand that goes with a navy blazer or a white silk shirt.",
      ),
      sku: "VR-26-112-05",
      price: 11900,
      labels: ["new"],
    },
    {
      slug: "tailored-trousers-chocolate",
      color: "chocolate",
      hex: "#483429",
      note: typeset(
        "К шоколадным брюкам наденьте джемпер цвета кэмел.",
        "Chocolate brown; try a cream jumper or a pale blue shirt with it.",
      ),
      sku: "VR-26-112-06",
      price: 11900,
      labels: ["new"],
    },
    {
      slug: "tailored-trousers-burgundy",
      color: "burgundy",
      hex: "#4e222b",
      note: typeset(
        "Бордовые брюки кажутся яркими только на вешалке.",
        "The burgundy looks bold only on the hanger.",
      ),
      sku: "VR-26-112-07",
      price: 8900,
      oldPrice: 11900,
    },
  ],
};
