import { type HomeSectionInput, saveHome, savePage } from "#api/content/public.ts";
import { saveMenu, saveQuickAlerts, saveSettings, saveSite } from "#api/settings/public.ts";
import { menuNames } from "#contract/settings.ts";
import { type Alert, footerAlerts, headerAlerts } from "../content/alerts.ts";
import { errorPage } from "../content/error-page.ts";
import type { HomeSection } from "../content/home/section.ts";
import { homePage, homeSections } from "../content/home.ts";
import { type MenuLink, menus } from "../content/menus.ts";
import { pages } from "../content/pages/index.ts";
import { seller, settings } from "../content/settings.ts";
import { type Loading, siteId } from "./loading.ts";

/** Saves the site itself: everything else belongs to it. */
export async function loadSite({ db }: Loading): Promise<void> {
  await saveSite(db, { id: siteId, slug: "veretie", name: homePage.title, seller });
  await saveSettings(db, siteId, settings);
}

/** Saves menus, announcements, static pages and the home page. */
export async function loadContent(loading: Loading): Promise<void> {
  const { db, pictures } = loading;
  for (const name of menuNames) {
    const { title, items } = menus[name];
    await saveMenu(db, siteId, { name, title, items: items.map(menuItem) });
  }
  await saveQuickAlerts(db, siteId, "header", headerAlerts.map(alert));
  await saveQuickAlerts(db, siteId, "footer", footerAlerts.map(alert));
  for (const page of pages) {
    await savePage(db, {
      siteId,
      slug: page.slug,
      title: page.title,
      content: page.content,
      image: pictures.get(page.image ?? "") ?? null,
      image_mobile: pictures.get(page.imageMobile ?? "") ?? null,
      image_alt: page.imageAlt ?? {},
      seo_title: page.seoTitle,
      seo_description: page.seoDescription,
    });
  }
  await savePage(db, {
    siteId,
    slug: "homepage",
    title: homePage.title,
    seo_title: homePage.seoTitle,
    seo_description: homePage.seoDescription,
  });
  await savePage(db, {
    siteId,
    slug: "error",
    title: errorPage.errorText,
    content: errorPage.errorDescription,
  });
  await saveHome(
    db,
    siteId,
    homeSections.map((section) => homeSection(section, loading)),
  );
}

function menuItem({ title, url, urlTitle, children = [] }: MenuLink): {
  title: MenuLink["title"];
  url: string;
  url_title: MenuLink["title"];
  items: ReturnType<typeof menuItem>[];
} {
  return { title, url, url_title: urlTitle ?? title, items: children.map(menuItem) };
}

function alert({ text, textColor, bgColor, url }: Alert) {
  return { text, text_color: textColor, bg_color: bgColor, url };
}

/** The demo's names of pictures and kits become what a kept section refers to. */
function homeSection(
  section: HomeSection,
  { pictures, videos }: Pick<Loading, "pictures" | "videos">,
): HomeSectionInput {
  const picture = (name: string) => pictures.get(name) ?? null;
  switch (section.resourcetype) {
    case "Poster": {
      const { resourcetype: kind, image, image_mobile, ...content } = section;
      return {
        kind,
        content: {
          ...content,
          image: picture(image),
          image_mobile: picture(image_mobile),
          video: videos.get(image) ?? null,
          video_poster: videos.has(image) ? picture(image) : null,
        },
      };
    }
    case "ProductCarousel": {
      const { resourcetype: kind, product_kit: kit, ...content } = section;
      return { kind, content: { ...content, kit } };
    }
    case "ReesProductCarousel": {
      const { resourcetype: kind, product_kit: kit, ...content } = section;
      return { kind, content: { ...content, kit } };
    }
    case "TextBlock": {
      const { resourcetype: kind, ...content } = section;
      return { kind, content };
    }
    case "TeaserCarousel": {
      const { resourcetype: kind, items, ...content } = section;
      return {
        kind,
        content: { ...content, items: items.map((i) => ({ ...i, image: picture(i.image) })) },
      };
    }
  }
}
