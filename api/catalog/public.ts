export { archiveProduct } from "./archive-product.ts";
export type { CardColor, CardPicture } from "./derived-tables.ts";
export { type ExternalName, findExternal, rememberExternal } from "./external-ids.ts";
export {
  findEmptyCategories,
  findExternals,
  livingProductsOf,
  rememberExternals,
} from "./external-lists.ts";
export { productIdBySlug, skuIdByCode } from "./find-ids.ts";
export { findKits, type Kit } from "./find-kit.ts";
export {
  findAttributeOption,
  findChildCategory,
  findFirstOfModel,
  findHandbook,
  findProductState,
  findSize,
  findSizeGrid,
  isLivingCategory,
} from "./find-known.ts";
export { freeProductSlug } from "./free-slug.ts";
export { linkProducts } from "./link-products.ts";
export { listCategories } from "./list-categories.ts";
export { listCollections } from "./list-collections.ts";
export { type PricePlan, planPrices } from "./plan-prices.ts";
export { presentColor, presentPicture, presentPrice } from "./present-card.ts";
export { availabilityOf } from "./present-size.ts";
export type { ProductInput, SavedProduct } from "./product-input.ts";
export { publishProduct, unpublishProduct } from "./publish-product.ts";
export type { AttributeValue } from "./queries/product-parts.ts";
export type { SkuInput } from "./queries/sku-writes.ts";
export { archiveCategory, type CategoryInput, saveCategory } from "./save-category.ts";
export { type CollectionInput, saveCollection } from "./save-collection.ts";
export {
  type SizeInput,
  saveAttribute,
  saveAttributeOption,
  saveBrand,
  saveColor,
  saveLabel,
  saveModel,
  saveSize,
  saveSizeGrid,
} from "./save-handbooks.ts";
export { type KitInput, saveKit } from "./save-kit.ts";
export { saveProduct } from "./save-product.ts";
export { type PriceInput, setPrice } from "./set-price.ts";
