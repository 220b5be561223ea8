import { links } from "../../links.ts";
import { loadedMeta } from "../../parts/page-meta/loaded-meta.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import type from "../../ui/type.module.css";
import { useLanguage } from "../../words/words.tsx";
import { loadMobileApp, type MobileAppData } from "./load.ts";
import styles from "./page.module.css";

export const loader = loadMobileApp;

export const meta = loadedMeta;

/** Where a phone arrives that has read the code in the footer; on a wide screen the code itself. */
export default function MobileAppPage({ loaderData }: { loaderData: MobileAppData }) {
  const { locale, words } = useLanguage();
  const { name, title, text } = loaderData;
  return (
    <div className={styles.page}>
      <p className={styles.name}>{name}</p>
      <h1 className={type.heading}>{title}</h1>
      {text && <p className={styles.text}>{text}</p>}
      {/* It leads to this page: whoever cannot see it misses nothing. */}
      <img
        className={styles.code}
        src="/qr-mobile.svg"
        width="200"
        height="200"
        alt=""
        loading="lazy"
      />
      <ButtonLink href={links[locale].home()}>{words.common.openShop}</ButtonLink>
    </div>
  );
}
