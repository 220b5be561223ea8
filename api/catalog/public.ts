export { archiveProduct } from "./archive-product.ts";
export { chainTo, withBelow } from "./category-tree.ts";
export { checkSlug } from "./check-slug.ts";
export type { CardColor, CardPicture } from "./derived-tables.ts";
export { findExternal, rememberExternal } from "./external-ids.ts";
export {
  findEmptyCategories,
  findExternals,
  findFirstOfModels,
  findKnownProducts,
  livingProductsOf,
  rememberExternals,
} from "./external-lists.ts";
export { findCards } from "./find-cards.ts";
export { findCategory } from "./find-category.ts";
export { productIdBySlug, skuIdByCode } from "./find-ids.ts";
export { findKits, type Kit } from "./find-kit.ts";
export {
  findAttributeOption,
  findChildCategory,
  findHandbook,
  findSize,
  findSizeGrid,
  isLivingCategory,
} from "./find-known.ts";
export { freeProductSlug } from "./free-slug.ts";
export { findLinks, linkProducts } from "./link-products.ts";
export { listCategories } from "./list-categories.ts";
export { listCollections } from "./list-collections.ts";
export { listFilterGroups } from "./list-filter-groups.ts";
export { planPrices } from "./plan-prices.ts";
export { presentColor, presentPicture, presentPrice } from "./present-card.ts";
export { availabilityOf } from "./present-size.ts";
export { publishProduct, unpublishProduct } from "./publish-product.ts";
export { selectAlike } from "./queries/alike.ts";
export { selectCategoryId } from "./queries/categories.ts";
export { returnPreorder, takePreorder } from "./queries/preorders.ts";
export type { ProductLinks } from "./queries/product-links.ts";
export type { AttributeValue } from "./queries/product-parts.ts";
export type { SkuInput } from "./queries/sku-writes.ts";
export { archiveCategory, saveCategory } from "./save-category.ts";
export { saveCollection } from "./save-collection.ts";
export {
  saveAttribute,
  saveAttributeOption,
  saveBrand,
  saveColor,
  saveLabel,
  saveModel,
  saveSize,
  saveSizeGrid,
} from "./save-handbooks.ts";
export { saveKit } from "./save-kit.ts";
export { saveProduct } from "./save-product.ts";
export { setPrice } from "./set-price.ts";
