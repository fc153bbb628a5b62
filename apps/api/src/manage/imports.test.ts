import { IMPORT_LIMITS } from '@store/api-client/manage'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { asWorker } from '../database/index.ts'
import { inShop } from '../database/open.ts'
import { addKey } from '../keys/store.ts'
import { manageAs } from '../testing.ts'
import { LIST, openImportTests } from './import-testing.ts'
import { SHIRT } from './product-testing.ts'
import { refusalOf } from './testing.ts'

const { openShop, work, sell, close, db, prepare, at, start, productsOf, byReference } = await openImportTests()
afterAll(close)

describe('an import', () => {
  test('changes what the file says and nothing else, once, and is undone where nothing was changed since', async () => {
    const shop = await openShop()
    const { manage, params } = shop
    const hat = await manage.createProduct({
      params,
      body: { reference: 'WH', name: 'Gorro', price: 20_00, units: 9, description: '<p>Suave</p>', brand: 'Ana' },
    })
    const shirt = await manage.createProduct({ params, body: { ...SHIRT, reference: 'LS' } })
    const scarf = await manage.createProduct({ params, body: { name: 'Bufanda azul', price: 10_00, units: 2 } })
    const before = await Promise.all(['WH', 'LS'].map((reference) => byReference(shop, reference)))
    const { id } = await prepare(shop, `${LIST}\nLS;Camisa de lino;;;;Camisas;`)
    const first = await manage.startProductImport({ params: at(shop, id) })
    expect(await manage.startProductImport({ params: at(shop, id) })).toMatchObject({ taskId: first.taskId })
    await work()
    const task = await manage.getTask({ params: at(shop, first.taskId ?? 0) })
    expect(task).toMatchObject({
      kind: 'products.import',
      state: 'done',
      result: { created: 1, changed: 1, unchanged: 1 },
    })
    expect(await byReference(shop, 'WH')).toMatchObject({
      name: 'Gorro de lana',
      price: 25_50,
      compareAt: 30_00,
      units: 4,
      category: 'Gorros',
      description: '<p>Suave</p>',
      brand: 'Ana',
    })
    expect((await byReference(shop, 'LS')).variants).toEqual(before[1]?.variants)

    await sell(hat.id)
    await manage.undoTask({ params: at(shop, task.id) })
    await work()
    expect(await manage.getTask({ params: at(shop, task.id) })).toMatchObject({
      state: 'undone',
      result: { restored: 2, kept: 0 },
    })
    const { revision: _, units, ...restored } = await byReference(shop, 'WH')
    expect(units).toBe(8)
    expect(restored).toMatchObject({ name: 'Gorro', price: 20_00, compareAt: null, category: null, brand: 'Ana' })
    expect((await productsOf(shop)).map(({ id }) => id).toSorted()).toEqual([hat.id, shirt.id, scarf.id].toSorted())

    const again = await prepare(shop, LIST)
    expect(again.counts).toMatchObject({ created: 1, updated: 1 })
    await start(shop, again.id)
    expect(await byReference(shop, 'WH')).toMatchObject({ name: 'Gorro de lana', units: 4 })
    expect((await prepare(shop, LIST)).counts).toMatchObject({ created: 0, updated: 0, unchanged: 2 })
  })

  test('knows a product by its name where the file has no references', async () => {
    const shop = await openShop()
    const { manage, params } = shop
    const scarf = await manage.createProduct({
      params,
      body: { name: 'Bufanda azul', reference: 'B7', price: 10_00, units: 2 },
    })
    const { id, counts } = await prepare(shop, 'Nombre\tPrecio\nBUFANDA  azúl\t12\nGorro\t20')
    expect(counts).toMatchObject({ created: 1, updated: 1 })
    await start(shop, id)
    expect(await byReference(shop, 'B7')).toMatchObject({ id: scarf.id, price: 12_00, units: 2 })
  })

  test('leaves what somebody has changed since', async () => {
    const shop = await openShop()
    const { manage, params } = shop
    const hat = await manage.createProduct({ params, body: { reference: 'WH', name: 'Gorro', price: 20_00, units: 9 } })
    const { id } = await prepare(shop, LIST)
    const task = await start(shop, id)
    const { revision } = await manage.getProduct({ params: at(shop, hat.id) })
    await manage.changeProduct({ params: at(shop, hat.id), revision, body: { price: 99_00 } })
    await manage.undoTask({ params: at(shop, task.id) })
    await work()
    expect(await manage.getTask({ params: at(shop, task.id) })).toMatchObject({ result: { restored: 1, kept: 1 } })
    expect(await byReference(shop, 'WH')).toMatchObject({ name: 'Gorro de lana', price: 99_00 })
  })

  test('of what the shop exports changes nothing, and a price changed in it changes one', async () => {
    const shop = await openShop()
    const { manage, params } = shop
    const { src } = await shop.picture()
    const picture = { src, alt: 'Gorro' }
    await manage.createProduct({ params, body: { ...SHIRT, reference: 'LS', images: [picture] } })
    const description = `<p>Suave</p><img src="${src}" alt="" />`
    await manage.createProduct({
      params,
      body: {
        reference: 'WH',
        name: '-20 % gorro',
        price: 20_00,
        compareAt: 25_00,
        units: 7,
        images: [picture],
        description,
        featured: true,
        freeShipping: true,
        condition: 'used',
        maxQuantity: 3,
        warranty: 'Un año',
        summary: 'Tibio',
        brand: 'Ana',
        message: { label: 'Nombre', required: true },
        sku: 'W-1',
        dimensions: { length: 10, width: 2.5, height: null, weight: '300 g' },
      },
    })
    await manage.createProduct({ params, body: { reference: 'DR', name: 'Borrador', status: 'draft' } })
    const file = await (await manage.exportProducts({ params })).text()
    const prepared = await prepare(shop, file)
    expect(prepared).toMatchObject({
      program: 'Shopify',
      problems: [],
      counts: { unchanged: 3, updated: 0, created: 0 },
    })
    const before = await productsOf(shop)
    const task = await start(shop, prepared.id)
    expect(task.result).toMatchObject({ unchanged: 3, pictures: 2 })
    expect(await productsOf(shop)).toEqual(before)
    const changed = await prepare(shop, file.replace('20.00', '21.00'))
    expect(changed.counts).toMatchObject({ updated: 1, unchanged: 2 })
  })

  test('is of its shop, and of those who may set prices', async () => {
    const shop = await openShop()
    const other = await openShop()
    const { id } = await prepare(shop, LIST)
    for (const call of [
      () => other.manage.getProductImport({ params: at(other, id) }),
      () => other.manage.startProductImport({ params: at(other, id) }),
      () => other.manage.matchProductImport({ params: at(other, id), body: { columns: [], decimals: null } }),
    ])
      expect((await refusalOf(call())).code).toBe('notFound')
    const { token } = await inShop(db, shop.shop.id, (tx) =>
      addKey(tx, shop.shop.id, { name: 'no prices', scopes: ['products:read', 'products:write'], endsAt: null }),
    )
    const limited = manageAs(shop.app, token)
    expect((await refusalOf(limited.startProductImport({ params: at(shop, id) }))).needs).toBe('prices:write')
    expect(await productsOf(other)).toEqual([])
  })

  test('is begun once, however often it is asked for, and by two at once', async () => {
    const shop = await openShop()
    const { id } = await prepare(shop, LIST)
    const params = at(shop, id)
    const twice = { idempotencyKey: 'start-of-the-list' }
    const starts = await Promise.all([
      shop.manage.startProductImport({ params }),
      shop.manage.startProductImport({ params }),
      shop.manage.startProductImport({ params }, twice),
    ])
    starts.push(
      await shop.manage.startProductImport({ params }, twice),
      await shop.manage.startProductImport({ params }),
    )
    expect(new Set(starts.map(({ taskId }) => taskId)).size).toBe(1)
    await work()
    expect((await shop.manage.startProductImport({ params })).taskId).toBe(starts[0]?.taskId)
    const { items } = await shop.manage.listTasks({ params: shop.params })
    expect(items).toMatchObject([{ state: 'done', result: { created: 2 } }])
  })

  test('goes on where it was after a part of it failed', async () => {
    const shop = await openShop()
    const rows = Array.from({ length: 250 }, (_, n) => `R${n},Producto ${n},${n + 1},5`)
    const { id } = await prepare(shop, ['Ref,Nombre,Precio,Stock', ...rows].join('\n'))
    const { taskId } = await shop.manage.startProductImport({ params: at(shop, id) })
    const params = at(shop, taskId ?? 0)
    await asWorker(db, async (tx) => {
      await tx.execute(
        sql`insert into import_parts select shop_id, import_id, 101, products from import_parts where import_id = ${id} and part = 1`,
      )
      await tx.execute(sql`update import_parts set products = '[{"broken":1}]' where import_id = ${id} and part = 1`)
    })
    await work()
    expect(await shop.manage.getTask({ params })).toMatchObject({
      state: 'running',
      done: 100,
      result: { created: 100 },
    })
    await asWorker(db, async (tx) => {
      await tx.execute(sql`delete from import_parts where import_id = ${id} and part = 1`)
      await tx.execute(sql`update import_parts set part = 1 where import_id = ${id} and part = 101`)
      await tx.execute(sql`update tasks set due_at = now() where id = ${taskId}`)
    })
    await work()
    expect(await shop.manage.getTask({ params })).toMatchObject({
      state: 'done',
      done: 250,
      result: { created: 250, unchanged: 0 },
    })
    const { rows: stored } = await asWorker(db, (tx) =>
      tx.execute(sql`select count(*)::integer as count from products where shop_id = ${shop.shop.id}`),
    )
    expect(stored).toEqual([{ count: 250 }])
  })
})

describe('a file that cannot be read', () => {
  test.each([
    ['', 'noRows'],
    ['Nombre,Precio\n', 'noRows'],
    ['PK\u0003\u0004[Content_Types].xml', 'workbook'],
    ['Nombre,Precio\n"Gorro,1\nBufanda,2', 'openQuote'],
    ['a,b\n1,2', 'noName'],
    [['Nombre', ...Array.from({ length: IMPORT_LIMITS.rows + 1 }, (_, n) => `P${n}`)].join('\n'), 'tooManyRows'],
    [`${'Nombre,'.repeat(IMPORT_LIMITS.columns)}x\na`, 'tooManyColumns'],
  ])('says why %#', async (text, code) => {
    const shop = await openShop()
    const { fault, id } = await prepare(shop, text)
    expect(fault?.code).toBe(code)
    expect((await refusalOf(shop.manage.startProductImport({ params: at(shop, id) }))).code).toBe('state')
  })

  test('because it is too large is refused before it is read', async () => {
    const shop = await openShop()
    const large = new Uint8Array(IMPORT_LIMITS.bytes + 1)
    expect(
      (await refusalOf(shop.manage.createProductImport({ params: shop.params, query: {}, file: large }))).code,
    ).toBe('tooLarge')
  })
})
