import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { IMPORT_LIMITS } from '@store/api-client/manage'
import { PRODUCT_LIMITS } from '@store/core'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { asWorker } from '../database/index.ts'
import { inShop } from '../database/open.ts'
import { importKind } from '../imports/kind.ts'
import { addKey } from '../keys/store.ts'
import { manageAs } from '../testing.ts'
import { openProductTests, SHIRT } from './product-testing.ts'
import { refusalOf } from './testing.ts'

const DOT = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="4" fill="green"/></svg>'
const asked: string[] = []
const pictures = createServer((request, response) => {
  asked.push(request.url ?? '')
  if (request.url?.endsWith('.svg')) response.end(DOT.replace('green', request.url.includes('b') ? 'blue' : 'green'))
  else if (request.url === '/page') response.end('<html>hello</html>')
  else if (request.url === '/inside') response.writeHead(302, { location: 'https://169.254.169.254/a.svg' }).end()
  else response.writeHead(404).end()
})
await new Promise<void>((listening) => pictures.listen(0, '127.0.0.1', listening))
const host = `127.0.0.1:${(pictures.address() as AddressInfo).port}`

const { openShop, work, sell, close, db, media } = await openProductTests({ trusted: host })
afterAll(async () => {
  pictures.close()
  await close()
})

type Shop = Awaited<ReturnType<typeof openShop>>
const bytes = (text: string) => new TextEncoder().encode(text)
const prepare = ({ manage, params }: Shop, text: string, name = 'productos.csv') =>
  manage.createProductImport({ params, query: { name }, file: bytes(text) })
const at = ({ params }: Shop, id: number) => ({ ...params, id })
async function start(shop: Shop, id: number) {
  const { taskId } = await shop.manage.startProductImport({ params: at(shop, id) })
  await work()
  return shop.manage.getTask({ params: at(shop, taskId ?? 0) })
}
const productsOf = async ({ manage, params }: Shop) =>
  (await manage.listProducts({ params, query: { limit: 200 } })).items.toSorted((a, b) => (a.name < b.name ? -1 : 1))
const byReference = ({ manage, params }: Shop, reference: string) =>
  manage.getProductByReference({ params: { ...params, reference } })

const LIST = `Código;Producto;Precio de venta;Antes;Existencias;Rubro;Notas
WH;Gorro de lana;25,50;30;4;Gorros;frágil
BF;Bufanda;caro;;2;Bufandas;
PO;;18;;1;Ponchos;
RU;Ruana;180;;3;Ponchos;`

describe('a list that a merchant keeps', () => {
  test('is understood by its columns, and says of each row what would become of it', async () => {
    const shop = await openShop()
    const { manage, params, version } = shop
    await manage.createProduct({ params, body: { reference: 'WH', name: 'Gorro', price: 20_00, units: 9 } })
    const before = [await version(), await productsOf(shop)]
    const prepared = await prepare(shop, LIST)
    expect(prepared).toMatchObject({ program: null, fault: null, ambiguous: null, taskId: null, name: 'productos.csv' })
    expect(prepared.columns.map(({ field }) => field)).toEqual([
      ...['reference', 'name', 'price', 'compareAt', 'units', 'category', null],
    ])
    expect(prepared.columns[6]).toMatchObject({ title: 'Notas', examples: ['frágil'] })
    expect(prepared.counts).toEqual({ products: 2, created: 1, updated: 1, unchanged: 0, refused: 2, pictures: 0 })
    expect(prepared.problems).toEqual([
      {
        ...{ row: 3, name: 'Bufanda', taken: false },
        fault: { code: 'notPrice', column: 'Precio de venta', value: 'caro' },
      },
      { row: 4, name: '', taken: false, fault: { code: 'empty', column: 'Producto' } },
    ])
    expect(prepared.rows).toMatchObject([
      { row: 2, name: 'Gorro de lana', outcome: 'updated', price: 25_50, units: 4, category: 'Gorros' },
      { row: 5, name: 'Ruana', outcome: 'created', price: 180_00 },
    ])
    expect([await version(), await productsOf(shop)]).toEqual(before)
  })

  test('is understood otherwise when somebody says so', async () => {
    const shop = await openShop()
    const { manage } = shop
    const { id, columns } = await prepare(shop, LIST)
    const fields = columns.map(({ field }) => field)
    const without = await manage.matchProductImport({
      params: at(shop, id),
      body: { columns: fields.map((field) => (field === 'price' ? null : field)), decimals: null },
    })
    expect(without.counts).toMatchObject({ created: 3, refused: 1 })
    const noName = { columns: fields.map((field) => (field === 'name' ? null : field)), decimals: null }
    expect(await manage.matchProductImport({ params: at(shop, id), body: noName })).toMatchObject({
      ...{ fault: { code: 'noName' }, counts: { products: 0 } },
    })
    expect((await refusalOf(manage.startProductImport({ params: at(shop, id) }))).code).toBe('state')
    const twice = { columns: fields.map((field) => field ?? 'name'), decimals: null } as const
    expect((await manage.matchProductImport({ params: at(shop, id), body: twice })).fault).toEqual({
      ...{ code: 'twoMeanings', column: 'Notas' },
    })
  })

  test('whose prices can be read in two ways waits until somebody says what they are', async () => {
    const shop = await openShop()
    const prepared = await prepare(shop, 'Nombre,Precio\nGorro,1.250\nBufanda,900')
    expect(prepared.ambiguous).toEqual({ row: 2, column: 'Precio', value: '1.250' })
    expect((await refusalOf(shop.manage.startProductImport({ params: at(shop, prepared.id) }))).code).toBe('state')
    const body = { columns: prepared.columns.map(({ field }) => field), decimals: 'comma' } as const
    const said = await shop.manage.matchProductImport({ params: at(shop, prepared.id), body })
    expect(said).toMatchObject({ ambiguous: null, decimals: 'comma', rows: [{ price: 1_250_00 }, { price: 900_00 }] })
  })

  test('has a row for each variant where it has a column for what buyers choose by', async () => {
    const shop = await openShop()
    const file = 'Ref,Nombre,Talla,Precio,Stock\nC1,Camisa,S,40,2\nC1,Camisa,M,45,3\nC1,Camisa,s,40,1\nG1,Gorro,,20,5'
    const { id, rows, problems } = await prepare(shop, file)
    expect(rows).toMatchObject([{ variants: 2, price: 40_00, units: 5 }, { variants: 0 }])
    expect(problems.map(({ fault }) => fault.code)).toEqual(['sameVariant'])
    await start(shop, id)
    expect(await byReference(shop, 'G1')).toMatchObject({ price: 20_00, units: 5, variants: [] })
  })
})

describe('a cell', () => {
  test('that is blank leaves what the product has; of what is new it makes no units', async () => {
    const shop = await openShop()
    const { manage, params } = shop
    await manage.createProduct({
      params,
      body: {
        ...{ reference: 'WH', name: 'Gorro', price: 20_00, compareAt: 25_00, units: 2, description: '<p>Suave</p>' },
        ...{ featured: true, category: 'Gorros', dimensions: { length: 10, width: null, height: null, weight: null } },
      },
    })
    await manage.createProduct({ params, body: { ...SHIRT, reference: 'LS' } })
    const before = await byReference(shop, 'WH')
    const file = `Ref,Nombre,Precio,Antes,Stock,Descripción,Categoría,Destacado,Talla
WH,Gorro de lana,,,,,,,
NU,Nuevo,5,,,,,,
LS,Camisa de lino,41,,,,,,M
LS,Camisa de lino,45,,7,,,,L`
    const { id, rows, problems } = await prepare(shop, file)
    expect(problems).toEqual([])
    expect(rows).toMatchObject([{ price: 20_00, units: null }, { price: 5_00, units: 0 }, {}])
    await start(shop, id)
    const { revision: _, ...after } = await byReference(shop, 'WH')
    expect(after).toEqual({ ...before, revision: undefined, slug: after.slug, name: 'Gorro de lana' })
    expect(await byReference(shop, 'NU')).toMatchObject({ units: 0 })
    expect((await byReference(shop, 'LS')).variants).toMatchObject([
      { price: 41_00, units: 3, sku: 'LS-M' },
      { price: 45_00, units: 7 },
    ])
  })

  test.each([39, 59])('with an emoji after %d letters is shown and quoted', async (length) => {
    const shop = await openShop()
    const cell = `${'a'.repeat(length)}😀 y más texto`
    const { columns, problems, fault } = await prepare(
      shop,
      `Nombre,Precio,${cell}\n${cell},${cell},${cell}\nGorro,1,${cell}`,
    )
    expect(fault).toBe(null)
    expect(problems.map(({ fault }) => fault.code)).toEqual(['notPrice'])
    expect(columns[2]?.title.startsWith('a'.repeat(length))).toBe(true)
  })
})

test('the columns that say what they take in brackets are understood', async () => {
  const shop = await openShop()
  const { columns } = await prepare(shop, 'Referência,Nome,Photos (addresses),Ativo (sim ou não)\nA,b,,')
  expect(columns.map(({ field }) => field)).toEqual(['reference', 'name', 'image', 'active'])
})

describe('an undo', () => {
  const undo = async (shop: Shop, id: number) => {
    await shop.manage.undoTask({ params: at(shop, id) })
    await work()
    return (await shop.manage.getTask({ params: at(shop, id) })).result
  }

  test('takes the sizes off a product that had none, and gives it its units', async () => {
    const shop = await openShop()
    const { manage, params } = shop
    await manage.createProduct({ params, body: { reference: 'C1', name: 'Camisa', price: 40_00, units: 9 } })
    const { id } = await prepare(shop, 'Ref,Nombre,Talla,Precio,Stock\nC1,Camisa,S,40,2\nC1,Camisa,M,45,3')
    const task = await start(shop, id)
    expect((await byReference(shop, 'C1')).variants).toHaveLength(2)
    expect(await undo(shop, task.id)).toMatchObject({ restored: 1, kept: 0 })
    expect(await byReference(shop, 'C1')).toMatchObject({ variants: [], options: [], price: 40_00, units: 9 })
  })

  test('brings variants back with their units', async () => {
    const shop = await openShop()
    const { manage, params } = shop
    await manage.createProduct({ params, body: { ...SHIRT, reference: 'LS' } })
    const before = (await byReference(shop, 'LS')).variants.map(({ id: _, ...variant }) => variant)
    const { id } = await prepare(shop, 'Ref,Nombre,Talla,Precio,Stock\nLS,Camisa,XL,40,2')
    const task = await start(shop, id)
    await undo(shop, task.id)
    expect((await byReference(shop, 'LS')).variants.map(({ id: _, ...variant }) => variant)).toEqual(before)
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
      ...{ kind: 'products.import', state: 'done', result: { created: 1, changed: 1, unchanged: 1 } },
    })
    expect(await byReference(shop, 'WH')).toMatchObject({
      ...{ name: 'Gorro de lana', price: 25_50, compareAt: 30_00, units: 4, category: 'Gorros' },
      ...{ description: '<p>Suave</p>', brand: 'Ana' },
    })
    expect((await byReference(shop, 'LS')).variants).toEqual(before[1]?.variants)

    await sell(hat.id)
    await manage.undoTask({ params: at(shop, task.id) })
    await work()
    expect(await manage.getTask({ params: at(shop, task.id) })).toMatchObject({
      ...{ state: 'undone', result: { restored: 2, kept: 0 } },
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
        ...{ reference: 'WH', name: '-20 % gorro', price: 20_00, compareAt: 25_00, units: 7, images: [picture] },
        ...{ description, featured: true, freeShipping: true, condition: 'used', maxQuantity: 3, warranty: 'Un año' },
        ...{ summary: 'Tibio', brand: 'Ana', message: { label: 'Nombre', required: true }, sku: 'W-1' },
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
      ...{ state: 'running', done: 100, result: { created: 100 } },
    })
    await asWorker(db, async (tx) => {
      await tx.execute(sql`delete from import_parts where import_id = ${id} and part = 1`)
      await tx.execute(sql`update import_parts set part = 1 where import_id = ${id} and part = 101`)
      await tx.execute(sql`update tasks set due_at = now() where id = ${taskId}`)
    })
    await work()
    expect(await shop.manage.getTask({ params })).toMatchObject({
      ...{ state: 'done', done: 250, result: { created: 250, unchanged: 0 } },
    })
    const { rows: kept } = await asWorker(db, (tx) =>
      tx.execute(sql`select count(*)::integer as count from products where shop_id = ${shop.shop.id}`),
    )
    expect(kept).toEqual([{ count: 250 }])
  })
})

describe('pictures', () => {
  const shopify = (...images: readonly string[]) =>
    `Handle,Title,Body (HTML),Vendor,Variant Price,Image Src\n${images.map((image, n) => `p${n},Product ${n},,,5,${image}`).join('\n')}`

  test('are fetched once, after the products; those that fail are named and leave their products', async () => {
    const shop = await openShop()
    const good = `http://${host}/a.svg`
    const file = shopify(
      good,
      `http://${host}/none.png`,
      `http://${host}/page`,
      `http://${host}/inside`,
      'https://127.0.0.1/a.png',
      'https://example.com:8443/a.png',
      'foto.jpg',
    )
    const { id } = await prepare(shop, file)
    const task = await start(shop, id)
    expect(task).toMatchObject({ state: 'done', result: { created: 7, pictures: 1, picturesMissing: 6 } })
    const { pictureProblems } = await shop.manage.getProductImport({ params: at(shop, id) })
    expect(pictureProblems.map(({ name, reason }) => `${name} ${reason}`)).toEqual([
      'Product 1 refused',
      'Product 2 noPicture',
      'Product 3 privateAddress',
      'Product 4 privateAddress',
      'Product 5 noHttps',
      'Product 6 notAddress',
    ])
    const { images } = await byReference(shop, 'p0')
    expect(images).toHaveLength(1)
    asked.splice(0)
    const again = await prepare(shop, shopify(good))
    expect(again.counts.unchanged).toBe(1)
    await start(shop, again.id)
    expect(asked).toEqual([])
    expect((await byReference(shop, 'p0')).images).toEqual(images)
  })

  test('for which a product has no room are named', async () => {
    const shop = await openShop()
    const { manage, params } = shop
    const { src } = await shop.picture()
    const images = Array.from({ length: PRODUCT_LIMITS.images - 1 }, () => ({ src, alt: null }))
    await manage.createProduct({ params, body: { reference: 'p0', name: 'Product 0', price: 5_00, images } })
    const file = `${shopify(`http://${host}/a.svg`)}\np0,,,,,http://${host}/b.svg`
    const { id } = await prepare(shop, file)
    expect((await start(shop, id)).result).toMatchObject({ pictures: 1, picturesMissing: 1 })
    expect((await byReference(shop, 'p0')).images).toHaveLength(PRODUCT_LIMITS.images)
    const { pictureProblems } = await manage.getProductImport({ params: at(shop, id) })
    expect(pictureProblems.map(({ reason }) => reason)).toEqual(['noRoom'])
  })

  test('of a server that does not answer are not asked for again and again, and those of other shops are', async () => {
    const addresses: string[] = []
    const kind = importKind({
      ...{ db, media, now: () => new Date(), tell: async () => undefined },
      fetch: async (address) => {
        addresses.push(address)
        return { kind: 'failed', reason: 'noAnswer' }
      },
    })
    const file = shopify(...Array.from({ length: 20 }, (_, n) => `https://silent.example/${n}.png`))
    for (let shops = 0; shops < 2; shops++) {
      const shop = await openShop()
      const { id } = await prepare(shop, file)
      const { taskId } = await shop.manage.startProductImport({ params: at(shop, id) })
      await work([kind])
      expect(await shop.manage.getTask({ params: at(shop, taskId ?? 0) })).toMatchObject({
        result: { picturesMissing: 20 },
      })
      // Six are asked for at once.
      expect([5, 6]).toContain(addresses.splice(0).length)
    }
  })

  test('in descriptions come along', async () => {
    const shop = await openShop()
    const text = `<p>Soft</p><img src=""http://${host}/b.svg"" alt=""A""><img src=""http://${host}/gone.png"">`
    const file = `Handle,Title,Body (HTML),Vendor,Variant Price\nmug,Mug,"${text}",,5`
    const task = await start(shop, (await prepare(shop, file)).id)
    expect(task.result).toMatchObject({ created: 1, pictures: 1, picturesMissing: 1 })
    const { description } = await byReference(shop, 'mug')
    expect(description).toMatch(/^<p>Soft<\/p><img [^>]*src="\/media\/\d+\/[0-9a-f]+\.svg"[^>]*>$/)
    const again = await start(shop, (await prepare(shop, file)).id)
    expect(again.result).toMatchObject({ unchanged: 1 })
    expect((await byReference(shop, 'mug')).description).toBe(description)
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
