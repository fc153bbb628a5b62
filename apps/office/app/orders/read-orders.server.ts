import { formatAmount, type Language, ORDER_WORDS, paymentName, timeZoneOf } from '@store/core'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { momentText } from '#app/words/dates.ts'
import { VIEWS, viewOf } from './views.ts'

const PAGE = 30
/** As long as the API takes. */
const LONGEST_SEARCH = 100

type Summary = Awaited<ReturnType<Office['manage']['listOrders']>>['items'][number]
type Shop = Pick<Awaited<ReturnType<Office['manage']['getShop']>>, 'currency' | 'country'>

/** A page of the list, as its address says: view, search and where it goes on. */
export async function readOrders({ manage, language }: Office, { shopId }: MyShop, search: URLSearchParams) {
  const view = viewOf(search.get('view'))
  const typed = (search.get('q') ?? '').trim().slice(0, LONGEST_SEARCH)
  const params = { shopId }
  // What is looked for is looked for everywhere.
  const next = typed ? null : VIEWS[view]
  const after = search.get('after')
  const [shop, { items, next: cursor }] = await Promise.all([
    manage.getShop({ params }),
    manage.listOrders({
      params,
      query: { limit: PAGE, ...(next && { next: [...next] }), ...(typed && { q: typed }), ...(after && { after }) },
    }),
  ])
  return { view, typed, cursor, orders: items.map((order) => shown(order, shop, language)) }
}

/** What of the list's order its reader sees, in their words. */
function shown(order: Summary, shop: Shop, language: Language) {
  const { number, status, shipment, units, total, currency, paymentMethod, placedAt, buyer, next, test } = order
  const words = ORDER_WORDS[language]
  return {
    ...{ number, units, next, test, buyer: buyer ?? null, status, shipment },
    total: formatAmount(total, { currency, country: shop.country }),
    method: paymentName(paymentMethod, language, shop.country),
    state: shipment === 'pending' ? words[`status.${status}`] : words[`shipment.${shipment}`],
    placed: momentText(placedAt, language, timeZoneOf(shop.country)),
  }
}
