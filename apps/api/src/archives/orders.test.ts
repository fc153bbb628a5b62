import { afterAll, expect, onTestFinished, test } from 'vitest'
import { inShop } from '../database/index.ts'
import { openManaged } from '../manage/testing.ts'
import { listUnits } from '../orders/store/units.ts'
import { draftOf, one, openShop, placed, sell, testApi as shopperApi } from '../orders/testing.ts'
import { manageAs, testApi } from '../testing.ts'
import { readOrders } from './read.ts'
import { writeOrders } from './write.ts'

const { db, platform } = await openManaged()
afterAll(() => db.close())

test('units on sale again stay with their line, also of deleted products, and in the archive of a shop that came from one', async () => {
  const manage = manageAs(testApi(db).app, platform)
  const shopId = await openShop(db)
  const products = await sell(db, shopId, {}, { name: 'Gorra' })
  const lines = products.map((product) => one(product))
  const { order } = placed(
    await shopperApi(db).placeOrder({ body: draftOf(shopId, lines, { paymentMethod: 'bankDeposit' }) }),
  )
  const params = { shopId, number: order.number }
  await manage.takeOrderStep({ params, body: { step: 'move', to: 'paid' } })
  const restock = [{ productId: products[1]?.id ?? 0, variantId: null, units: 1 }]
  await manage.refundOrder({ params, body: { amount: 1, how: 'byHand', reason: 'Rota', restock } })
  for (const { id } of products) await manage.deleteProduct({ params: { shopId, id }, revision: '*' })

  const exported = await inShop(db, shopId, (tx) => readOrders(tx, shopId, 0, 10))
  expect(exported).toMatchObject([{ refunds: [{ restocked: [{ line: 1, units: 1 }] }] }])
  const other = await openShop(db)
  await inShop(db, other, (tx) => writeOrders(tx, other, exported))
  expect(await inShop(db, other, (tx) => readOrders(tx, other, 0, 10))).toEqual(exported)
})

test('each line keeps its units on sale again: those of one variant in two lines, and those of variants that their product no longer has', async () => {
  const manage = manageAs(testApi(db).app, platform)
  const variant = { price: 50_000_00, compareAt: null, sku: null, enabled: true, units: 50 }
  const sizes = (...values: string[]) => ({
    options: [{ name: 'Talla', values }],
    variants: values.map((value) => ({ ...variant, values: [value] })),
  })
  const reference = 'camisa-con-tallas'
  const shopId = await openShop(db)
  const [shirt] = await sell(db, shopId, { reference, ...sizes('S', 'M', 'L') })
  const [small, medium] = shirt?.variants ?? []
  if (!shirt || !small || !medium) throw new Error('nothing to sell')
  // Two lines of an order have the same variant if only their messages differ.
  const lines = [
    one(shirt, 1, small.id),
    one(shirt, 2, medium.id),
    { ...one(shirt, 2, medium.id), message: 'Para Eva' },
  ]
  const draft = draftOf(shopId, lines, { paymentMethod: 'bankDeposit' })
  const { order } = placed(await shopperApi(db).placeOrder({ body: draft }))
  expect(order.lines).toHaveLength(3)
  const params = { shopId, number: order.number }
  await manage.takeOrderStep({ params, body: { step: 'move', to: 'paid' } })
  const refund = (variantId: string, units: number) =>
    manage.refundOrder({
      params,
      body: { amount: 1, how: 'byHand', reason: 'Rota', restock: [{ productId: shirt.id, variantId, units }] },
    })
  await refund(medium.id, 3)
  await refund(small.id, 1)
  await refund(medium.id, 1)
  await sell(db, shopId, { reference, ...sizes('L') })

  const byLine = [
    {
      restocked: [
        { line: 1, units: 2 },
        { line: 2, units: 1 },
      ],
    },
    { restocked: [{ line: 0, units: 1 }] },
    { restocked: [{ line: 2, units: 1 }] },
  ]
  const exported = await inShop(db, shopId, (tx) => readOrders(tx, shopId, 0, 10))
  expect(exported).toMatchObject([{ refunds: byLine }])
  const other = await openShop(db)
  await sell(db, other, { reference, ...sizes('L') })
  await inShop(db, other, (tx) => writeOrders(tx, other, exported))
  expect(await inShop(db, other, (tx) => readOrders(tx, other, 0, 10))).toEqual(exported)
  expect(await inShop(db, other, (tx) => listUnits(tx, other, order.number))).toEqual([])
})

test('an archive that cannot be made ends as a failure of that call, and not of the process', async () => {
  const shopId = await openShop(db)
  const [shirt] = await sell(db, shopId, {})
  if (!shirt) throw new Error('nothing to sell')
  const { order } = placed(await shopperApi(db).placeOrder({ body: draftOf(shopId, [one(shirt)]) }))
  // No order that this software wrote is without any history.
  await db.owner.query('delete from order_events where order_number = $1', [order.number])
  const lost: unknown[] = []
  const note = (reason: unknown) => lost.push(reason)
  process.on('unhandledRejection', note)
  onTestFinished(() => void process.off('unhandledRejection', note))

  const manage = manageAs(testApi(db).app, platform)
  await expect(manage.exportShop({ params: { shopId }, query: { orders: '1' } })).rejects.toThrow('exportShop: 500')
  await new Promise((resolve) => setImmediate(resolve))
  expect(lost).toEqual([])
})
