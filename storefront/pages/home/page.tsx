import type { MetaDescriptor } from "react-router";
import { Blocks } from "../../blocks/index.tsx";
import { links } from "../../links.ts";
import { pageMeta } from "../../parts/page-meta/page-meta.ts";
import type from "../../ui/type.module.css";
import { type HomeData, loadHome } from "./load.ts";

export const loader = loadHome;

export function meta({ loaderData }: { loaderData?: HomeData }): MetaDescriptor[] {
  if (!loaderData) return [];
  const { place, seoTitle, seoDescription, blocks } = loaderData;
  const poster = blocks.find((block) => block.resourcetype === "Poster");
  return [
    ...pageMeta(place, {
      path: links[place.locale].home(),
      title: seoTitle,
      description: seoDescription,
      picture: poster?.image,
    }),
    organizationMeta(loaderData),
  ];
}

/** Who keeps the shop, as search engines read it. */
function organizationMeta({ place, phone }: HomeData): MetaDescriptor {
  return {
    "script:ld+json": {
      "@context": "https://schema.org",
      "@type": "OnlineStore",
      name: place.shopName,
      url: place.origin + links[place.locale].home(),
      ...(phone && { telephone: phone }),
    },
  };
}

export default function HomePage({ loaderData }: { loaderData: HomeData }) {
  const { title, blocks } = loaderData;
  const [first] = blocks;
  const isTitled = first?.resourcetype === "Poster" && first.title;
  return (
    <>
      {/* The header looks for a poster in the first place, so the hidden title stands last. */}
      <Blocks blocks={blocks} />
      {!isTitled && <h1 className={type.hidden}>{title}</h1>}
    </>
  );
}
