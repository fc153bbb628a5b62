export {
  inSnapshot,
  type PortableCategory,
  type PortableOrder,
  type PortableProduct,
  type PortableTemplateSettings,
  productSlugs,
  readCategories,
  readOrders,
  readProducts,
  readTemplateSettings,
} from './archives/read.ts'
export {
  beginImport,
  endImport,
  passOrderNumber,
  writeCategories,
  writeOrders,
  writeProducts,
} from './archives/write.ts'
export type { StoredProductDraft } from './catalog/product-draft.ts'
export {
  findDescription,
  findProduct,
  findProductOwner,
  findProducts,
  findProductsById,
  listCategories,
  listOptions,
  listSubcategories,
} from './catalog/store/catalog.ts'
export { type SavedProduct, saveProducts } from './catalog/store/products.ts'
export {
  addShopCity,
  listCities,
  listCitiesFor,
  listShopCities,
  type PortableCity,
  readShopCities,
  removeShopCities,
  writeShopCities,
} from './cities/store.ts'
export { type ArticleDraft, listArticleDrafts, removeArticle, saveArticle } from './content/store.ts'
export { addCoupon, changeCoupon, listCoupons, writeCoupons } from './coupons/store.ts'
export { addDomain, listDomains, markVerified, removeDomain, type ShopDomain } from './domains/store.ts'
export {
  confirmSubscription,
  endSubscription,
  findUnconfirmedKey,
  insertSubscriber,
  type PortableSubscriber,
  readSubscribers,
  writeSubscribers,
} from './newsletter/store.ts'
export { listOrders } from './orders/store/list.ts'
export { listHistory } from './orders/store/moves.ts'
export { findOrderByNumber } from './orders/store/orders.ts'
export { type KeptAccount, listAccounts, removeAccount } from './payments/store/payments.ts'
export {
  type AccessCode,
  addAccessCode,
  listAccessCodes,
  type PortableAccessCode,
  readAccessCodes,
  removeAccessCode,
  writeAccessCodes,
} from './shops/store/access-codes.ts'
export {
  addAffiliation,
  findChatOrderForm,
  findIntegrations,
  findMarketplaceAccess,
  listAffiliations,
  removeAffiliation,
  setAffiliations,
  setChatOrderForm,
  setIntegrations,
  setMarketplaceAccess,
} from './shops/store/integrations.ts'
export { findOrderHook, setOrderHook } from './shops/store/order-hook.ts'
export {
  addBranch,
  changeBranch,
  findPolicies,
  findTemplateSettings,
  listBranches,
  removeBranch,
  setBranches,
  setDiscounts,
  setPolicies,
  setTemplateSettings,
} from './shops/store/parts.ts'
export { findShopSettings, type PortableSettings } from './shops/store/settings.ts'
export {
  bumpVersion,
  changeShop,
  createShop,
  findGate,
  findLogo,
  findShop,
  findShopByDomain,
  findShopByName,
  listShops,
  type NewShop,
  type ShopSettings,
  setShop,
} from './shops/store/shops.ts'
