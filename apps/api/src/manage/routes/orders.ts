import { manageEndpoints as calls, type Input, type ManageEndpoints, type Output } from '@store/api-client/manage'
import { type OrderNumber, type ShopId, shopPath, shopUrl } from '@store/core'
import type { Tx } from '../../database/open.ts'
import { mailsGivenUp } from '../../messages/given-up.ts'
import { findMarkOfOrder } from '../../orders/store/buyer-marks.ts'
import { findEarlier } from '../../orders/store/earlier.ts'
import { countOrders, listOrders, type OrderFilter, type OrderSummary } from '../../orders/store/list.ts'
import { findOrderByNumber, type ShopOrder } from '../../orders/store/orders.ts'
import { findPaymentProof } from '../../orders/store/payment-proofs.ts'
import { findOrderHistory, findOrderResource } from '../../payments/order-resource.ts'
import { listPayments } from '../../payments/store/payments.ts'
import { troubledOrders } from '../../payments/store/troubles.ts'
import type { Services } from '../../services.ts'
import { findShop } from '../../shops/store/shops.ts'
import { type Caller, isStockroom, may } from '../caller.ts'
import type { Management } from '../mount.ts'
import { countIn, pageIn, pageOf } from '../paging.ts'
import { Refusal } from '../refusal.ts'
import { revised } from '../revision.ts'

const SORT = 'placedAt'

export function orderRoutes(manage: Management): void {
  manage.read(calls.listOrders, async (tx, { shopId, caller, query, now }) => {
    const buyers = seesBuyers(caller)
    const { limit, after } = pageIn(query, SORT)
    const [placedAt, number] = after ?? []
    const filter = { ...filterOf(shopId, query, buyers), now }
    const orders = await listOrders(tx, shopId, {
      ...filter,
      after: after && { placedAt: String(placedAt), number: Number(number) },
      limit: limit + 1,
    })
    const page = pageOf(orders, limit, SORT, keysOf, (order) =>
      buyers ? { ...order, lines: [...order.lines] } : withoutBuyer(order),
    )
    return { ...page, ...(await countIn(query.count, (most) => countOrders(tx, shopId, filter, most))) }
  })

  // Registered before `getOrder`, whose path matches it too.
  manage.read(calls.getOrders, async (tx, { shopId, query, caller, services, now }) => {
    const items: Output<ManageEndpoints['getOrders']>['items'] = []
    const pageOf = seesBuyers(caller) ? await pagesOf(tx, shopId, services) : undefined
    for (const number of new Set(query.numbers)) {
      const order = await findOrderResource(tx, shopId, number, { ...seenBy(caller), now, pageOf })
      if (order) items.push(order)
    }
    return { items }
  })

  manage.read(calls.getOrder, async (tx, { shopId, params, caller, services, now }) => {
    const pageOf = seesBuyers(caller) ? await pagesOf(tx, shopId, services) : undefined
    const found = await findOrderResource(tx, shopId, params.number, { ...seenBy(caller), now, pageOf })
    const known = await findOrderByNumber(tx, shopId, params.number)
    if (!found || !known) throw new Refusal('notFound')
    const attempts = [...(await listPayments(tx, shopId, params.number))]
    const order = { ...found, attempts, revision: revisedOrder(known.order).revision }
    if (!seesBuyers(caller)) return order
    const mark = await findMarkOfOrder(tx, shopId, params.number)
    return { ...order, earlier: await findEarlier(tx, shopId, params.number), mark }
  })

  manage.read(calls.listOrderEvents, async (tx, { shopId, params, caller }) => {
    if (!(await findOrderByNumber(tx, shopId, params.number))) throw new Refusal('notFound')
    return { items: await findOrderHistory(tx, shopId, params.number, { buyers: seesBuyers(caller) }) }
  })

  manage.read(calls.getOrderProof, async (tx, { shopId, params: { number } }) => {
    const proof = await findPaymentProof(tx, shopId, number)
    if (!proof) throw new Refusal('notFound')
    const name = `proof-${number}.${proof.type === 'image/jpeg' ? 'jpg' : 'pdf'}`
    return new Response(new Uint8Array(proof.file), {
      headers: {
        // The file comes from a stranger: clients should store it, and never display it.
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename="${name}"`,
        'last-modified': proof.receivedAt.toUTCString(),
      },
    })
  })
}

/** What a caller sees of an order; the stockroom sees the delivery addresses of open orders. */
const seenBy = (caller: Caller) => ({ buyers: seesBuyers(caller), parcels: isStockroom(caller) })

/**
 * The fields that the revision of an order covers and its audit log shows. No personal data: that is in the order's history.
 */
export const revisedOrder = ({ number, status, shipment, paymentMethod, shipping, total, updatedAt }: ShopOrder) =>
  revised({ number, status, shipment, paymentMethod, shipping, total, updatedAt })

/** Whether a caller may see buyers. */
export const seesBuyers = (caller: Caller): boolean => may(caller, 'buyers:read')

/** The name in a history: the key's, with the person its holder names; for keys of the platform only that person. */
export const authorOf = (caller: Caller, who: string, by: string | undefined): string =>
  by === undefined ? who : caller.kind === 'platform' ? by : `${who}: ${by}`

/** The addresses at which buyers of the shop see their orders. */
async function pagesOf(tx: Tx, shopId: ShopId, { domains, payments }: Services) {
  const shop = await findShop(tx, shopId)
  if (!shop) throw new Refusal('notFound')
  const url = shopUrl(shop, domains, payments.shopPort)
  return (number: OrderNumber, key: string) => `${url}${shopPath('order-placed', number)}?key=${key}`
}

type Query = Input<ManageEndpoints['listOrders']>['query']

/** The filters of a query; filters by buyer only for callers who may see buyers. */
export const filterOf = (
  shopId: ShopId,
  query: Omit<Query, 'limit' | 'after' | 'count'>,
  ofBuyers: boolean,
): Omit<OrderFilter, 'after' | 'limit' | 'now'> => ({
  status: query.status ?? null,
  shipment: query.shipment ?? null,
  search: query.q ?? null,
  ofBuyers,
  next: query.next ?? null,
  channel: query.channel ?? null,
  paymentMethod: query.paymentMethod ?? null,
  among: [
    ...(query.troubles ? [{ numbers: troubledOrders(shopId, query.troubles), is: true }] : []),
    ...(query.mailFailed === undefined ? [] : [{ numbers: mailsGivenUp(shopId), is: query.mailFailed }]),
  ],
  coupon: query.coupon ?? null,
  city: query.city ?? null,
  test: query.test ?? null,
  late: query.late ?? null,
  since: query.since ? new Date(query.since) : null,
  before: query.until ? new Date(query.until) : null,
})

const keysOf = ({ placedAt, number }: OrderSummary) => [placedAt, number]

const withoutBuyer = ({ buyer: _, email: __, phone: ___, city: ____, lines, ...order }: OrderSummary) => ({
  ...order,
  lines: [...lines],
})
