export { listShopStock } from "./list-shop-stock.ts";
export { saveShop } from "./save-shop.ts";
