import { stock } from "../stock.ts";
import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const womenChelseaBoots: Model = {
  slug: "chelsea-boots",
  cut: "chelsea-boots",
  cloth: "leather",
  brand: "shcheglov",
  category: "women/shoes/boots",
  title: typeset("Челси на низком каблуке", "Low-heeled Chelsea boots"),
  description: typeset(
    "Передняя часть выкроена из цельного куска кожи: на подъёме нет шва, и натирать нечему. Подошва пришита к ранту. Набойки первые два года меняем бесплатно. Эти челси хороши с прямыми брюками, а с лёгким платьем смотрятся неожиданно дерзко.",
    "The front of each boot is one piece of leather with no seam over the instep, so there is nothing to rub. The welted soles can be replaced, and we will reheel the boots free of charge for the first two years. Wear them under straight trousers or with a knitted dress.",
  ),
  composition: typeset(
    "Верх и подкладка: телячья кожа. Подошва: кожа с резиновой накладкой.",
    "Upper and lining: calf leather. Sole: leather with a rubber half sole.",
  ),
  care: typeset(
    "Сушить на колодках, подальше от батареи. Раз в две недели смазывать кремом в тон, зимой обрабатывать средством от соли.",
    "Dry on shoe trees, away from heat. Apply shoe cream every two weeks; wipe off road salt in winter.",
  ),
  measurements: typeset(
    "Высота каблука 3 см, высота голенища 16 см. Если подъём высокий, берите на размер больше.",
    "Heel 3 cm, shaft 16 cm. If your instep is high, go up a size.",
  ),
  country: "RU",
  sizeGrid: "women-shoes",
  sizes: ["ru36", "ru37", "ru38", "ru39", "ru40"],
  collection: "foundation",
  views: ["front", "back", "detail"],
  colors: [
    {
      slug: "chelsea-boots-black",
      color: "black",
      hex: "#1d1b1a",
      note: typeset(
        "Чёрная кожа мягко блестит, а если потереть её суконкой, заблестит ярче.",
        "Smooth black calf that polishes up easily with a soft cloth.",
      ),
      sku: "VR-26-118-01",
      price: 18900,
      labels: ["bestseller"],
      stock: stock(
        { ru36: 2, ru37: 4, ru38: 5, ru39: 3, ru40: 1 },
        { petrovka: { ru37: 1, ru38: 1 }, konyushennaya: { ru38: 1 } },
      ),
    },
    {
      slug: "chelsea-boots-cognac",
      color: "cognac",
      hex: "#8a5633",
      note: typeset(
        "У коньячных челси резинки и петли тёмно-коричневые, а подошва чёрная.",
        "The cognac pair has dark brown elastic and pull tabs, and black soles.",
      ),
      sku: "VR-26-118-02",
      price: 13900,
      oldPrice: 18900,
      stock: stock({ ru36: 0, ru37: 1, ru38: 0, ru39: 2, ru40: 1 }, { baumana: { ru38: 1 } }),
    },
    {
      slug: "chelsea-boots-burgundy",
      color: "burgundy",
      hex: "#43191e",
      note: typeset(
        "Бордовую кожу полируем чёрным кремом, отсюда глубина цвета.",
        "The burgundy leather is finished with black shoe cream, which leaves it darker along the welt.",
      ),
      sku: "VR-26-118-03",
      price: 18900,
      labels: ["new"],
    },
    {
      slug: "chelsea-boots-chocolate",
      color: "chocolate",
      hex: "#423025",
      note: typeset(
        "Шоколадные подойдут и к синим джинсам, и к серой фланели.",
        "Dark chocolate, for those who find black too stern.",
      ),
      sku: "VR-26-118-04",
      price: 18900,
    },
  ],
};
