import { useRouteLoaderData } from "react-router";
import type { Locale } from "#contract/locale.ts";
import type { ErrorPage } from "#contract/pages.ts";
import type { ShopOnServer } from "./api.ts";

/** What the browser knows of the shop on every page. */
export interface Shop {
  /** "https://shop.example" */
  origin: string;
  name: string;
  theme: "light" | "dark" | "";
  cookieBarText: string;
  /** Slug of the city that delivery is counted to until the shopper picks another. */
  defaultCity: string;
  /** Old prices are struck through beside the new ones. */
  isOldPriceShown: boolean;
  /** The colors that the owner gives to labels; null where the shop's own are used. */
  labelColors: { ground: string; ink: string } | null;
  errorPage: ErrorPage;
}

export function readShop({ keep, origin, locale }: ShopOnServer): Promise<Shop> {
  return keep(`shop ${locale satisfies Locale}`, async (api) => {
    const [{ settings }, errorPage] = await Promise.all([
      api("GET vars/"),
      api("GET pages/error/"),
    ]);
    return {
      origin,
      name: settings.shop_name,
      theme: settings.theme,
      cookieBarText: settings.cookie_bar_text,
      defaultCity: settings.default_city,
      isOldPriceShown: settings.is_old_price,
      labelColors: settings.enable_labels_bg
        ? { ground: settings.labels_bg_colors_code, ink: settings.labels_colors_code }
        : null,
      errorPage,
    };
  });
}

/** Undefined only when the shop itself could not be read: on the last resort's error page. */
export function useShop(): Shop | undefined {
  return useRouteLoaderData("root") as Shop | undefined;
}
