import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const crossbodyBag: Model = {
  slug: "crossbody-bag",
  cut: "small-bag",
  cloth: "leather",
  brand: "shcheglov",
  category: "accessories/bags",
  title: typeset("Маленькая сумка через плечо", "Small crossbody bag"),
  description: typeset(
    "Места хватает на телефон, ключи, паспорт и тонкую книгу. Кроме короткой ручки есть съёмный ремень, достаточно длинный, чтобы носить сумку и поверх пуховика. Замок закрывается со щелчком.",
    "The bag holds a phone, a passport and a slim paperback. As well as a short handle, there is a detachable strap, long enough to wear over a down jacket and easily shortened for summer. The flap shuts with a firm click.",
  ),
  composition: typeset(
    "Кожа растительного дубления 100 %, 1,6 мм",
    "100% vegetable-tanned leather, 1.6 mm",
  ),
  care: typeset(
    "Протирать фланелью. Промокшую набить бумагой и сушить вдали от батареи.",
    "Wipe with a flannel cloth. If the bag gets soaked, stuff it with paper and dry it away from heat.",
  ),
  measurements: typeset(
    "21 × 16 × 6 см, ручка 35 см, съёмный ремень 90–125 см. Вес 380 г.",
    "21 × 16 × 6 cm, handle 35 cm, detachable strap 90–125 cm. Weight 380 g.",
  ),
  country: "RU",
  sizeGrid: "one-size",
  sizes: ["one-size"],
  collection: "sotto-voce",
  views: ["front", "back", "detail"],
  colors: [
    {
      slug: "crossbody-bag-black",
      color: "black",
      hex: "#24211f",
      note: typeset(
        "Чёрная уместна и в театре, и на работе.",
        "In black the bag is smart enough for work or the theatre.",
      ),
      sku: "VR-26-309-01",
      price: 14900,
      labels: ["bestseller"],
    },
    {
      slug: "crossbody-bag-cognac",
      color: "cognac",
      hex: "#955f42",
      note: typeset(
        "Коньячная кожа со временем темнеет и приобретает мягкий блеск.",
        "The cognac leather slowly darkens with use.",
      ),
      sku: "VR-26-309-02",
      price: 14900,
    },
    {
      slug: "crossbody-bag-burgundy",
      color: "burgundy",
      hex: "#5c2730",
      note: typeset(
        "Бордовая оживит чёрное пальто и подойдёт к синим джинсам.",
        "Burgundy, which gets better looking with every scuff.",
      ),
      sku: "VR-26-309-03",
      price: 14900,
      labels: ["new"],
    },
    {
      slug: "crossbody-bag-green",
      color: "green",
      hex: "#2f4436",
      note: typeset(
        "Бутылочно-зелёную кожу в тени не отличить от чёрной, зато на солнце она зелёная, как бутылочное стекло.",
        "Deep green leather that gets along with every coat.",
      ),
      sku: "VR-26-309-04",
      price: 14900,
    },
  ],
};
