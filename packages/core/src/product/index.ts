export { bestPlaces, type ComparedFact, compareFacts } from './comparison.ts'
export { describedFacts } from './described-facts.ts'
export { gtinOf } from './gtin.ts'
export type { EditableProduct, StockedProduct } from './managed-product.ts'
export type { PictureCorrection, PictureFacts } from './picture-facts.ts'
export { PRICE_LIST_LIMITS, type PriceLine, readPriceList } from './price-list.ts'
export {
  type Availability,
  compareAtOf,
  type Fact,
  factsOf,
  findVariant,
  hasVariants,
  type Image,
  type Option,
  optionValueStates,
  type Product,
  type ProductId,
  type Promotion,
  percentOffOf,
  priceOf,
  productAvailability,
  unitsOf,
  type Variant,
  type VariantId,
  variantAvailability,
  variantById,
} from './product.ts'
export {
  EMPTY_PRODUCT,
  type ImageSource,
  PRODUCT_LIMITS,
  PRODUCT_STATUSES,
  type ProductDraft,
  type ProductStatus,
} from './product-draft.ts'
export { changeFrom, type ProductChange, type ProductInput } from './product-input.ts'
