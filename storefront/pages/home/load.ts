import { type LoaderFunctionArgs, redirect } from "react-router";
import type { HomePage } from "#contract/pages.ts";
import type { Settings } from "#contract/settings.ts";
import { shopContext } from "../../api.ts";
import { drawn } from "../../blocks/drawn.ts";
import { canDraw } from "../../blocks/index.tsx";
import { keptVars } from "../../kept-vars.ts";
import { links } from "../../links.ts";
import { type PagePlace, pageMeta, placeOf } from "../../parts/page-meta/page-meta.ts";

/**
 * The home page's sections. One that this version cannot draw is logged and left out. A shop whose
 * owner has composed none opens with its catalog.
 */
export async function loadHome({ context }: LoaderFunctionArgs) {
  const shop = context.get(shopContext);
  const [page, { settings }] = await Promise.all([
    shop.api("GET pages/homepage/homepage/"),
    keptVars(shop),
  ]);
  if (page.sections.length === 0) throw redirect(links[shop.locale].catalog());
  const blocks = page.sections.filter((section) => {
    if (canDraw(section)) return true;
    shop.report(new Error(`The home page has a section of unknown kind ${section.resourcetype}`));
    return false;
  });
  return {
    title: page.title,
    blocks: blocks.map((block) => drawn(block, settings)),
    meta: homeMeta(page, settings, placeOf(shop, settings)),
  };
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>;

function homeMeta(page: HomePage, { header_phone: phone }: Settings, place: PagePlace) {
  const poster = page.sections.find((section) => section.resourcetype === "Poster");
  const path = links[place.locale].home();
  return [
    ...pageMeta(place, {
      path,
      title: page.seo_title || page.title,
      description: page.seo_description,
      picture: poster?.image,
    }),
    {
      "script:ld+json": {
        "@context": "https://schema.org",
        "@type": "OnlineStore",
        name: place.shopName,
        url: place.origin + path,
        ...(phone && { telephone: phone }),
      },
    },
  ];
}
