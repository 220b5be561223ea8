import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const feltedBeret: Model = {
  slug: "felted-beret",
  cut: "beret",
  cloth: "coating",
  brand: "veretie",
  category: "accessories/hats",
  also: ["women"],
  title: typeset("Шерстяной берет", "Wool beret"),
  description: typeset(
    "Берет вяжут без швов, потом валяют, пока петли не сомкнутся; на макушке остаётся хвостик. Репсовая лента внутри держит край, и берет не сползает. Носите его набок, на затылке или ровно, до бровей.",
    "Knitted, then felted until the stitches close up. The little stalk on top is where the knitting ends. A cotton grosgrain band inside keeps the beret in shape. Wear it pulled forward, pushed back or over one ear.",
  ),
  composition: typeset(
    "Шерсть мериноса 100 %. Лента: хлопок 100 %.",
    "100% merino wool. Band: 100% cotton.",
  ),
  care: typeset(
    "Щётка и пар. Мокрый сушить, натянув на тарелку подходящего размера.",
    "Brush and steam. If the beret gets wet, stretch it over a dinner plate to dry.",
  ),
  measurements: typeset(
    "Обхват головы 54–59 см, диаметр 27 см.",
    "Fits heads of 54–59 cm; 27 cm across.",
  ),
  country: "RU",
  sizeGrid: "one-size",
  sizes: ["one-size"],
  collection: "sotto-voce",
  views: ["front", "back", "close"],
  colors: [
    {
      slug: "felted-beret-black",
      color: "black",
      hex: "#232325",
      note: typeset(
        "Чёрный берет — французская классика.",
        "Black, as worn by painters and poets.",
      ),
      sku: "VR-26-313-01",
      price: 4900,
    },
    {
      slug: "felted-beret-red",
      color: "red",
      hex: "#962f2c",
      note: typeset(
        "Красный оживит и серое пальто, и чёрный пуховик.",
        "In red you will be easy to find in a crowd.",
      ),
      sku: "VR-26-313-02",
      price: 4900,
      labels: ["new"],
    },
    {
      slug: "felted-beret-camel",
      color: "camel",
      hex: "#b08a5c",
      note: typeset(
        "Кэмел подойдёт к пальто того же тона или к тёмно-синему.",
        "Camel, to match a camel coat or warm up a navy one.",
      ),
      sku: "VR-26-313-03",
      price: 4900,
    },
    {
      slug: "felted-beret-navy",
      color: "navy",
      hex: "#1b202c",
      note: typeset(
        "Тёмно-синий берет не так строг, как чёрный, а сочетается с цветами так же легко.",
        "Navy, and a striped top to go with it.",
      ),
      sku: "VR-26-313-04",
      price: 4900,
    },
    {
      slug: "felted-beret-milk",
      color: "milk",
      hex: "#e2dbcb",
      note: typeset(
        "Молочный берет хорош в ноябре: снега в городе ещё нет, а светлого уже хочется.",
        "Ivory, to brighten the greyest week of November.",
      ),
      sku: "VR-26-313-05",
      price: 4900,
      labels: ["new"],
    },
    {
      slug: "felted-beret-green",
      color: "green",
      hex: "#2d4638",
      note: typeset(
        "Бутылочно-зелёный берет носите с твидом или с коричневой замшей.",
        "Bottle green, the right hat for a tweed coat.",
      ),
      sku: "VR-26-313-06",
      price: 4900,
      labels: ["new"],
    },
    {
      slug: "felted-beret-grey",
      color: "grey",
      hex: "#8d8b88",
      note: typeset(
        "Серый берет можно надеть и с пальто, и с джинсовой курткой.",
        "A soft grey, a calm choice with a bright or checked coat.",
      ),
      sku: "VR-26-313-07",
      price: 4900,
    },
    {
      slug: "felted-beret-burgundy",
      color: "burgundy",
      hex: "#57242e",
      note: typeset(
        "К бордовому берету идёт помада того же цвета.",
        "Burgundy, with a lipstick to match.",
      ),
      sku: "VR-26-313-08",
      price: 3500,
      oldPrice: 4900,
    },
  ],
};
