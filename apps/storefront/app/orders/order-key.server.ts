import { createHash, randomBytes } from 'node:crypto'
import type { OrderNumber } from '@store/core'
import { isPurchase, purchaseAgain } from '@store/template-kit'
import { isSecure } from '#app/http/edge.server.ts'
import type { Tenant } from '#app/tenancy/tenants.server.ts'

/** The lifetime of an order's key in the API, in seconds. */
const LIFETIME_SECONDS = 7 * 24 * 60 * 60
const MAX_CART_ID = 32

export type PlacedOrder = {
  readonly orderKey: string
  readonly number: OrderNumber
  readonly key: string
  /** Bought with "buy now", without the cart, whose lines are not removed. */
  readonly isBeside: boolean
}

/** The cookie of a browser in one shop: a secret, and the orders it has placed, newest first. */
type Buying = { readonly secret: string; readonly placed: readonly PlacedOrder[] }
/** Older orders are dropped. */
const MOST_PLACED = 10
const MOST_SIGNS = 1000

/** 128 bits, hex. */
const random = () => randomBytes(16).toString('hex')

/** The id of the cart in a checkout's address; '' if there is no valid one. */
export function cartIdIn(search: URLSearchParams): string {
  const id = search.get('cart') ?? ''
  return id.length <= MAX_CART_ID && /^\w+$/.test(id) ? id : ''
}

/** The cart id for buying the same again; a "buy now" purchase remains one. */
export function cartIdAfter(cart: string): string {
  const unique = random().slice(0, 12)
  return isPurchase(cart) ? purchaseAgain(cart.slice(0, MAX_CART_ID - unique.length - 1), unique) : unique
}

/**
 * Idempotency key for buying these items of this cart in this browser: the same after a reload, after navigating back
 * and in another tab. It must not be guessable, because it gives access to the order: it is derived from a secret of
 * the browser, not from the address alone, which people send to each other. `cookie`: to be set, if the browser has
 * none yet.
 */
export function orderKeyOf(
  request: Request,
  tenant: Tenant,
  { items, cart }: { readonly items: string; readonly cart: string },
): { readonly orderKey: string; readonly placed: PlacedOrder | null; readonly cookie: string | null } {
  const buying = buyingOf(request, tenant)
  const { secret, placed } = buying ?? { secret: random(), placed: [] }
  const content = JSON.stringify([secret, tenant.shopId, items, cart])
  const orderKey = createHash('sha256').update(content).digest('hex').slice(0, 32)
  return {
    orderKey,
    placed: placed.find((one) => one.orderKey === orderKey) ?? null,
    cookie: buying ? null : buyingCookie(request, tenant, { secret, placed: [] }),
  }
}

/** Stores the order that was just placed, so that navigating back to its checkout shows it. */
export function placedCookie(request: Request, tenant: Tenant, placed: PlacedOrder): string {
  const { secret, placed: before } = buyingOf(request, tenant) ?? { secret: random(), placed: [] }
  const others = before.filter(({ orderKey }) => orderKey !== placed.orderKey)
  return buyingCookie(request, tenant, { secret, placed: [placed, ...others].slice(0, MOST_PLACED) })
}

/** Whether this order was bought with "buy now" in this browser; also after returning from a payment. */
export const wasBeside = (request: Request, tenant: Tenant, of: Pick<PlacedOrder, 'number' | 'key'>): boolean =>
  buyingOf(request, tenant)?.placed.some((one) => one.isBeside && one.number === of.number && one.key === of.key) ??
  false

/** The shop's id is in the cookie's name: hosts of the product hold the cookies of many shops. */
const nameOf = ({ shopId }: Tenant) => `buying_${shopId}`

const PLACED = /^([\da-f]{32})-([1-9]\d{0,11})-([\da-f]{32})(-now)?$/

function buyingOf(request: Request, tenant: Tenant): Buying | null {
  const name = `${nameOf(tenant)}=`
  const cookies = request.headers.get('cookie')?.split(/;\s*/) ?? []
  const value = cookies.find((cookie) => cookie.startsWith(name))?.slice(name.length, name.length + MOST_SIGNS) ?? ''
  const [secret = '', ...orders] = value.split('.')
  if (!/^[\da-f]{32}$/.test(secret)) return null
  const placed = orders.flatMap((order) => {
    const [, orderKey, number, key, now] = PLACED.exec(order) ?? []
    return orderKey && key ? [{ orderKey, number: Number(number), key, isBeside: now !== undefined }] : []
  })
  return { secret, placed }
}

function buyingCookie(request: Request, tenant: Tenant, { secret, placed }: Buying): string {
  const orders = placed.map(
    ({ orderKey, number, key, isBeside }) => `${orderKey}-${number}-${key}${isBeside ? '-now' : ''}`,
  )
  const value = [secret, ...orders].join('.')
  const parts = [`${nameOf(tenant)}=${value}`, `Path=${tenant.mount || '/'}`, `Max-Age=${LIFETIME_SECONDS}`]
  return [...parts, 'HttpOnly', 'SameSite=Lax', ...(isSecure(request) ? ['Secure'] : [])].join('; ')
}
