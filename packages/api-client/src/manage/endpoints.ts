import { affiliationCalls } from './calls/affiliations.ts'
import { appearanceCalls } from './calls/appearance.ts'
import { archiveCalls } from './calls/archives.ts'
import { auditLogCalls } from './calls/audit-log.ts'
import { branchCalls } from './calls/branches.ts'
import { bulkCalls } from './calls/bulk.ts'
import { buyerCalls } from './calls/buyers.ts'
import { categoryCalls } from './calls/categories.ts'
import { chatTextCalls } from './calls/chat-texts.ts'
import { cityCalls } from './calls/cities.ts'
import { closingCalls } from './calls/closing.ts'
import { contentCalls } from './calls/content.ts'
import { couponCalls } from './calls/coupons.ts'
import { deviceLoginCalls } from './calls/device-logins.ts'
import { discountCalls } from './calls/discounts.ts'
import { domainCalls } from './calls/domains.ts'
import { draftCalls } from './calls/drafts.ts'
import { gateCalls } from './calls/gate.ts'
import { importCalls } from './calls/imports.ts'
import { integrationCalls } from './calls/integrations.ts'
import { keyCalls } from './calls/keys.ts'
import { limitCalls } from './calls/limits.ts'
import { mailNoteCalls } from './calls/mail-notes.ts'
import { meCalls } from './calls/me.ts'
import { mediaCalls } from './calls/media.ts'
import { messageCalls } from './calls/messages.ts'
import { numberCalls } from './calls/numbers.ts'
import { operatorCalls } from './calls/operators.ts'
import { orderBatchCalls } from './calls/order-batch.ts'
import { orderChangeCalls } from './calls/order-changes.ts'
import { orderChatCalls } from './calls/order-chats.ts'
import { orderMailCalls } from './calls/order-mails.ts'
import { orderNoteCalls } from './calls/order-notes.ts'
import { orderStepCalls } from './calls/order-steps.ts'
import { orderCalls } from './calls/orders.ts'
import { paymentCalls } from './calls/payments.ts'
import { previewCalls } from './calls/previews.ts'
import { productCalls } from './calls/products.ts'
import { pushCalls } from './calls/push.ts'
import { refundCalls } from './calls/refunds.ts'
import { reportCalls } from './calls/reports.ts'
import { saleCalls } from './calls/sales.ts'
import { shippingCalls } from './calls/shipping.ts'
import { shopCalls } from './calls/shops.ts'
import { signInCalls } from './calls/sign-in.ts'
import { signUpCalls } from './calls/sign-up.ts'
import { stockCalls } from './calls/stock.ts'
import { subscriberCalls } from './calls/subscribers.ts'
import { supportCalls } from './calls/support.ts'
import { tagCalls } from './calls/tags.ts'
import { taskCalls } from './calls/tasks.ts'
import { taxCalls } from './calls/taxes.ts'
import { teamCalls } from './calls/team.ts'
import { todayCalls } from './calls/today.ts'
import { viewCalls } from './calls/views.ts'
import { webhookCalls } from './calls/webhooks.ts'

/** Every call of the management API, by its name. */
export const manageEndpoints = {
  ...keyCalls,
  ...shopCalls,
  ...todayCalls,
  ...mediaCalls,
  ...productCalls,
  ...bulkCalls,
  ...importCalls,
  ...taskCalls,
  ...draftCalls,
  ...viewCalls,
  ...stockCalls,
  ...categoryCalls,
  ...tagCalls,
  ...domainCalls,
  ...shippingCalls,
  ...cityCalls,
  ...paymentCalls,
  ...closingCalls,
  ...contentCalls,
  ...branchCalls,
  ...affiliationCalls,
  ...taxCalls,
  ...appearanceCalls,
  ...previewCalls,
  ...gateCalls,
  ...integrationCalls,
  ...webhookCalls,
  ...archiveCalls,
  ...orderCalls,
  ...orderStepCalls,
  ...orderChangeCalls,
  ...orderBatchCalls,
  ...orderNoteCalls,
  ...orderChatCalls,
  ...orderMailCalls,
  ...saleCalls,
  ...refundCalls,
  ...buyerCalls,
  ...couponCalls,
  ...discountCalls,
  ...subscriberCalls,
  ...messageCalls,
  ...numberCalls,
  ...mailNoteCalls,
  ...chatTextCalls,
  ...signInCalls,
  ...meCalls,
  ...deviceLoginCalls,
  ...teamCalls,
  ...auditLogCalls,
  ...signUpCalls,
  ...supportCalls,
  ...limitCalls,
  ...operatorCalls,
  ...pushCalls,
  ...reportCalls,
} as const

export type ManageEndpoints = typeof manageEndpoints
export type ManageEndpointName = keyof ManageEndpoints
