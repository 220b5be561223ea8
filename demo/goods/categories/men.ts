import { typeset } from "../typography.ts";
import { type Category, inMenus } from "./category.ts";

export const men = {
  men: {
    ...inMenus,
    title: typeset("Мужчинам", "Men"),
    seoTitle: typeset("Мужская одежда и обувь — Веретье", "Men’s clothing and shoes — Veretie"),
    lead: typeset(
      "Надели утром — и больше не думаете об одежде",
      "Clothes to put on and stop thinking about",
    ),
    menuImage: "still-3",
    hasSets: true,
  },
  "men/clothing": {
    ...inMenus,
    title: typeset("Одежда", "Clothing"),
    seoTitle: typeset("Мужская одежда — Веретье", "Men’s clothing — Veretie"),
    lead: typeset("От футболки до пальто", "From T-shirt to coat"),
  },
  "men/clothing/shirts": {
    ...inMenus,
    title: typeset("Рубашки", "Shirts"),
    seoTitle: typeset(
      "Мужские рубашки: поплин, саржа, фланель — Веретье",
      "Men’s poplin, twill and flannel shirts — Veretie",
    ),
    lead: typeset("Воротник, который держится и без галстука", "Collars that stand without a tie"),
  },
  "men/clothing/t-shirts-and-polos": {
    ...inMenus,
    title: typeset("Футболки и поло", "T-shirts and polos"),
    seoTitle: typeset("Мужские футболки и поло — Веретье", "Men’s T-shirts and polos — Veretie"),
    lead: typeset("Джерси, которое держит форму", "Jersey that keeps its shape"),
  },
  "men/clothing/knitwear": {
    ...inMenus,
    title: typeset("Трикотаж", "Knitwear"),
    seoTitle: typeset("Мужские шерстяные джемперы — Веретье", "Men’s wool jumpers — Veretie"),
    lead: typeset("Связано по погоде", "Knitted for the weather"),
  },
  "men/clothing/trousers-and-jeans": {
    ...inMenus,
    title: typeset("Брюки и джинсы", "Trousers and jeans"),
    seoTitle: typeset("Мужские брюки и джинсы — Веретье", "Men’s trousers and jeans — Veretie"),
    lead: typeset("Шерсть в ёлочку и сырой деним", "Herringbone wool and raw denim"),
  },
  "men/clothing/blazers": {
    ...inMenus,
    title: typeset("Пиджаки", "Blazers"),
    seoTitle: typeset("Мужские пиджаки — Веретье", "Men’s blazers — Veretie"),
    lead: typeset("Мягкое плечо и место для телефона", "A soft shoulder and room for a phone"),
  },
  "men/clothing/coats-and-jackets": {
    ...inMenus,
    title: typeset("Пальто и куртки", "Coats and jackets"),
    seoTitle: typeset("Мужские пальто и куртки — Веретье", "Men’s coats and jackets — Veretie"),
    lead: typeset("На ветер, на снег и на выход", "For wind, for snow, for going out"),
  },
  "men/shoes": {
    ...inMenus,
    title: typeset("Обувь", "Shoes"),
    seoTitle: typeset("Мужская обувь — Веретье", "Men’s shoes — Veretie"),
    lead: typeset("Замша и кожа из Торжка", "Suede and leather from Torzhok"),
  },
  "men/shoes/boots": {
    ...inMenus,
    title: typeset("Ботинки", "Boots"),
    seoTitle: typeset("Мужские ботинки и челси — Веретье", "Men’s suede Chelsea boots — Veretie"),
    lead: typeset(
      "Подошву сменим, а пару менять не придётся",
      "Resoled for as long as you keep walking",
    ),
  },
  "men/shoes/sneakers-and-loafers": {
    ...inMenus,
    title: typeset("Кеды и лоферы", "Sneakers and loafers"),
    seoTitle: typeset("Мужские кеды и лоферы — Веретье", "Men’s sneakers and loafers — Veretie"),
    lead: typeset("Когда снег сошёл, а дела остались", "For dry pavements and long errands"),
  },
} satisfies Record<string, Category>;
