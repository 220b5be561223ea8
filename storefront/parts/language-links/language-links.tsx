import { locales } from "#contract/locale.ts";
import type { FrameData } from "../../frame/frame-data.ts";
import { samePageIn } from "../../frame/same-page.ts";
import styles from "./language-links.frame.module.css";

/**
 * The shop in its other language. The server writes the page's address into the kept frame;
 * `follow-links.ts` keeps it right on the way to other pages and remembers the choice.
 */
export function LanguageLinks({ locale, words, vars }: FrameData) {
  const { header_link_ru_title, header_link_en_title } = vars.settings;
  const titles = { ru: header_link_ru_title || "Русский", en: header_link_en_title || "English" };
  return (
    <ul className={styles.languages} aria-label={words.language}>
      {locales.map((other) => (
        <li key={other}>
          <a
            href={samePageIn(other)}
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
