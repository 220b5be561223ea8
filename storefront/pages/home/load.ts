import type { LoaderFunctionArgs } from "react-router";
import { shopContext } from "../../api.ts";
import { drawn } from "../../blocks/drawn.ts";
import { canDraw } from "../../blocks/index.tsx";
import { keptVars } from "../../kept-vars.ts";

/** The home page's sections. One that this version cannot draw is logged and left out. */
export async function loadHome({ context }: LoaderFunctionArgs) {
  const shop = context.get(shopContext);
  const [page, { settings }] = await Promise.all([
    shop.api("GET pages/homepage/homepage/"),
    keptVars(shop),
  ]);
  const blocks = page.sections.filter((section) => {
    if (canDraw(section)) return true;
    shop.report(new Error(`The home page has a section of unknown kind ${section.resourcetype}`));
    return false;
  });
  return {
    title: page.title,
    seoTitle: page.seo_title || page.title,
    seoDescription: page.seo_description,
    blocks: blocks.map((block) => drawn(block, settings)),
    phone: settings.header_phone,
    place: { locale: shop.locale, origin: shop.origin, shopName: settings.shop_name },
  };
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>;
