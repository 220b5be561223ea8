import type { LoaderFunctionArgs } from "react-router";
import { shopContext } from "../../api.ts";

/** What stands on the page that the QR code in the footer leads to. */
export async function loadMobileApp({ context }: LoaderFunctionArgs) {
  const { api, locale, origin } = context.get(shopContext);
  const { settings } = await api("GET vars/");
  return {
    place: { locale, origin, shopName: settings.shop_name },
    title: settings.mobile_apps_modal_title,
    text: settings.mobile_apps_modal_text,
  };
}

export type MobileAppData = Awaited<ReturnType<typeof loadMobileApp>>;
