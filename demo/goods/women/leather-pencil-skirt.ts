import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const leatherPencilSkirt: Model = {
  slug: "leather-pencil-skirt",
  cut: "pencil-skirt",
  cloth: "leather",
  brand: "shcheglov",
  category: "women/clothing/skirts",
  title: typeset("Юбка-карандаш из зернистой кожи", "Grained leather pencil skirt"),
  description: typeset(
    "Козья кожа с мелким зерном мягкая, и юбка не скрипит на ходу. Швы отстрочены в тон, передний разрез сдвинут вбок, молния потайная. Носите юбку с заправленной рубашкой или с объёмным джемпером навыпуск.",
    "Goatskin with a fine, close grain, supple enough to move with you without creaking. The slit is set to one side, the zip is concealed, and the stitching matches the leather. A crisp shirt makes the skirt look formal; a big jumper softens it.",
  ),
  composition: typeset(
    "Верх: козья кожа. Подкладка: вискоза 100 %.",
    "Shell: goatskin. Lining: 100% viscose.",
  ),
  care: typeset(
    "Протирать влажной губкой, раз в сезон смазывать бесцветным кремом. Не гладить.",
    "Wipe with a damp sponge; apply neutral leather cream once a season. Do not iron.",
  ),
  measurements: typeset(
    "Размер S: длина 68 см, обхват по талии 70 см, обхват по бёдрам 98 см.",
    "Size S: length 68 cm, waist 70 cm, hips 98 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "foundation",
  views: ["front", "back", "detail"],
  colors: [
    {
      slug: "leather-pencil-skirt-black",
      color: "black",
      hex: "#1f1e1d",
      note: typeset(
        "К чёрной наденьте шёлковую блузку, и вечернее платье не понадобится.",
        "Black, to wear with silk when a dress would be too much.",
      ),
      sku: "VR-26-168-01",
      price: 26900,
      labels: ["new"],
    },
    {
      slug: "leather-pencil-skirt-burgundy",
      color: "burgundy",
      hex: "#4a1f26",
      note: typeset(
        "Бордовая хороша с водолазкой цвета кэмел.",
        "Burgundy, to wear with everything you would wear with black.",
      ),
      sku: "VR-26-168-02",
      price: 26900,
    },
  ],
};
