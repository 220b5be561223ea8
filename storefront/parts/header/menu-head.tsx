import type { FrameData } from "../../frame/frame-data.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./menu.frame.module.css";

interface MenuHeadProps extends React.PropsWithChildren {
  words: FrameData["words"];
}

/** What stays in sight over a level of the drawer: what it shows, and the way out of all of them. */
export function MenuHead({ words, children }: MenuHeadProps) {
  return (
    <div className={styles.head}>
      {children}
      <button
        type="button"
        className={styles.close}
        popoverTarget="menu"
        popoverTargetAction="hide"
        aria-label={words.closeMenu}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/** The head of a level that slid in; its title leads back. */
export function LevelHead({ words, title }: { words: FrameData["words"]; title: string }) {
  return (
    <MenuHead words={words}>
      <button type="button" className={styles.back} data-back="" aria-label={words.back}>
        <Icon name="left" size={16} />
        {title}
      </button>
    </MenuHead>
  );
}
