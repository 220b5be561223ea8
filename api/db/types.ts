import type { CatalogTables } from "../catalog/tables.ts";
import type { ContentTables } from "../content/tables.ts";
import type { LocalitiesTables } from "../localities/tables.ts";
import type { MediaTables } from "../media/tables.ts";
import type { SettingsTables } from "../settings/tables.ts";
import type { ShopsTables } from "../shops/tables.ts";
import type { StockTables } from "../stock/tables.ts";

/** Every table of the shop, put together from the modules' `tables.ts`. */
export interface Database
  extends SettingsTables,
    MediaTables,
    LocalitiesTables,
    CatalogTables,
    StockTables,
    ShopsTables,
    ContentTables {}
