import { typeset } from "../../goods/typography.ts";
import type { Teaser, TeaserCarousel } from "./section.ts";

const carousel = {
  resourcetype: "TeaserCarousel",
  aligment: "left",
  hide_padding: false,
  placement: "home",
} as const;

/** Light words over a picture that is dark enough by itself. */
const plain = { dark_mode: true, opacity: false, opacity_percent: 0 } as const;
const veiled = { dark_mode: true, opacity: true, opacity_percent: 20 } as const;

export const threeWays: TeaserCarousel = {
  ...carousel,
  size: "l",
  style: "overlay",
  items: [
    {
      ...plain,
      url: "/women/clothing/dresses",
      url_text: typeset("Платья", "Dresses"),
      image: "still-1",
      alt: typeset("Ткань коллекции крупным планом", "The season’s cloth, close up"),
      title: typeset("Шёлк, который не блестит зря", "Silk that knows when to shine"),
      subtitle: typeset("Материал", "Material"),
    },
    {
      ...veiled,
      url: "/women/clothing/knitwear",
      url_text: typeset("Трикотаж", "Knitwear"),
      image: "still-cables",
      alt: typeset("Косы джемпера крупным планом", "A jumper’s cables, close up"),
      title: typeset("Две лицевые, одна зима", "Knit two, keep one for winter"),
      subtitle: typeset("Ростов Великий", "Rostov Veliky"),
    },
    {
      ...plain,
      url: "/men",
      url_text: typeset("Мужчинам", "For men"),
      image: "still-3",
      alt: typeset(
        "Вещи коллекции, разложенные на столе",
        "Pieces of the collection laid out on a table",
      ),
      title: typeset("Одеться за пять минут", "Dressed in five minutes"),
      subtitle: typeset("Гардероб", "Wardrobe"),
    },
  ],
};

export const twoWorlds: TeaserCarousel = {
  ...carousel,
  size: "xl",
  style: "overlay",
  items: [
    {
      ...plain,
      url: "/women/clothing/dresses",
      url_text: typeset("Платья", "Dresses"),
      image: "still-linen",
      alt: typeset("Ткань в клетку, брошенная на стол", "Gingham thrown over a table"),
      title: typeset("Скатерть, из которой вышло платье", "The tablecloth that became a dress"),
      subtitle: typeset("Дача", "Dacha"),
    },
    {
      ...veiled,
      url: "/men/clothing/trousers-and-jeans",
      url_text: typeset("Брюки и джинсы", "Trousers and jeans"),
      image: "still-pocket",
      alt: typeset("Карман джинсов с заклёпками", "A riveted jeans pocket"),
      title: typeset("Карманы, вымеренные рулеткой", "Pockets measured with a tape"),
      subtitle: typeset("Третья смена", "Third Shift"),
    },
  ],
};

export const smallThings: TeaserCarousel = {
  ...carousel,
  size: "s",
  style: "below",
  items: [
    small("/accessories/bags", "still-bag", {
      alt: typeset("Две сумки, кожаная и замшевая", "Two bags, one leather and one suede"),
      subtitle: typeset("Кожа и замша", "Leather and suede"),
      title: typeset("Сумки", "Bags"),
      url_text: typeset("Выбрать на каждый день", "Find one for every day"),
    }),
    small("/accessories/belts", "still-belt", {
      alt: typeset("Свёрнутые ремни", "Rolled belts"),
      subtitle: typeset("Сбруйная кожа и латунь", "Bridle leather and brass"),
      title: typeset("Ремни", "Belts"),
      url_text: typeset("Укоротим при вас", "Shortened while you wait"),
    }),
    small("/accessories/hats", "still-hats", {
      alt: typeset("Четыре вязаные шапки", "Four knitted hats"),
      subtitle: typeset("Меринос и фетр", "Merino and felt"),
      title: typeset("Шапки и береты", "Beanies and berets"),
      url_text: typeset("Закрыть уши", "Cover your ears"),
    }),
    small("/accessories/scarves", "still-scarves", {
      alt: typeset("Шарфы, брошенные друг на друга", "Scarves tossed one on top of another"),
      subtitle: typeset("Шерсть, кашемир и шёлк", "Wool, cashmere and silk"),
      title: typeset("Шарфы и платки", "Scarves and squares"),
      url_text: typeset("Выбрать узел", "Pick a knot"),
    }),
    small("/men/shoes", "still-shoes", {
      alt: typeset("Ботинки и лоферы у двери", "Boots and loafers by the door"),
      subtitle: typeset("На ранту", "Welted"),
      title: typeset("Обувь", "Shoes"),
      url_text: typeset("Пойти пешком", "Walk home in them"),
    }),
  ],
};

function small(
  url: string,
  image: string,
  words: Pick<Teaser, "alt" | "subtitle" | "title" | "url_text">,
): Teaser {
  return { url, image, dark_mode: false, opacity: false, opacity_percent: 0, ...words };
}
