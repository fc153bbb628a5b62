import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decodeOutput, encodeOutput, endpoints } from '@store/api-client/contract'
import {
  addLine,
  type Cart,
  cartTotals,
  chargedAmount,
  checkCart,
  deliveredTotals,
  emptyCart,
  formatAmount,
  itemsFromText,
  itemsToText,
  lineFrom,
  MAX_LINE_QUANTITY,
  type OnlinePaymentMethod,
  type Order,
  type OrderQuote,
  PROVIDER_TERMS,
  type ProviderName,
  parseAmount,
  repairCart,
} from '@store/core'
import { PAYMENT_KEYS } from '@store/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { textOf } from '../messages/mail/block-text.ts'
import { soldOf } from '../messages/mail/order-blocks.ts'
import { WORDS } from '../messages/mail/words.ts'
import { type Offer, quote } from '../orders/quote.ts'
import { providerNamed } from './providers/index.ts'
import { anyCart, type RandomCart, randomNumbers } from './random-carts.ts'

/** `pnpm carts` sets 100,000. */
const RUNS = Number(process.env.CART_RUNS || 400)

/** The currencies and countries of the shops. */
const MONEY = [
  ['COP', 'CO'],
  ['CLP', 'CL'],
  ['MXN', 'MX'],
  ['USD', 'EC'],
  ['BRL', 'BR'],
  ['EUR', 'ES'],
  ['PEN', 'PE'],
] as const

const PROVIDERS = Object.keys(PROVIDER_TERMS) as readonly ProviderName[]

/** A stand-in for all providers at one address, which accepts every request and stores the last one. */
let last = ''
const taker = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  last = body
  const url = 'https://pay.example/page'
  if (request.url?.endsWith('/online-applications')) response.writeHead(301, { location: url })
  response.end(
    JSON.stringify({
      data: { public_key: PAYMENT_KEYS.wompi?.publicKey, id_session: 'session' },
      success: true,
      id: 4400,
      init_point: url,
      sandbox_init_point: url,
      access_token: 'token',
      url,
      token: 'a-token-of-flow',
      orderId: '70906e55-7114-41d6-8332-4609dc6590f4',
      formUrl: url,
    }),
  )
})
let at = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => taker.listen(0, '127.0.0.1', resolve))
  at = `http://127.0.0.1:${(taker.address() as AddressInfo).port}`
})
afterAll(() => void taker.close())

/** The amount that each provider was asked to charge, in hundredths, from the request it got. */
const ASKED: Readonly<Record<ProviderName, (page: string) => number>> = {
  wompi: (page) => Number(new URL(page).searchParams.get('amount-in-cents')),
  mercadoPago: () => exactly(JSON.parse(last).items.map((item: { unit_price: number }) => item.unit_price)[0]),
  epayco: () => exactly(JSON.parse(new URLSearchParams(last).get('fname') ?? '{}').epaycoAmount),
  credibanco: () => Number(new URLSearchParams(last).get('amount')),
  flow: () => exactly(new URLSearchParams(last).get('amount')),
  addi: () => exactly(JSON.parse(last).totalAmount),
}
/** Hundredths of a decimal as it was written, digit by digit: the provider's reading. */
function exactly(written: unknown): number {
  const [, units, cents = ''] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(String(written)) ?? []
  if (units === undefined) throw new Error(`no amount: ${written}`)
  return Number(units + cents.padEnd(2, '0'))
}

/** The quote after encoding and decoding, as the browser receives it. */
function overTheWire(quoted: OrderQuote): OrderQuote {
  const { body } = encodeOutput(endpoints.quoteOrder, quoted)
  const read = decodeOutput(endpoints.quoteOrder, JSON.parse(JSON.stringify(body)))
  if (!read.ok) throw new Error(JSON.stringify(read.issues))
  return read.value as OrderQuote
}

/** The cart as a browser fills it from the shown products, stores it and reads it again. */
function browserCart({ wishes, shown }: RandomCart): Cart {
  let cart = emptyCart(7)
  for (const { productId, variantId, quantity } of wishes) {
    const product = shown.find(({ id }) => id === productId)
    const line = product && lineFrom(product, variantId, quantity)
    if (line) cart = addLine(cart, line)
  }
  return repairCart(JSON.stringify(cart), 7)
}

/** Compares the amount that the browser shows, the server charges, the receipt has and the provider is asked for. */
async function follow(random: RandomCart, method: OnlinePaymentMethod | null): Promise<'bought' | 'not for sale'> {
  const { shop, today, discounts, delivery, cityId } = random
  const offer: Offer = {
    shop,
    products: today,
    discounts,
    coupon: random.coupon,
    canPickUp: true,
    now: new Date(),
    maxUnits: MAX_LINE_QUANTITY,
    openUnits: new Map(),
  }

  const check = checkCart(browserCart(random), today)
  const active = check.lines.filter(({ status }) => status !== 'inactive')
  const { shippingRate, minPurchase, currency } = shop
  const common = { currency, discounts, shippingRate, minPurchase, delivery: 'address', cityId: null } as const
  const bag = cartTotals({ lines: active, coupon: null, ...common })
  const lines = itemsFromText(itemsToText(active))

  // Checkout: priced without a city, then delivered as the shopper says.
  const change = { lines, paymentMethod: null, expectedTotal: null }
  const first = overTheWire(quote({ ...change, delivery: 'address', cityId: null }, offer))
  const reduced = first.totals.discounts.some(({ trigger }) => trigger === 'coupon')
  if (!reduced) expect([first.totals.subtotal, first.totals.discount]).toEqual([bag.subtotal, bag.discount])
  const seen = deliveredTotals(first.totals, { lines: first.lines, shippingRate, delivery, cityId })

  const sold = quote({ ...change, delivery, cityId, paymentMethod: method, expectedTotal: seen.total }, offer)
  const { total, shipping } = sold.totals
  expect(total).toBe(seen.total)
  expect(sold.refusals.filter(({ kind }) => kind === 'priceChanged')).toEqual([])
  if (sold.refusals.length > 0 || shipping.kind !== 'quoted') return 'not for sale'

  const order = orderOf(random, sold, method ?? 'bankDeposit')
  receipt(random, order)
  if (method === null) return 'bought'
  const [name] = PROVIDERS.filter((provider) => provider === method)
  const provider = providerNamed(name ?? '')
  const keys = provider?.keys.parse(PAYMENT_KEYS[name ?? ''])
  if (!provider || !name) throw new Error(`nobody is called ${method}`)
  const { url } = await provider.start(
    { shopId: 7, keys, live: false, sandbox: at },
    {
      reference: '7-1001-1',
      method,
      order,
      shopName: shop.name,
      language: 'es',
      address: '127.0.0.1',
      amount: chargedAmount(total, shop.currency),
      currency: shop.currency,
      expiresAt: new Date(),
      returnUrl: 'https://shop.example/pedido/1001',
      hookUrl: 'https://api.example/hooks/x/7',
    },
  )
  const charged = ASKED[name](url)
  expect(formatAmount(charged, shop)).toBe(formatAmount(seen.total, shop))
  expect(charged).toBe(chargedAmount(total, shop.currency))
  return 'bought'
}

function orderOf(
  { shop, delivery, cityId }: RandomCart,
  { totals, lines }: OrderQuote,
  method: Order['paymentMethod'],
) {
  const address = { cityId, city: 'Medellín', division: 'Antioquia', neighbourhood: null, address: 'Calle 1' }
  return {
    number: 1001,
    shopId: 7,
    status: 'unpaid',
    shipment: 'pending',
    lines,
    units: totals.units,
    currency: shop.currency,
    subtotal: totals.subtotal,
    discounts: totals.discounts,
    discount: totals.discount,
    shipping: totals.shipping.kind === 'quoted' ? totals.shipping.price : 0,
    total: totals.total,
    coupon: null,
    paymentMethod: method,
    channel: 'web',
    carrier: null,
    payment: null,
    heldUntil: null,
    depositAccount: null,
    buyer: {
      name: 'Ana Ruiz',
      idNumber: '1020304050',
      email: 'ana@ejemplo.co',
      message: null,
      phone: '+573001112233',
      phoneShown: '300 1112233',
    },
    delivery:
      delivery === 'pickUp'
        ? { kind: 'pickUp' }
        : { kind: 'address', address: { ...address, postcode: null, details: null } },
    answers: [],
    lapsed: false,
    seller: { name: shop.name, city: null, phone: null },
    placedAt: '2026-03-01T10:00:00.000Z',
    updatedAt: '2026-03-01T10:00:00.000Z',
  } satisfies Order
}

/** Checks that the receipt's total is the one that the buyer saw, and that its parts add up to it. */
function receipt({ shop }: RandomCart, order: Order): void {
  const addresses = { url: 'https://shop.example', pageUrl: '', logo: null, accent: null }
  const words = WORDS[shop.language]
  const text = textOf(soldOf({ ...addresses, shop: { ...shop }, order, branches: [] }), words.labelled)
  const lastLine = text.trimEnd().split('\n').at(-1) ?? ''
  const total = lastLine.slice(`${words['order.total']}: `.length)
  expect(total).toBe(formatAmount(order.total, shop))
  expect(parseAmount(total, shop)).toBe(chargedAmount(order.total, shop.currency))
  const sum = order.lines.reduce((all, { unitPrice, quantity }) => all + unitPrice * quantity, 0)
  const off = order.discounts.reduce((all, { amount }) => all + amount, 0)
  expect([sum, off, sum - off + order.shipping]).toEqual([order.subtotal, order.discount, order.total])
  // There are no hidden cents either.
  expect(chargedAmount(order.total, shop.currency)).toBe(order.total)
}

test(`what the browser shows is what the server charges, the receipt says and the provider is asked for: ${RUNS} carts`, {
  timeout: 60_000 + RUNS * 20,
}, async () => {
  const random = randomNumbers(29)
  const bought = new Map<string, number>()
  for (let run = 0; run < RUNS; run++) {
    const [currency, country] = MONEY[run % MONEY.length] ?? MONEY[0]
    const able = PROVIDERS.filter((name) => currency in PROVIDER_TERMS[name].least)
    const wanted = able[random(able.length)] ?? null
    const cart = anyCart(random, { currency, country, paymentMethods: ['bankDeposit', ...PROVIDERS] })
    const outcome = await follow(cart, wanted).catch((error: Error) => {
      throw new Error(`cart ${run} in ${currency}: ${error.message}`, { cause: error })
    })
    if (outcome === 'bought')
      for (const key of [currency, wanted ?? 'nobody']) bought.set(key, (bought.get(key) ?? 0) + 1)
  }
  // The sample is only useful if carts were really bought in every currency, with every provider.
  const least = RUNS / 200
  for (const key of [...MONEY.map(([currency]) => currency), ...PROVIDERS])
    expect(bought.get(key) ?? 0, key).toBeGreaterThan(least)
})
