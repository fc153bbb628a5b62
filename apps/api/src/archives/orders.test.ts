import { afterAll, expect, onTestFinished, test } from 'vitest'
import { inShop } from '../database/index.ts'
import { openManaged } from '../manage/testing.ts'
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

test('an archive that cannot be made ends as a failure of that call, and not of the process', async () => {
  const shopId = await openShop(db)
  const [shirt] = await sell(db, shopId, {})
  if (!shirt) throw new Error('nothing to sell')
  const { order } = placed(await shopperApi(db).placeOrder({ body: draftOf(shopId, [one(shirt)]) }))
  // An order without any history is none that this product wrote.
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
