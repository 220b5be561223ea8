import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const cashmereBeanie: Model = {
  slug: "cashmere-beanie",
  cut: "beanie",
  cloth: "cashmere",
  brand: "knit-two",
  category: "accessories/hats",
  also: ["women", "men"],
  title: typeset("Кашемировая шапка", "Cashmere beanie"),
  description: typeset(
    "В шапке всего шестьдесят граммов кашемира, а греет она и в январе. По краю резинка плотная, и шапка не сползает с ушей; к макушке вязка свободнее, и причёска почти не мнётся. Шапка тонкая и легко умещается в кармане пальто.",
    "Just sixty grams of cashmere: it tucks into a coat pocket, yet is warm enough for a station platform in January. The rib is snug at the brow and looser towards the crown. The cuff pulls down to cover your ears.",
  ),
  composition: typeset("Кашемир 100 %, Монголия", "100% Mongolian cashmere"),
  care: typeset(
    "Стирать в тазу с детским шампунем, сушить на полотенце.",
    "Wash in a basin with baby shampoo and dry flat on a towel.",
  ),
  measurements: typeset(
    "Обхват головы 54–60 см, высота с отворотом 21 см.",
    "Fits heads of 54–60 cm; height with the cuff folded 21 cm.",
  ),
  country: "RU",
  sizeGrid: "one-size",
  sizes: ["one-size"],
  collection: "sotto-voce",
  views: ["front", "back", "detail"],
  colors: [
    {
      slug: "cashmere-beanie-camel",
      color: "camel",
      hex: "#b08a5c",
      note: typeset(
        "Кэмел здесь — природный цвет пуха: пряжу для этой шапки не красят.",
        "No dye goes into this camel shade: some cashmere goats are simply born that colour.",
      ),
      sku: "VR-26-307-01",
      price: 8900,
      labels: ["bestseller"],
    },
    {
      slug: "cashmere-beanie-dusty-rose",
      color: "dusty-rose",
      hex: "#b5938d",
      note: typeset(
        "Пыльная роза добавит цвета чёрному пуховику и серому пальто.",
        "Dusty rose adds some colour to a black puffer jacket.",
      ),
      sku: "VR-26-307-02",
      price: 8900,
    },
    {
      slug: "cashmere-beanie-grey",
      color: "grey",
      hex: "#8f8d8a",
      fall: 5,
      note: typeset(
        "Серая подходит к пальто любого цвета.",
        "Grey goes with a coat of any colour.",
      ),
      sku: "VR-26-307-03",
      price: 8900,
    },
    {
      slug: "cashmere-beanie-navy",
      color: "navy",
      hex: "#232b40",
      note: typeset(
        "Тёмно-синяя шапка к лицу почти всем.",
        "Navy, kind to almost every complexion.",
      ),
      sku: "VR-26-307-04",
      price: 8900,
      labels: ["new"],
    },
    {
      slug: "cashmere-beanie-green",
      color: "green",
      hex: "#304a3c",
      note: typeset(
        "Бутылочно-зелёная особенно идёт рыжеволосым.",
        "Bottle green, lovely with red hair.",
      ),
      sku: "VR-26-307-05",
      price: 8900,
    },
  ],
};
