import { PAYMENT_METHODS } from '@store/core'
import * as z from 'zod'
import { appearanceCalls } from './calls/appearance.ts'
import { OrderResource } from './calls/orders.ts'
import { productCalls } from './calls/products.ts'
import { shopCalls } from './calls/shops.ts'
import { taskCalls } from './calls/tasks.ts'
import { PING, type WebhookEvent } from './calls/webhooks.ts'

const order = OrderResource
const product = productCalls.getProduct.response
const shop = shopCalls.getShop.response
/** Empty for webhooks without `buyers`. */
const subscriber = z.object({ email: z.string().optional() })

/**
 * The stock that has run out, is back, or is low: the product itself (`variantId` 0), or its variants that are for sale.
 */
const stock = z.object({
  productId: z.int(),
  reference: z.string(),
  name: z.string(),
  /** The low-stock limit; null: none. */
  lowAt: z.int().nullable(),
  items: z.array(
    z.object({
      variantId: z.int(),
      values: z.array(z.string()),
      sku: z.string().nullable(),
      barcode: z.string().nullable(),
      units: z.int(),
    }),
  ),
})

/** `data` in the body of each event: the resource at that time. */
export const WEBHOOK_DATA = {
  // Its amount is in units of the currency, for compatibility.
  'order.created': z.object({
    orderId: z.int(),
    storeId: z.int(),
    amount: z.number(),
    currency: z.string(),
    paymentMethod: z.enum(PAYMENT_METHODS),
  }),
  'order.confirmed': order,
  'order.paid': order,
  'order.packed': order,
  'order.shipped': order,
  'order.delivered': order,
  'order.returned': order,
  'order.cancelled': order,
  'order.refunded': order,
  /** Each change of its destination, of its buyer's name or phone, or of its payment method. */
  'order.changed': order,
  'payment.trouble': order,
  'product.created': product,
  'product.updated': product,
  'product.deleted': product,
  /** The units have fallen to the product's low-stock limit. */
  'stock.low': stock,
  /** The last unit is gone. */
  'stock.out': stock,
  /** Units are available again. */
  'stock.back': stock,
  /** Empty for webhooks without `buyers`. */
  'message.received': z
    .object({ name: z.string(), email: z.string(), phone: z.string().nullable(), message: z.string() })
    .partial(),
  'subscriber.confirmed': subscriber,
  'subscriber.left': subscriber,
  'buyer.forgotten': z.object({ orders: z.array(z.int()) }),
  'appearance.published': appearanceCalls.publishAppearance.response,
  'shop.updated': shop,
  'shop.closed': shop,
  /** Done, failed or undone, as in `state`. */
  'task.finished': taskCalls.getTask.response,
  [PING]: z.object({ webhookId: z.int() }),
} as const satisfies Readonly<Record<WebhookEvent | typeof PING, z.ZodType>>
export type WebhookData<Event extends WebhookEvent | typeof PING> = z.output<(typeof WEBHOOK_DATA)[Event]>
