import type { WebhookEvent } from '@store/api-client/manage'
import { awaitsPayment, type Order, type OrderNumber, type OrderStep, type ShopId } from '@store/core'
import type { Tx } from '../database/open.ts'
import type { OrderEvent } from '../orders/context.ts'
import type { HistoryEntry } from '../orders/store/moves.ts'
import { findOrderByNumber } from '../orders/store/orders.ts'
import { findOrderResource } from '../payments/order-resource.ts'
import { queueWebhooks } from '../webhooks/events.ts'
import type { Waiting } from '../webhooks/store/waiting.ts'

/** Events whose `data` is the order. */
type OrderWebhook = Exclude<Extract<WebhookEvent, `order.${string}`>, 'order.created'> | 'payment.trouble'

const STEPS: Readonly<Record<OrderStep, OrderWebhook>> = {
  changed: 'order.changed',
  confirmed: 'order.confirmed',
  paid: 'order.paid',
  sent: 'order.shipped',
  delivered: 'order.delivered',
  returned: 'order.returned',
  refunded: 'order.refunded',
  cancelled: 'order.cancelled',
  lapsed: 'order.cancelled',
}
/** Events that may repeat: an order may be refunded in parts, be changed or have problems again. */
const REPEATED: readonly OrderWebhook[] = ['order.refunded', 'order.changed', 'payment.trouble']

/** `waiting`: for a step that can be undone; its messages wait that long. */
type EventTime = { readonly now: Date; readonly waiting?: Waiting | undefined }

/** Queues webhooks about a change of an order. */
export async function queueOrderWebhooks(
  tx: Tx,
  shopId: ShopId,
  number: OrderNumber,
  event: OrderEvent,
  { now, waiting }: EventTime,
): Promise<void> {
  if (event.kind === 'placed' || event.kind === 'soldByHand') return queueCreated(tx, shopId, number, { now, waiting })
  const type = typeOf(event)
  if (!type) return
  // An order with online payment only exists for webhooks once it is paid: they get `order.created` before `order.paid`.
  if (type === 'order.paid') await queueCreated(tx, shopId, number, { now, waiting })
  await queueWebhooks(
    tx,
    shopId,
    type,
    now,
    async (audience) => {
      const data = await findOrderResource(tx, shopId, number, { ...audience, now })
      if (!data) return []
      const once = REPEATED.includes(type) ? null : `${number} ${timesReturned(data, type)}`
      return [{ about: String(number), once, data }]
    },
    waiting,
  )
}

/** How often a parcel was returned: it may be packed and sent again, which webhooks report again. */
const timesReturned = (
  { history }: { readonly history: readonly Pick<HistoryEntry, 'about' | 'from' | 'to'>[] },
  type: OrderWebhook,
) =>
  history.filter(({ about, from, to }) => about === 'shipment' && to === 'returned' && from !== to).length -
  (type === 'order.returned' ? 1 : 0)

function typeOf(event: OrderEvent): OrderWebhook | null {
  switch (event.kind) {
    case 'step':
      return STEPS[event.step]
    case 'packed':
      return 'order.packed'
    case 'paymentTrouble':
      return 'payment.trouble'
    default:
      return null
  }
}

/** Days for which delivered events are known: no new webhooks are sent about older orders. */
const KNOWN_DAYS = 29

/** Queues `order.created`; nothing is sent about an order that waits for an online payment. */
const queueCreated = (tx: Tx, shopId: ShopId, number: OrderNumber, { now, waiting }: EventTime) =>
  queueWebhooks(
    tx,
    shopId,
    'order.created',
    now,
    async () => {
      const order = (await findOrderByNumber(tx, shopId, number))?.order
      if (!order || awaitsPayment(order) || isOld(order, now)) return []
      const { placedAt, total, currency, paymentMethod } = order
      const data = { orderId: number, storeId: shopId, amount: total / 100, currency, paymentMethod }
      return [{ about: String(number), once: `${number}`, at: placedAt, data }]
    },
    waiting,
  )

const isOld = ({ placedAt }: Order, now: Date) => now.getTime() - Date.parse(placedAt) > KNOWN_DAYS * 24 * 60 * 60_000
