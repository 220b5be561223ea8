import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const ribbedKnitDress: Model = {
  slug: "ribbed-knit-dress",
  cut: "knit-dress",
  cloth: "fine-knit",
  brand: "knit-two",
  category: "women/clothing/dresses",
  title: typeset("Трикотажное платье в рубчик", "Ribbed-knit midi dress"),
  description: typeset(
    "Перед, спинка и рукава связаны сразу по форме, поэтому вытачек нет и силуэт плавный. Вязка плотная: платье облегает фигуру, но не обтягивает. Зимой его носят с высокими сапогами, весной — с лоферами и ремнём на талии.",
    "Knitted to shape in four ribbed pieces, with no darts to interrupt the line. The knit has enough body to skim your figure without clinging. Belt the dress or let it hang straight, and in winter add long boots.",
  ),
  composition: typeset("Шерсть мериноса 85 %, полиамид 15 %", "85% merino wool, 15% polyamide"),
  care: typeset(
    "Стирать в режиме «шерсть» при 30 °C, сушить разложенным. На плечиках не хранить: вытянется.",
    "Wool cycle at 30 °C; dry flat. Store folded, as a hanger will stretch the dress.",
  ),
  measurements: typeset(
    "Размер S: длина 112 см, обхват по груди 86 см, обхват по бёдрам 94 см. В обхвате платье тянется ещё на 14 см.",
    "Size S: length 112 cm, bust 86 cm, hips 94 cm. Bust and hips stretch by up to 14 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "first-frost",
  views: ["front", "back", "close"],
  colors: [
    {
      slug: "ribbed-knit-dress-taupe",
      color: "taupe",
      hex: "#71695f",
      fall: 2,
      note: typeset(
        "Тауп — спокойный цвет между серым и коричневым.",
        "Taupe, halfway between grey and brown.",
      ),
      sku: "VR-26-125-03",
      price: 14900,
    },
  ],
};
