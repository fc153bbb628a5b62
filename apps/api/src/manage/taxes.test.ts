import type { ManageProblem } from '@store/api-client/manage'
import { TAX_LIMITS } from '@store/core'
import { afterAll, expect, test } from 'vitest'
import { openImportTests } from './import-testing.ts'
import { refusalOf } from './testing.ts'

const { openShop, prepare, start, undo, byReference, close, db, platform } = await openImportTests()
afterAll(close)

const IVA = { name: 'IVA', percent: 1_900 }

test('taxes are added, changed and removed, and no page of the shop changes', async () => {
  const { manage, params, version } = await openShop()
  const before = await version()
  const iva = await manage.createTax({ params, body: IVA })
  const inc = await manage.createTax({ params, body: { name: 'INC', percent: 0 } })
  const of = { ...params, id: iva.id }
  const changed = await manage.changeTax({ params: of, revision: iva.revision, body: { percent: 500 } })
  expect(changed).toMatchObject({ name: 'IVA', percent: 500 })
  expect(await refusalOf(manage.removeTax({ params: of, revision: iva.revision }))).toMatchObject({ status: 412 })
  expect((await manage.listTaxes({ params })).items).toEqual([changed, inc])
  // Another spelling of its own name is not another tax's.
  const renamed = await manage.changeTax({ params: of, revision: changed.revision, body: { name: 'iva' } })
  await manage.removeTax({ params: of, revision: renamed.revision })
  expect((await manage.listTaxes({ params })).items).toEqual([inc])
  expect(await refusalOf(manage.changeTax({ params: of, revision: '*', body: IVA }))).toMatchObject({ status: 404 })
  expect(await version()).toBe(before)
})

test('a tax has a name of its own, whatever its capitals, and a percentage from 0 to 100 in hundredths', async () => {
  const shop = await openShop()
  const { manage, params } = shop
  await manage.createTax({ params, body: { name: 'Impuesto ÚNICO', percent: 1 } })
  const { id } = await manage.createTax({ params, body: IVA })
  // The client would not send some of these.
  const wrong = async (body: { name?: string; percent?: number }) => {
    const answer = await shop.app.request(`/manage/v1/shops/${params.shopId}/taxes`, {
      method: 'POST',
      headers: { authorization: `Bearer ${platform}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...IVA, name: 'Otro', ...body }),
    })
    const { errors = [] } = (await answer.json()) as ManageProblem
    return errors.map(({ path, code }) => `${path} ${code}`)
  }
  expect(await wrong({ name: ' iva ' })).toEqual(['name taken'])
  expect(await wrong({ name: 'impuesto único' })).toEqual(['name taken'])
  expect(await wrong({ name: '' })).toEqual(['name tooShort'])
  expect(await wrong({ name: 'x'.repeat(TAX_LIMITS.name + 1) })).toEqual(['name tooLong'])
  expect(await wrong({ percent: -1 })).toEqual(['percent tooSmall'])
  expect(await wrong({ percent: TAX_LIMITS.percent + 1 })).toEqual(['percent tooBig'])
  expect(await wrong({ percent: 19.5 })).toEqual(['percent notWhole'])
  const taken = manage.changeTax({ params: { ...params, id }, revision: '*', body: { name: 'IMPUESTO único' } })
  expect(await refusalOf(taken)).toMatchObject({ errors: [{ path: 'name', code: 'taken' }] })
  // Another shop may have one of the same name.
  const other = await openShop()
  await other.manage.createTax({ params: other.params, body: IVA })
})

test('a shop has twenty at most', async () => {
  const { manage, params } = await openShop()
  for (let count = 1; count <= TAX_LIMITS.taxes; count++)
    await manage.createTax({ params, body: { name: `Tasa ${count}`, percent: count } })
  const more = manage.createTax({ params, body: IVA })
  expect(await refusalOf(more)).toMatchObject({ errors: [{ path: 'name', code: 'tooMany', params: { most: 20 } }] })
})

test('products have a tax of their shop, keep it while they are edited, and lose one that is removed', async () => {
  const { manage, params } = await openShop()
  const other = await openShop()
  const iva = await manage.createTax({ params, body: IVA })
  const theirs = await other.manage.createTax({ params: other.params, body: IVA })
  const made = await manage.createProduct({ params, body: { name: 'Gorro', price: 10_00, taxId: iva.id } })
  const of = { ...params, id: made.id }
  expect(made.taxId).toBe(iva.id)
  const renamed = await manage.changeProduct({ params: of, revision: made.revision, body: { name: 'Gorra' } })
  expect(renamed.taxId).toBe(iva.id)
  const foreign = { taxId: theirs.id }
  for (const call of [
    () => manage.createProduct({ params, body: { name: 'Otro', ...foreign } }),
    () => manage.changeProduct({ params: of, revision: '*', body: foreign }),
  ])
    expect(await refusalOf(call())).toMatchObject({ status: 422, errors: [{ path: 'taxId', code: 'unknown' }] })
  const copy = await manage.duplicateProduct({ params: of })
  const kept = await manage.setProduct({ params: of, revision: '*', body: { name: 'Gorra', taxId: iva.id } })
  expect([copy.taxId, kept.taxId]).toEqual([iva.id, iva.id])

  await manage.removeTax({ params: { ...params, id: iva.id }, revision: iva.revision })
  const after = await manage.getProduct({ params: of })
  expect(after).toMatchObject({ name: 'Gorra', taxId: null })
  expect(after.revision).not.toBe(kept.revision)
  // The constraint sets the tax alone to null: the rows still are the shop's.
  const { rows } = await db.owner.query('select count(*)::integer as count from products where shop_id = $1', [
    params.shopId,
  ])
  expect(rows).toEqual([{ count: 2 }])
})

test('other systems name the tax of a product', async () => {
  const { manage, params } = await openShop()
  const { id: taxId } = await manage.createTax({ params, body: IVA })
  const say = (body: { tax?: string | null; taxId?: number }) =>
    manage.setProductByReference({
      params: { ...params, reference: 'G' },
      revision: '*',
      body: { name: 'Gorro', ...body },
    })
  expect((await say({ tax: 'iva' })).taxId).toBe(taxId)
  expect((await say({})).taxId).toBe(taxId)
  expect((await say({ tax: null })).taxId).toBe(null)
  expect(await refusalOf(say({ tax: 'INC' }))).toMatchObject({ errors: [{ path: 'tax', code: 'unknown' }] })
  const { items } = await manage.saveProducts({
    params,
    body: { products: [{ reference: 'H', name: 'H', tax: 'INC' }] },
  })
  expect(items).toMatchObject([{ outcome: 'refused', reason: 'it has a tax that the shop has not' }])
})

test('an exported file names the tax of each product, and imports it; a row with an unknown one is refused', async () => {
  const shop = await openShop()
  const { manage, params } = shop
  const iva = await manage.createTax({ params, body: IVA })
  await manage.createProduct({ params, body: { name: 'Gorro', reference: 'G', price: 10_00, taxId: iva.id } })
  const csv = await (await manage.exportProducts({ params, query: {} })).text()
  const named = csv.replace(/^\ufeff/, '').split('\r\n')
  const column = (named[0] ?? '').split(',').indexOf('tax_name')
  expect((named[1] ?? '').split(',')[column]).toBe('IVA')

  const other = await openShop()
  const tax = await other.manage.createTax({ params: other.params, body: { name: 'Iva', percent: 1_600 } })
  const whole = await prepare(other, csv)
  expect(whole).toMatchObject({ counts: { created: 1, refused: 0 } })
  await start(other, whole.id)
  expect((await byReference(other, 'G')).taxId).toBe(tax.id)

  const list = await prepare(shop, 'Código;Nombre;Precio;tax_name\nG;Gorro;10;INC\nH;Bufanda;20;IVA\nI;Ruana;30;')
  expect(list.columns.map(({ field }) => field)).toEqual(['reference', 'name', 'price', 'tax'])
  expect(list).toMatchObject({
    counts: { created: 2, refused: 1 },
    problems: [{ row: 2, name: 'Gorro', fault: { code: 'unknownTax', value: 'INC' } }],
  })
  await start(shop, list.id)
  expect([(await byReference(shop, 'H')).taxId, (await byReference(shop, 'I')).taxId]).toEqual([iva.id, null])

  // Changed by a file, and as before once that is undone.
  await manage.createTax({ params, body: { name: 'INC', percent: 800 } })
  const again = await prepare(shop, 'Código;Nombre;tax_name\nG;Gorro;INC')
  expect(again.counts).toMatchObject({ updated: 1 })
  const { id } = await start(shop, again.id)
  expect((await byReference(shop, 'G')).taxId).not.toBe(iva.id)
  await undo(shop, id)
  expect((await byReference(shop, 'G')).taxId).toBe(iva.id)
})
