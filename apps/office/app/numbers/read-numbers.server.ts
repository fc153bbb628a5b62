import type { Breakdown } from '@store/api-client/manage'
import { formatAmount, type Language, type MoneyStyle, paymentName, VISIT_SOURCES } from '@store/core'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { numbersWords } from '#app/words/numbers/index.ts'
import { dayBefore, periodIn } from './period.ts'

/** The least number of orders for charts, and of visits for the conversion rate. */
const ENOUGH_ORDERS = 10
const ENOUGH_VISITS = 30
const MOST_PARTS = 8

const PARTS = [
  'source',
  'city',
  'paymentMethod',
  'returnedByCity',
  'returnedByCarrier',
  'buyers',
  'search',
  'hour',
  'device',
  'coupon',
] as const satisfies readonly Breakdown[]
type PartName = (typeof PARTS)[number]

/** Loads the figures of the period in an address. */
export async function readNumbers({ manage, language }: Office, { shopId }: MyShop, search: URLSearchParams) {
  const period = periodIn(search)
  const params = { shopId }
  const [shop, { to }] = await Promise.all([manage.getShop({ params }), manage.getNumbers({ params })])
  const query = { from: dayBefore(to, period - 1), to }
  const [numbers, { items: best }] = await Promise.all([
    manage.getNumbers({ params, query }),
    manage.listBestSellers({ params, query }),
  ])
  const earlier = { from: dayBefore(query.from, period), to: dayBefore(query.from, 1) }
  const online = { now: await onlineOrders(manage, shopId, query), before: await onlineOrders(manage, shopId, earlier) }
  const parts: { readonly name: PartName; readonly rows: readonly Row[] }[] = []
  // In sequence: the API limits a shop's concurrent calls, and its orders need them too.
  for (const name of PARTS) {
    const { items } = await manage.breakDownNumbers({ params: { ...params, by: name }, query })
    const rows = items.map((part) => rowOf(name, part, language, shop))
    if (rows.length > 0) parts.push({ name, rows: rows.slice(0, MOST_PARTS) })
  }
  const { totals, before } = numbers
  const words = numbersWords.of(language)
  const money = (amount: number) => formatAmount(amount, shop)
  const counted = (of: typeof totals, bought: number) => ({
    sales: of.sales,
    orders: of.orders,
    views: of.views,
    received: of.received - of.refunded,
    average: of.orders > 0 ? Math.round(of.sales / of.orders) : 0,
    conversion: of.views >= ENOUGH_VISITS ? Math.round((bought / of.views) * 1_000) / 10 : 0,
  })
  const [now, then] = [counted(totals, online.now), counted(before, online.before)]
  const isMoney = { sales: true, orders: false, views: false, received: true, average: true, conversion: false }
  return {
    period,
    from: numbers.from,
    to: numbers.to,
    orders: totals.orders,
    views: totals.views,
    hasCharts: totals.orders >= ENOUGH_ORDERS,
    figures: (['sales', 'orders', 'views', 'received', 'average', 'conversion'] as const)
      .filter((name) => name !== 'conversion' || totals.views >= ENOUGH_VISITS)
      .map((name) => ({
        name,
        shown: isMoney[name] ? money(now[name]) : now[name].toLocaleString(language),
        change: then[name] > 0 ? Math.round((now[name] / then[name] - 1) * 100) : null,
        beside: name === 'sales' ? words.beside(money(totals.shipping), money(totals.discounts)) : null,
      })),
    days: numbers.days.map(({ day, sales, views, orders, shipping, discounts }) => ({
      day,
      sales,
      views,
      orders,
      money: money(sales),
      shipping: money(shipping),
      discounts: money(discounts),
    })),
    funnel: (['views', 'viewedProduct', 'addedToCart', 'startedCheckout', 'orders'] as const).map((name) => ({
      name,
      times: totals[name],
    })),
    best: best.slice(0, MOST_PARTS).map(({ amount, ...product }) => ({ ...product, money: money(amount) })),
    parts,
  }
}

/** The number of orders by visitors of the shop: without those that were entered by hand. */
async function onlineOrders(
  manage: Office['manage'],
  shopId: number,
  query: { readonly from: string; readonly to: string },
) {
  const { items } = await manage.breakDownNumbers({ params: { shopId, by: 'channel' }, query })
  return items.reduce((sum, { name, times }) => sum + (name === 'web' || name === 'chat' ? times : 0), 0)
}

type Style = MoneyStyle & { readonly country: string }

type Row = {
  readonly name: string
  readonly times: number
  readonly of: number | null
  readonly money: string | null
}

function rowOf(
  by: PartName,
  part: { readonly name: string; readonly times: number; readonly amount: number | null; readonly of: number | null },
  language: Language,
  shop: Style,
): Row {
  return {
    name: nameOf(by, part.name, language, shop),
    times: part.times,
    of: part.of,
    money: part.amount === null ? null : formatAmount(part.amount, shop),
  }
}

function nameOf(by: PartName, name: string, language: Language, { country }: Style): string {
  const words = numbersWords.of(language)
  switch (by) {
    case 'source':
      return words.sources[VISIT_SOURCES.find((source) => source === name) ?? 'other']
    case 'device':
      return words.devices[name in words.devices ? (name as keyof typeof words.devices) : 'OTHER']
    case 'buyers':
      return words.kinds[name === 'again' ? 'again' : 'new']
    case 'hour':
      return words.at(Number(name))
    case 'paymentMethod':
      return paymentName(name as Parameters<typeof paymentName>[0], language, country)
    default:
      return name
  }
}
