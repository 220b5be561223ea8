import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const softSuedeBelt: Model = {
  slug: "soft-suede-belt",
  cut: "belt",
  cloth: "suede",
  brand: "shcheglov",
  category: "accessories/belts",
  also: ["women"],
  title: typeset("Замшевый ремень", "Suede belt"),
  description: typeset(
    "Ремень мягкий, с подкладкой из гладкой кожи, которая не даёт ему вытянуться. Проденьте его в шлёвки льняных брюк или застегните поверх кардигана. Примятый ворс легко поднять обычным школьным ластиком.",
    "The belt is soft enough to buckle over a cardigan, and narrow enough for the loops on most trousers. A smooth calf lining keeps the suede from stretching. Marks come out with a suede eraser and a little patience.",
  ),
  composition: typeset(
    "Верх: замша. Подкладка: телячья кожа. Пряжка: латунь.",
    "Outer: suede. Lining: calf leather. Buckle: brass.",
  ),
  care: typeset(
    "Чистить щёткой и ластиком, от воды защищать пропиткой.",
    "Clean with a brush and an eraser; protect with a waterproofing spray.",
  ),
  measurements: typeset(
    "Ширина 3 см, длина до среднего отверстия 85 см, ремень можно укоротить до 65 см.",
    "Width 3 cm, 85 cm to the middle hole; can be shortened to 65 cm.",
  ),
  country: "RU",
  sizeGrid: "one-size",
  sizes: ["one-size"],
  collection: "high-water",
  views: ["front", "back", "detail"],
  colors: [
    {
      slug: "soft-suede-belt-sand",
      color: "sand",
      hex: "#b3966e",
      note: typeset(
        "Песочный ремень можно носить с нашим тренчем того же цвета: оттенки почти совпадают.",
        "Sand, for white jeans and pale linen.",
      ),
      sku: "VR-26-312-01",
      price: 5500,
      labels: ["new"],
    },
    {
      slug: "soft-suede-belt-tobacco",
      color: "tobacco",
      hex: "#765740",
      note: typeset(
        "Табачный ремень подобран в тон нашим замшевым челси.",
        "Tobacco, to pick up the brown of a tweed jacket.",
      ),
      sku: "VR-26-312-02",
      price: 5500,
    },
    {
      slug: "soft-suede-belt-chocolate",
      color: "chocolate",
      hex: "#4d392e",
      note: typeset(
        "Шоколадный ремень подойдёт к тёмным джинсам и коричневым сапогам.",
        "Chocolate goes with dark jeans and brown boots.",
      ),
      sku: "VR-26-312-03",
      price: 5500,
    },
    {
      slug: "soft-suede-belt-burgundy",
      color: "burgundy",
      hex: "#5e2b32",
      note: typeset(
        "Бордовый ремень заметен ровно настолько, чтобы скрасить серое платье.",
        "Burgundy, good with camel and even better with denim.",
      ),
      sku: "VR-26-312-04",
      price: 5500,
    },
  ],
};
