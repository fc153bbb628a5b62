import type { Scope } from '@store/api-client/manage'
import { dayOf, startOfDay, sumAmounts, timeZoneOf } from '@store/core'
import type { MyShop, Office } from '#app/session/office.server.ts'
import type { Count, TodayFacts } from './today-of.ts'
import { readUrgent } from './urgent.server.ts'
import { readWaiting } from './waiting.ts'

/** Orders that are counted of each kind; beyond, it is «200 or more». */
const MOST = 200

type Orders = Awaited<ReturnType<Office['manage']['listOrders']>>

/** What Today is about, as far as the reader's role allows, by the calls that there are. */
export async function readToday(office: Office, mine: MyShop, now: Date) {
  const { manage } = office
  const { shopId, scopes, open } = mine
  const may = (scope: Scope) => scopes.includes(scope)
  const params = { shopId }
  const ordersWith = (query: Parameters<typeof manage.listOrders>[0]['query']) =>
    manage.listOrders({ params, query: { limit: MOST, ...query } })
  const shop = await manage.getShop({ params })
  const yesterday = yesterdayIn(timeZoneOf(shop.country), now)

  const orders = may('orders:read')
  const setUp = may('settings:write')
  const [waiting, sold, troubles, accounts, changes, low, shipping, policies, plan] = await Promise.all([
    orders ? readWaiting((next) => ordersWith({ next: [...next] })) : null,
    orders && may('numbers:read') ? ordersWith(yesterday) : null,
    may('payments:read') ? manage.listTroubles({ params }) : null,
    may('payments:read') ? manage.listAccounts({ params }) : null,
    may('payments:read') ? manage.listMoneyChanges({ params }) : null,
    may('products:read') ? manage.listProducts({ params, query: { limit: MOST, low: true, status: 'active' } }) : null,
    setUp ? manage.getShipping({ params }) : null,
    setUp ? manage.listPolicies({ params }) : null,
    setUp ? manage.getShopLimits({ params }) : null,
  ])

  const facts: TodayFacts = {
    ...(troubles && { troubles: troubles.items.map(({ trouble }) => trouble) }),
    ...(waiting && {
      orders: {
        ...{ chat: counted(waiting.chat), confirm: counted(waiting.confirm), transfers: counted(waiting.transfers) },
        ...{ pack: counted(waiting.pack), handOver: counted(waiting.handOver) },
        ...{ resend: counted(waiting.resend), collect: counted(waiting.collect) },
      },
    }),
    ...(low && { low: counted(low) }),
    ...(changes && { moneyChanges: changes.items.length }),
    ...(plan && { limits: plan.limits.filter(({ state }) => state !== 'fine').length }),
    ...(accounts && open && { testAccounts: accounts.items.filter(({ mode }) => mode === 'test').length }),
    ...(shipping &&
      policies && {
        setUp: {
          payments: shop.paymentMethods.length > 0,
          shipping: shipping.rate.kind !== 'unset',
          products: shop.products,
          policies: policies.items.some(({ text }) => text !== null),
          chat: shop.chatNumber !== null,
          domain: shop.domain !== null,
        },
      }),
  }
  const money = { currency: shop.currency, country: shop.country }
  return {
    ...{ facts, money, timeZone: timeZoneOf(shop.country), sold: sold && soldOf(sold) },
    urgent: waiting ? await readUrgent(office, mine, waiting, { ...money, name: shop.name }) : {},
    toPack: waiting ? waiting.pack.items.map(({ number }) => number) : [],
  }
}

const counted = ({ items, next }: { readonly items: readonly unknown[]; readonly next: string | null }): Count => ({
  ...{ count: items.length, more: next !== null },
})

/** Yesterday's sales: without what was cancelled or refused, and without tests. Null: more than is counted. */
function soldOf({ items, next }: Orders) {
  const counting = items.filter(({ status, test }) => status !== 'cancelled' && status !== 'rejected' && !test)
  if (next !== null || counting.length === 0) return null
  return { orders: counting.length, amount: sumAmounts(counting.map(({ total }) => total)) }
}

const DAY = 24 * 60 * 60 * 1000

function yesterdayIn(timeZone: string, now: Date) {
  const until = startOfDay(dayOf(now, timeZone), timeZone) ?? now
  const since = startOfDay(dayOf(new Date(until.getTime() - DAY / 2), timeZone), timeZone) ?? now
  return { since: since.toISOString(), until: until.toISOString() }
}
