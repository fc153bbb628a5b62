import { randomBytes, randomUUID } from 'node:crypto'
import { inShop } from '@store/api/database'
import { createShop, findProductsById, saveProducts } from '@store/api/queries'

/** Creates a shop with these products, where anybody can buy. */
export async function openShop(db, ...drafts) {
  const subdomain = `s${randomUUID()}`
  const outcome = await createShop(db, {
    subdomain,
    name: 'Mercado',
    templateId: 5,
    currency: 'COP',
    country: 'CO',
    language: 'es',
    paymentMethods: ['cashOnDelivery'],
    shippingRate: { kind: 'flat', price: 8_000_00 },
    // One buyer orders for all.
    maxUnits: 9999,
    maxOpenOrders: 1_000_000,
  })
  const shopId = outcome.shop.id
  return { shopId, subdomain, products: await putOnSale(db, shopId, ...drafts) }
}

export const draft = {
  name: 'Camisa',
  summary: null,
  description: null,
  price: 50_000_00,
  compareAt: null,
  options: [],
  variants: [],
  units: 50,
  active: true,
  featured: false,
  freeShipping: false,
  condition: 'new',
  category: null,
  images: [],
  subcategory: null,
  sku: null,
  brand: null,
  warranty: null,
  dimensions: null,
  supplier: null,
  maxQuantity: null,
  position: 0,
}

export async function putOnSale(db, shopId, ...drafts) {
  const saved = await saveProducts(
    db,
    shopId,
    drafts.map((given) => ({ ...draft, reference: randomUUID(), ...given })),
  )
  const ids = saved.map(({ id }) => id)
  const products = await inShop(db, shopId, (tx) => findProductsById(tx, shopId, ids))
  return products.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

/** A cart line of the product, or of its only variant. */
export const line = (product, quantity = 1) => ({
  productId: product.id,
  variantId: product.variants[0]?.id ?? null,
  quantity,
})

/** The body of a valid order, with these changes. */
export const orderOf = (shopId, lines, change = {}) => ({
  shopId,
  key: randomBytes(16).toString('hex'),
  lines,
  paymentMethod: 'cashOnDelivery',
  channel: 'web',
  expectedTotal: null,
  buyer: {
    name: 'Ana María',
    idNumber: '1020304050',
    email: `ana-${randomUUID()}@ejemplo.co`,
    phone: '3001234567',
    message: null,
  },
  delivery: {
    kind: 'address',
    address: {
      cityId: null,
      city: 'Medellín',
      division: 'Antioquia',
      neighbourhood: null,
      postcode: null,
      address: 'Carrera 70 # 1-2',
      details: null,
    },
  },
  ...change,
})

export const times = (count, make) => Array.from({ length: count }, (_, at) => make(at))
