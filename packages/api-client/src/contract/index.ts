import { legacyEndpoints } from './legacy/index.ts'
import { newsletterCalls } from './newsletter.ts'
import { optionCalls } from './options.ts'
import { orderCalls } from './orders.ts'
import { proofCalls } from './payment-proof.ts'
import { paymentCalls } from './payments.ts'
import { pageCalls } from './storefront/pages.ts'
import { shopCalls } from './storefront/shop.ts'
import { visitCalls } from './visits.ts'

/** Every call of our services: the prescribed ones, and our own under `/storefront/v1`. */
export const endpoints = {
  ...legacyEndpoints,
  ...shopCalls,
  ...pageCalls,
  ...optionCalls,
  ...orderCalls,
  ...paymentCalls,
  ...proofCalls,
  ...newsletterCalls,
  ...visitCalls,
} as const

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints

export {
  type CallInput,
  type Decoding,
  decodeInput,
  decodeOutput,
  type Endpoint,
  encodeInput,
  encodeOutput,
  type Input,
  type Issue,
  type Output,
} from './endpoint.ts'
export {
  encodeFailure,
  encodeIssues,
  type Failure,
  failureMessage,
  isFailureBody,
} from './failure.ts'
export {
  type ArticleQuery,
  type CheckoutStart,
  type OrderNotice,
  type ResolvedShop,
  SERVICE_TEMPLATES,
  type ServiceTemplate,
  type TemplateSettings,
} from './legacy/index.ts'
export type { CouponQuestion, QuoteRequest } from './order-draft.ts'
export { MAX_PROOF_BODY, PROOF_PATH } from './payment-proof.ts'
export { pictureBox, pictureFacts, picturePoint } from './shapes.ts'
export type { HomeParts, ProductParts } from './storefront/pages.ts'
export {
  MAX_SHOP_ADDRESSES,
  type PreviewedShop,
  type PreviewedThing,
  type StorefrontShop,
  type StorefrontShopAnswer,
} from './storefront/shop.ts'
export { UNLOCK_HEADER } from './unlock.ts'
