import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { OnlinePaymentMethod, OrderDraft, OrderNumber, ProviderName, ShopId } from '@store/core'
import { createSandbox, PAYMENT_KEYS, type Report } from '@store/sandbox'
import { type SQL, sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import * as z from 'zod'
import { type Database, inShop } from '../database/index.ts'
import { query } from '../database/query.ts'
import { draftOf, one, openShop, sell } from '../orders/testing.ts'
import { changeShop } from '../shops/store/shops.ts'
import { openTestDatabase, testApi, testServices } from '../testing.ts'
import { keepAccount } from './accounts.ts'
import { checkRefunds } from './give-back.ts'
import { providerNamed } from './providers/index.ts'
import { checkDueAttempts } from './watch.ts'

const SECRET = 'what the tests seal keys with'

/** How a person ends a payment on a sandbox's page, and what happens to the report. */
type Choice = {
  readonly outcome: 'approve' | 'decline' | 'pending' | 'pendingApprove' | 'pendingDecline'
  readonly notice?: 'once' | 'many' | 'late' | 'never'
}
export type Started = {
  readonly shopId: ShopId
  readonly number: OrderNumber
  readonly key: string
  readonly url: string
}
/** The parameters of the returning browser. */
export type Back = { readonly attempt: number; readonly given: Readonly<Record<string, string>> }

/** The reading of an event that arrives this many seconds after its provider signed it. */
export const FRESHNESS = [
  [299, 'hint'],
  [301, 'untimely'],
  [-299, 'hint'],
  [-301, 'untimely'],
] as const

/** The whole system with a provider's sandbox, and a clock that tests set. */
export async function openPayments(provider: ProviderName, currency = 'COP', country = 'CO', begin = Date.now()) {
  const db = await openTestDatabase()
  let clock = begin
  const now = () => new Date(clock)
  let app: Hono | null = null
  const deliver = async (url: string, init: RequestInit) => {
    if (!app) throw new Error('no API yet')
    return app.request(url, init)
  }
  const sandbox = createSandbox('normal', { hooks: 'http://api.test', deliver, bank: 0, now: () => clock })
  const at = await sandbox.open()
  const payments = { secrets: [SECRET], sandbox: `${at}/payments`, publicUrl: 'http://api.test', shopPort: 3000 }
  const opened = testApi(db, { payments, now })
  app = opened.app
  const { api, lines } = opened
  const { services } = testServices(db, { payments, now, log: silent(lines as string[]) })

  return {
    db,
    api,
    app: opened.app,
    sandbox,
    lines,
    services,
    sandboxUrl: payments.sandbox,
    close: async () => {
      await sandbox.close()
      await db.close()
    },
    /** Moves the clock by this many milliseconds. */
    pass: (milliseconds: number) => {
      clock += milliseconds
    },
    /** Clears the rate limits. */
    forgetLimits: () => db.owner.query('delete from limits'),
    /** Runs the payments job once. */
    checkDue: () => checkDueAttempts(services),
    lookAtRefunds: () => checkRefunds(services),
    /** Gives the shop keys that the provider does not accept, as if the merchant had revoked the old ones. */
    spoilKeys: (shopId: ShopId) =>
      changeShop(db, shopId, (tx) => keepAccount(tx, shopId, provider, unknownKeys(provider), [SECRET])),
    useKeys: (shopId: ShopId, keys: unknown = PAYMENT_KEYS[provider]) =>
      changeShop(db, shopId, (tx) => keepAccount(tx, shopId, provider, keys, [SECRET])),
    setBehaviour: (behaviour: string) => fetch(`${at}/payments/${provider}/behaviour/${behaviour}`, { method: 'POST' }),

    /** A shop with an account at this provider's sandbox. */
    async openPayingShop(settings: Parameters<typeof openShop>[1] = {}): Promise<ShopId> {
      const shopId = await openShop(db, {
        currency,
        country,
        email: 'tienda@ejemplo.co',
        shippingRate: { kind: 'free' },
        paymentMethods: ['cashOnDelivery', provider as OnlinePaymentMethod],
        ...settings,
      })
      const saved = await changeShop(db, shopId, (tx) =>
        keepAccount(tx, shopId, provider, PAYMENT_KEYS[provider], [SECRET]),
      )
      if (saved.kind !== 'kept') throw new Error(`keys refused: ${saved.names.join()}`)
      return shopId
    },

    /** Places an order of one shirt with this provider. */
    async place(shopId: ShopId, rest: Partial<OrderDraft> = {}) {
      const [shirt] = await sell(db, shopId, { units: 3, price: 120_000_00 })
      if (!shirt) throw new Error('nothing to sell')
      const outcome = await api.placeOrder({
        body: draftOf(shopId, [one(shirt)], { paymentMethod: provider, ...rest }),
      })
      if (outcome.kind !== 'placed') throw new Error(JSON.stringify(outcome))
      return { shopId, number: outcome.order.number, key: outcome.accessKey, productId: shirt.id }
    },

    async start({ shopId, number, key }: Omit<Started, 'url'>): Promise<Started> {
      const start = await api.startPayment({ params: { number }, body: { shopId, key, method: null } })
      if (start?.kind !== 'redirect') throw new Error(JSON.stringify(start))
      return { shopId, number, key, url: start.url }
    },

    /** The shopper returns with the provider's parameters. */
    comeBack: ({ shopId, number, key }: Omit<Started, 'url'>, { attempt, given }: Back) =>
      api.returnFromPayment({ params: { number, attempt }, body: { shopId, key, given } }),

    deliver: ({ url, init }: Report) => deliver(url, init),

    /** A payment page with the same payment for another account's keys, which returns to us. */
    async pageElsewhere(started: Started, given: unknown): Promise<string> {
      const known = providerNamed(provider)
      const order = await api.getPlacedOrder({
        params: { number: started.number },
        query: { shopId: started.shopId, key: started.key },
      })
      if (!known || !order?.payment) throw new Error('nothing to pay')
      const { reference, amount } = order.payment
      const account = { shopId: started.shopId, keys: known.keys.parse(given), live: false, sandbox: payments.sandbox }
      const { url } = await known.start(account, {
        reference,
        amount,
        currency: order.currency,
        method: provider,
        order,
        shopName: 'Another',
        language: 'es',
        address: '',
        expiresAt: new Date(Date.now() + 3_600_000),
        returnUrl: `http://shop.test/pedido/${order.number}/pago/1`,
        hookUrl: `http://api.test/hooks/${provider}/${started.shopId}`,
      })
      return url
    },

    orderOf: async ({ shopId, number, key }: Omit<Started, 'url'>) => {
      const order = await api.getPlacedOrder({ params: { number }, query: { shopId, key } })
      if (!order) throw new Error('no such order')
      return order
    },
  }
}
const unknownKeys = (provider: ProviderName) => {
  const { privateKey, password, accessToken } = PAYMENT_KEYS[provider] ?? {}
  return {
    ...PAYMENT_KEYS[provider],
    ...(privateKey && { privateKey: `${privateKey}x` }),
    ...(password && { password: `${password}x` }),
    ...(accessToken && { accessToken: `${accessToken}x` }),
  }
}

export type PaymentWorld = Awaited<ReturnType<typeof openPayments>>

const silent = (lines: string[]) => {
  const write = (level: string) => (fact: object, message?: string) =>
    void lines.push(JSON.stringify({ level, ...fact, message }))
  return { info: write('info'), warn: write('warn'), error: write('error') }
}

/** A shopper on a sandbox's page: chooses how the payment ends, and is redirected back. */
export async function choose(url: string, { outcome, notice = 'never' }: Choice): Promise<Back> {
  const page = await (await fetch(url)).text()
  const { action, fields } = formIn(page, url)
  const chosen = new URLSearchParams({ ...fields, outcome, notice })
  const answer = await fetch(action, { method: 'POST', body: chosen, redirect: 'manual' })
  const location = answer.headers.get('location')
  if (location) return backAt(location, {})
  // Some providers redirect the browser by a form that submits itself.
  const back = formIn(await answer.text(), action)
  return backAt(back.action, back.fields)
}

function backAt(address: string, posted: Readonly<Record<string, string>>): Back {
  const { pathname, searchParams } = new URL(address)
  const [, attempt] = /\/pedido\/\d+\/pago\/(\d+)$/.exec(pathname) ?? []
  const { key: _, ...query } = Object.fromEntries(searchParams)
  return { attempt: Number(attempt), given: { ...query, ...posted } }
}

/** The form of a page, with the fields that a browser would send unchanged. */
function formIn(page: string, base: string) {
  const plain = (text: string) => text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
  const [, action] = /<form[^>]*action="([^"]*)"/.exec(page) ?? []
  if (action === undefined) throw new Error(`no form in: ${page.slice(-400)}`)
  const inputs = [...page.matchAll(/<input type="(hidden|radio)" name="([^"]*)" value="([^"]*)"( checked)?/g)]
  const sent = inputs.filter(([, type, , , checked]) => type === 'hidden' || checked)
  const fields = Object.fromEntries(sent.map(([, , name = '', value = '']) => [plain(name), plain(value)]))
  return { action: new URL(plain(action), base).href, fields }
}

/** A server on loopback that responds to each path with this; `asked` are the bodies it got. */
export async function answering(answerTo: (path: string) => unknown) {
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    asked.push(body)
    response.end(JSON.stringify(answerTo(request.url ?? '')))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { at: `http://127.0.0.1:${port}`, asked, close: () => server.close() }
}

/** All payment rows of a shop, to compare them before and after. */
export async function written(db: Database, shopId: ShopId) {
  return inShop(db, shopId, async (tx) => {
    const rows = async (statement: SQL) => (await tx.execute(statement)).rows
    return {
      orders: await rows(sql`
        select order_number, status, payment_method, held_until, released_at from orders
        where shop_id = ${shopId} order by 1`),
      attempts: await rows(sql`
        select order_number, attempt, state, instrument, receipt, updated_at from payment_attempts
        where shop_id = ${shopId} order by 1, 2`),
      words: await rows(sql`select count(*) from payment_events where shop_id = ${shopId} and problem = ''`),
      events: await rows(sql`select count(*) from order_events where shop_id = ${shopId}`),
      outbox: await rows(sql`select kind, order_number from outbox where shop_id = ${shopId} order by 1, 2`),
      stock: await rows(sql`select product_id, units from stock where shop_id = ${shopId} order by 1`),
    }
  })
}

/** An order's changes of status, and the messages about it. */
export async function historyOf(db: Database, { shopId, number }: Pick<Started, 'shopId' | 'number'>) {
  return inShop(db, shopId, async (tx) => ({
    moves: (
      await query(
        tx,
        z.object({ about: z.string(), to: z.string() }),
        sql`
          select about, to_status as "to" from order_events
          where shop_id = ${shopId} and order_number = ${number} order by id`,
      )
    ).map(({ about, to }) => `${about} ${to}`),
    told: (
      await query(
        tx,
        z.object({ kind: z.string() }),
        sql`select kind from outbox where shop_id = ${shopId} and order_number = ${number} order by kind`,
      )
    ).map(({ kind }) => kind),
  }))
}

export async function unitsOf(db: Database, shopId: ShopId, productId: number): Promise<number | undefined> {
  const [row] = await inShop(db, shopId, (tx) =>
    query(
      tx,
      z.object({ units: z.int() }),
      sql`select units from stock where shop_id = ${shopId} and product_id = ${productId}`,
    ),
  )
  return row?.units
}
