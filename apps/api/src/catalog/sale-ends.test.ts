import { emptyQuery, type ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inShop } from '../database/index.ts'
import { asWorker } from '../database/open.ts'
import { execute } from '../database/query.ts'
import { createShop, findShop } from '../shops/store/shops.ts'
import { openTestDatabase, type TestDatabase } from '../testing.ts'
import type { StoredProductDraft } from './product-draft.ts'
import { findProducts } from './store/catalog.ts'
import { saveProducts } from './store/products.ts'
import { endSales } from './store/sale-ends.ts'

let db: TestDatabase
let shopId: ShopId
let shops = 0
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())
beforeEach(async () => {
  const names = { subdomain: `rebajas-${++shops}`, name: 'Rebajas', templateId: 5 }
  const outcome = await createShop(db, { ...names, currency: 'USD', country: 'US', language: 'en' })
  if (outcome.kind === 'taken') throw new Error('taken')
  shopId = outcome.shop.id
})

/** A shop whose sales cannot be ended fails the test, unless the test expects it. */
const end = (now: Date, onBroken = (_: ShopId, error: unknown) => expect(error).toBe(undefined)) =>
  endSales(db, now, onBroken)

const END = '2026-12-31T05:00:00.000Z'
const before = new Date('2026-12-31T04:59:59Z')
const after = new Date('2026-12-31T05:00:00Z')

const draft = (reference: string, change: Partial<StoredProductDraft> = {}): StoredProductDraft => ({
  reference,
  name: `Producto ${reference}`,
  summary: null,
  description: null,
  price: 10_00,
  compareAt: 20_00,
  options: [],
  variants: [],
  units: 5,
  active: true,
  featured: false,
  freeShipping: false,
  condition: 'new',
  category: null,
  subcategory: null,
  images: [],
  sku: null,
  brand: null,
  warranty: null,
  dimensions: null,
  supplier: null,
  maxQuantity: null,
  position: 0,
  ...change,
})
const size = (value: string, price: number, compareAt: number | null, saleEnds: string | null = null) => ({
  values: [value],
  price,
  compareAt,
  saleEnds,
  units: 1,
  sku: null,
  enabled: true,
})
const shown = async () => {
  const { products } = await inShop(db, shopId, (tx) => findProducts(tx, shopId, { ...emptyQuery, sort: 'nameAsc' }))
  return products.map(({ price, compareAt, variants }) => [
    ...[price, compareAt],
    ...variants.map((variant) => [variant.price, variant.compareAt]),
  ])
}
const version = async () => (await inShop(db, shopId, (tx) => findShop(tx, shopId)))?.version

test('a sale ends at its time: the former price is charged again, and pages of the shop are made anew', async () => {
  const saved = await saveProducts(db, shopId, [draft('a', { saleEnds: END }), draft('b')])
  expect(saved.map(({ kind }) => kind)).toEqual(['created', 'created'])
  const first = await version()

  expect(await end(before)).toBe(0)
  expect(await shown()).toEqual([
    [10_00, 20_00],
    [10_00, 20_00],
  ])
  expect(await version()).toBe(first)

  expect(await end(after)).toBe(1)
  expect(await shown()).toEqual([
    [20_00, null],
    [10_00, 20_00],
  ])
  expect(await version()).not.toBe(first)
  expect(await end(after)).toBe(0)
})

test('of variants only those end whose time it is, and the product costs what the cheapest then does', async () => {
  const variants = [size('S', 10_00, 30_00, END), size('M', 15_00, 20_00), size('L', 40_00, null)]
  await saveProducts(db, shopId, [draft('v', { options: [{ name: 'Talla', values: ['S', 'M', 'L'] }], variants })])
  expect(await shown()).toEqual([[10_00, 30_00, [10_00, 30_00], [15_00, 20_00], [40_00, null]]])
  await end(after)
  expect(await shown()).toEqual([[15_00, 20_00, [30_00, null], [15_00, 20_00], [40_00, null]]])
})

test('a file that says another end, or none, is what counts', async () => {
  await saveProducts(db, shopId, [draft('a', { saleEnds: END }), draft('b', { saleEnds: END })])
  await saveProducts(db, shopId, [draft('a'), draft('b', { saleEnds: '2027-01-31T05:00:00.000Z' })])
  expect(await end(after)).toBe(0)
  expect(await end(new Date('2027-02-01T00:00:00Z'))).toBe(1)
  expect(await shown()).toEqual([
    [10_00, 20_00],
    [20_00, null],
  ])
})

test('an end that is no time is refused', async () => {
  const [saved] = await saveProducts(db, shopId, [draft('a', { saleEnds: 'soon' })])
  expect(saved).toEqual({
    kind: 'refused',
    reason: 'the end of its sale is not a time',
    problem: { path: 'saleEnds', code: 'wrongFormat' },
  })
})

test('a shop whose sales cannot be ended is told of, and does not hold up the others', async () => {
  const broken = shopId
  await saveProducts(db, broken, [draft('a', { saleEnds: END })])
  await asWorker(db, (tx) => execute(tx, sql`update products set variants = '{}' where shop_id = ${broken}`))
  const other = { subdomain: `rebajas-${++shops}`, name: 'Rebajas', templateId: 5 }
  const outcome = await createShop(db, { ...other, currency: 'USD', country: 'US', language: 'en' })
  if (outcome.kind === 'taken') throw new Error('taken')
  shopId = outcome.shop.id
  await saveProducts(db, shopId, [draft('b', { saleEnds: END })])
  const notified: ShopId[] = []
  expect(await end(after, (id) => void notified.push(id))).toBe(1)
  expect(notified).toEqual([broken])
  expect(await shown()).toEqual([[20_00, null]])
})
