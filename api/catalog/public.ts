export type { CardColor, CardPicture } from "./derived-tables.ts";
export { findExternal, rememberExternal } from "./known/external-ids.ts";
export {
  findCodesOfOthers,
  findEmptyCategories,
  findExternals,
  findFirstOfModels,
  findKnownProducts,
  livingProductsOf,
  rememberExternals,
} from "./known/external-lists.ts";
export { productIdBySlug, skuIdByCode } from "./known/find-ids.ts";
export {
  findAttributeOption,
  findChildCategory,
  findHandbook,
  findSize,
  findSizeGrid,
  isLivingCategory,
} from "./known/find-known.ts";
export { listFilterGroups } from "./listing/list-filter-groups.ts";
export { selectAlike } from "./queries/alike.ts";
export { selectCategoryId } from "./queries/categories.ts";
export { returnPreorder, takePreorder } from "./queries/preorders.ts";
export type { ProductLinks } from "./queries/saving/product-links.ts";
export type { AttributeValue } from "./queries/saving/product-parts.ts";
export type { SkuInput } from "./queries/saving/sku-writes.ts";
export { chainTo, withBelow } from "./reading/category-tree.ts";
export { findCards } from "./reading/find-cards.ts";
export { findCategory } from "./reading/find-category.ts";
export { findKits, type Kit } from "./reading/find-kit.ts";
export { listCategories } from "./reading/list-categories.ts";
export { listCollections } from "./reading/list-collections.ts";
export { presentColor, presentPicture, presentPrice } from "./reading/present-card.ts";
export { availabilityOf } from "./reading/present-size.ts";
export { archiveProduct } from "./saving/archive-product.ts";
export { checkSlug } from "./saving/check-slug.ts";
export { freeProductSlug } from "./saving/free-slug.ts";
export { findLinks, linkProducts } from "./saving/link-products.ts";
export { planPrices } from "./saving/plan-prices.ts";
export { publishProduct, unpublishProduct } from "./saving/publish-product.ts";
export { archiveCategory, saveCategory } from "./saving/save-category.ts";
export { saveCollection } from "./saving/save-collection.ts";
export {
  saveAttribute,
  saveAttributeOption,
  saveBrand,
  saveColor,
  saveLabel,
  saveModel,
  saveSize,
  saveSizeGrid,
} from "./saving/save-handbooks.ts";
export { saveKit } from "./saving/save-kit.ts";
export { saveProduct } from "./saving/save-product.ts";
export { setPrice } from "./saving/set-price.ts";
