import { emptyQuery } from '@store/core'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { asWorker } from '../database/index.ts'
import { openImportTests } from './import-testing.ts'
import { SHIRT } from './product-testing.ts'

const { db, openShop, prepare, start, byReference, platform, close } = await openImportTests()
afterAll(close)

const EAN = '7702004003508'

test('a barcode finds its product or variant in the list and in stock, and a copy does not have it', async () => {
  const { manage, params } = await openShop()
  const hat = await manage.createProduct({ params, body: { name: 'Gorro', units: 4, barcode: ' 770-2004 003508' } })
  const shirt = await manage.createProduct({
    params,
    body: { ...SHIRT, variants: SHIRT.variants.map((one, at) => ({ ...one, barcode: `CAM-${at}` })) },
  })
  expect([hat.barcode, shirt.barcode, ...shirt.variants.map(({ barcode }) => barcode)]).toEqual([
    ...[EAN, null, 'CAM-0', 'CAM-1'],
  ])
  const found = async (q: string) => (await manage.listProducts({ params, query: { q } })).items.map(({ id }) => id)
  expect([await found(EAN), await found('CAM-1'), await found('CAM-2')]).toEqual([[hat.id], [shirt.id], []])
  expect(await found('7702004-003508')).toEqual([hat.id])
  const { items } = await manage.listStock({ params, query: { q: 'CAM-1' } })
  expect(items).toMatchObject([{ productId: shirt.id, values: ['L'], barcode: 'CAM-1' }])

  const [first] = shirt.variants
  const changed = await manage.changeProduct({
    params: { ...params, id: shirt.id },
    revision: '*',
    body: { variants: [{ id: first?.id ?? 0, barcode: null }] },
  })
  expect(changed.variants.map(({ barcode }) => barcode)).toEqual([null, 'CAM-1'])
  const copies = [
    await manage.duplicateProduct({ params: { ...params, id: hat.id } }),
    await manage.duplicateProduct({ params: { ...params, id: shirt.id } }),
  ]
  expect(copies.map(({ barcode, variants }) => [barcode, variants.every((one) => one.barcode === null)])).toEqual([
    [null, true],
    [null, true],
  ])
})

test('a product that gets variants has no barcode of its own any longer', async () => {
  const { manage, params } = await openShop()
  const { id } = await manage.createProduct({ params, body: { name: 'Gorro', units: 4, barcode: EAN } })
  await manage.setProductVariants({
    params: { ...params, id },
    revision: '*',
    body: { options: [{ name: 'Talla', values: ['S', 'M'] }], variants: [{ values: ['S'] }, { values: ['M'] }] },
  })
  expect((await manage.getProduct({ params: { ...params, id } })).barcode).toBeNull()
  expect((await manage.listStock({ params, query: { q: EAN } })).items).toEqual([])
})

test('a product is low with as few units as its mark says, of itself or of a variant that is on', async () => {
  const { manage, params } = await openShop()
  const low = async () => {
    const { items } = await manage.listProducts({ params, query: { low: true, sort: 'name' } })
    const others = await manage.listProducts({ params, query: { low: false } })
    const stock = await manage.listStock({ params, query: { view: 'low' } })
    return [items.map(({ name }) => name), others.items.length, stock.items.map(({ values }) => values.join())]
  }
  const hat = await manage.createProduct({ params, body: { name: 'Gorro', units: 4, lowAt: 3 } })
  await manage.createProduct({ params, body: { name: 'Sin aviso', units: 0 } })
  const shirt = await manage.createProduct({ params, body: { ...SHIRT, lowAt: 2 } })
  expect(await low()).toEqual([['Camisa de lino'], 2, ['L']])
  await manage.adjustStock({ params, body: { adjustments: [{ productId: hat.id, delta: -1 }] } })
  const second = shirt.variants[1]?.id ?? 0
  await manage.changeProduct({
    params: { ...params, id: shirt.id },
    revision: '*',
    body: { variants: [{ id: second, enabled: false }] },
  })
  expect(await low()).toEqual([['Gorro'], 2, ['']])
})

test('the list says what was sold in 30 days, without what came back or was a trial, and for how long the rest lasts', async () => {
  const { manage, params } = await openShop()
  const hat = await manage.createProduct({ params, body: { name: 'Gorro', price: 10_00, units: 20 } })
  const shirt = await manage.createProduct({ params, body: SHIRT })
  const sale = (productId: number, quantity: number, variantId?: number) =>
    manage.createOrder({
      params,
      body: {
        lines: [{ productId, quantity, ...(variantId && { variantId: String(variantId) }) }],
        buyer: { name: 'Marcela' },
        paymentMethod: 'payInStore' as const,
        state: 'paid' as const,
      },
    })
  await sale(hat.id, 5)
  const { number } = await sale(hat.id, 3)
  const cancelled = {
    params: { ...params, number: number ?? 0 },
    body: { step: 'move' as const, to: 'cancelled' as const },
  }
  await manage.takeOrderStep(cancelled)
  const old = await sale(hat.id, 2)
  await asWorker(db, (tx) =>
    tx.execute(sql`
      update orders set placed_at = now() - interval '31 days'
      where shop_id = ${params.shopId} and order_number = ${old.number}`),
  )
  for (const { id } of shirt.variants) await sale(shirt.id, 1, id)
  const trial = await sale(hat.id, 4)
  await asWorker(db, (tx) =>
    tx.execute(sql`
      insert into payment_attempts (shop_id, order_number, attempt, provider, method, reference, state, amount, currency,
        live, started_at, updated_at)
      values (${params.shopId}, ${trial.number}, 1, 'wompi', 'card', 'trial', 'paid', 40_00, 'COP', false, now(), now())`),
  )
  const { items } = await manage.listProducts({ params, query: { sort: 'name' } })
  expect(items).toMatchObject([
    { name: 'Camisa de lino', units: 3, sold: 2, soldLately: 2, daysLeft: 45 },
    { name: 'Gorro', units: 9, soldLately: 5, daysLeft: 54 },
  ])
})

test('shops are told the barcode and what search engines show; a list of products only the barcode', async () => {
  const { api, manage, params, shop } = await openShop()
  const texts = { seoTitle: 'Gorros de lana', seoDescription: 'Tejidos a mano' }
  const hat = await manage.createProduct({ params, body: { name: 'Gorro', price: 10_00, barcode: EAN, ...texts } })
  const shirt = await manage.createProduct({
    params,
    body: { ...SHIRT, variants: SHIRT.variants.map((one) => ({ ...one, barcode: EAN })) },
  })
  const page = ({ slug }: typeof hat) => api.getProduct({ params: { slug }, query: { shopId: shop.id } })
  expect(await page(hat)).toMatchObject({ barcode: EAN, ...texts })
  const shown = await page(shirt)
  expect(shown?.variants.map(({ barcode }) => barcode)).toEqual([EAN, EAN])
  expect(shown).not.toHaveProperty('seoTitle')
  const { products } = await api.listProducts({ query: { ...emptyQuery, shopId: shop.id } })
  const listed = products.find(({ id }) => id === hat.id)
  expect(listed).toMatchObject({ barcode: EAN })
  expect(listed).not.toHaveProperty('seoTitle')
})

test('what is longer than search engines show is refused, by its field', async () => {
  const { app, params } = await openShop()
  const added = async (body: object) => {
    const answer = await app.request(`/manage/v1/shops/${params.shopId}/products`, {
      method: 'POST',
      headers: { authorization: `Bearer ${platform}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Gorro', ...body }),
    })
    const { errors } = (await answer.json()) as { errors: { path: string; code: string }[] }
    return errors.map(({ path, code }) => [path, code])
  }
  expect(await added({ seoTitle: 'a'.repeat(61) })).toEqual([['seoTitle', 'tooLong']])
  expect(await added({ seoDescription: 'a'.repeat(156) })).toEqual([['seoDescription', 'tooLong']])
  expect(await added({ lowAt: -1 })).toEqual([['lowAt', 'tooSmall']])
})

test('the spreadsheet of the products brings all of it to another shop, and changes nothing in its own', async () => {
  const shop = await openShop()
  const { manage, params } = shop
  const body = { lowAt: 0, seoTitle: 'Gorros', seoDescription: 'De lana' }
  await manage.createProduct({ params, body: { name: 'Gorro', reference: 'G', units: 1, barcode: EAN, ...body } })
  const variants = SHIRT.variants.map((one, at) => ({ ...one, barcode: `CAM.${at}0` }))
  await manage.createProduct({ params, body: { ...SHIRT, reference: 'C', ...body, variants } })
  const text = await (await manage.exportProducts({ params })).text()
  expect((await prepare(shop, text)).counts).toMatchObject({ unchanged: 2, created: 0, updated: 0 })
  const other = await openShop()
  await start(other, (await prepare(other, text)).id)
  expect(await byReference(other, 'G')).toMatchObject({ barcode: EAN, ...body })
  const shirt = await byReference(other, 'C')
  expect(shirt).toMatchObject({ barcode: null, ...body })
  expect(shirt.variants.map(({ barcode }) => barcode)).toEqual(['CAM.00', 'CAM.10'])
})

test('a list with barcodes and low marks changes those of known products, and blank cells none', async () => {
  const shop = await openShop()
  const head = 'Referencia;Nombre;Precio;Código de barras;Stock mínimo'
  await start(shop, (await prepare(shop, `${head}\nG;Gorro;10;${EAN}.0;2\nB;Bufanda;12;;`)).id)
  expect(await byReference(shop, 'G')).toMatchObject({ barcode: EAN, lowAt: 2, sku: null })
  const prepared = await prepare(shop, `${head}\nG;Gorro;11;;\nB;Bufanda;12;7,70200E+12;\nC;Cinta;3;;pocas`)
  expect(prepared.problems.map(({ fault: { code, column } }) => [code, column])).toEqual([
    ['wrongValue', 'Código de barras'],
    ['notUnits', 'Stock mínimo'],
  ])
  await start(shop, prepared.id)
  expect(await byReference(shop, 'G')).toMatchObject({ price: 11_00, barcode: EAN, lowAt: 2 })
  // Under the names of the office. A minimum quantity of an order is not one of them.
  const named = 'Referencia;Nombre;Precio;Mínimo;Aviso de pocas;Título para Google;Texto para Google'
  await start(shop, (await prepare(shop, `${named}\nG;Gorro;11;12;4;Gorros;De lana`)).id)
  expect(await byReference(shop, 'G')).toMatchObject({ lowAt: 4, seoTitle: 'Gorros', seoDescription: 'De lana' })
})
