import type { FrameData } from "../../frame/frame-data.ts";
import { Icon } from "../../ui/icon.tsx";
import { Logo } from "../logo/logo.tsx";
import styles from "./header.frame.module.css";

/** Logo and the way back to the cart: nothing to wander off to while an order is placed. */
export function SimpleHeader(frame: FrameData) {
  return (
    <>
      <a className={styles.skip} href="#main">
        {frame.words.skip}
      </a>
      <header className={styles.header}>
        <a className={styles.return} href={frame.links.cart()}>
          <Icon name="previous" />
          {frame.words.back}
        </a>
        <Logo {...frame} />
        <span />
      </header>
    </>
  );
}
