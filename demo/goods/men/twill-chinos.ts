import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const twillChinos: Model = {
  slug: "twill-chinos",
  cut: "chinos",
  cloth: "gabardine",
  brand: "third-shift",
  category: "men/clothing/trousers-and-jeans",
  title: typeset("Чиносы из саржи", "Twill chinos"),
  description: typeset(
    "Пояс мягкий, карманы косые, книзу брюки чуть сужены. Саржу постирали до раскроя, поэтому брюки не сядут и подшивать их можно сразу. Летом чиносы подворачивают, а под пиджак заутюживают стрелки.",
    "Slant pockets, a soft waistband and a leg that tapers without clinging. The twill is washed before cutting and will not shrink, so you can have the chinos hemmed straight away. Roll them up in summer, or press in a crease and wear them with a blazer.",
  ),
  composition: typeset("Хлопок 98 %, эластан 2 %, 280 г/м²", "98% cotton, 2% elastane, 280 gsm"),
  care: typeset(
    "Стирать при 40 °C, вывернув наизнанку. Гладить через влажную ткань.",
    "Wash inside out at 40 °C. Press under a damp cloth.",
  ),
  measurements: typeset(
    "Размер M: обхват по талии 84 см, высота посадки 27 см, шаговый шов 82 см, низ 37 см.",
    "Size M: waist 84 cm, rise 27 cm, inside leg 82 cm, leg opening 37 cm.",
  ),
  country: "UZ",
  sizeGrid: "men",
  sizes: ["s", "m", "l", "xl", "xxl"],
  collection: "foundation",
  views: ["front", "back", "detail"],
  colors: [
    {
      slug: "twill-chinos-navy",
      color: "navy",
      hex: "#1b202c",
      fall: 1,
      note: typeset(
        "Тёмно-синие чиносы уместны и там, где в джинсах ходить не принято.",
        "Navy, for places where jeans are not allowed.",
      ),
      sku: "VR-26-232-02",
      price: 8900,
    },
    {
      slug: "twill-chinos-olive",
      color: "olive",
      hex: "#62624a",
      fall: 2,
      note: typeset(
        "Оливковые чиносы со временем немного выгорают, и цвет становится мягче.",
        "The olive fades over the years to the colour of hay.",
      ),
      sku: "VR-26-232-03",
      price: 8900,
    },
  ],
};
