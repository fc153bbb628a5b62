/** For tests and benches of other packages: queries and changes of the database and of orders that no program makes. */
export { productSlugs } from './archives/read.ts'
export type { StoredProductDraft } from './catalog/product-draft.ts'
export { findProducts } from './catalog/store/catalog.ts'
export { saveProducts } from './catalog/store/products.ts'
export { findDescription, findProductsById } from './catalog/store/shown-products.ts'
export { addShopCity, listCities, removeShopCities } from './cities/store.ts'
export { listArticleDrafts, saveArticle } from './content/store.ts'
export { setDiscounts } from './coupons/discounts.ts'
export { addCoupon } from './coupons/store.ts'
export { addDomain, findShopByDomain, findShopByName, listDomains } from './domains/store.ts'
export { addPlatformKey } from './keys/store.ts'
export { confirmSubscription, endSubscription, findUnconfirmedKey, insertSubscriber } from './newsletter/store.ts'
export { orderContext } from './order-context.ts'
export { moveOrder } from './orders/move.ts'
export { setMark } from './orders/store/buyer-marks.ts'
export { listHistory } from './orders/store/moves.ts'
export { findOrderByNumber } from './orders/store/orders.ts'
export { addAccessCode } from './shops/store/access-codes.ts'
export {
  findMarketplaceAccess,
  setAffiliations,
  setChatOrderForm,
  setIntegrations,
  setMarketplaceAccess,
} from './shops/store/integrations.ts'
export { setBranches, setPolicies, setTemplateSettings } from './shops/store/parts.ts'
export { changeShop, createShop, findShop, setShop } from './shops/store/shops.ts'
export { writeTaxes } from './taxes/store.ts'
export { addWebhook } from './webhooks/store/webhooks.ts'
