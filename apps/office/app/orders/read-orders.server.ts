import { mayTakeStep } from '@store/api-client/manage'
import {
  followedCarriers,
  formatAmount,
  type Language,
  ORDER_STATUSES,
  ORDER_WORDS,
  paymentName,
  SHIPMENT_STATUSES,
  timeZoneOf,
} from '@store/core'
import { searchedFor } from '#app/find/searched-for.ts'
import { pictureAt } from '#app/media/picture-at.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { readOwnViews } from '#app/views/own-views.server.ts'
import { momentText } from '#app/words/dates.ts'
import { filtersIn, KEPT, queryOf } from './filters.ts'
import { takenAt, VIEWS, viewOf } from './views.ts'

const PAGE = 30

type Summary = Awaited<ReturnType<Office['manage']['listOrders']>>['items'][number]
type Shop = Pick<Awaited<ReturnType<Office['manage']['getShop']>>, 'currency' | 'country'>

/** Loads the page of the list that the address describes: view, filters, search and cursor. */
export async function readOrders(office: Office, { shopId, role, scopes }: MyShop, search: URLSearchParams) {
  const { manage, language } = office
  const view = viewOf(search.get('view'))
  const typed = searchedFor(search.get('q'))
  const values = filtersIn(search)
  const params = { shopId }
  const shop = await manage.getShop({ params })
  const filters = queryOf(values, timeZoneOf(shop.country))
  // A search covers every view.
  const next = typed ? null : VIEWS[view]
  const after = search.get('after')
  const query = {
    limit: PAGE,
    count: true,
    ...filters,
    ...(next && { next: [...next] }),
    ...(typed && { q: typed }),
    ...(after && { after }),
  }
  const [{ items, next: cursor, count = 0, atLeast = false }, own] = await Promise.all([
    manage.listOrders({ params, query }),
    readOwnViews(office, { shopId, list: 'orders' }, search, KEPT),
  ])
  const words = ORDER_WORDS[language]
  const mayMove = scopes.includes('orders:write')
  return {
    view,
    typed,
    cursor,
    count,
    atLeast,
    values,
    own,
    orders: items.map((order) => ({
      ...shown(order, shop, language),
      mayTake: mayMove && order.next !== null && mayTakeStep(role, takenAt(order.next)),
    })),
    carriers: followedCarriers(shop.country),
    mayMove,
    cities: scopes.includes('buyers:read'),
    options: {
      status: ORDER_STATUSES.map((value) => ({ value, text: words[`status.${value}`] })),
      shipment: SHIPMENT_STATUSES.map((value) => ({ value, text: words[`shipment.${value}`] })),
      method: shop.paymentMethods.map((value) => ({ value, text: paymentName(value, language, shop.country) })),
    },
  }
}

/** The state of its money and its parcel; the latter only once it has changed. */
function standingOf({ status, shipment }: Summary, words: (typeof ORDER_WORDS)[Language]): string {
  const money = words[`status.${status}`]
  const parcel = words[`shipment.${shipment}`]
  return shipment === 'pending' || parcel === money ? money : `${money} · ${parcel}`
}

/** The columns of an order, in the reader's language. */
function shown(order: Summary, shop: Shop, language: Language) {
  const { number, units, total, currency, paymentMethod, placedAt, buyer, phone, city, next, test } = order
  const words = ORDER_WORDS[language]
  return {
    number,
    units,
    next,
    test,
    buyer: buyer ?? null,
    canChat: Boolean(buyer && phone),
    city: city ?? null,
    what: order.lines[0]?.name ?? null,
    pictures: order.lines.flatMap(({ image }) => pictureAt(image, 160) ?? []),
    total: formatAmount(total, { currency, country: shop.country }),
    method: paymentName(paymentMethod, language, shop.country),
    standing: standingOf(order, words),
    placed: momentText(placedAt, language, timeZoneOf(shop.country)),
  }
}
