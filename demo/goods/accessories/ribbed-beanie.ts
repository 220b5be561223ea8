import { stock } from "../stock.ts";
import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const ribbedBeanie: Model = {
  slug: "ribbed-beanie",
  cut: "beanie",
  cloth: "fine-knit",
  brand: "knit-two",
  category: "accessories/hats",
  also: ["women", "men"],
  title: typeset("Шапка из мериноса в резинку", "Ribbed merino beanie"),
  description: typeset(
    "Резинка два на два, макушка сведена восемью клиньями, поэтому шапка облегает голову и не торчит колпаком. Край можно подвернуть дважды или опустить на уши — длины хватает. Вязка тонкая, и под капюшоном шапка не мешает.",
    "A two-by-two rib, shaped at the crown in eight sections to fit the head closely. Turn the cuff up twice, or pull the hat right down over your ears: it is long enough for either. The knit is thin enough to fit easily under a hood.",
  ),
  composition: typeset("Шерсть мериноса 100 %, 19,5 микрона", "100% merino wool, 19.5 micron"),
  care: typeset(
    "Ручная стирка при 30 °C. Сушить, надев на банку или вазу подходящего размера.",
    "Hand wash at 30 °C. Dry over a jar or a vase about the size of your head.",
  ),
  measurements: typeset(
    "Обхват головы 54–60 см, высота с отворотом 21 см.",
    "Fits heads of 54–60 cm; height with the cuff folded 21 cm.",
  ),
  country: "RU",
  sizeGrid: "one-size",
  sizes: ["one-size"],
  collection: "foundation",
  views: ["front", "back", "detail"],
  colors: [
    {
      slug: "ribbed-beanie-graphite",
      color: "graphite",
      hex: "#4e4e51",
      note: typeset("Графитовую смело берите в подарок.", "Graphite, a safe choice for a present."),
      sku: "VR-26-303-01",
      price: 3900,
      stock: stock({ "one-size": 31 }, { petrovka: { "one-size": 4 }, vaynera: { "one-size": 3 } }),
    },
    {
      slug: "ribbed-beanie-terracotta",
      color: "terracotta",
      hex: "#984732",
      note: typeset(
        "Терракотовая — в тон нашему джемперу с косами.",
        "Terracotta, dyed to match our cable-knit merino jumper.",
      ),
      sku: "VR-26-303-02",
      price: 3900,
      labels: ["new"],
      stock: stock({ "one-size": 17 }, { bronnaya: { "one-size": 2 }, baumana: { "one-size": 1 } }),
    },
    {
      slug: "ribbed-beanie-milk",
      color: "milk",
      hex: "#e0d8c8",
      note: typeset(
        "Молочная особенно хороша, когда щёки румяные с мороза.",
        "Milk white sets off cheeks pink from the cold.",
      ),
      sku: "VR-26-303-03",
      price: 3900,
    },
    {
      slug: "ribbed-beanie-navy",
      color: "navy",
      hex: "#242b40",
      note: typeset(
        "Тёмно-синяя подойдёт и к чёрному пуховику, и к серому пальто.",
        "In navy, the beanie looks as good with a pea coat as with a down jacket.",
      ),
      sku: "VR-26-303-04",
      price: 3900,
    },
    {
      slug: "ribbed-beanie-olive",
      color: "olive",
      hex: "#66664c",
      note: typeset(
        "Оливковый цвет приглушённый, как у сухого мха.",
        "Olive, for fishing trips and for town.",
      ),
      sku: "VR-26-303-05",
      price: 2900,
      oldPrice: 3900,
    },
  ],
};
