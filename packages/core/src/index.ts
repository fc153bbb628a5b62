// Shops and tenants

export { type AccessCodeCheck, gateState, normaliseAccessCode } from './access-gate.ts'
export {
  type AccessGate,
  type Branch,
  branchPlace,
  type CashOnDelivery,
  type Category,
  type City,
  type CityId,
  chatShopUrl,
  type DeliveryDays,
  type FilterTag,
  GATE_COLORS,
  type GateColor,
  LANGUAGES,
  type Language,
  languageFrom,
  OFFLINE_PAYMENT_METHODS,
  type OfflinePaymentMethod,
  PAYMENT_METHODS,
  type PaymentMethod,
  POLICY_KINDS,
  type Policies,
  type PolicyKind,
  type SafeHtml,
  type ShippingRate,
  type Shop,
  type ShopId,
  type ShopStatus,
  type SocialNetwork,
  type Subcategory,
  shopStatus,
  shopUrl,
} from './shop.ts'
export {
  cachedPathPattern,
  canonicalPath,
  isShopPath,
  shopFile,
  shopPathPattern,
  uncrawledPaths,
} from './shop-path-rules.ts'
export {
  type PageZone,
  POLICY_SLUGS,
  SHOP_DATA,
  SHOP_FILES,
  SHOP_PAGES,
  type ShopPageName,
  type ShopPathName,
  type ShopScreen,
  SUBSCRIPTION_STEPS,
  screenOfPage,
  shopPath,
  shopPathAt,
  zoneOf,
} from './shop-paths.ts'
export {
  CHAT_TEMPLATE,
  type DomainSettings,
  isShopName,
  isTemplateId,
  MAX_HOST_LENGTH,
  normaliseHost,
  readDomainSettings,
  TEMPLATE_IDS,
  type TemplateId,
  type TenantRef,
  tenantFromUrl,
  tenantKey,
} from './tenant.ts'

// Money

export {
  type Amount,
  type Country,
  type Currency,
  formatAmount,
  type MoneyStyle,
  parseAmount,
  sumAmounts,
} from './amount.ts'
export { applyPercent, shownUnit, splitAmount } from './rounding.ts'

// Products and the catalogue

export {
  type CatalogQuery,
  emptyQuery,
  MAX_PAGE_SIZE,
  PAGE_SIZE,
  type ProductPage,
  QUERY_PARAMETERS,
  SORTS,
  type Sort,
  searchFromQuery,
} from './catalog-query.ts'
export { bestPlaces, type ComparedFact, compareFacts } from './comparison.ts'
export { describedFacts } from './described-facts.ts'
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
export type { ImageSource, ProductDraft } from './product-draft.ts'
export { isOpenEnded, queryFromSearch } from './query-from-search.ts'

// Opening hours

export { type OpeningHours, type OpeningState, openingState, readOpeningHours } from './opening-hours.ts'

// Cart

export { addLine, type Cart, clearCart, emptyCart, removeLine, setQuantity } from './cart.ts'
export { type CartCheck, type CheckedLine, checkCart, type LineStatus } from './cart-check.ts'
export { itemsToText } from './cart-items.ts'
export {
  type CartLine,
  type LineKey,
  lineFrom,
  lineKey,
  MAX_LINE_QUANTITY,
  stockLineKey,
  subtotal,
  unitCount,
} from './cart-line.ts'
export { activeFilters, changeQuery, pageCount } from './catalog-changes.ts'
export { type ChosenOption, optionsFrom, optionsToText, withOption } from './catalog-options.ts'
export { itemsFromText, MAX_CART_LINES, MAX_ITEMS_LENGTH, type RequestedLine } from './requested-lines.ts'
export { repairCart } from './stored-cart.ts'

// Discounts, coupons, shipping, totals

export {
  type Coupon,
  type CouponCheck,
  type CouponCode,
  type CouponProblem,
  type CouponUses,
  couponProblem,
  isCouponCode,
  normaliseCouponCode,
} from './coupon.ts'
export {
  type AppliedDiscount,
  applicableDiscounts,
  type Discount,
  type DiscountId,
  nextDiscount,
  type Reduction,
  sortDiscounts,
} from './discount.ts'
export { DEFAULT_SHIPPING_RATE, type Delivery, deliveryDays, quoteShipping, type ShippingQuote } from './shipping.ts'
export { cartTotals, deliveredTotals, type PricedLine, type Totals } from './totals.ts'

// Orders

export { citiesCalled, dependsOnCity, plainName, takesUnlisted, UNLISTED_CITY } from './city.ts'
export { type DivisionLabel, divisionLabel, divisionsOf } from './division.ts'
export {
  type Address,
  type AnswerOutcome,
  awaitsAnswer,
  type Buyer,
  canMoveOrder,
  canMoveShipment,
  DEFAULT_CHAT_HOLD_MINUTES,
  DEFAULT_MAX_OPEN_ORDERS,
  DEFAULT_MAX_UNITS,
  isChatOrder,
  isPrivateOrder,
  isTestOrder,
  type KnownBuyer,
  MAX_CHAT_HOLD_MINUTES,
  normaliseIdNumber,
  ORDER_PRIVATE_DAYS,
  ORDER_STATUSES,
  ORDER_TRANSITIONS,
  type Order,
  type OrderAnswer,
  type OrderDelivery,
  type OrderDraft,
  type OrderLine,
  type OrderNumber,
  type OrderOutcome,
  type OrderQuote,
  type OrderRefusal,
  type OrderStatus,
  type SalesChannel,
  SHIPMENT_STATUSES,
  SHIPMENT_TRANSITIONS,
  SHOP_ANSWERS,
  type ShipmentStatus,
  type ShopAnswer,
} from './order.ts'
export { postcodeExample, readPostcode } from './postcode.ts'

// Paying online

export {
  attemptState,
  awaitsPayment,
  canMovePayment,
  chargedAmount,
  INSTRUMENTS,
  type Instrument,
  mayPay,
  methodsThrough,
  type OrderPayment,
  orderAfterPayment,
  PAYMENT_REFUSALS,
  PAYMENT_STATES,
  PAYMENT_TRANSITIONS,
  type PaymentRefusal,
  type PaymentStart,
  type PaymentState,
  PROVIDER_TERMS,
  type ProviderTerms,
  paymentPages,
  providerFor,
  suitsAmount,
  type TransactionState,
  type TransactionStatus,
  usableMethods,
} from './payment.ts'
export {
  isOfflineMethod,
  isOnlineMethod,
  ONLINE_PAYMENT_METHODS,
  type OnlinePaymentMethod,
  offeredMethods,
  PAYMENT_PROVIDERS,
  type ProviderName,
} from './payment-method.ts'

export { type Payable, type PaymentProblem, payable, paymentProblem, suitsDelivery } from './payment-problem.ts'
export {
  MAX_PROOF_BYTES,
  MAX_PROOFS,
  PROOF_REFUSALS,
  type ProofOutcome,
  type ProofRefusal,
  type ReceivedProof,
  takesProof,
} from './payment-proof.ts'

// Around the shop

export { feedId, pixelEvent, SHOP_EVENTS, type ShopEvent, type ShopEventName } from './analytics.ts'
export { type Article, type ArticleId, type ArticlePage, articleIdFrom, type FullArticle } from './article.ts'
export { chatDigits, chatLink, plainChatText } from './chat-link.ts'
export { type ChatMessage, type ChatMessageParts, chatMessage, clippedForChat, fitsChatLink } from './chat-message.ts'
export {
  type ChatOrderField,
  type ChatOrderForm,
  type ContactMessage,
  isMailAddress,
  type Subscription,
  type SubscriptionAnswer,
} from './contact.ts'
export { DOCUMENT_TYPES, type DocumentType, documentName, documentTypesOf } from './document-type.ts'
export { FIELD_LIMITS, RETURN_LIMITS } from './field-limits.ts'
export { type Financing, type FinancingLimits, financingFor } from './financing.ts'
export {
  type Affiliation,
  INTEGRATION_PATTERNS,
  type Integrations,
  type MarketplaceAccess,
  type MarketplacePage,
  type MarketplaceProduct,
  validIntegrations,
} from './integrations.ts'
export { invariant } from './invariant.ts'
export { invoiceFacts, invoiceFieldsOf, invoiceLabel, invoiceProblems } from './invoice.ts'
export {
  fitsInvoice,
  INVOICE_FIELDS,
  type Invoice,
  type InvoiceField,
  type InvoiceFieldName,
} from './invoice-field.ts'
export { withMessages } from './line-messages.ts'
export { dayOf, startOfDay, timeZoneOf } from './time-zone.ts'
