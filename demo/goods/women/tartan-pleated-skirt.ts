import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const tartanPleatedSkirt: Model = {
  slug: "tartan-pleated-skirt",
  cut: "pleated-skirt",
  cloth: "suiting",
  brand: "kamvol",
  category: "women/clothing/skirts",
  title: typeset("Плиссированная юбка в шотландку", "Pleated tartan skirt"),
  description: typeset(
    "Складки заложены с расчётом на клетку, и на ходу рисунок то собирается, то рассыпается. Пояс притачной, застёжка сбоку. Юбка длиной до середины икры; к ней хороши грубые ботинки и простой свитер.",
    "These pleats are set to the tartan, so the checks close up when you stand and open out when you walk. A flat waistband fastens at the side. The mid-calf length makes the skirt a natural partner for lace-up boots.",
  ),
  composition: typeset("Шерсть 100 %, 280 г/м²", "100% wool, 280 gsm"),
  care: typeset(
    "Химчистка с запариванием складок.",
    "Dry clean, and ask for the pleats to be steamed.",
  ),
  measurements: typeset(
    "Размер S: длина 82 см, обхват по талии 68 см, низ 290 см.",
    "Size S: length 82 cm, waist 68 cm, hem circumference 290 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "long-shadow",
  views: ["front", "back", "detail"],
  colors: [
    {
      slug: "tartan-pleated-skirt-green",
      color: "green",
      hex: "#2d4637",
      print: "tartan",
      note: typeset(
        "Зелёная клетка — лесная, с тонкими линиями цвета брусники.",
        "Forest green crossed with fine lines of cranberry.",
      ),
      sku: "VR-26-164-01",
      price: 15900,
      labels: ["new"],
    },
    {
      slug: "tartan-pleated-skirt-navy",
      color: "navy",
      hex: "#28304a",
      print: "tartan",
      fall: 2,
      note: typeset(
        "Тёмно-синяя сдержаннее зелёной, её можно носить и в офис.",
        "Navy tartan, quiet enough for a Monday.",
      ),
      sku: "VR-26-164-03",
      price: 12900,
      oldPrice: 15900,
    },
  ],
};
