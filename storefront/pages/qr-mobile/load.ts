import type { LoaderFunctionArgs } from "react-router";
import { shopContext } from "../../api.ts";
import { keptVars } from "../../kept-vars.ts";
import { links } from "../../links.ts";
import { pageMeta, placeOf } from "../../parts/page-meta/page-meta.ts";

/** What stands on the page that the QR code in the footer leads to. */
export async function loadMobileApp({ context }: LoaderFunctionArgs) {
  const shop = context.get(shopContext);
  const { settings } = await keptVars(shop);
  const title = settings.mobile_apps_modal_title || settings.shop_name;
  const text = settings.mobile_apps_modal_text;
  return {
    name: settings.shop_name,
    title,
    text,
    meta: pageMeta(placeOf(shop, settings), {
      path: links[shop.locale].mobileApp(),
      title,
      description: text,
    }),
  };
}

export type MobileAppData = Awaited<ReturnType<typeof loadMobileApp>>;
