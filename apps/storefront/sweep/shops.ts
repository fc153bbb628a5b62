import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { createApiClient } from '@store/api-client'
import {
  addLine,
  emptyCart,
  emptyQuery,
  itemsToText,
  lineFrom,
  OFFLINE_PAYMENT_METHODS,
  type Product,
  productAvailability,
} from '@store/core'
import { pathsFrom } from '@store/template-kit'
import { feria } from '../e2e/shops.ts'

const paths = pathsFrom('')
const api = createApiClient({ baseUrl: `http://127.0.0.1:${process.env.STOREFRONT_API_PORT}`, publicKey: 'demo' })

/** The data that a sweep of one template needs to reach all of its screens. */
export type Stage = {
  readonly shop: string
  readonly shopId: number
  /** A product that is for sale, and one whose options have to be chosen. */
  readonly product: string
  readonly variants: string
  readonly items: string
  /** The stored cart of a visitor who has chosen three things. */
  readonly cart: string
  /** An article, or the page that says there are none. */
  readonly article: string
  readonly order: { readonly number: number; readonly key: string; readonly buyerId: string }
  readonly locked: string
  readonly closed: string
}

/** The demo shop of each template, by its subdomain; a template without one is shown in a plain shop. */
export const SHOPS: Readonly<Record<number, string>> = {
  5: 'alborada',
  6: 'kilovatio',
  7: 'huertadelvalle',
  9: 'orvalho',
  10: 'chirimoya',
  11: 'tallerceibo',
  12: 'awara',
  13: 'sierraveloz',
  14: 'puntoypampa',
  15: 'lomaloom',
  16: 'lacaleta',
  17: 'malecon86',
  99: 'verdenilda',
}

export async function openStage(template: number): Promise<Stage> {
  const [shop, locked, closed] = await Promise.all([
    SHOPS[template] ?? openPlainShop(template),
    openLockedShop(template),
    openClosedShop(template),
  ])
  // Most shops have a light theme for everybody. Here they follow the visitor's setting, so that the dark theme is tested too.
  await Promise.all([shop, locked, closed].map((each) => feria('template', 'set', 'scheme', 'auto', '--shop', each)))
  const resolved = await api.resolveShop({ query: { criteria: shop } })
  if (!resolved) throw new Error(`${shop} is not there`)
  const shopId = resolved.id
  const { products: listed } = await api.listProducts({ query: { ...emptyQuery, limit: 100, shopId } })
  const forSale = listed.filter((product) => productAvailability(product) === 'available')
  const plain = forSale.filter(({ variants }) => variants.length === 0)
  const chosen = plain.slice(0, 3)
  const [first] = chosen
  if (!first) throw new Error(`${shop} sells nothing without options`)
  const lines = chosen.flatMap((product) => lineFrom(product, null, 2) ?? [])
  const [article] = (await api.listArticles({ params: { shopId }, query: { page: 1, limit: 1 } })).articles
  return {
    shop,
    shopId,
    product: paths.product(first),
    variants: paths.product(forSale.find(({ variants }) => variants.length > 0) ?? first),
    items: itemsToText(lines.slice(0, 2)),
    cart: JSON.stringify(lines.reduce(addLine, emptyCart(shopId))),
    article: article ? paths.article(article) : paths.blog(),
    order: await placeOrder(shopId, first),
    locked,
    closed,
  }
}

async function openPlainShop(template: number): Promise<string> {
  const shop = await openShop(template, 'llana', 'USD', 'en')
  await feria('import', fileURLToPath(new URL('../e2e/mercado.csv', import.meta.url)), '--shop', shop)
  return shop
}

async function openLockedShop(template: number): Promise<string> {
  const shop = await openShop(template, 'cerrojo', 'COP', 'es')
  await feria('codes', 'add', 'entrada', '--shop', shop)
  await feria('codes', 'lock', '--shop', shop, '--title', 'Solo mayoristas', '--description', 'Pide tu código.')
  return shop
}

async function openClosedShop(template: number): Promise<string> {
  const shop = await openShop(template, 'cerrada', 'COP', 'es')
  await feria('shop', 'close', shop)
  return shop
}

async function openShop(template: number, name: string, currency: string, language: string): Promise<string> {
  const subdomain = `${name}-${randomBytes(4).toString('hex')}`
  const about = ['--name', name, '--template', String(template), '--currency', currency, '--language', language]
  await feria('shop', 'create', '--subdomain', subdomain, ...about)
  return subdomain
}

async function placeOrder(shopId: number, product: Product): Promise<Stage['order']> {
  const buyerId = '1020304050'
  const shop = await api.getShop({ params: { id: shopId } })
  const [city] = await api.listCities({ query: { country: shop?.country } })
  const paymentMethod = OFFLINE_PAYMENT_METHODS.find((method) => shop?.paymentMethods.includes(method)) ?? 'toBeAgreed'
  const outcome = await api.placeOrder({
    body: {
      shopId,
      key: randomBytes(16).toString('hex'),
      // The quantity that the shop's minimum purchase requires.
      lines: [
        {
          productId: product.id,
          variantId: null,
          quantity: Math.ceil((shop?.minPurchase ?? 1) / (product.price ?? 1)),
        },
      ],
      buyer: {
        name: 'Marina Prueba',
        idNumber: buyerId,
        phone: '+573001112233',
        email: 'marina@correo.example',
        message: null,
      },
      delivery: {
        kind: 'address',
        address: {
          cityId: city?.id ?? null,
          city: city?.name ?? 'Springfield',
          division: city?.division ?? 'Illinois',
          neighbourhood: null,
          postcode: null,
          address: 'Carrera 37A # 8A-99',
          details: null,
        },
      },
      paymentMethod,
      channel: 'web',
      expectedTotal: null,
    },
  })
  if (outcome.kind !== 'placed') throw new Error(`no order: ${JSON.stringify(outcome)}`)
  return { number: outcome.order.number, key: outcome.accessKey, buyerId }
}
