import type { Said } from "#contract/locale.ts";
import type { MenuName } from "#contract/settings.ts";
import type { Db } from "../context.ts";
import { checkAddress } from "./check-address.ts";
import { clearMenu, insertMenuItem, upsertMenu } from "./write-queries.ts";

export interface MenuItemInput {
  title: Said;
  /** A path of the shop or an http(s), mailto or tel address; none for a mere heading. */
  url?: string;
  url_title?: Said;
  color?: string | null;
  is_selected?: boolean;
  a_class_name?: string;
  items?: readonly MenuItemInput[];
}

/** Makes a menu exactly this. Wants a transaction. @throws Invalid for an address of another kind. */
export async function saveMenu(
  db: Db,
  siteId: number,
  menu: { name: MenuName; title?: Said; items: readonly MenuItemInput[] },
): Promise<void> {
  const menuId = await upsertMenu(db, siteId, menu.name, menu.title ?? {});
  await clearMenu(db, menuId);
  await saveItems(db, menuId, null, menu.items);
}

async function saveItems(
  db: Db,
  menuId: number,
  parentId: number | null,
  items: readonly MenuItemInput[],
): Promise<void> {
  for (const [position, { items: below = [], ...item }] of items.entries()) {
    const id = await insertMenuItem(db, {
      menu_id: menuId,
      parent_id: parentId,
      position,
      title: JSON.stringify(item.title),
      url: checkAddress(item.url ?? ""),
      url_title: JSON.stringify(item.url_title ?? {}),
      color: item.color ?? null,
      is_selected: item.is_selected ?? false,
      a_class_name: item.a_class_name ?? "",
    });
    await saveItems(db, menuId, id, below);
  }
}
