import type { CartTables } from "../cart/tables.ts";
import type { CatalogTables } from "../catalog/tables.ts";
import type { ContentTables } from "../content/tables.ts";
import type { DeliveryTables } from "../delivery/tables.ts";
import type { LocalitiesTables } from "../localities/tables.ts";
import type { MediaTables } from "../media/tables.ts";
import type { MessagesTables } from "../messages/tables.ts";
import type { OrdersTables } from "../orders/tables.ts";
import type { SandboxBankTables } from "../payments/providers/sandbox/tables.ts";
import type { PaymentsTables } from "../payments/tables.ts";
import type { CallCountsTables } from "../plugins/call-counts-tables.ts";
import type { IdempotencyTables } from "../plugins/idempotency-tables.ts";
import type { RecommendationsTables } from "../recommendations/tables.ts";
import type { SearchTables } from "../search/tables.ts";
import type { SeoTables } from "../seo/tables.ts";
import type { SetsTables } from "../sets/tables.ts";
import type { SettingsTables } from "../settings/tables.ts";
import type { ShopsTables } from "../shops/tables.ts";
import type { StaffTables } from "../staff/tables.ts";
import type { StockTables } from "../stock/tables.ts";

/** Every table of the shop, put together from the modules' `tables.ts`. */
export interface Database
  extends SettingsTables,
    StaffTables,
    MessagesTables,
    MediaTables,
    LocalitiesTables,
    CatalogTables,
    SetsTables,
    StockTables,
    ShopsTables,
    ContentTables,
    DeliveryTables,
    PaymentsTables,
    SandboxBankTables,
    CartTables,
    OrdersTables,
    RecommendationsTables,
    SearchTables,
    SeoTables,
    IdempotencyTables,
    CallCountsTables {}
