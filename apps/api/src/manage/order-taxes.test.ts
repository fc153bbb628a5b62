import type { ManageClient } from '@store/api-client/manage'
import { containedTax, type OrderDraft, type Product, type ShopId } from '@store/core'
import type { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addCoupon } from '../coupons/store.ts'
import { couponOf, draftOf, one, openShop, placed, sell, testApi as shopperApi } from '../orders/testing.ts'
import { changeShop, setShop } from '../shops/store/shops.ts'
import { writeTaxes } from '../taxes/store.ts'
import { manageAs, type TestDatabase, testApi } from '../testing.ts'
import { openManaged } from './testing.ts'

let db: TestDatabase
let app: Hono
let manage: ManageClient
let shopId: ShopId
let shirt: Product
let ruana: Product
let book: Product
const IVA = { name: 'IVA', percent: 1_900 }
const INC = { name: 'INC', percent: 800 }
beforeAll(async () => {
  const managed = await openManaged()
  db = managed.db
  app = testApi(db).app
  manage = manageAs(app, managed.platform)
})
afterAll(() => db.close())
beforeEach(async () => {
  shopId = await openShop(db)
  await changeShop(db, shopId, async (tx) => {
    await writeTaxes(tx, shopId, [IVA, INC])
    await addCoupon(tx, shopId, couponOf('DIEZ'))
  })
  const sold = await sell(
    db,
    shopId,
    { name: 'Camisa', price: 119_000_00, tax: 'IVA' },
    { name: 'Ruana', price: 54_000_00, tax: 'inc' },
    { name: 'Libro', price: 33_330_00 },
  )
  ;[shirt, ruana, book] = sold as [Product, Product, Product]
})

const place = async (rest: Partial<OrderDraft> = {}) =>
  placed(await shopperApi(db).placeOrder({ body: draftOf(shopId, [one(shirt, 2), one(ruana), one(book)], rest) })).order
    .number
const taxesOf = async (number: number) =>
  (await manage.getOrder({ params: { shopId, number } })).lines.map(({ tax }) => tax)
const TAXED = [
  { ...IVA, amount: containedTax(238_000_00, 1_900) },
  { ...INC, amount: containedTax(54_000_00, 800) },
  null,
]

test('each line of an order keeps the tax that was in its price, whatever becomes of the tax', async () => {
  const number = await place()
  expect(await taxesOf(number)).toEqual(TAXED)
  expect(TAXED[0]?.amount).toBe(38_000_00)
  for (const { id } of (await manage.listTaxes({ params: { shopId } })).items) {
    const of = { params: { shopId, id }, revision: '*' }
    await manage.changeTax({ ...of, body: { percent: 1 } })
    await manage.removeTax(of)
  }
  expect(await taxesOf(number)).toEqual(TAXED)
  expect(await taxesOf(await place())).toEqual([null, null, null])
})

test('a discount of the order takes its part of each tax; shipping has none', async () => {
  // A tenth of each line.
  expect(await taxesOf(await place({ coupon: 'DIEZ' }))).toEqual([
    { ...IVA, amount: containedTax(214_200_00, 1_900) },
    { ...INC, amount: containedTax(48_600_00, 800) },
    null,
  ])
})

test('a sale by hand has its taxes, less what the seller takes off', async () => {
  const sold = async (discount: number) => {
    const { number } = await manage.createOrder({
      params: { shopId },
      body: {
        lines: [{ productId: shirt.id, quantity: 1 }],
        buyer: { name: 'Marcela' },
        paymentMethod: 'payInStore',
        state: 'done',
        discount,
      },
    })
    return taxesOf(number ?? 0)
  }
  expect(await sold(19_000_00)).toEqual([{ ...IVA, amount: containedTax(100_000_00, 1_900) }])
  expect(await sold(119_000_00)).toEqual([{ ...IVA, amount: 0 }])
})

test('an order that goes elsewhere, at another price of shipping, contains the same taxes', async () => {
  const number = await place({ coupon: 'DIEZ' })
  const [before, taxes] = [await manage.getOrder({ params: { shopId, number } }), await taxesOf(number)]
  await setShop(db, shopId, { shippingRate: { kind: 'flat', price: 20_000_00 } })
  const delivery = {
    kind: 'address' as const,
    address: { cityId: null, city: 'Envigado', division: 'Antioquia', address: 'Calle 2' },
  }
  const expectedTotal = before.total + 12_000_00
  const { revision } = before
  await manage.changeOrder({ params: { shopId, number }, revision, body: { delivery, expectedTotal } })
  expect(await manage.getOrder({ params: { shopId, number } })).toMatchObject({ total: expectedTotal })
  expect(await taxesOf(number)).toEqual(taxes)
})

test('shoppers are not told of taxes: their calls answer what they did', async () => {
  const { order, accessKey } = placed(await shopperApi(db).placeOrder({ body: draftOf(shopId, [one(shirt)]) }))
  expect(order.lines[0]).not.toHaveProperty('tax')
  for (const path of [
    `orders/placed/${order.number}?shopId=${shopId}&key=${accessKey}`,
    `products/${shirt.slug}?shopId=${shopId}&related=3`,
  ]) {
    const answer = await app.request(`/storefront/v1/${path}`, { headers: { 'x-public-key': 'demo' } })
    const text = await answer.text()
    expect(text).toContain('Camisa')
    expect(text).not.toMatch(/"tax|IVA/)
  }
})

test('the table of orders sums the taxes of each', async () => {
  const number = await place()
  const plain = placed(await shopperApi(db).placeOrder({ body: draftOf(shopId, [one(book)]) })).order.number
  const csv = await (await manage.exportOrders({ params: { shopId }, query: {} })).text()
  const lines = csv.trim().split('\r\n')
  const sum = (TAXED[0]?.amount ?? 0) + (TAXED[1]?.amount ?? 0)
  expect(lines.find((line) => line.startsWith(`${number},`))).toContain(`,${(sum / 100).toFixed(2)},"IVA, INC"`)
  expect(lines.find((line) => line.startsWith(`${plain},`))).toMatch(/,,$/)
})
