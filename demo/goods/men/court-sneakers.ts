import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const courtSneakers: Model = {
  slug: "court-sneakers",
  cut: "sneakers",
  cloth: "leather",
  brand: "shcheglov",
  category: "men/shoes/sneakers-and-loafers",
  title: typeset("Кеды из гладкой кожи", "Leather court sneakers"),
  description: typeset(
    "Логотип спрятан под язычком, снаружи только гладкая кожа. Подошва прошита по кругу, и в мастерской её можно заменить. Кеды можно носить с чем угодно, кроме смокинга.",
    "Calfskin inside and out, a few small perforations at the toe, and the maker’s name tucked under the tongue. The sole is stitched on as well as glued, so a cobbler can replace it. These sneakers are plain enough to wear with a suit.",
  ),
  composition: typeset(
    "Верх и подкладка: телячья кожа. Подошва: каучук.",
    "Upper and lining: calf leather. Sole: natural rubber.",
  ),
  care: typeset(
    "Протирать влажной салфеткой, крем брать в тон коже. Шнурки стирать отдельно.",
    "Wipe with a damp cloth; polish with a cream to match the leather. Wash the laces separately.",
  ),
  measurements: typeset(
    "Высота подошвы 3 см, полнота средняя. Кеды идут размер в размер.",
    "Sole 3 cm, standard width, true to size.",
  ),
  country: "RU",
  sizeGrid: "men-shoes",
  sizes: ["ru40", "ru41", "ru42", "ru43", "ru44", "ru45"],
  collection: "high-water",
  views: ["front", "back", "detail"],
  colors: [
    {
      slug: "court-sneakers-white",
      color: "white",
      hex: "#e8e4dc",
      note: typeset(
        "Грязь на белой коже видна сразу, зато и оттирается легко.",
        "White, as tennis shoes used to be. Only the first mark hurts.",
      ),
      sku: "VR-26-235-01",
      price: 15900,
      labels: ["bestseller"],
    },
  ],
};
