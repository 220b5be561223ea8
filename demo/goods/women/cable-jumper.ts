import { stock } from "../stock.ts";
import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const cableJumper: Model = {
  slug: "cable-jumper",
  cut: "cable-jumper",
  cloth: "chunky-knit",
  brand: "knit-two",
  category: "women/clothing/knitwear",
  title: typeset("Мериносовый джемпер с косами", "Cabled merino jumper"),
  description: typeset(
    "Косы по всему переду, рисовая вязка по бокам, высокая плотная резинка. Пряжа в два сложения почти не скатывается, а тонкий меринос не колется. Джемпер носят поверх рубашки или шёлкового платья-комбинации.",
    "Cables all the way up the front, moss stitch at the sides and a deep rib that keeps its stretch. The two-ply merino is firm enough to resist pilling and fine enough not to itch. Wear the jumper over a shirt for the office or over a silk slip dress for dinner.",
  ),
  composition: typeset("Шерсть мериноса 100 %, 19,5 микрона", "100% merino wool, 19.5 micron"),
  care: typeset(
    "Стирать вручную при 30 °C, отжимать в полотенце, сушить разложенным. Хранить сложенным.",
    "Hand wash at 30 °C, press in a towel and dry flat. Store folded.",
  ),
  measurements: typeset(
    "Размер S: длина 64 см, обхват по груди 112 см, рукав от середины спинки 76 см. Вес 640 г.",
    "Size S: length 64 cm, chest 112 cm, sleeve from centre back 76 cm. Weight 640 g.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "sotto-voce",
  views: ["front", "back", "close"],
  colors: [
    {
      slug: "cable-jumper-terracotta",
      color: "terracotta",
      hex: "#98452f",
      note: typeset(
        "Терракотовый цвет получился с третьего раза: первые две партии пряжи вышли рыжими.",
        "It took us three attempts to get the terracotta right: closer to brick than to orange.",
      ),
      sku: "VR-26-107-01",
      price: 12900,
      labels: ["new", "bestseller"],
      stock: stock(
        { xs: 3, s: 6, m: 8, l: 4, xl: 1 },
        { petrovka: { m: 1 }, vaynera: { s: 1, m: 1 }, baumana: { l: 1 } },
      ),
    },
    {
      slug: "cable-jumper-milk",
      color: "milk",
      hex: "#e2dacb",
      note: typeset(
        "Молочный — природный цвет шерсти: её вымыли, но не красили.",
        "Milk white is the wool’s own colour: the yarn is washed, never dyed.",
      ),
      sku: "VR-26-107-02",
      price: 12900,
      stock: stock(
        { xs: 2, s: 4, m: 6, l: 5, xl: 3 },
        { bronnaya: { s: 1 }, konyushennaya: { m: 1 } },
      ),
    },
    {
      slug: "cable-jumper-navy",
      color: "navy",
      hex: "#22293b",
      note: typeset(
        "Тёмно-синий джемпер смотрится строго, под него можно надеть и рубашку с галстуком.",
        "A smart navy that looks right with a shirt collar showing.",
      ),
      sku: "VR-26-107-03",
      price: 12900,
      stock: stock({ xs: 0, s: 3, m: 4, l: 3, xl: 0 }, { petrovka: { xs: 1 } }),
    },
    {
      slug: "cable-jumper-green",
      color: "green",
      hex: "#2f4a3c",
      note: typeset(
        "Бутылочно-зелёный хорошо смотрится с коричневым вельветом.",
        "Dark bottle green, good with brown corduroy.",
      ),
      sku: "VR-26-107-04",
      price: 12900,
      labels: ["new"],
    },
    {
      slug: "cable-jumper-grey",
      color: "grey",
      hex: "#9a9894",
      note: typeset(
        "К светло-серому джемперу идут белые джинсы: белое носят и зимой.",
        "Pale grey shows off every twist of the cables.",
      ),
      sku: "VR-26-107-06",
      price: 12900,
      labels: ["new"],
    },
    {
      slug: "cable-jumper-burgundy",
      color: "burgundy",
      hex: "#5b2731",
      note: typeset(
        "Бордовый джемпер можно надеть и на новогодний ужин, и на каток.",
        "Burgundy, the colour most often bought as a present.",
      ),
      sku: "VR-26-107-07",
      price: 9900,
      oldPrice: 12900,
    },
  ],
};
