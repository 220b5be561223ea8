import { z } from "zod";
import type { CallTable } from "./call.ts";
import { Category } from "./goods/catalog.ts";
import { Picture } from "./pictures/media.ts";

/** What the owner sets once for the site, in the asked language. */
export const Settings = z.object({
  shop_name: z.string(),
  is_old_price: z.boolean(),
  enable_labels_bg: z.boolean(),
  labels_bg_colors_code: z.string().describe("CSS color of the ground under a card's labels."),
  labels_colors_code: z.string().describe("CSS color of their letters."),
  show_3_level_catalog: z.boolean(),
  theme: z.enum(["light", "dark", ""]).describe('"light", "dark" or "" for the split test.'),
  cookie_bar_text: z.string(),
  privacy_policy: z.object({ slug: z.string() }).nullable(),
  header_phone: z.string(),
  header_operating_mode_1: z.string(),
  header_operating_mode_2: z.string(),
  header_work_time_1: z.string(),
  header_work_time_2: z.string(),
  header_button_text: z.string(),
  header_link_en: z.string(),
  header_link_en_title: z.string(),
  header_link_ru: z.string(),
  header_link_ru_title: z.string(),
  logo: z.string(),
  logo_dark: z.string(),
  first_menu_item_title: z.string(),
  menu_categories_title: z.string(),
  copyright: z.string(),
  developer_credit: z.string(),
  contact_email: z.string(),
  footer_subscribe_title: z.string(),
  footer_subscribe_subtitle: z.string(),
  footer_subscribe_placeholder: z.string(),
  footer_subscribe_btn_text: z.string(),
  socials_title: z.string(),
  socials_hashtag: z.string(),
  mobile_app_icon_download: z.string(),
  mobile_app_icon_text: z.string(),
  mobile_apps_modal_title: z.string(),
  mobile_apps_modal_text: z.string(),
  show_quick_alerts: z.boolean(),
  quick_alerts_duration: z.number().describe("Seconds between announcements."),
  show_quick_alerts_footer: z.boolean(),
  quick_alerts_footer_duration: z.number().describe("Seconds between those of the footer."),
  default_city: z.string(),
  minimal_buyout_percentage: z.number(),
  buyout_level_account_notification: z.string(),
  buyout_level_account_description: z.string(),
  buyout_level_order_notification: z.string(),
  buyout_level_order_description: z.string(),
  is_show_frisbuy: z.boolean(),
  seller: z
    .object({ name: z.string(), inn: z.string(), ogrn: z.string(), address: z.string() })
    .describe("Requisites of the seller, for the footer and the offer."),
});
export type Settings = z.infer<typeof Settings>;

export const menuNames = [
  "CATALOG_EXTRA",
  "FOOTER",
  "SOCIALS",
  "EXTRA_SOCIALS",
  "HEADER",
  "HEADER_LEFT",
  "HEADER_RIGHT",
  "HEADER_EXTRA_1",
  "HEADER_EXTRA_2",
] as const;
export type MenuName = (typeof menuNames)[number];

export interface MenuItem {
  id: number;
  title: string;
  url: string;
  url_title: string;
  color: string | null;
  is_selected: boolean;
  a_class_name: string;
  child_menu: { items: MenuItem[] } | null;
}
export const MenuItem: z.ZodType<MenuItem> = z.object({
  id: z.number().int(),
  title: z.string(),
  url: z.string(),
  url_title: z.string(),
  color: z.string().nullable(),
  is_selected: z.boolean(),
  a_class_name: z.string(),
  get child_menu() {
    return z.object({ items: z.array(MenuItem) }).nullable();
  },
});

export const Menu = z.object({ title: z.string(), items: z.array(MenuItem) });
export type Menu = z.infer<typeof Menu>;

export const QuickAlert = z.object({
  id: z.number().int(),
  text: z.string(),
  text_color: z.string(),
  bg_color: z.string(),
  url: z.string(),
});
export type QuickAlert = z.infer<typeof QuickAlert>;

export const Collection = z.object({
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  list_image: Picture.nullable(),
  image_mobile: Picture.nullable(),
});

/** Everything that stands around every page. */
export const Vars = z.object({
  settings: Settings,
  collections: z.array(Collection),
  quick_alerts: z.array(QuickAlert),
  quick_alerts_footer: z.array(QuickAlert),
  categories: z.array(Category),
  menus: z.partialRecord(z.enum(menuNames), Menu),
});
export type Vars = z.infer<typeof Vars>;

export const settingsCalls = {
  "GET vars/": { summary: "Settings, menus, alerts and categories of the site", answer: Vars },
} as const satisfies CallTable;
