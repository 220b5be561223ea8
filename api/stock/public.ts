export { bookStock } from "./book-stock.ts";
export { countStock } from "./count-stock.ts";
export type { StockLine } from "./queries/reservations.ts";
export { reserveStock } from "./reserve-stock.ts";
export { placeIdBySlug, savePlace } from "./save-place.ts";
export { consumeStock, releaseStock, returnStock } from "./settle-stock.ts";
