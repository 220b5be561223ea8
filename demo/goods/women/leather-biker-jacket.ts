import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const leatherBikerJacket: Model = {
  slug: "leather-biker-jacket",
  cut: "biker-jacket",
  cloth: "leather",
  brand: "shcheglov",
  category: "women/clothing/jackets",
  title: typeset("Кожаная косуха", "Leather biker jacket"),
  description: typeset(
    "Кожа ягнёнка мягкая уже в день покупки, разнашивать косуху не придётся. Молния косая, погоны на кнопках, на рукавах ещё две молнии — в тёплый день их можно расстегнуть. Под косуху просится что-нибудь тонкое, вроде шёлкового платья.",
    "Lambskin needs no breaking in: it is supple from the day you buy it. The jacket has a slanted zip, press-stud epaulettes and a belt at the hem. It is at its best over a silk dress.",
  ),
  composition: typeset(
    "Верх: кожа ягнёнка. Подкладка: вискоза 100 %.",
    "Shell: lambskin. Lining: 100% viscose.",
  ),
  care: typeset(
    "Только специализированная химчистка для кожи. После дождя вытереть мягкой тканью и сушить на широких плечиках.",
    "Specialist leather clean only. Blot dry after rain and leave on a broad hanger.",
  ),
  measurements: typeset(
    "Размер S: длина по спинке 54 см, обхват по груди 98 см, рукав от плеча 61 см.",
    "Size S: back length 54 cm, chest 98 cm, sleeve 61 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "foundation",
  views: ["front", "back", "close"],
  colors: [
    {
      slug: "leather-biker-jacket-black",
      color: "black",
      hex: "#1f1e1d",
      note: typeset(
        "Чёрную косуху продаём только в наших магазинах: приходите примерить.",
        "The black jacket is sold only in our shops, where you can try it on.",
      ),
      sku: "VR-26-158-01",
      price: 44900,
      state: "only-in-shops",
    },
    {
      slug: "leather-biker-jacket-chocolate",
      color: "chocolate",
      hex: "#46322a",
      note: typeset(
        "Шоколадная смотрится не так резко, как чёрная, и хороша с голубыми джинсами.",
        "Chocolate brown, lovely over a cream roll-neck.",
      ),
      sku: "VR-26-158-02",
      price: 44900,
      labels: ["new"],
    },
    {
      slug: "leather-biker-jacket-burgundy",
      color: "burgundy",
      hex: "#4a1f26",
      note: typeset(
        "Бордовая косуха хороша с чёрными джинсами и серым джемпером.",
        "A burgundy as dark as a ripe plum.",
      ),
      sku: "VR-26-158-03",
      price: 44900,
      labels: ["new"],
    },
  ],
};
