import type { FrameData } from "../../frame/frame-data.ts";
import styles from "./logo.frame.module.css";

/** The way home: the shop's own drawing in each theme, or its name set as a word mark. */
export function Logo({ vars, links, words }: FrameData) {
  const { logo, logo_dark, shop_name } = vars.settings;
  return (
    <a className={styles.logo} href={links.home()} aria-label={`${shop_name}. ${words.toHome}`}>
      {logo ? (
        <>
          <img className={styles.light} src={logo} alt="" height="28" />
          <img className={styles.dark} src={logo_dark || logo} alt="" height="28" />
        </>
      ) : (
        shop_name
      )}
    </a>
  );
}
