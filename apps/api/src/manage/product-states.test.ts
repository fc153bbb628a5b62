import { emptyQuery } from '@store/core'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { asWorker } from '../database/index.ts'
import { forgetOld } from '../retention/store.ts'
import { manageAs } from '../testing.ts'
import { openProductTests, SHIRT } from './product-testing.ts'
import { refusalOf } from './testing.ts'

const { db, openShop, sell, close } = await openProductTests()
afterAll(close)

type Opened = Awaited<ReturnType<typeof openShop>>

/** Where shoppers find a product: in the list, by its address, and in the check of a cart. */
async function foundOf({ api, shop }: Opened, { id, slug }: { readonly id: number; readonly slug: string }) {
  const of = { params: { slug }, query: { shopId: shop.id } }
  const list = await api.listProducts({ query: { ...emptyQuery, shopId: shop.id } })
  const page = await api.getProduct(of)
  const checked = await api.checkProducts({ body: { shopId: shop.id, ids: [id] } })
  return { listed: list.products.length, page: page?.active ?? null, checked: checked.length }
}

describe('a draft', () => {
  test('is seen by no shopper until it is for sale, and one that is hidden again says so', async () => {
    const opened = await openShop()
    const { manage, params } = opened
    const made = await manage.createProduct({ params, body: { ...SHIRT, status: 'draft', description: 'Secreta' } })
    expect(made).toMatchObject({ status: 'draft', active: false })
    expect(await foundOf(opened, made)).toEqual({ listed: 0, page: null, checked: 0 })
    const of = { params: { slug: made.slug }, query: { shopId: opened.shop.id } }
    expect(await opened.api.getProductDescription(of)).toBeNull()
    const change = async (body: { active?: boolean; status?: 'draft' | 'active' | 'hidden' }) => {
      const { status, active } = await manage.changeProduct({ params: { ...params, id: made.id }, revision: '*', body })
      return { status, active }
    }
    // Switched off, a draft stays one.
    expect(await change({ active: false })).toEqual({ status: 'draft', active: false })
    expect(await change({ status: 'active' })).toEqual({ status: 'active', active: true })
    expect(await foundOf(opened, made)).toEqual({ listed: 1, page: true, checked: 1 })
    expect(await change({ active: false })).toEqual({ status: 'hidden', active: false })
    expect(await foundOf(opened, made)).toEqual({ listed: 0, page: false, checked: 1 })
  })

  test('of a release that knows no statuses is followed', async () => {
    const { manage, params } = await openShop()
    const { id } = await manage.createProduct({ params, body: { name: 'Gorro', status: 'draft' } })
    const writes = (active: boolean) =>
      asWorker(db, (tx) => tx.execute(sql`update products set active = ${active} where id = ${id}`))
    await writes(true)
    expect(await manage.getProduct({ params: { ...params, id } })).toMatchObject({ status: 'active' })
    await manage.changeProduct({ params: { ...params, id }, revision: '*', body: { name: 'Gorra' } })
    await writes(false)
    expect(await manage.getProduct({ params: { ...params, id } })).toMatchObject({ status: 'hidden', active: false })
  })
})

describe('the bin', () => {
  test('takes a product off sale, and gives it back as it was', async () => {
    const opened = await openShop()
    const { manage, params } = opened
    const made = await manage.createProduct({ params, body: { ...SHIRT, reference: 'cam' } })
    const of = { ...params, id: made.id }
    await sell(made.id, made.variants[0]?.id)
    await manage.deleteProduct({ params: of, revision: made.revision })
    expect(await foundOf(opened, made)).toEqual({ listed: 0, page: null, checked: 0 })
    expect((await manage.listProducts({ params })).items).toEqual([])
    expect((await manage.listProducts({ params, query: { deleted: true } })).items).toMatchObject([
      { id: made.id, status: 'active', deletedAt: expect.any(String) },
    ])
    expect(await refusalOf(manage.getProductByReference({ params: { ...params, reference: 'cam' } }))).toMatchObject({
      status: 404,
    })
    const edit = manage.changeProduct({ params: of, revision: '*', body: { name: 'Otra' } })
    expect(await refusalOf(edit)).toMatchObject({ code: 'state', allowed: ['restore'] })
    const back = await manage.restoreProduct({ params: of })
    expect(back).toMatchObject({ active: true, deletedAt: null, units: 4, sold: 1, revision: made.revision })
    expect(await foundOf(opened, made)).toEqual({ listed: 1, page: true, checked: 1 })
  })

  test('lets go of a product that a file or another system has again', async () => {
    const { manage, params } = await openShop()
    const call = { params: { ...params, reference: 'cam' }, revision: '*', body: { name: 'Camisa', price: 10_00 } }
    const { id } = await manage.setProductByReference(call)
    await manage.deleteProduct({ params: { ...params, id }, revision: '*' })
    const again = await manage.setProductByReference(call)
    expect([again.id, again.deletedAt, again.active]).toEqual([id, null, true])
  })

  test('is emptied after 30 days, with drafts of what was typed after 90', async () => {
    const { manage, params } = await openShop()
    const { id } = await manage.createProduct({ params, body: { name: 'Gorro', units: 2 } })
    await manage.deleteProduct({ params: { ...params, id }, revision: '*' })
    await manage.saveDraft({ params: { ...params, kind: 'product', thing: 'new' }, body: { body: { name: 'Go' } } })
    const after = (days: number) => forgetOld(db, new Date(Date.now() + days * 24 * 60 * 60_000))
    await after(29)
    expect((await manage.listProducts({ params, query: { deleted: true } })).items).toHaveLength(1)
    await after(31)
    expect((await manage.listProducts({ params, query: { deleted: true } })).items).toEqual([])
    expect((await manage.listDrafts({ params: { ...params, kind: 'product' } })).items).toHaveLength(1)
    await after(91)
    expect((await manage.listDrafts({ params: { ...params, kind: 'product' } })).items).toEqual([])
  })
})

test('a copy is a draft with everything but units, and what was sold', async () => {
  const { manage, params, picture } = await openShop()
  const { src } = await picture('blue')
  const made = await manage.createProduct({
    params,
    body: { ...SHIRT, images: [{ src, alt: 'Azul' }], warranty: 'Un año' },
  })
  const copy = await manage.duplicateProduct({ params: { ...params, id: made.id } })
  expect(copy).toMatchObject({
    name: made.name,
    reference: 'camisa-de-lino-2',
    status: 'draft',
    units: 0,
    sold: 0,
    warranty: 'Un año',
    images: [{ src, alt: 'Azul' }],
    category: 'Camisas',
    variants: [
      { values: ['M'], price: 40_00, units: 0, sku: 'LS-M' },
      { values: ['L'], price: 45_00, units: 0 },
    ],
  })
  expect((await manage.getProduct({ params: { ...params, id: made.id } })).revision).toBe(made.revision)
})

test('options and variants are set together: what stays keeps its units, what is new gets its own', async () => {
  const { manage, params } = await openShop()
  const made = await manage.createProduct({ params, body: SHIRT })
  const set = await manage.setProductVariants({
    params: { ...params, id: made.id },
    revision: made.revision,
    body: {
      options: [{ name: 'Talla', values: ['L', 'XL'] }],
      variants: [{ values: ['L'] }, { values: ['XL'], price: 60_00, units: 7 }],
    },
  })
  expect(set).toMatchObject({
    name: made.name,
    category: 'Camisas',
    price: 45_00,
    units: 9,
    variants: [
      { id: made.variants[1]?.id, values: ['L'], price: 45_00, units: 2 },
      { values: ['XL'], price: 60_00, units: 7 },
    ],
  })
  const stale = manage.setProductVariants({
    params: { ...params, id: made.id },
    revision: made.revision,
    body: { options: [], variants: [] },
  })
  expect(await refusalOf(stale)).toMatchObject({ status: 412, current: { revision: set.revision } })
})

describe('the list', () => {
  test('is filtered by every view of the office', async () => {
    const { manage, params, picture } = await openShop()
    const { src } = await picture()
    const make = (name: string, body: object = {}) =>
      manage.createProduct({ params, body: { name, price: 10_00, units: 1, images: [{ src, alt: null }], ...body } })
    await make('Todo', { category: 'Ropa', brand: 'Ana' })
    await make('Agotado', { units: 0 })
    await make('Sin foto', { images: [] })
    await make('Sin precio', { price: null })
    await make('Rebajado', { compareAt: 20_00, brand: 'Bea' })
    await make('Oculto', { active: false })
    await make('Borrador', { status: 'draft' })
    const { id } = await make('Borrado')
    await manage.deleteProduct({ params: { ...params, id }, revision: '*' })
    const names = async (query: Parameters<typeof manage.listProducts>[0]['query']) =>
      (await manage.listProducts({ params, query: { sort: 'name', ...query } })).items.map(({ name }) => name)
    expect(await names({})).toEqual(['Agotado', 'Borrador', 'Oculto', 'Rebajado', 'Sin foto', 'Sin precio', 'Todo'])
    expect(await names({ stocked: false })).toEqual(['Agotado'])
    expect(await names({ photo: false })).toEqual(['Sin foto'])
    expect(await names({ priced: false })).toEqual(['Sin precio'])
    expect(await names({ reduced: true })).toEqual(['Rebajado'])
    expect(await names({ status: 'hidden' })).toEqual(['Oculto'])
    expect(await names({ status: 'draft' })).toEqual(['Borrador'])
    expect(await names({ deleted: true })).toEqual(['Borrado'])
    expect(await names({ category: 'Ropa' })).toEqual(['Todo'])
    expect(await names({ brand: 'Bea', q: 'rebaja' })).toEqual(['Rebajado'])
    expect((await manage.listBrands({ params })).items).toEqual(['Ana', 'Bea'])
    const [first] = (await manage.listProducts({ params, query: { category: 'Ropa' } })).items
    expect(first).toMatchObject({ image: src, brand: 'Ana', category: 'Ropa', status: 'active', compareAt: null })
  })

  test.each(['place', 'name', 'newest', 'price', '-price', 'units', '-sold'] as const)(
    'ordered by %s, has every product once over its pages',
    async (sort) => {
      const { manage, params } = await openShop()
      const made: { id: number; name: string; price: number | null; units: number }[] = []
      for (let at = 0; at < 9; at += 1) {
        const body = {
          name: `P${at % 4}`,
          price: at % 3 === 0 ? null : (at % 3) * 10_00,
          units: at % 5,
          position: at % 2,
        }
        made.push(await manage.createProduct({ params, body }))
      }
      const ids: number[] = []
      const keys: (number | string)[] = []
      let after: string | undefined
      do {
        const page = await manage.listProducts({ params, query: { sort, limit: 2, ...(after && { after }) } })
        ids.push(...page.items.map(({ id }) => id))
        keys.push(
          ...page.items.map((one) => (sort === 'name' ? one.name : sort === 'units' ? one.units : (one.price ?? 0))),
        )
        after = page.next ?? undefined
      } while (after)
      expect(ids.toSorted((a, b) => a - b)).toEqual(made.map(({ id }) => id))
      if (sort === 'newest') expect(ids).toEqual(made.map(({ id }) => id).toReversed())
      if (sort === 'name') expect(keys).toEqual((keys as string[]).toSorted())
      if (sort === 'units' || sort === 'price') expect(keys).toEqual((keys as number[]).toSorted((a, b) => a - b))
      if (sort === '-price') expect(keys).toEqual((keys as number[]).toSorted((a, b) => b - a))
    },
  )
})

test('what is typed is kept for who types it, changed and forgotten, and is not in the log', async () => {
  const { app, manage, params } = await openShop()
  const { secret } = await manage.createKey({
    params,
    body: { name: 'other', scopes: ['products:read', 'audit:read'] },
  })
  const other = manageAs(app, secret)
  const of = { params: { ...params, kind: 'product', thing: '12' } } as const
  await manage.saveDraft({ ...of, body: { body: { name: 'Cam' }, base: 'r1' } })
  const { draft } = await manage.saveDraft({ ...of, body: { body: { name: 'Camisa' }, base: 'r1' } })
  expect(draft).toMatchObject({ thing: '12', body: { name: 'Camisa' }, base: 'r1' })
  expect(await manage.getDraft(of)).toEqual({ draft })
  expect(await other.getDraft(of)).toEqual({ draft: null })
  expect((await manage.listDrafts({ params: { ...params, kind: 'product' } })).items).toEqual([draft])
  await manage.saveDraft({ ...of, body: { body: null } })
  expect(await manage.getDraft(of)).toEqual({ draft: null })
  const { items } = await manage.listAuditLog({ params })
  expect(items.filter(({ action }) => action === 'saveDraft')).toEqual([])
  const long = { text: 'x'.repeat(199_000), more: 'x'.repeat(199_000), most: 'x'.repeat(9_000) }
  expect(await refusalOf(manage.saveDraft({ ...of, body: { body: long } }))).toMatchObject({ status: 413 })
})
