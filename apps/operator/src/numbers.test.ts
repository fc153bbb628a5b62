import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asWorker, inShop } from '@store/api/database'
import { findProducts, findShopByName } from '@store/api/queries'
import { testApi } from '@store/api/testing'
import { emptyQuery, SHOP_EVENTS, type ShopEventName } from '@store/core'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openDesk } from './testing/desk.ts'

const { db, feria, refusalOf, close } = await openDesk()
afterAll(close)
const { api } = testApi(db)

test('T6, C4, C5: an operator reads visits, the six events and what reached checkout, of the shop that is named', async () => {
  await writeFile(join(feria.folder, 'mugs.csv'), 'id,name,category,price,current_stock\ntaza,Taza,Cocina,10000,50\n')
  await feria.json('import', 'mugs.csv', '--shop', 'ana')
  const shopId = (await findShopByName(db, 'ana'))?.id ?? 0
  const { products } = await inShop(db, shopId, (tx) => findProducts(tx, shopId, emptyQuery))
  const product = products.find(({ name }) => name === 'Taza')
  const today = new Date().toISOString().slice(0, 10)
  await asWorker(db, (tx) =>
    tx.execute(
      sql`insert into shop_views (shop_id, day, views) values (${shopId}, ${today}, 5), (${shopId}, '2026-01-31', 2)`,
    ),
  )
  for (const name of Object.keys(SHOP_EVENTS) as ShopEventName[])
    await api.recordEvent({
      body: { shopId, name, productId: name === 'viewedProduct' ? (product?.id ?? 0) : null, categoryId: null },
    })
  await api.recordCheckout({ body: { shopId, lines: [{ productId: product?.id ?? 0, units: 3 }] } })

  const each = Object.fromEntries(Object.keys(SHOP_EVENTS).map((name) => [name, 1]))
  const read = await feria.json('numbers', 'ana')
  expect(read).toMatchObject({
    ...{ shop: 'ana', zone: 'UTC', to: today },
    checkout: [{ id: product?.id, name: product?.name, carts: 1, units: 3 }],
  })
  expect((read as { days: unknown[] }).days).toHaveLength(30)
  expect((read as { days: unknown[] }).days.at(-1)).toEqual({ day: today, views: 5, ...each })
  expect(await feria.json('numbers', 'ana', '--from', '2026-01-31', '--to', '2026-02-01')).toMatchObject({
    days: [
      { day: '2026-01-31', views: 2, visitedPage: 0 },
      { day: '2026-02-01', views: 0 },
    ],
    checkout: [],
  })
  expect(await feria.json('numbers', 'bea')).toMatchObject({ checkout: [] })
  // What is done to a product is done in its category.
  const { rows } = await asWorker(db, (tx) =>
    tx.execute(sql`select category_id from shop_events where shop_id = ${shopId} and event = 'viewedProduct'`),
  )
  expect(rows).toEqual([{ category_id: product?.category?.id }])

  const { out } = await feria.run('numbers', 'ana', '--from', '2026-01-31', '--to', '2026-01-31')
  expect(out).toMatch(/^day \(UTC\) +visits +pages +catalogue +categories +products +to cart +to checkout\n/)
  expect(out).toMatch(/2026-01-31 +2 +0/)
  expect(await refusalOf('numbers', 'ana', '--from', '2026-02-01', '--to', '2026-01-01')).toContain(
    'comes after the last',
  )
})
