import { formatAmount, type MoneyStyle, OFFLINE_PAYMENT_METHODS, paymentName } from '@store/core'
import { goTo, type Sent } from '#app/session/act.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { problemOf } from '#app/session/problem.server.ts'
import { hasCode } from '#app/stock/count-draft.ts'
import { orderWords } from '#app/words/orders/index.ts'

type Product = Awaited<ReturnType<Office['manage']['listProducts']>>['items'][number]

/** A product or variant that can be sold. Its id is `77`, or `77.301`. */
type Sellable = {
  readonly id: string
  readonly name: string
  readonly price: string
  readonly units: number
  /** Its reference and its barcode. */
  readonly codes: readonly string[]
}
type SaleLine = Sellable & { readonly quantity: number }

/** The state of a sale's form. */
export type SaleState = {
  readonly kind: 'sale'
  readonly lines: readonly SaleLine[]
  readonly typed: string
  /** The name of the product that was added by its code. */
  readonly added: string | null
  /** The products that were found; null: no search, or its result was added. */
  readonly found: readonly Sellable[] | null
  readonly total: string | null
  readonly wrong: Readonly<Record<string, string>>
  readonly once: string
  /** All typed values, with which a page without scripts is rendered again. */
  readonly values: Readonly<Record<string, readonly string[]>>
}

const FOUND = 24
const MOST_LINES = 100

/** Loads the choices of a sale's form. */
export async function readSale({ manage, language }: Office, { shopId }: MyShop) {
  const { currency, country } = await manage.getShop({ params: { shopId } })
  return {
    money: { currency, country },
    methods: OFFLINE_PAYMENT_METHODS.map((value) => ({ value, text: paymentName(value, language, country) })),
    once: crypto.randomUUID(),
  }
}

/** Searches products, adds and removes lines, calculates the total, or places the order. */
export async function changeSale(office: Office, sent: Sent, shop: MyShop): Promise<SaleState | Response> {
  const { manage, language } = office
  const { money } = await readSale(office, shop)
  const words = orderWords.of(language).sale
  const params = { shopId: shop.shopId }
  const [act = '', id = ''] = sent.intent.split(':')
  const typed = sent.text('q').slice(0, 100)
  const remaining = linesIn(sent).filter((line) => act !== 'remove' || line.id !== id)
  const isLooking = typed !== '' && (act === 'find' || sent.intent === '')
  const found = isLooking ? await look(office, shop, typed, money) : null
  // A code that belongs to one product or variant only was scanned: it is added.
  const coded = found?.filter((each) => hasCode(each, typed)) ?? []
  const added = coded.length === 1 ? (coded[0] ?? null) : null
  const more = added?.id ?? (act === 'add' ? id : null)
  const lines = await shown(office, shop, more === null ? remaining : withOne(remaining, more), money)
  const state: SaleState = {
    kind: 'sale',
    lines,
    total: null,
    wrong: {},
    once: sent.text('once'),
    typed: isLooking && !added ? typed : '',
    added: added?.name ?? null,
    values: sent.values(),
    found: added ? null : ((coded.length > 0 ? coded : found)?.slice(0, FOUND) ?? null),
  }
  if (act !== 'count' && act !== 'sell') return state
  if (lines.length === 0) return { ...state, wrong: { lines: words.empty } }
  const body = bodyOf(sent, lines, money)
  if (!body) return { ...state, wrong: { address: words.noAddress } }
  try {
    if (act === 'count') {
      const { total } = await manage.createOrder({ params, body: { ...body, dryRun: true } })
      return { ...state, total: formatAmount(total, money) }
    }
    const once = sent.text('once')
    const { number } = await manage.createOrder(
      { params, body },
      once.length >= 16 ? { idempotencyKey: once.slice(0, 64) } : {},
    )
    return goTo(`/${shop.subdomain}/orders/${number}`)
  } catch (error) {
    const problem = problemOf(error)
    if (problem?.code !== 'fields') throw error
    return { ...state, wrong: wrongOf(problem.errors ?? [], lines, words) }
  }
}

/** The sellable products and variants that a text or code finds. */
async function look({ manage }: Office, { shopId }: MyShop, typed: string, money: MoneyStyle) {
  const query = { q: typed, active: true, limit: 2 * FOUND }
  const { items } = await manage.listProducts({ params: { shopId }, query })
  return items.flatMap((product) => sellablesOf(product, money))
}

const linesIn = (sent: Sent) =>
  sent
    .all('line')
    .filter((id) => /^\d{1,9}(\.\d{1,9})?$/.test(id))
    .slice(0, MOST_LINES)
    .map((id) => ({ id, quantity: Math.min(9999, Math.max(1, Math.trunc(sent.number(`units${id}`)) || 1)) }))

type Line = ReturnType<typeof linesIn>[number]

/** Adds one unit. */
function withOne(lines: readonly Line[], id: string): readonly Line[] {
  if (!/^\d{1,9}(\.\d{1,9})?$/.test(id)) return lines
  if (!lines.some((line) => line.id === id)) return [...lines, { id, quantity: 1 }]
  return lines.map((line) => (line.id === id ? { id, quantity: line.quantity + 1 } : line))
}

/** The lines with the data of their products; deleted ones are left out. */
async function shown({ manage }: Office, { shopId }: MyShop, lines: readonly Line[], money: MoneyStyle) {
  const known = new Map<string, Sellable>()
  for (const productId of new Set(lines.map(({ id }) => Number(id.split('.')[0])))) {
    const product = await manage.getProduct({ params: { shopId, id: productId } }).catch((error) => {
      if (problemOf(error)?.code === 'notFound') return null
      throw error
    })
    for (const each of product ? sellablesOf(product, money) : []) known.set(each.id, each)
  }
  return lines.flatMap(({ id, quantity }): SaleLine[] => {
    const found = known.get(id)
    return found ? [{ ...found, quantity }] : []
  })
}

type Coded = 'sku' | 'barcode'
type SaleProduct = Pick<Product, 'id' | 'name' | 'price' | 'units' | 'reference' | Coded> & {
  readonly variants: readonly Pick<
    Product['variants'][number],
    'id' | 'values' | 'price' | 'units' | 'enabled' | Coded
  >[]
}

function sellablesOf(product: SaleProduct, money: MoneyStyle): readonly Sellable[] {
  const { id, name, price, units, variants } = product
  // The product's codes count for each of its variants.
  const codes = codesIn([product.reference, product.sku, product.barcode])
  if (variants.length > 0)
    return variants
      .filter(({ enabled }) => enabled)
      .map((variant) => ({
        id: `${id}.${variant.id}`,
        name: [name, ...variant.values].join(' · '),
        price: formatAmount(variant.price, money),
        units: variant.units,
        codes: [...codesIn([variant.sku, variant.barcode]), ...codes],
      }))
  return price === null ? [] : [{ id: String(id), name, price: formatAmount(price, money), units, codes }]
}

const codesIn = (codes: readonly (string | null)[]) => codes.filter((code) => code !== null)

/** The body for the API; null: the address is incomplete. */
function bodyOf(sent: Sent, lines: readonly SaleLine[], money: MoneyStyle) {
  const optional = (name: string, most: number) => sent.text(name).slice(0, most) || null
  const [address, city, division] = [optional('address', 200), optional('city', 120), optional('division', 120)]
  if ((address || city || division) && !(address && city && division)) return null
  const email = sent.text('email').slice(0, 254)
  const state = (['done', 'paid', 'open'] as const).find((each) => each === sent.text('state')) ?? 'done'
  return {
    lines: lines.map(({ id, quantity }) => {
      const [productId, variantId = null] = id.split('.')
      return { productId: Number(productId), variantId, quantity }
    }),
    buyer: { name: optional('name', 120), phone: optional('phone', 40), ...(email && { email }) },
    address: address && city && division ? { address, city, division } : null,
    paymentMethod: OFFLINE_PAYMENT_METHODS.find((each) => each === sent.text('method')) ?? 'payInStore',
    channel: sent.text('channel') === 'other' ? ('other' as const) : ('pointOfSale' as const),
    state,
    discount: sent.money('discount', money) ?? 0,
    shipping: (address && sent.money('shipping', money)) || 0,
  }
}

type FieldProblem = {
  readonly path: string
  readonly code: string
  readonly params?: Readonly<Record<string, unknown>> | undefined
}

/** Messages by field of the form. */
function wrongOf(
  errors: readonly FieldProblem[],
  lines: readonly SaleLine[],
  words: ReturnType<typeof orderWords.of>['sale'],
) {
  return Object.fromEntries(
    errors.map(({ path, code, params }) => {
      const [, at] = /^lines\[(\d+)\]/.exec(path) ?? []
      if (at !== undefined)
        return [`units${lines[Number(at)]?.id}`, code === 'tooBig' ? words.most(Number(params?.most ?? 0)) : words.gone]
      if (path === 'buyer.phone') return ['phone', words.badPhone]
      if (path.startsWith('buyer')) return ['name', words.nobody]
      return path === 'discount' ? ['discount', words.tooMuch] : ['lines', words.gone]
    }),
  )
}
