import { links } from "../../links.ts";
import { RichText } from "../../ui/rich-text.tsx";
import type from "../../ui/type.module.css";
import { useLanguage } from "../../words/words.tsx";
import { type MenuNode, nearbyNodes } from "../side-menu/menu-node.ts";
import { SideMenu } from "../side-menu/side-menu.tsx";
import styles from "./catalog-layout.module.css";

interface CatalogLayoutProps extends React.PropsWithChildren {
  title: string;
  description?: string;
  above?: React.ReactNode;
  /** Leads on from the title. */
  beside?: React.ReactNode;
  menu?: readonly MenuNode[];
  /** The category that is shown or asked for; "" for the whole catalog. */
  path?: string;
}

/** Title over the grid, the side menu beside it; where there is no room for it, a strip of links. */
export function CatalogLayout(props: CatalogLayoutProps) {
  const { title, description, above, beside, menu, path = "", children } = props;
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        {above}
        <div className={styles.head}>
          <h1 className={`${type.title} ${styles.title}`}>{title}</h1>
          {beside}
        </div>
        {description && <RichText className={styles.description} html={description} />}
      </header>
      {menu ? (
        <>
          <CategoryStrip menu={menu} path={path} />
          <div className={styles.columns}>
            <aside className={styles.side}>
              <SideMenu key={path} menu={menu} path={path} />
            </aside>
            {children}
          </div>
        </>
      ) : (
        children
      )}
    </div>
  );
}

interface CategoryStripProps {
  menu: readonly MenuNode[];
  path: string;
}

/** The categories right below this one, or beside it, in one line that a thumb can push. */
function CategoryStrip({ menu, path }: CategoryStripProps) {
  const { locale, words } = useLanguage();
  const { parent, nodes } = nearbyNodes(menu, path);
  if (nodes.length === 0) return null;
  const to = links[locale];
  return (
    <nav className={styles.strip} aria-label={words.catalog.categories}>
      <a
        href={parent ? to.category(parent.path) : to.catalog()}
        aria-current={(parent?.path ?? "") === path ? "page" : undefined}
      >
        {words.catalog.all}
      </a>
      {nodes.map((node) => (
        <a
          key={node.path}
          href={to.category(node.path, node.kit)}
          aria-current={node.path === path ? "page" : undefined}
        >
          {node.title}
        </a>
      ))}
    </nav>
  );
}
