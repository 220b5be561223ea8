import type { Category } from "#contract/goods/catalog.ts";
import type { FrameData } from "../../frame/frame-data.ts";
import { Icon } from "../../ui/icon.tsx";
import { LanguageLinks } from "../language-links/language-links.tsx";
import { categoryLink } from "./category-link.ts";
import { ContactCard } from "./contact-card.tsx";
import styles from "./menu.frame.module.css";
import { MenuHead } from "./menu-head.tsx";
import { MenuLink } from "./menu-link.tsx";
import { MenuPanel } from "./menu-panel.tsx";

/**
 * The main menu, one markup in two shapes: on wide screens a line of sections with panels under
 * them, up to 1312 px a drawer whose levels slide over each other. `open-menu.ts` moves it.
 */
export function Menu(frame: FrameData) {
  const { vars, words, links } = frame;
  const { first_menu_item_title, menu_categories_title } = vars.settings;
  const roots = vars.categories.filter((category) => category.show_in_menu);
  const shopLinks = ["HEADER", "HEADER_LEFT", "HEADER_RIGHT"] as const;
  return (
    <nav id="menu" popover="auto" className={styles.menu} aria-label={words.mainMenu}>
      <MenuHead words={words}>
        <p className={styles.caption}>{menu_categories_title}</p>
      </MenuHead>
      <ul className={styles.roots}>
        {roots.map((category, index) => (
          <Root
            key={category.id}
            category={category}
            title={(index === 0 && first_menu_item_title) || category.title}
            frame={frame}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        <ul className={styles.more}>
          {uniqueByUrl(shopLinks.flatMap((name) => vars.menus[name]?.items ?? [])).map((item) => (
            <li key={item.id}>
              <MenuLink item={item} links={links} />
            </li>
          ))}
        </ul>
        <ContactCard {...frame} />
        <LanguageLinks {...frame} />
      </div>
    </nav>
  );
}

interface RootProps {
  category: Category;
  title: string;
  frame: FrameData;
}

function Root({ category, title, frame }: RootProps) {
  const id = `menu-${category.id}`;
  const hasPanel = category.children.some((child) => child.show_in_menu);
  return (
    <li className={styles.root} data-root="">
      <a
        className={category.is_special ? styles.special : undefined}
        href={categoryLink(category, frame.links)}
        style={category.color ? { color: category.color } : undefined}
      >
        {title}
      </a>
      {hasPanel && (
        <>
          <button
            type="button"
            className={styles.opener}
            aria-expanded="false"
            aria-controls={id}
            aria-label={frame.words.section(title)}
          >
            <Icon name="right" size={16} />
          </button>
          <MenuPanel id={id} category={category} title={title} frame={frame} />
        </>
      )}
    </li>
  );
}

/** The same page may stand in several menus of the header; the drawer lists it once. */
function uniqueByUrl<T extends { url: string }>(items: readonly T[]): T[] {
  return [...new Map(items.map((item) => [item.url, item])).values()];
}
