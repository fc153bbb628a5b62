import { legacyEndpoints } from './legacy/index.ts'
import { confirmSubscription, unsubscribe } from './newsletter.ts'
import { listOptions } from './options.ts'
import { answerOrder, checkCoupon, findOrder, getPlacedOrder, placeOrder, quoteOrder } from './orders.ts'
import { sendProof } from './payment-proof.ts'
import { returnFromPayment, startPayment } from './payments.ts'
import { getHome, getProductPage } from './storefront/pages.ts'
import { getStorefrontShop } from './storefront/shop.ts'

/** Every call of our services: the prescribed ones, and our own under `/storefront/v1`. */
export const endpoints = {
  ...legacyEndpoints,
  getStorefrontShop,
  getHome,
  getProductPage,
  listOptions,
  quoteOrder,
  checkCoupon,
  placeOrder,
  findOrder,
  getPlacedOrder,
  answerOrder,
  startPayment,
  returnFromPayment,
  sendProof,
  confirmSubscription,
  unsubscribe,
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
export type { StorefrontShop, StorefrontShopAnswer } from './storefront/shop.ts'
export { UNLOCK_HEADER } from './unlock.ts'
