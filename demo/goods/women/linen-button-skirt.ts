import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const linenButtonSkirt: Model = {
  slug: "linen-button-skirt",
  cut: "a-line-skirt",
  cloth: "linen",
  brand: "veretie",
  category: "women/clothing/skirts",
  title: typeset("Льняная юбка на пуговицах", "Button-through linen skirt"),
  description: typeset(
    "Юбка застёгивается до самого подола, а сколько пуговиц расстегнуть, зависит от погоды. Лён плотный, промытый: он не колется, не просвечивает и с каждой стиркой становится мягче. Носите юбку с белой майкой и сандалиями, а к вечеру накиньте кардиган.",
    "The buttons run from waist to hem, so you decide how much breeze to let in. The washed linen is soft from the first day, and heavy enough to do without a lining. Add a vest top and sandals, then a cardigan when the sun goes down.",
  ),
  composition: typeset("Лён 100 %, 230 г/м²", "100% linen, 230 gsm"),
  care: typeset(
    "Стирать при 40 °C, сушить на верёвке. Гладить влажной или не гладить вовсе.",
    "Wash at 40 °C and line dry. Iron damp, or leave it rumpled.",
  ),
  measurements: typeset(
    "Размер S: длина 74 см, обхват по талии 70 см, обхват по бёдрам 104 см.",
    "Size S: length 74 cm, waist 70 cm, hips 104 cm.",
  ),
  country: "BY",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "dacha",
  views: ["front", "back", "close"],
  colors: [
    {
      slug: "linen-button-skirt-sand",
      color: "sand",
      hex: "#bfa782",
      note: typeset(
        "Песочный — почти природный цвет льна, его едва тронули краской.",
        "Sand, close to the natural shade of flax.",
      ),
      sku: "VR-26-161-01",
      price: 8900,
      labels: ["new"],
    },
    {
      slug: "linen-button-skirt-navy",
      color: "navy",
      hex: "#2b3347",
      fall: 3,
      note: typeset(
        "Тёмно-синяя с тельняшкой — готовый наряд для набережной.",
        "Navy needs only a Breton top to be ready for the harbour.",
      ),
      sku: "VR-26-161-02",
      price: 8900,
    },
    {
      slug: "linen-button-skirt-terracotta",
      color: "terracotta",
      hex: "#a3583d",
      note: typeset(
        "Терракотовая хороша с голубым и со сливочным.",
        "Terracotta, warm as a roof tile at sunset.",
      ),
      sku: "VR-26-161-03",
      price: 6900,
      oldPrice: 8900,
    },
  ],
};
