import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const tailoredBermudas: Model = {
  slug: "tailored-bermudas",
  cut: "shorts",
  cloth: "suiting",
  brand: "kamvol",
  category: "women/clothing/trousers-and-jeans",
  title: typeset("Бермуды из костюмной шерсти", "Tailored Bermuda shorts"),
  description: typeset(
    "Брюки обрезали выше колена и оставили им всё остальное: шлёвки, косые карманы и стрелки. Шерсть летняя, дышит лучше хлопка. С жакетом в тон выходит костюм для июля, а после работы довольно сменить туфли на кеды.",
    "A good pair of trousers, cut off above the knee for summer. The crease and the belt loops stay, and the tropical wool breathes better than cotton. Wear them with loafers, and with knee socks if you dare.",
  ),
  composition: typeset("Шерсть 100 %, 210 г/м²", "100% wool, 210 gsm"),
  care: typeset(
    "Химчистка или ручная стирка в прохладной воде.",
    "Dry clean, or hand wash in cool water.",
  ),
  measurements: typeset(
    "Размер S: обхват по талии 70 см, обхват по бёдрам 102 см, шаговый шов 26 см.",
    "Size S: waist 70 cm, hips 102 cm, inside leg 26 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "high-water",
  colors: [
    {
      slug: "tailored-bermudas-taupe",
      color: "taupe",
      hex: "#837a6c",
      note: typeset(
        "Тауп хорош тем, что к нему подходит рубашка любого цвета.",
        "Taupe, a colour for town rather than the beach.",
      ),
      sku: "VR-26-149-01",
      price: 8900,
    },
  ],
};
