import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const canvasTote: Model = {
  slug: "canvas-tote",
  cut: "tote",
  cloth: "gabardine",
  brand: "third-shift",
  category: "accessories/bags",
  title: typeset("Сумка из канваса", "Heavy canvas tote"),
  description: typeset(
    "Канвас плотнее, чем на рабочих куртках; дно двойное, ручки закреплены строчкой крест-накрест. Сумка выдерживает двенадцать килограммов: мы проверяли на картошке. После пяти стирок канвас становится мягче.",
    "The same canvas as our overshirts, only heavier. The base is doubled and the handles are box-stitched. To settle a bet, someone in the workshop carried twelve kilos of potatoes home in one of these bags. The bag was washed the next day and has been in use ever since.",
  ),
  composition: typeset("Хлопок 100 %, 450 г/м²", "100% cotton, 450 gsm"),
  care: typeset(
    "Стирка при 30 °C. Сушить на крючке, положив внутрь сухое полотенце.",
    "Wash at 30 °C. Stuff with a towel and hang on a hook to dry.",
  ),
  measurements: typeset(
    "38 × 34 × 12 см, длина ручек 62 см. Вес 480 г.",
    "38 × 34 × 12 cm, handles 62 cm. Weight 480 g.",
  ),
  country: "RU",
  sizeGrid: "one-size",
  sizes: ["one-size"],
  collection: "foundation",
  views: ["front", "back", "detail"],
  colors: [
    {
      slug: "canvas-tote-milk",
      color: "milk",
      hex: "#ddd3bf",
      note: typeset(
        "Молочная сумка — из некрашеного канваса тёплого сливочного оттенка.",
        "The milk-white canvas is undyed, and closer to cream than to pure white.",
      ),
      sku: "VR-26-306-01",
      price: 5900,
    },
    {
      slug: "canvas-tote-olive",
      color: "olive",
      hex: "#62614a",
      note: typeset(
        "Оливковую сумку удобно брать на дачу: земля и пыль на ней почти не видны.",
        "Mud from the allotment hardly shows on the olive.",
      ),
      sku: "VR-26-306-02",
      price: 5900,
    },
  ],
};
