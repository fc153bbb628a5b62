import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { maxBodyOf } from '../http/server.ts'
import type { Services } from '../services.ts'
import { manageCalls, refused } from './mount.ts'
import { Refusal } from './refusal.ts'
import { affiliationRoutes } from './routes/affiliations.ts'
import { appearanceRoutes } from './routes/appearance.ts'
import { archiveRoutes } from './routes/archives.ts'
import { auditLogRoutes } from './routes/audit-log.ts'
import { branchRoutes } from './routes/branches.ts'
import { bulkRoutes } from './routes/bulk.ts'
import { buyerRoutes } from './routes/buyers.ts'
import { categoryRoutes } from './routes/categories.ts'
import { chatTextRoutes } from './routes/chat-texts.ts'
import { cityRoutes } from './routes/cities.ts'
import { closingRoutes } from './routes/closing.ts'
import { contentRoutes } from './routes/content.ts'
import { couponRoutes } from './routes/coupons.ts'
import { deviceLoginRoutes } from './routes/device-logins.ts'
import { discountRoutes } from './routes/discounts.ts'
import { domainRoutes } from './routes/domains.ts'
import { draftRoutes } from './routes/drafts.ts'
import { gateRoutes } from './routes/gate.ts'
import { importRoutes } from './routes/imports.ts'
import { integrationRoutes } from './routes/integrations.ts'
import { keyRoutes } from './routes/keys.ts'
import { limitRoutes } from './routes/limits.ts'
import { mailNoteRoutes } from './routes/mail-notes.ts'
import { meRoutes } from './routes/me.ts'
import { mediaRoutes } from './routes/media.ts'
import { messageRoutes } from './routes/messages.ts'
import { numberRoutes } from './routes/numbers.ts'
import { operatorRoutes } from './routes/operators.ts'
import { orderChangeRoutes } from './routes/order-changes.ts'
import { orderChatRoutes } from './routes/order-chats.ts'
import { orderMailRoutes } from './routes/order-mails.ts'
import { orderNoteRoutes } from './routes/order-notes.ts'
import { orderStepRoutes } from './routes/order-steps.ts'
import { orderRoutes } from './routes/orders.ts'
import { paymentRoutes } from './routes/payments.ts'
import { previewRoutes } from './routes/previews.ts'
import { productRoutes } from './routes/products.ts'
import { productsCsvRoutes } from './routes/products-csv.ts'
import { pushRoutes } from './routes/push.ts'
import { refundRoutes } from './routes/refunds.ts'
import { reportRoutes } from './routes/reports.ts'
import { saleRoutes } from './routes/sales.ts'
import { shippingRoutes } from './routes/shipping.ts'
import { shopRoutes } from './routes/shops.ts'
import { signInRoutes } from './routes/sign-in.ts'
import { signUpRoutes } from './routes/sign-up.ts'
import { stockRoutes } from './routes/stock.ts'
import { subscriberRoutes } from './routes/subscribers.ts'
import { supportRoutes } from './routes/support.ts'
import { tableRoutes } from './routes/tables.ts'
import { tagRoutes } from './routes/tags.ts'
import { taskRoutes } from './routes/tasks.ts'
import { taxRoutes } from './routes/taxes.ts'
import { teamRoutes } from './routes/team.ts'
import { todayRoutes } from './routes/today.ts'
import { viewRoutes } from './routes/views.ts'
import { webhookRoutes } from './routes/webhooks.ts'

/** The management API: what merchants, their programs and the command line do with shops. */
export function manageRoutes(app: Hono, services: Services): void {
  app.use('/manage/v1/*', (c, next) =>
    bodyLimit({ maxSize: maxBodyOf(c.req.path), onError: (over) => refused(over, new Refusal('tooLarge')) })(c, next),
  )
  const manage = manageCalls(app, services)
  keyRoutes(manage)
  shopRoutes(manage)
  todayRoutes(manage)
  mediaRoutes(manage)
  productRoutes(manage)
  productsCsvRoutes(manage)
  bulkRoutes(manage)
  importRoutes(manage)
  taskRoutes(manage)
  draftRoutes(manage)
  viewRoutes(manage)
  stockRoutes(manage)
  categoryRoutes(manage)
  tagRoutes(manage)
  domainRoutes(manage)
  shippingRoutes(manage)
  cityRoutes(manage)
  paymentRoutes(manage)
  contentRoutes(manage)
  closingRoutes(manage)
  limitRoutes(manage)
  branchRoutes(manage)
  affiliationRoutes(manage)
  taxRoutes(manage)
  appearanceRoutes(manage)
  previewRoutes(manage)
  gateRoutes(manage)
  integrationRoutes(manage)
  webhookRoutes(manage)
  archiveRoutes(manage)
  orderRoutes(manage)
  orderStepRoutes(manage)
  orderChangeRoutes(manage)
  orderNoteRoutes(manage)
  orderChatRoutes(manage)
  orderMailRoutes(manage)
  refundRoutes(manage)
  saleRoutes(manage)
  buyerRoutes(manage)
  tableRoutes(manage)
  couponRoutes(manage)
  discountRoutes(manage)
  subscriberRoutes(manage)
  messageRoutes(manage)
  numberRoutes(manage)
  mailNoteRoutes(manage)
  chatTextRoutes(manage)
  signInRoutes(manage)
  meRoutes(manage)
  deviceLoginRoutes(manage)
  signUpRoutes(manage)
  teamRoutes(manage)
  auditLogRoutes(manage)
  supportRoutes(manage)
  operatorRoutes(manage)
  pushRoutes(manage)
  reportRoutes(manage)
  app.all('/manage/v1/*', (c) => refused(c, new Refusal('notFound')))
}
