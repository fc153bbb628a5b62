import { randomBytes, randomUUID } from 'node:crypto'
import type { ApiClient } from '@store/api-client'
import {
  ADDRESS_FIELDS,
  BUYER_FIELDS,
  type Coupon,
  type OrderDraft,
  type OrderOutcome,
  type Product,
  readTexts,
  type ShopId,
} from '@store/core'
import { createLog } from '@store/telemetry'
import { sql } from 'drizzle-orm'
import type { StoredProductDraft } from '../catalog/product-draft.ts'
import { saveProducts } from '../catalog/store/products.ts'
import { findProductsById } from '../catalog/store/shown-products.ts'
import { asWorker, type Database, inShop } from '../database/index.ts'
import { createShop, type NewShop } from '../shops/store/shops.ts'
import { testApi as anyApi, openTestDatabase } from '../testing.ts'

/** A database with a shop, and the API as its shoppers call it, for one test file. */
export async function openOrders() {
  const db = await openTestDatabase()
  const api = testApi(db)
  return {
    db,
    api,
    shopId: await openShop(db),
    place: (draft: OrderDraft) => api.placeOrder({ body: draft }),
    /** Units left of a product, or of each of its variants. */
    unitsOf: async ({ id }: Product): Promise<readonly number[]> => {
      const { rows } = await asWorker(db, (tx) =>
        tx.execute<{ units: number }>(sql`select units from stock where product_id = ${id} order by variant_id`),
      )
      return rows.map(({ units }) => units)
    },
    close: () => db.close(),
  }
}

export function placed(outcome: OrderOutcome) {
  if (outcome.kind !== 'placed') throw new Error(JSON.stringify(outcome))
  return outcome
}

/** A product in three sizes: one for sale, one sold out, one disabled. */
export const sizes = {
  options: [{ name: 'Talla', values: ['S', 'M', 'L'] }],
  variants: [
    { values: ['S'], price: 30_000_00, compareAt: null, units: 3, sku: null, enabled: true },
    { values: ['M'], price: 35_000_00, compareAt: null, units: 0, sku: null, enabled: true },
    { values: ['L'], price: 40_000_00, compareAt: null, units: 9, sku: null, enabled: false },
  ],
}

export const newKey = () => randomBytes(16).toString('hex')

export async function openShop(db: Database, settings: Partial<NewShop> = {}): Promise<ShopId> {
  const subdomain = `s${randomUUID()}`
  const outcome = await createShop(db, {
    subdomain,
    name: 'Mercado',
    templateId: 5,
    currency: 'COP',
    country: 'CO',
    language: 'es',
    paymentMethods: ['cashOnDelivery', 'bankDeposit', 'toBeAgreed', 'payInStore', 'wompi'],
    depositAccount: 'Banco de muestra 123',
    shippingRate: { kind: 'flat', price: 8_000_00 },
    // Tests order again and again for the same buyer.
    maxUnits: 9999,
    maxOpenOrders: 1_000_000,
    ...settings,
  })
  if (outcome.kind === 'taken') throw new Error(`${subdomain} is taken`)
  return outcome.shop.id
}

const shirt: StoredProductDraft = {
  reference: '',
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
  subcategory: null,
  images: [{ src: '/media/1/a.jpg', alt: null }],
  sku: null,
  brand: null,
  warranty: null,
  dimensions: null,
  supplier: null,
  maxQuantity: null,
  position: 0,
}

/** Puts products on sale, and returns them in the given order. */
export async function sell(
  db: Database,
  shopId: ShopId,
  ...drafts: readonly Partial<StoredProductDraft>[]
): Promise<readonly Product[]> {
  const saved = await saveProducts(
    db,
    shopId,
    drafts.map((draft) => ({ ...shirt, reference: randomUUID(), ...draft })),
  )
  const ids = saved.map((outcome) => {
    if (outcome.kind === 'refused') throw new Error(outcome.reason)
    return outcome.id
  })
  const products = await inShop(db, shopId, (tx) => findProductsById(tx, shopId, ids))
  return products.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

/** A valid draft with the changes of the test. */
export function draftOf(shopId: ShopId, lines: OrderDraft['lines'], rest: Partial<OrderDraft> = {}): OrderDraft {
  return {
    shopId,
    key: newKey(),
    lines,
    paymentMethod: 'cashOnDelivery',
    channel: 'web',
    expectedTotal: null,
    buyer: {
      ...readTexts(BUYER_FIELDS, () => null),
      name: 'Ana María',
      idNumber: '1020304050',
      email: 'ana@ejemplo.co',
      phone: '+57 300 123 4567',
      message: null,
    },
    delivery: {
      kind: 'address',
      address: {
        ...readTexts(ADDRESS_FIELDS, () => null),
        cityId: null,
        city: 'Medellín',
        division: 'Antioquia',
        neighbourhood: 'Laureles',
        address: 'Carrera 70 # 1-2',
      },
    },
    ...rest,
  }
}

/** A coupon of 10 % without conditions, with the changes of the test. */
export const couponOf = (code: string, rest: Partial<Coupon> = {}): Coupon => ({
  code,
  active: true,
  reduction: { kind: 'percentage', percent: 10 },
  minPurchase: null,
  from: null,
  until: null,
  maxUses: null,
  maxUsesPerBuyer: null,
  ...rest,
})

export const one = (product: Product, quantity = 1, variantId: string | null = null) => ({
  productId: product.id,
  variantId,
  quantity,
})

/** The number of rows in each table that orders write, and the number of units. */
export async function counts(db: Database): Promise<Readonly<Record<string, number>>> {
  const { rows } = await db.owner.query<Record<string, number>>(`
    select (select count(*) from orders) as orders, (select count(*) from order_lines) as lines,
      (select count(*) from order_events) as events, (select count(*) from order_keys) as keys,
      (select count(*) from outbox) as outbox, (select count(*) from stock_movements) as movements,
      (select coalesce(sum(units), 0) from stock) as units, (select sum(version) from shops) as versions`)
  return rows[0] ?? {}
}

/** Stock rows whose movements do not add up to their units: there must be none. */
export async function unexplainedStock(db: Database): Promise<readonly unknown[]> {
  const { rows } = await db.owner.query(`
    select * from stock full join (
      select shop_id, product_id, variant_id, sum(units)::integer as moved from stock_movements group by 1, 2, 3
    ) movements using (shop_id, product_id, variant_id)
    where coalesce(units, 0) <> coalesce(moved, 0)`)
  return rows
}

export async function versionOf(db: Database, shopId: ShopId): Promise<number> {
  const { rows } = await inShop(db, shopId, (tx) =>
    tx.execute<{ version: number }>(sql`select version from shops where shop_id = ${shopId}`),
  )
  return rows[0]?.version ?? 0
}

/** The whole API in this process, called through the client that other programs use. A log line fails the test. */
export function testApi(db: Database): ApiClient {
  const log = createLog('warn', {
    write: (line) => {
      throw new Error(line)
    },
  })
  return anyApi(db, { log }).api
}
