import { affiliationCalls } from './affiliations.ts'
import { appearanceCalls } from './appearance.ts'
import { archiveCalls } from './archives.ts'
import { branchCalls } from './branches.ts'
import { buyerCalls } from './buyers.ts'
import { categoryCalls } from './categories.ts'
import { cityCalls } from './cities.ts'
import { contentCalls } from './content.ts'
import { couponCalls } from './coupons.ts'
import { discountCalls } from './discounts.ts'
import { domainCalls } from './domains.ts'
import { gateCalls } from './gate.ts'
import { integrationCalls } from './integrations.ts'
import { keyCalls } from './keys.ts'
import { mailNoteCalls } from './mail-notes.ts'
import { mediaCalls } from './media.ts'
import { numberCalls } from './numbers.ts'
import { orderCalls } from './orders.ts'
import { paymentCalls } from './payments.ts'
import { productCalls } from './products.ts'
import { refundCalls } from './refunds.ts'
import { shippingCalls } from './shipping.ts'
import { shopCalls } from './shops.ts'
import { stockCalls } from './stock.ts'
import { subscriberCalls } from './subscribers.ts'
import { tagCalls } from './tags.ts'
import { webhookCalls } from './webhooks.ts'

/** Every call of the management API, by its name. */
export const manageEndpoints = {
  ...keyCalls,
  ...shopCalls,
  ...mediaCalls,
  ...productCalls,
  ...stockCalls,
  ...categoryCalls,
  ...tagCalls,
  ...domainCalls,
  ...shippingCalls,
  ...cityCalls,
  ...paymentCalls,
  ...contentCalls,
  ...branchCalls,
  ...affiliationCalls,
  ...appearanceCalls,
  ...gateCalls,
  ...integrationCalls,
  ...webhookCalls,
  ...archiveCalls,
  ...orderCalls,
  ...refundCalls,
  ...buyerCalls,
  ...couponCalls,
  ...discountCalls,
  ...subscriberCalls,
  ...numberCalls,
  ...mailNoteCalls,
} as const

export type ManageEndpoints = typeof manageEndpoints
export type ManageEndpointName = keyof ManageEndpoints
