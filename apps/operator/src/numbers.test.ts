import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asWorker, inShop } from '@store/api/database'
import { findProducts, findShopByName } from '@store/api/queries'
import { testApi } from '@store/api/testing'
import { dayOf, emptyQuery, SHOP_EVENTS, type ShopEventName } from '@store/core'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openDesk } from './testing/desk.ts'

const { db, feria, refusalOf, close } = await openDesk()
afterAll(close)
const { api, services } = testApi(db)

test('T6, C4, C5: an operator reads visits, the six events and what reached checkout, of the shop that is named', async () => {
  await writeFile(join(feria.folder, 'mugs.csv'), 'id,name,category,price,current_stock\ntaza,Taza,Cocina,10000,50\n')
  await feria.json('import', 'mugs.csv', '--shop', 'ana')
  const shopId = (await findShopByName(db, 'ana'))?.id ?? 0
  const { products } = await inShop(db, shopId, (tx) => findProducts(tx, shopId, emptyQuery))
  const product = products.find(({ name }) => name === 'Taza')
  const today = dayOf(new Date(), 'America/Bogota')
  await asWorker(db, (tx) =>
    tx.execute(
      sql`insert into shop_counts (shop_id, what, about, day, times)
        values (${shopId}, 'visit', '', ${today}, 5), (${shopId}, 'visit', '', '2026-01-31', 2)`,
    ),
  )
  for (const name of Object.keys(SHOP_EVENTS) as ShopEventName[])
    await api.recordEvent({
      body: { shopId, name, productId: name === 'viewedProduct' ? (product?.id ?? 0) : null, categoryId: null },
    })
  await api.recordCheckout({ body: { shopId, lines: [{ productId: product?.id ?? 0, units: 3 }] } })

  await services.visits.write()

  const each = Object.fromEntries(Object.keys(SHOP_EVENTS).map((name) => [name, 1]))
  const read = await feria.json('numbers', 'ana')
  expect(read).toMatchObject({
    shop: 'ana',
    timeZone: 'America/Bogota',
    to: today,
    checkout: [{ id: product?.id, name: product?.name, carts: 1, units: 3 }],
  })
  expect((read as { days: unknown[] }).days).toHaveLength(30)
  expect((read as { days: unknown[] }).days.at(-1)).toMatchObject({ day: today, views: 5, ...each, orders: 0 })
  expect(await feria.json('numbers', 'ana', '--from', '2026-01-31', '--to', '2026-02-01')).toMatchObject({
    days: [
      { day: '2026-01-31', views: 2, visitedPage: 0 },
      { day: '2026-02-01', views: 0 },
    ],
    checkout: [],
  })
  expect(await feria.json('numbers', 'bea')).toMatchObject({ checkout: [] })
  const { out } = await feria.run('numbers', 'ana', '--from', '2026-01-31', '--to', '2026-01-31')
  expect(out).toMatch(/^day +visits +pages +catalogue +categories +products +to cart +to checkout +orders\n/)
  expect(out).toMatch(/2026-01-31 +2 +0/)
  expect(await refusalOf('numbers', 'ana', '--from', '2026-02-01', '--to', '2026-01-01')).toContain(
    'comes after the last',
  )
})
