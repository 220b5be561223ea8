import { locales } from "#contract/locale.ts";
import type { FrameData } from "../../frame/frame-data.ts";
import { links } from "../../links.ts";
import styles from "./language-links.frame.module.css";

/**
 * The shop in its other language. The frame is the same on every page, so the address is the home
 * page's; `follow-links.ts` turns it into the same page's and remembers the choice.
 */
export function LanguageLinks({ locale, words, vars }: FrameData) {
  const { header_link_ru_title, header_link_en_title } = vars.settings;
  const titles = { ru: header_link_ru_title || "Русский", en: header_link_en_title || "English" };
  return (
    <ul className={styles.languages} aria-label={words.language}>
      {locales.map((other) => (
        <li key={other}>
          <a
            href={links[other].home()}
            hrefLang={other}
            lang={other}
            aria-current={other === locale ? "true" : undefined}
          >
            {titles[other]}
          </a>
        </li>
      ))}
    </ul>
  );
}
