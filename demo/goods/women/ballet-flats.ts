import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const balletFlats: Model = {
  slug: "ballet-flats",
  cut: "ballet-flats",
  cloth: "leather",
  brand: "shcheglov",
  category: "women/shoes/flats-and-loafers",
  title: typeset("Балетки из мягкой кожи", "Soft leather ballet flats"),
  description: typeset(
    "Подошва тонкая и гибкая, из кожи с резиновой накладкой. Мысок круглый, по верхнему краю продет шнурок с бантиком: подтяните шнурок, если балетки соскальзывают с пятки. Носите их с узкими брюками или плиссированной юбкой, а зимой берите с собой как сменную обувь: в сумке балетки почти не занимают места.",
    "Round in the toe, cut low, and soft enough to fold in half and drop into a coat pocket. A drawstring runs round the top edge and ties in a bow, so you can tighten the shoe if the heel slips. Wear the flats with cigarette trousers or a pleated skirt.",
  ),
  composition: typeset(
    "Верх и подкладка: кожа ягнёнка. Подошва: кожа с резиновой накладкой.",
    "Upper and lining: lambskin. Sole: leather with a rubber half sole.",
  ),
  care: typeset(
    "Протирать мягкой тканью, раз в месяц смазывать кремом в тон. Мокрые балетки набивать бумагой.",
    "Wipe with a soft cloth; apply matching shoe cream once a month. Stuff with paper when wet.",
  ),
  measurements: typeset(
    "Каблук 1 см. Колодка средней полноты; берите свой размер.",
    "Heel 1 cm. Medium width, true to size.",
  ),
  country: "RU",
  sizeGrid: "women-shoes",
  sizes: ["ru35", "ru36", "ru37", "ru38", "ru39", "ru40"],
  collection: "foundation",
  views: ["front", "back", "detail"],
  colors: [
    {
      slug: "ballet-flats-black",
      color: "black",
      hex: "#232122",
      note: typeset(
        "Чёрные подходят и к офисным брюкам, и к платью, в котором идут в театр.",
        "The black pair will take you from the office to the theatre.",
      ),
      sku: "VR-26-146-01",
      price: 14900,
      labels: ["bestseller"],
    },
    {
      slug: "ballet-flats-burgundy",
      color: "burgundy",
      hex: "#5e2630",
      note: typeset(
        "Бордовые особенно хороши с тёмными брюками.",
        "A deep burgundy that looks good with dark trousers.",
      ),
      sku: "VR-26-146-02",
      price: 14900,
      labels: ["new"],
    },
    {
      slug: "ballet-flats-milk",
      color: "milk",
      hex: "#ddd3c0",
      note: typeset(
        "Молочные — для сухой погоды и для тех, кто смотрит под ноги.",
        "Milk-white leather marks easily, so keep this pair for dry weather.",
      ),
      sku: "VR-26-146-03",
      price: 14900,
    },
    {
      slug: "ballet-flats-cognac",
      color: "cognac",
      hex: "#945b3b",
      note: typeset(
        "Коньячные летом носят с белыми брюками, осенью — с джинсами.",
        "Cognac leather, good with white trousers and with denim.",
      ),
      sku: "VR-26-146-04",
      price: 14900,
      labels: ["new"],
    },
  ],
};
