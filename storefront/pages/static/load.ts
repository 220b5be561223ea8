import type { LoaderFunctionArgs } from "react-router";
import type { StaticPage } from "#contract/pages.ts";
import { shopContext } from "../../api.ts";
import type { Drawn } from "../../blocks/drawn.ts";
import { keptVars } from "../../kept-vars.ts";
import { links } from "../../links.ts";
import { pageMeta, placeOf } from "../../parts/page-meta/page-meta.ts";

/** The page that stands at `/about`, in a layout of its own. */
const aboutSlug = "about";

export function loadStaticPage(args: LoaderFunctionArgs) {
  return load(args, args.params.slug ?? "");
}

export function loadAbout(args: LoaderFunctionArgs) {
  return load(args, aboutSlug);
}

async function load({ context }: LoaderFunctionArgs, slug: string) {
  const shop = context.get(shopContext);
  const to = links[shop.locale];
  const [page, { settings }] = await Promise.all([
    shop.api("GET pages/:slug/", { params: { slug } }),
    keptVars(shop),
  ]);
  return {
    title: page.title,
    poster: page.image && openingPoster(page),
    content: page.content,
    lang: page.lang,
    meta: pageMeta(placeOf(shop, settings), {
      path: slug === aboutSlug ? to.about() : to.page(page.slug),
      title: page.seo_title || page.title,
      description: page.seo_description,
    }),
  };
}

/** The page's picture as a section opens the home page: with nothing on it but the title. */
function openingPoster({ title, image, image_mobile }: StaticPage): Drawn<"Poster"> {
  return {
    resourcetype: "Poster",
    image,
    image_mobile,
    video: null,
    video_poster: null,
    alt: image?.alt ?? "",
    title,
    subtitle: "",
    btn_text: "",
    btn_style: "link",
    url: "",
    aligment: "left",
  };
}

export type StaticPageData = Awaited<ReturnType<typeof load>>;
