export {
  type AccessCode,
  addAccessCode,
  listAccessCodes,
  type PortableAccessCode,
  readAccessCodes,
  removeAccessCode,
  writeAccessCodes,
} from './access-codes.ts'
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
} from './archive-read.ts'
export {
  beginImport,
  endImport,
  passOrderNumber,
  writeCategories,
  writeOrders,
  writeProducts,
} from './archive-write.ts'
export { type ArticleDraft, listArticleDrafts, removeArticle, saveArticle } from './articles.ts'
export { type BuyerData, findBuyerData, forgetBuyer, type KnownBy } from './buyers.ts'
export {
  findDescription,
  findProduct,
  findProductOwner,
  findProducts,
  findProductsById,
  listCategories,
  listOptions,
  listSubcategories,
} from './catalog.ts'
export { orderCategories, setCategoryImage, setSubcategoryImage } from './categories.ts'
export {
  addShopCity,
  listCities,
  listCitiesFor,
  listShopCities,
  type PortableCity,
  readShopCities,
  removeShopCities,
  writeShopCities,
} from './cities.ts'
export { addCoupon, changeCoupon, findCoupon, type KnownCoupon, listCoupons, writeCoupons } from './coupons.ts'
export { addDiscount, removeDiscount } from './discounts.ts'
export { addDomain, listDomains, markVerified, removeDomain, type ShopDomain } from './domains.ts'
export { lockFilterTags, setFilterTags, setTagValues } from './filter-tags.ts'
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
} from './integrations.ts'
export {
  confirmSubscription,
  endSubscription,
  findUnconfirmedKey,
  insertSubscriber,
  listSubscribers,
  type PortableSubscriber,
  readSubscribers,
  type Subscriber,
  writeSubscribers,
} from './newsletter.ts'
export { type DayNumbers, findNumbers, type ShopNumbers } from './numbers.ts'
export { listOrderEvents, listOrders, type OrderEvent, type OrderFilter, type OrderSummary } from './order-moves.ts'
export { findOrderByNumber } from './orders.ts'
export { findMailNotes, findOrderHook, setOrderHook } from './outbox.ts'
export { findPaymentProof } from './payment-proofs.ts'
export { listPaymentTroubles, PAYMENT_TROUBLES, type PaymentTrouble } from './payment-troubles.ts'
export { type KeptAccount, listAccounts, removeAccount } from './payments.ts'
export { type DraftRefusal, type StoredProductDraft, slugWords } from './product-draft.ts'
export { type ProductFacts, setProductFacts } from './product-facts.ts'
export { type SavedProduct, saveProducts } from './products.ts'
export {
  addBranch,
  changeBranch,
  type DiscountDraft,
  findPolicies,
  findTemplateSettings,
  listBranches,
  listDiscounts,
  removeBranch,
  setBranches,
  setDiscounts,
  setPolicies,
  setTemplateSettings,
} from './shop-parts.ts'
export { findShopSettings, type PortableSettings } from './shop-settings.ts'
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
} from './shops.ts'
export { listStock, type StockedProduct, setStock } from './stock.ts'
export { picturesOfText, withPictures } from './text-pictures.ts'
