import type { FrameData } from "../../frame/frame-data.ts";
import { Icon } from "../../ui/icon.tsx";
import { Logo } from "../logo/logo.tsx";
import styles from "./header.frame.module.css";
import { ScriptNotice } from "./script-notice.tsx";

/** Logo and a cross that ends what this page is about. */
export function CloseHeader(frame: FrameData) {
  return (
    <>
      <a className={styles.skip} href="#main">
        {frame.words.skip}
      </a>
      <header className={styles.header}>
        <span />
        <Logo {...frame} />
        <div className={styles.tools}>
          <a className={styles.tool} href={frame.links.home()} aria-label={frame.words.leave}>
            <Icon name="close" />
          </a>
        </div>
      </header>
      <ScriptNotice {...frame} />
    </>
  );
}
