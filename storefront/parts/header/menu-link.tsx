import type { MenuItem } from "#contract/settings.ts";
import { isExternal, type Links } from "../../links.ts";
import { classes } from "../../ui/classes.ts";
import styles from "./menu-link.frame.module.css";

interface MenuLinkProps {
  item: MenuItem;
  links: Links;
}

/** An item of one of the owner's menus. */
export function MenuLink({ item, links }: MenuLinkProps) {
  const outside = isExternal(item.url) && { target: "_blank", rel: "noopener" };
  return (
    <a
      className={classes(styles.link, item.is_selected && styles.selected, item.a_class_name)}
      href={links.any(item.url)}
      title={item.url_title || undefined}
      style={item.color ? { color: item.color } : undefined}
      {...outside}
    >
      {item.title}
    </a>
  );
}
