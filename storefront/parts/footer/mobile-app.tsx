import type { FrameData } from "../../frame/frame-data.ts";
import { classes } from "../../ui/classes.ts";
import { Icon } from "../../ui/icon.tsx";
import { Popover } from "../../ui/popover/popover.tsx";
import type from "../../ui/type.module.css";
import styles from "./footer.frame.module.css";

/** The app: on a phone a link to its page, elsewhere a code for the phone's camera. */
export function MobileApp({ vars, words, links }: FrameData) {
  const { settings } = vars;
  if (!settings.mobile_apps_modal_title) return null;
  return (
    <section className={styles.column}>
      <h2 className={classes(type.caps, styles.caption)}>
        {settings.mobile_app_icon_download || words.application}
      </h2>
      <p>
        <a className={styles.onPhone} href={links.mobileApp()}>
          {settings.mobile_apps_modal_title}
        </a>
      </p>
      <button type="button" className={styles.qrButton} popoverTarget="qr">
        <Icon name="qr" />
        {settings.mobile_app_icon_text || settings.mobile_apps_modal_title}
      </button>
      <Popover id="qr" className={styles.qr}>
        <img src="/qr-mobile.svg" width="200" height="200" alt={words.qrAlt} loading="lazy" />
        <div>
          <p className={type.subhead}>{settings.mobile_apps_modal_title}</p>
          <p className={styles.qrText}>{settings.mobile_apps_modal_text}</p>
        </div>
      </Popover>
    </section>
  );
}
