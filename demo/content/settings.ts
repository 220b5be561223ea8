import type { Settings } from "#contract/settings.ts";
import type { Said } from "../goods/said.ts";
import { typeset } from "../goods/typography.ts";

/** A setting as it is kept: what shoppers read, in both languages; the rest as on the wire. */
type Kept<T> = string extends T ? Said | string : T;
export type SiteSettings = { [Name in keyof Omit<Settings, "seller">]: Kept<Settings[Name]> };

export const settings: SiteSettings = {
  shop_name: typeset("Веретье", "Veretie"),
  is_old_price: true,
  enable_labels_bg: false,
  labels_bg_colors_code: "#efeae2",
  labels_colors_code: "#1b1815",
  show_3_level_catalog: true,
  theme: "light",
  default_city: "moscow",
  cookie_bar_text: typeset(
    "Мы пользуемся файлами cookie: одни помнят вашу корзину, другие считают посетителей. Оставаясь на сайте, вы соглашаетесь с <a href='/pages/privacy-policy'>политикой конфиденциальности</a>.",
    "We use cookies: some remember your cart, others count our visitors. By staying you accept our <a href='/en/pages/privacy-policy'>privacy policy</a>.",
  ),
  privacy_policy: { slug: "privacy-policy" },
  header_phone: "8 800 555-04-26",
  header_operating_mode_1: typeset("Будни", "Weekdays"),
  header_work_time_1: typeset("с 9:00 до 21:00", "9 am to 9 pm"),
  header_operating_mode_2: typeset("Выходные", "Weekends"),
  header_work_time_2: typeset("с 10:00 до 20:00", "10 am to 8 pm"),
  header_button_text: typeset("Заказать звонок", "Request a call"),
  header_link_en: "/en",
  header_link_en_title: "English",
  header_link_ru: "/",
  header_link_ru_title: "Русский",
  logo: "",
  logo_dark: "",
  first_menu_item_title: typeset("Новинки", "New in"),
  menu_categories_title: typeset("Каталог", "Shop"),
  copyright: typeset("© 2026 ООО «Веретье»", "© 2026 Veretie LLC"),
  developer_credit: typeset("Работает на платформе Vitrina", "Runs on Vitrina"),
  contact_email: "care@veretie.example",
  footer_subscribe_title: typeset("Письма, которые хочется открыть", "Letters worth opening"),
  footer_subscribe_subtitle: typeset(
    "Раз в две недели: новинки на день раньше всех, история одной вещи и никакого шума.",
    "Every other week: new pieces a day early, the story of one garment and nothing else.",
  ),
  footer_subscribe_placeholder: typeset("Электронная почта", "Email"),
  footer_subscribe_btn_text: typeset("Подписаться", "Subscribe"),
  socials_title: typeset("Мы рядом", "Find us"),
  socials_hashtag: typeset("#веретье_вслух", "#veretie_aloud"),
  mobile_app_icon_download: typeset("Приложение", "The app"),
  mobile_app_icon_text: typeset("Наведите камеру на код", "Scan with your phone’s camera"),
  mobile_apps_modal_title: typeset("«Веретье» в телефоне", "Veretie on your phone"),
  mobile_apps_modal_text: typeset(
    "Откройте магазин на телефоне и добавьте его на главный экран: корзина и заказы будут под рукой.",
    "Open the shop on your phone and add it to the home screen: your cart and orders stay close at hand.",
  ),
  show_quick_alerts: true,
  quick_alerts_duration: 6,
  show_quick_alerts_footer: true,
  quick_alerts_footer_duration: 8,
  minimal_buyout_percentage: 30,
  buyout_level_account_notification: typeset(
    "Вы выкупаете меньше трети заказанного",
    "You keep less than a third of what you order",
  ),
  buyout_level_account_description: typeset(
    "Пока доля выкупа ниже 30 %, доставка с примеркой недоступна. Несколько полностью выкупленных заказов — и примерка вернётся.",
    "Home try-ons are suspended while you keep under 30% of what you order. A few orders kept in full will bring them back.",
  ),
  buyout_level_order_notification: typeset(
    "Этот заказ приедет без примерки",
    "This order comes without a home try-on",
  ),
  buyout_level_order_description: typeset(
    "За последний год вы оставили себе меньше 30 % вещей. Заказ можно оплатить и получить как обычно, а примерить вещи — в любом нашем магазине.",
    "Over the past year you have kept under 30% of what you ordered. You can still pay for this order and receive it as usual, or try things on in any of our shops.",
  ),
  is_show_frisbuy: false,
};

/** Requisites of the seller; the numbers are invented and belong to nobody. */
export const seller = {
  name: "ООО «Веретье»",
  inn: "7700000026",
  ogrn: "1267700000026",
  address: "127051, Москва, улица Петровка, 12",
};
