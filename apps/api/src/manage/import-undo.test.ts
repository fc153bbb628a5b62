import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { asWorker } from '../database/index.ts'
import { inShop } from '../database/open.ts'
import { addKey } from '../keys/store.ts'
import { manageAs } from '../testing.ts'
import { LIST, openImportTests } from './import-testing.ts'
import { SHIRT } from './product-testing.ts'
import { refusalOf } from './testing.ts'

const { openShop, close, db, host, prepare, at, start, undo, productsOf, byReference } = await openImportTests()
afterAll(close)

/** A shirt, before and after an import that gives it other sizes. */
async function withOtherSizes() {
  const shop = await openShop()
  const { manage, params } = shop
  await manage.createProduct({ params, body: { ...SHIRT, reference: 'LS' } })
  const variants = async () => (await byReference(shop, 'LS')).variants.map(({ id: _, ...variant }) => variant)
  const before = await variants()
  const { id } = await prepare(shop, 'Ref,Nombre,Talla,Precio,Stock\nLS,Camisa,XL,40,2')
  return { shop, variants, before, task: await start(shop, id) }
}

describe('an undo', () => {
  test('takes the sizes off a product that had none, and gives it its units', async () => {
    const shop = await openShop()
    const { manage, params } = shop
    await manage.createProduct({
      params,
      body: { reference: 'C1', name: 'Camisa', price: 40_00, units: 9, barcode: 'CAM' },
    })
    const { id } = await prepare(shop, 'Ref,Nombre,Talla,Precio,Stock\nC1,Camisa,S,40,2\nC1,Camisa,M,45,3')
    const task = await start(shop, id)
    expect((await byReference(shop, 'C1')).variants).toHaveLength(2)
    expect(await undo(shop, task.id)).toMatchObject({ restored: 1, kept: 0 })
    expect(await byReference(shop, 'C1')).toMatchObject({
      variants: [],
      options: [],
      price: 40_00,
      units: 9,
      barcode: 'CAM',
    })
  })

  test('brings variants back with their units', async () => {
    const { shop, task, variants, before } = await withOtherSizes()
    await undo(shop, task.id)
    expect(await variants()).toEqual(before)
  })

  test('knows what an import of the release before has changed, of which barcodes were no part', async () => {
    const { shop, task, variants, before } = await withOtherSizes()
    await asWorker(db, (tx) =>
      tx.execute(sql`
        update task_parts set changes = replace(changes::text, '"barcode": null, ', '')::jsonb
        where shop_id = ${shop.shop.id}`),
    )
    expect(await undo(shop, task.id)).toMatchObject({ restored: 1, kept: 0 })
    expect(await variants()).toEqual(before)
  })

  test('puts what was in the bin back there as it was', async () => {
    const shop = await openShop()
    const { manage, params } = shop
    const hat = await manage.createProduct({ params, body: { reference: 'WH', name: 'Gorro', price: 20_00, units: 9 } })
    await manage.deleteProduct({ params: at(shop, hat.id), revision: '*' })
    const { id } = await prepare(shop, LIST)
    const task = await start(shop, id)
    expect(task.result).toMatchObject({ created: 2 })
    expect(await byReference(shop, 'WH')).toMatchObject({ name: 'Gorro de lana' })
    expect(await undo(shop, task.id)).toMatchObject({ restored: 2, kept: 0 })
    expect(await productsOf(shop)).toEqual([])
    await manage.restoreProduct({ params: at(shop, hat.id) })
    expect(await byReference(shop, 'WH')).toMatchObject({ name: 'Gorro', price: 20_00, units: 9, status: 'active' })
  })

  test('of fields and pictures counts a product once, and tells of what it deletes', async () => {
    const shop = await openShop()
    const { manage, params } = shop
    await manage.createProduct({ params, body: { reference: 'p0', name: 'Gorro', price: 20_00, units: 9 } })
    await manage.createWebhook({
      params,
      body: { url: 'https://example.com/erp', events: ['product.deleted'] },
    })
    const file = `Handle,Title,Body (HTML),Vendor,Variant Price,Image Src\np0,Hat,,,5,http://${host}/a.svg\np1,New,,,5,http://${host}/b.svg`
    const task = await start(shop, (await prepare(shop, file)).id)
    expect(task.result).toMatchObject({ created: 1, changed: 1, pictures: 2 })
    expect(await undo(shop, task.id)).toMatchObject({ restored: 2, kept: 0 })
    expect(await byReference(shop, 'p0')).toMatchObject({ name: 'Gorro', images: [] })
    const { rows } = await asWorker(db, (tx) =>
      tx.execute(sql`select event from webhook_deliveries where shop_id = ${shop.shop.id}`),
    )
    expect(rows).toEqual([{ event: 'product.deleted' }])
  })

  test('of an import without prices takes no right to set them', async () => {
    const shop = await openShop()
    const { token } = await inShop(db, shop.shop.id, (tx) =>
      addKey(tx, shop.shop.id, { name: 'no prices', scopes: ['products:read', 'products:write'], endsAt: null }),
    )
    const limited = { ...shop, manage: manageAs(shop.app, token) }
    const plain = await start(limited, (await prepare(limited, 'Ref,Nombre,Stock\nA,Gorro,3')).id)
    expect(await undo(limited, plain.id)).toMatchObject({ restored: 1 })
    const priced = await start(shop, (await prepare(shop, LIST)).id)
    expect((await refusalOf(limited.manage.undoTask({ params: at(shop, priced.id) }))).needs).toBe('prices:write')
  })
})
