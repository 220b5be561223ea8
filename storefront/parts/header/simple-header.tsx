import type { FrameData } from "../../frame/frame-data.ts";
import { Icon } from "../../ui/icon.tsx";
import { Logo } from "../logo/logo.tsx";
import styles from "./header.frame.module.css";
import { ScriptNotice } from "./script-notice.tsx";
import { telephone } from "./telephone.ts";

/**
 * Logo, the way back to the cart and the phone of who can help: nothing to wander off to while an
 * order is placed.
 */
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
        <HelpLink {...frame} />
      </header>
      <ScriptNotice {...frame} />
    </>
  );
}

function HelpLink({ vars, words }: FrameData) {
  const phone = vars.settings.header_phone;
  if (!phone) return <span />;
  return (
    <a className={styles.help} href={telephone(phone)} aria-label={words.help(phone)}>
      <Icon name="phone" />
      <span>{words.help(phone)}</span>
    </a>
  );
}
