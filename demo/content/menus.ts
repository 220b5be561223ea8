import type { MenuName } from "#contract/settings.ts";
import type { CategoryPath } from "../goods/categories.ts";
import { categories } from "../goods/categories.ts";
import type { Said } from "../goods/said.ts";
import { typeset } from "../goods/typography.ts";

/** A link of a menu: an address within the shop, without the language, or one elsewhere. */
export interface MenuLink {
  title: Said;
  url: string;
  /** What a pointer or a screen reader is told beyond the title. */
  urlTitle?: Said;
  children?: MenuLink[];
}

export interface MenuContent {
  title: Said;
  items: MenuLink[];
}

const looks = {
  title: typeset("Образы", "Looks"),
  url: "/sets",
  urlTitle: typeset("Что мы с чем носим", "Pieces to wear together"),
};
const about = { title: typeset("О доме", "About"), url: "/about" };
const delivery = {
  title: typeset("Доставка и оплата", "Delivery and payment"),
  url: "/pages/delivery-and-payment",
};
const returns = { title: typeset("Возврат", "Returns"), url: "/pages/returns" };
const sizeGuide = { title: typeset("Таблица размеров", "Size guide"), url: "/pages/size-guide" };
const contacts = {
  title: typeset("Магазины и контакты", "Shops and contacts"),
  url: "/pages/contacts",
};
const shops = { title: typeset("Магазины", "Shops"), url: contacts.url };
const terms = { title: typeset("Публичная оферта", "Terms of sale"), url: "/pages/terms" };

export const menus: Record<MenuName, MenuContent> = {
  HEADER: { title: typeset("Покупателям", "Customer care"), items: [delivery, returns] },
  HEADER_LEFT: { title: typeset("О магазине", "The shop"), items: [looks, about] },
  HEADER_RIGHT: { title: typeset("Магазины", "Shops"), items: [shops] },
  HEADER_EXTRA_1: {
    title: typeset("Сейчас носим", "What we are wearing now"),
    items: [
      looks,
      {
        title: typeset("Шёлк под шерстью", "Silk under wool"),
        url: "/product/silk-slip-dress-champagne",
      },
      {
        title: typeset("Косы и меринос", "Cables and merino"),
        url: "/product/cable-jumper-terracotta",
      },
      {
        title: typeset("Одно пальто на зиму", "One coat for winter"),
        url: "/product/double-breasted-coat-camel",
      },
      { title: typeset("Сырой деним", "Raw denim"), url: "/product/selvedge-jeans-indigo" },
      {
        title: typeset("Лоферы с ручным швом", "Hand-sewn loafers"),
        url: "/product/penny-loafers-chocolate",
      },
    ],
  },
  HEADER_EXTRA_2: {
    title: typeset("Помощь в выборе", "Help choosing"),
    items: [sizeGuide, delivery, returns],
  },
  CATALOG_EXTRA: {
    title: typeset("Ещё", "More"),
    items: [looks, to("sale"), to("accessories/bags"), to("accessories/belts"), sizeGuide],
  },
  FOOTER: {
    title: typeset("Разделы сайта", "Site sections"),
    items: [
      {
        title: typeset("Покупателям", "Customer care"),
        url: delivery.url,
        children: [delivery, returns, sizeGuide],
      },
      {
        title: typeset("Веретье", "Veretie"),
        url: about.url,
        children: [looks, about, contacts, terms],
      },
    ],
  },
  SOCIALS: {
    title: typeset("Мы рядом", "Find us"),
    items: [
      outside("Телеграм", "Telegram", "https://telegram.org/"),
      outside("ВКонтакте", "VK", "https://vk.com/"),
      outside("Дзен", "Dzen", "https://dzen.ru/"),
    ],
  },
  EXTRA_SOCIALS: {
    title: typeset("Смотреть", "Watch"),
    items: [outside("Рутуб", "Rutube", "https://rutube.ru/")],
  },
};

function to(path: CategoryPath): MenuLink {
  return { title: categories[path].title, url: `/${path}`, urlTitle: categories[path].lead };
}

function outside(ru: string, en: string, url: string): MenuLink {
  return {
    title: typeset(ru, en),
    url,
    urlTitle: typeset("Откроется на другом сайте", "Opens on another site"),
  };
}
