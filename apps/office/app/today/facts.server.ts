import type { Scope } from '@store/api-client/manage'
import { timeZoneOf } from '@store/core'
import { queryOf } from '#app/inbox/views.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import type { Count, TodayFacts } from './today-of.ts'
import { readUrgent } from './urgent.server.ts'
import { readWaiting } from './waiting.ts'

/** The most orders that are counted of each kind; more are shown as «200 or more». */
const MOST = 200
/** The most messages, as each is loaded with its text. */
const MOST_MESSAGES = 50

/** Loads the facts of Today, as far as the reader's role allows. */
export async function readToday(office: Office, mine: MyShop, now: Date) {
  const { manage } = office
  const { shopId, scopes, open } = mine
  const may = (scope: Scope) => scopes.includes(scope)
  const params = { shopId }
  const ordersWith = (query: Parameters<typeof manage.listOrders>[0]['query']) =>
    manage.listOrders({ params, query: { limit: MOST, ...query } })
  const shop = await manage.getShop({ params })

  const orders = may('orders:read')
  const setUp = may('settings:write')
  const [today, waiting, troubles, accounts, changes, messages, low, shipping, policies, plan] = await Promise.all([
    manage.getToday({ params }),
    orders ? readWaiting((next) => ordersWith({ next: [...next] })) : null,
    may('payments:read') ? manage.listTroubles({ params }) : null,
    may('payments:read') ? manage.listAccounts({ params }) : null,
    may('payments:read') ? manage.listMoneyChanges({ params }) : null,
    may('messages:write') ? readMessages(office, mine, now) : null,
    may('products:read') ? manage.listProducts({ params, query: { limit: MOST, low: true, status: 'active' } }) : null,
    setUp ? manage.getShipping({ params }) : null,
    setUp ? manage.listPolicies({ params }) : null,
    setUp ? manage.getShopLimits({ params }) : null,
  ])
  const { sold, ...besides } = today

  const facts: TodayFacts = {
    besides,
    ...(troubles && { troubles: troubles.items.map(({ trouble }) => trouble) }),
    ...(waiting && {
      orders: {
        chat: counted(waiting.chat),
        confirm: counted(waiting.confirm),
        transfers: counted(waiting.transfers),
        pack: counted(waiting.pack),
        handOver: counted(waiting.handOver),
        resend: counted(waiting.resend),
        collect: counted(waiting.collect),
      },
    }),
    ...(messages && { messages }),
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
    facts,
    money,
    timeZone: timeZoneOf(shop.country),
    sold: sold && sold.orders > 0 ? sold : null,
    urgent: waiting ? await readUrgent(office, mine, waiting, { ...money, name: shop.name, now }) : {},
    toPack: waiting ? waiting.pack.items.map(({ number }) => number) : [],
  }
}

const counted = ({ items, next }: { readonly items: readonly unknown[]; readonly next: string | null }): Count => ({
  count: items.length,
  more: next !== null,
})

/** Counts messages older than a day; `others`: the newest one is not among them. */
async function readMessages({ manage }: Office, { shopId }: MyShop, now: Date): Promise<TodayFacts['messages']> {
  const listed = (query: Parameters<typeof manage.listMessages>[0]['query']) =>
    manage.listMessages({ params: { shopId }, query })
  const [late, newest] = await Promise.all([
    listed({ ...queryOf('late', now), limit: MOST_MESSAGES }),
    listed({ ...queryOf('open', now), limit: 1 }),
  ])
  return { late: counted(late), others: newest.items[0]?.id !== late.items[0]?.id }
}
