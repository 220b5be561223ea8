import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const fringedScarf: Model = {
  slug: "fringed-scarf",
  cut: "scarf",
  cloth: "chunky-knit",
  brand: "knit-two",
  category: "accessories/scarves",
  also: ["women", "men"],
  title: typeset("Вязаный шарф с бахромой", "Knitted scarf with a fringe"),
  description: typeset(
    "Шарф связан из толстой нити; бахрому делаем вручную, по четыре нитки на кисть. Пряжа почти на треть из альпаки, отсюда мягкость и лёгкий пушок. Обмотайте шарф вокруг шеи поверх пальто, и воротник поднимать не придётся.",
    "Plain knit in a thick yarn, nearly a third of it alpaca, with a fringe tied by hand four strands at a time. The scarf is long enough to wear over a coat collar, and so thick that there is no need to turn the collar up.",
  ),
  composition: typeset("Шерсть мериноса 70 %, альпака 30 %", "70% merino wool, 30% alpaca"),
  care: typeset(
    "Ручная стирка при 30 °C. Сушить разложенным, концы расправить.",
    "Hand wash at 30 °C. Dry flat and comb out the fringe.",
  ),
  measurements: typeset(
    "210 × 32 см, бахрома 12 см. Вес 390 г.",
    "210 × 32 cm, fringe 12 cm. Weight 390 g.",
  ),
  country: "RU",
  sizeGrid: "one-size",
  sizes: ["one-size"],
  collection: "first-frost",
  views: ["front", "back", "close"],
  colors: [
    {
      slug: "fringed-scarf-milk",
      color: "milk",
      hex: "#e3dac8",
      note: typeset(
        "Молочный шарф хорош с тёмным пальто и освежает лицо.",
        "Milk white, lovely against a camel or navy coat.",
      ),
      sku: "VR-26-304-01",
      price: 6900,
    },
    {
      slug: "fringed-scarf-green",
      color: "green",
      hex: "#2f483a",
      fall: 4,
      note: typeset(
        "Бутылочно-зелёный шарф виден и на чёрном пальто, но не спорит с ним.",
        "Bottle green, a soft contrast to a black coat.",
      ),
      sku: "VR-26-304-02",
      price: 6900,
      labels: ["new"],
    },
    {
      slug: "fringed-scarf-red",
      color: "red",
      hex: "#8f2f2d",
      fall: 3,
      note: typeset(
        "Красный шарф видно с другой стороны улицы.",
        "A proper pillar-box red for grey mornings.",
      ),
      sku: "VR-26-304-05",
      price: 6900,
      labels: ["new"],
    },
  ],
};
