export { listShopStock } from "./list-shop-stock.ts";
export type { ShopInput } from "./queries.ts";
export { saveShop } from "./save-shop.ts";
