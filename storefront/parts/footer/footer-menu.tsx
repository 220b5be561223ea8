import type { MenuItem } from "#contract/settings.ts";
import type { Links } from "../../links.ts";
import { classes } from "../../ui/classes.ts";
import type from "../../ui/type.module.css";
import { MenuLink } from "../header/menu-link.tsx";
import styles from "./footer.frame.module.css";

interface FooterMenuProps {
  title: string;
  items: readonly MenuItem[];
  links: Links;
  /** A quiet line below the items. */
  note?: string;
}

export function FooterMenu({ title, items, links, note }: FooterMenuProps) {
  return (
    <section className={styles.column}>
      <h2 className={classes(type.caps, styles.caption)}>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <MenuLink item={item} links={links} />
          </li>
        ))}
      </ul>
      {note && <p className={styles.note}>{note}</p>}
    </section>
  );
}
