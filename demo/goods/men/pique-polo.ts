import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const piquePolo: Model = {
  slug: "pique-polo",
  cut: "polo-shirt",
  cloth: "jersey",
  brand: "odd-day",
  category: "men/clothing/t-shirts-and-polos",
  title: typeset("Поло из пике", "Piqué polo"),
  description: typeset(
    "Поло без вышивки и логотипа на груди. Воротник связан отдельной деталью и после стирки не закручивается, рукав заканчивается вязаной манжетой. На работу поло заправляют в чиносы, в выходные носят навыпуск с шортами.",
    "The placket is short, and there is no logo on the chest. The collar is knitted in one piece and holds its shape; ribbed cuffs keep the sleeves neat. Tucked into chinos, the polo is smart enough for the office in July.",
  ),
  composition: typeset("Хлопок 100 %, 220 г/м²", "100% cotton piqué, 220 gsm"),
  care: typeset(
    "Стирать при 40 °C застёгнутым. Воротник расправить, пока он мокрый.",
    "Button up and wash at 40 °C. Pull the collar straight while wet.",
  ),
  measurements: typeset(
    "Размер M: длина 71 см, обхват по груди 104 см, рукав 22 см.",
    "Size M: length 71 cm, chest 104 cm, sleeve 22 cm.",
  ),
  country: "UZ",
  sizeGrid: "men",
  sizes: ["s", "m", "l", "xl", "xxl"],
  collection: "foundation",
  views: ["front", "back", "close"],
  colors: [
    {
      slug: "pique-polo-navy",
      color: "navy",
      hex: "#22293b",
      note: typeset(
        "Тёмно-синее под пиджаком вполне заменит рубашку.",
        "Navy, for invitations that don’t mention a dress code.",
      ),
      sku: "VR-26-218-02",
      price: 5500,
      labels: ["bestseller"],
    },
  ],
};
