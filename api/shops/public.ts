export { listShopStock } from "./list-shop-stock.ts";
