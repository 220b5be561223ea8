import type { BlockOf } from "#contract/blocks/index.ts";
import type { Said } from "../goods/types.ts";
import { typeset } from "../goods/typography.ts";

/** A section as it is written down: pictures by the studio's name, kits by slug, texts in both languages. */
type Written<T, Replaced> = Omit<T, keyof Replaced> & Replaced;

type Poster = Written<
  BlockOf<"Poster">,
  { image: string; image_mobile: string; video: null; video_poster: null } & Texts<
    "alt" | "title" | "subtitle" | "btn_text"
  >
>;
type ProductCarousel = Written<
  BlockOf<"ProductCarousel">,
  { product_kit: string } & Texts<"title">
>;
type ReesProductCarousel = Written<
  BlockOf<"ReesProductCarousel">,
  { product_kit: string } & Texts<"title">
>;
type TextBlock = Written<BlockOf<"TextBlock">, Texts<"title" | "content" | "btn_text">>;
type Teaser = Written<
  BlockOf<"TeaserCarousel">["items"][number],
  { image: string } & Texts<"url_text" | "alt" | "title" | "subtitle">
>;
type TeaserCarousel = Written<BlockOf<"TeaserCarousel">, { items: Teaser[] }>;
type Texts<Names extends string> = Record<Names, Said>;

export type HomeSection =
  | Poster
  | ProductCarousel
  | ReesProductCarousel
  | TextBlock
  | TeaserCarousel;

export const homePage = {
  title: typeset("Веретье", "Veretie"),
  seoTitle: typeset(
    "Веретье — одежда, обувь и аксессуары русского дома моды",
    "Veretie — clothing, shoes and accessories from a Russian fashion house",
  ),
  seoDescription: typeset(
    "Платья из шёлка, шерстяные пальто, трикотаж и кожа. Доставка с примеркой по всей России, пять магазинов и тридцать дней на возврат.",
    "Silk dresses, wool coats, knitwear and leather. Delivery with a fitting across Russia, five shops, thirty days to return.",
  ),
};

export const homeSections: HomeSection[] = [
  {
    resourcetype: "Poster",
    image: "poster-satin",
    image_mobile: "poster-satin-mobile",
    video: null,
    video_poster: null,
    alt: typeset(
      "Складки шёлкового сатина на светлом фоне",
      "Folds of silk satin on a pale ground",
    ),
    title: typeset("Вполголоса", "Sotto voce"),
    subtitle: typeset(
      "Осень — зима 2026. Шёлк, шерсть и ничего лишнего",
      "Autumn–winter 2026. Silk, wool and nothing in the way",
    ),
    btn_text: typeset("Смотреть коллекцию", "See the collection"),
    btn_style: "link",
    url: "/new",
    aligment: "right",
  },
  {
    resourcetype: "ProductCarousel",
    product_kit: "new-collection",
    title: typeset("Новая коллекция", "The new collection"),
    hide_brand: true,
    hide_price: false,
    hide_title: false,
  },
  {
    resourcetype: "TextBlock",
    title: typeset(
      "Вещи, которые не просят внимания, — и потому его удерживают",
      "Clothes that never ask for attention, and so keep it",
    ),
    content: typeset(
      "<p>Мы начали с ткани: шёлк плотностью 22 момме, меринос из двойной нити, пальтовая шерсть с десятой долей кашемира. Потом убрали всё, что мешало на неё смотреть.</p><p>Получились вещи, которые складываются друг с другом без усилия. Их легко собрать утром в темноте — и приятно разглядывать вечером при свете.</p>",
      "<p>The cloth came first: 22 momme silk, two-ply merino, coating with one part cashmere to nine of wool. Then we took away whatever stood between you and it.</p><p>What is left goes together without effort. You can dress from it in the dark of a November morning and still enjoy the seams when the lamps come on.</p>",
    ),
    btn_text: typeset("О доме", "About the house"),
    btn_url: "/about",
  },
  {
    resourcetype: "TeaserCarousel",
    items: [
      {
        url: "/women/clothing/dresses",
        url_text: typeset("Платья", "Dresses"),
        image: "still-1",
        alt: typeset("Ткань коллекции крупным планом", "The season’s cloth, close up"),
        title: typeset("Шёлк, который не блестит зря", "Silk that knows when to shine"),
        subtitle: typeset("Материал", "Material"),
        dark_mode: true,
        opacity: false,
        opacity_percent: 0,
      },
      {
        url: "/accessories/scarves",
        url_text: typeset("Шарфы и шапки", "Scarves and hats"),
        image: "still-2",
        alt: typeset("Сложенная шерстяная ткань", "Folded woollen cloth"),
        title: typeset("Тепло, сложенное вчетверо", "Warmth, folded in four"),
        subtitle: typeset("Подарки", "Gifts"),
        dark_mode: true,
        opacity: true,
        opacity_percent: 20,
      },
      {
        url: "/men",
        url_text: typeset("Мужчинам", "For men"),
        image: "still-3",
        alt: typeset(
          "Вещи коллекции, разложенные на столе",
          "Pieces of the collection laid on a table",
        ),
        title: typeset("Одеться за пять минут", "Dressed in five minutes"),
        subtitle: typeset("Гардероб", "Wardrobe"),
        dark_mode: true,
        opacity: false,
        opacity_percent: 0,
      },
    ],
    aligment: "left",
    hide_padding: false,
    size: "l",
    style: "overlay",
    placement: "home",
  },
  {
    resourcetype: "ProductCarousel",
    product_kit: "quiet-wardrobe",
    title: typeset("На каждый день, кроме торжественных", "For every day but the grand ones"),
    hide_brand: false,
    hide_price: false,
    hide_title: false,
  },
  {
    resourcetype: "Poster",
    image: "poster-wool",
    image_mobile: "poster-wool-mobile",
    video: null,
    video_poster: null,
    alt: typeset("Шерстяная ткань с бахромой", "Woollen cloth with a fringed edge"),
    title: typeset("Минус пять", "Five below"),
    subtitle: typeset("Шерсть, кашемир и никакого утеплителя", "Wool, cashmere and no padding"),
    btn_text: typeset("Пальто и жакеты", "Coats and jackets"),
    btn_style: "button",
    url: "/women/clothing/coats-and-jackets",
    aligment: "left",
  },
  {
    resourcetype: "ReesProductCarousel",
    product_kit: "gifts",
    rees_code: "home-gifts",
    title: typeset("Подарки, которые не передарят", "Gifts that stay given"),
  },
];
