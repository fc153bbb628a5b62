export { type AccessCodeCheck, gateState, normaliseAccessCode } from './access-gate.ts'
export {
  type ChatOrderField,
  type ChatOrderForm,
  type ContactMessage,
  isMailAddress,
  type Subscription,
  type SubscriptionAnswer,
} from './contact.ts'
export {
  type Affiliation,
  INTEGRATION_PATTERNS,
  type Integrations,
  type MarketplaceAccess,
  type MarketplacePage,
  type MarketplaceProduct,
  validIntegrations,
} from './integrations.ts'
export { type OpeningHours, type OpeningState, openingState, readOpeningHours } from './opening-hours.ts'
export {
  type AccessGate,
  type Branch,
  branchPlace,
  type CashOnDelivery,
  type Category,
  type City,
  type CityId,
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
} from './shop.ts'
export { isShownTime, momentOf, type ShownState, type ShownTimes, shownNow, shownState } from './shown-times.ts'
export { dayOf, endOfDay, localTimeOf, momentIn, startOfDay, timeZoneOf } from './time-zone.ts'
