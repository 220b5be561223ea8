/**
 * Every table of the shop, put together from the modules' `tables.ts`.
 *
 * A module adds itself here: `export interface Database extends CatalogTables, StockTables {}`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the first module's tables stand here soon
export interface Database {}
