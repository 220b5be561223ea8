import { type Locale, said } from "#contract/locale.ts";
import { type Menu, type MenuItem, type MenuName, menuNames } from "#contract/settings.ts";
import type { MenuItemRow } from "./queries.ts";

/** Rows of all menus → each menu as a tree, in the rows' order. */
export function menuTrees(
  rows: readonly MenuItemRow[],
  locale: Locale,
): Partial<Record<MenuName, Menu>> {
  const menus: Partial<Record<MenuName, Menu>> = {};
  for (const name of menuNames) {
    const ofMenu = rows.filter((row) => row.menu === name);
    const [first] = ofMenu;
    if (!first) continue;
    menus[name] = {
      title: said(first.menu_title, locale),
      items: itemsBelow(ofMenu, null, locale),
    };
  }
  return menus;
}

function itemsBelow(
  rows: readonly MenuItemRow[],
  parentId: number | null,
  locale: Locale,
): MenuItem[] {
  return rows
    .filter((row) => row.parent_id === parentId)
    .map((row) => {
      const items = itemsBelow(rows, row.id, locale);
      return {
        id: row.id,
        title: said(row.title, locale),
        url: row.url,
        url_title: said(row.url_title, locale),
        color: row.color,
        is_selected: row.is_selected,
        a_class_name: row.a_class_name,
        child_menu: items.length > 0 ? { items } : null,
      };
    });
}
