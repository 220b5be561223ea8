import type { MetaDescriptor } from "react-router";
import { links } from "../../links.ts";
import { pageMeta } from "../../parts/page-meta/page-meta.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import type from "../../ui/type.module.css";
import { useLanguage } from "../../words/words.tsx";
import { loadMobileApp, type MobileAppData } from "./load.ts";
import styles from "./page.module.css";

export const loader = loadMobileApp;

export function meta({ loaderData }: { loaderData?: MobileAppData }): MetaDescriptor[] {
  if (!loaderData) return [];
  const { place, title, text } = loaderData;
  return pageMeta(place, {
    path: links[place.locale].mobileApp(),
    title: title || place.shopName,
    description: text,
  });
}

/** Where a phone arrives that has read the code in the footer. */
export default function MobileAppPage({ loaderData }: { loaderData: MobileAppData }) {
  const { locale, words } = useLanguage();
  const { place, title, text } = loaderData;
  return (
    <div className={styles.page}>
      <p className={styles.name}>{place.shopName}</p>
      <h1 className={type.heading}>{title || place.shopName}</h1>
      {text && <p className={styles.text}>{text}</p>}
      <ButtonLink href={links[locale].home()}>{words.common.openShop}</ButtonLink>
    </div>
  );
}
