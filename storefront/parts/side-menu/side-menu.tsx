import { links } from "../../links.ts";
import { useLanguage } from "../../words/words.tsx";
import type { MenuNode } from "./menu-node.ts";
import styles from "./side-menu.module.css";

interface SideMenuProps {
  menu: readonly MenuNode[];
  /** The path of the category shown, or named by the query: its branch is open. */
  path: string;
}

/** The catalog's categories. One branch at a time is open: the shared name sees to it. */
export function SideMenu({ menu, path }: SideMenuProps) {
  const { words } = useLanguage();
  return (
    <nav className={styles.menu} aria-label={words.catalog.categories}>
      <ul>
        {menu.map((node) => (
          <li key={node.path}>
            {node.children.length ? (
              <Branch node={node} path={path} />
            ) : (
              <Leaf node={node} path={path} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Branch({ node, path }: { node: MenuNode; path: string }) {
  const { words } = useLanguage();
  return (
    <details name="catalog-menu" open={isWithin(path, node.path)}>
      <summary>{node.title}</summary>
      <ul>
        <li>
          <Leaf node={{ ...node, title: words.catalog.wholeCategory }} path={path} />
        </li>
        {node.children.map((child) => (
          <li key={child.path}>
            <Leaf node={child} path={path} />
            {child.children.length > 0 && isWithin(path, child.path) && (
              <ul>
                {child.children.map((leaf) => (
                  <li key={leaf.path}>
                    <Leaf node={leaf} path={path} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Leaf({ node, path }: { node: MenuNode; path: string }) {
  const { locale } = useLanguage();
  return (
    <a
      href={links[locale].category(node.path, node.kit)}
      aria-current={node.path === path ? "page" : undefined}
    >
      {node.title}
    </a>
  );
}

function isWithin(path: string, ancestor: string): boolean {
  return path === ancestor || path.startsWith(`${ancestor}/`);
}
