import type { Category } from "#contract/goods/catalog.ts";
import { picturePath } from "#contract/pictures/picture-path.ts";
import type { FrameData } from "../../frame/frame-data.ts";
import { Icon } from "../../ui/icon.tsx";
import { categoryLink } from "./category-link.ts";
import styles from "./menu.frame.module.css";
import { LevelHead } from "./menu-head.tsx";
import { MenuLink } from "./menu-link.tsx";

interface PanelProps {
  id: string;
  category: Category;
  title: string;
  frame: FrameData;
}

/** What is below one section: two or three levels, two columns of the owner's own and a picture. */
export function MenuPanel({ id, category, title, frame }: PanelProps) {
  const { vars, words, links } = frame;
  const children = category.children.filter((child) => child.show_in_menu);
  const isDeep = vars.settings.show_3_level_catalog;
  const extras = [vars.menus.HEADER_EXTRA_1, vars.menus.HEADER_EXTRA_2];
  return (
    <div id={id} className={styles.panel}>
      <LevelHead words={words} title={title} />
      <div className={isDeep ? styles.columns : styles.flat}>
        <p className={styles.whole}>
          <a href={categoryLink(category, links)}>{words.wholeSection}</a>
        </p>
        {children.map((child) => (
          <Group key={child.id} category={child} isDeep={isDeep} frame={frame} />
        ))}
      </div>
      {extras.map((menu) =>
        menu && menu.items.length > 0 ? (
          <div key={menu.title} className={styles.extra}>
            <p className={styles.caption}>{menu.title}</p>
            <ul>
              {menu.items.map((item) => (
                <li key={item.id}>
                  <MenuLink item={item} links={links} />
                </li>
              ))}
            </ul>
          </div>
        ) : null,
      )}
      {category.is_menu_image && category.image && (
        <img
          className={styles.picture}
          src={picturePath(category.image.id, 480, "webp")}
          width="240"
          height="320"
          alt=""
          loading="lazy"
        />
      )}
    </div>
  );
}

interface GroupProps {
  category: Category;
  isDeep: boolean;
  frame: FrameData;
}

/** A second level; with the third below it when the owner shows three. */
function Group({ category, isDeep, frame }: GroupProps) {
  const { words, links } = frame;
  const id = `menu-${category.id}`;
  const below = isDeep ? category.children.filter((child) => child.show_in_menu) : [];
  const link = <a href={categoryLink(category, links)}>{category.title}</a>;
  if (below.length === 0) return <p className={styles.groupTitle}>{link}</p>;
  return (
    <div className={styles.group}>
      <p className={styles.groupTitle}>{link}</p>
      <button
        type="button"
        className={styles.opener}
        aria-expanded="false"
        aria-controls={id}
        aria-label={words.section(category.title)}
      >
        <Icon name="right" size={16} />
      </button>
      <div id={id} className={styles.level}>
        <LevelHead words={words} title={category.title} />
        <ul>
          {below.map((child) => (
            <li key={child.id}>
              <a href={categoryLink(child, links)}>{child.title}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
