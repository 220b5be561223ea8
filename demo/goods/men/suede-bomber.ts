import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const suedeBomber: Model = {
  slug: "suede-bomber",
  cut: "bomber",
  cloth: "suede",
  brand: "shcheglov",
  category: "men/clothing/coats-and-jackets",
  title: typeset("Замшевый бомбер", "Suede bomber"),
  description: typeset(
    "Козья замша тонкая и ложится складками, как ткань, поэтому бомбер не стоит колом. Манжеты, пояс и воротник связаны из шерсти в тон замше. В мае бомбер носят с футболкой, в октябре — с водолазкой.",
    "Goat suede, thin enough to drape like cloth, with a collar, cuffs and hem knitted in wool to match. The cotton lining feels soft on bare arms. Wear the bomber over a T-shirt in May and over a roll-neck in October.",
  ),
  composition: typeset(
    "Верх: козья замша. Подкладка: хлопок 100 %. Резинка: шерсть 95 %, эластан 5 %.",
    "Shell: goat suede. Lining: 100% cotton. Ribbing: 95% wool, 5% elastane.",
  ),
  care: typeset(
    "До первого выхода обработать водоотталкивающей пропиткой, чистить щёткой для замши. Промокший бомбер сушить на плечиках вдали от батареи.",
    "Waterproof before first wear and clean with a suede brush. If the bomber gets wet, dry it on a hanger, away from heat.",
  ),
  measurements: typeset(
    "Размер M: длина 66 см, обхват по груди 120 см, рукав от середины спинки 84 см.",
    "Size M: length 66 cm, chest 120 cm, sleeve from centre back 84 cm.",
  ),
  country: "RU",
  sizeGrid: "men",
  sizes: ["s", "m", "l", "xl", "xxl"],
  collection: "long-shadow",
  views: ["front", "back", "detail"],
  colors: [
    {
      slug: "suede-bomber-tobacco",
      color: "tobacco",
      hex: "#75573f",
      secondHex: "#4a3628",
      note: typeset(
        "Табачный бомбер хорош с тёмно-синими брюками и светлой рубашкой.",
        "Tobacco suede that looks better still once the elbows are worn.",
      ),
      sku: "VR-26-237-01",
      price: 42900,
      labels: ["new"],
    },
    {
      slug: "suede-bomber-chocolate",
      color: "chocolate",
      hex: "#4a3527",
      secondHex: "#33251c",
      note: typeset(
        "Шоколадный бомбер с серыми шерстяными брюками заменит пиджак.",
        "Wear the chocolate with grey flannels in place of a blazer.",
      ),
      sku: "VR-26-237-02",
      price: 42900,
    },
  ],
};
