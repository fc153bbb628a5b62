import { emptyQuery } from '@store/core'
import { afterAll, describe, expect, test } from 'vitest'
import { MOST_CATEGORIES } from '../limits/rules.ts'
import { openProductTests } from './product-testing.ts'
import { refusalOf } from './testing.ts'

const { openShop, close, db } = await openProductTests()
afterAll(close)

describe('categories', () => {
  test('are made, renamed, moved and pictured, as the menu shows them, and products keep theirs', async () => {
    const { manage, api, params, shop, picture, version } = await openShop()
    const menu = async () => (await api.listCategories({ params: { id: shop.id } })).map(({ name }) => name)
    const hats = await manage.createCategory({ params, body: { name: 'Gorros', subcategories: ['Lana', 'Fieltro'] } })
    await manage.createCategory({ params, body: { name: 'Bolsos' } })
    const { id: productId } = await manage.createProduct({
      params,
      body: { name: 'Gorro', category: 'Gorros', subcategory: 'Lana' },
    })
    expect(await menu()).toEqual(['Gorros', 'Bolsos'])
    const { src } = await picture()
    const of = { ...params, id: hats.id }
    const before = await version()
    const changed = await manage.changeCategory({
      params: of,
      revision: hats.revision,
      body: { name: 'Sombreros', image: src, place: 2 },
    })
    expect(changed).toMatchObject({ name: 'Sombreros', image: src, count: 1 })
    expect(await version()).toBe(before + 1)
    expect(await menu()).toEqual(['Bolsos', 'Sombreros'])
    expect(await manage.getProduct({ params: { ...params, id: productId } })).toMatchObject({ category: 'Sombreros' })
    const taken = manage.changeCategory({ params: of, revision: '*', body: { name: 'bólsos' } })
    expect(await refusalOf(taken)).toMatchObject({ errors: [{ path: 'name', code: 'taken' }] })

    const [wool] = changed.subcategories
    const part = { ...of, subcategoryId: wool?.id ?? 0 }
    const named = await manage.changeSubcategory({ params: part, revision: changed.revision, body: { name: 'Alpaca' } })
    const known = await manage.getProduct({ params: { ...params, id: productId } })
    expect([named.subcategories[0]?.name, known.subcategory]).toEqual(['Alpaca', 'Alpaca'])
    const stale = manage.deleteSubcategory({ params: part, revision: changed.revision })
    expect(await refusalOf(stale)).toMatchObject({ status: 412 })
    await manage.deleteSubcategory({ params: part, revision: named.revision })
    expect(await manage.getProduct({ params: { ...params, id: productId } })).toMatchObject({
      category: 'Sombreros',
      subcategory: null,
    })
  })

  test('are at most a thousand', async () => {
    const { manage, params } = await openShop()
    await db.owner.query(
      `insert into categories (shop_id, name, position) select $1, 'C' || n, n from generate_series(1, $2) n`,
      [params.shopId, MOST_CATEGORIES],
    )
    const more = manage.createCategory({ params, body: { name: 'Una más' } })
    expect(await refusalOf(more)).toMatchObject({ status: 422, errors: [{ path: 'name', code: 'tooMany' }] })
  })

  test('that go leave their products without one, or in another', async () => {
    const { manage, params } = await openShop()
    const make = (name: string, category: string) => manage.createProduct({ params, body: { name, category } })
    const [hat, bag] = [await make('Gorro', 'Gorros'), await make('Bolso', 'Bolsos')]
    const idOf = async (name: string) => {
      const { items } = await manage.listCategories({ params })
      return items.find((category) => category.name === name)?.id ?? 0
    }
    const [hats, bags] = [await idOf('Gorros'), await idOf('Bolsos')]
    const categoryOf = async (id: number) => (await manage.getProduct({ params: { ...params, id } })).category
    const remove = (id: number, moveTo: number | null = null) =>
      manage.deleteCategory({ params: { ...params, id }, query: { moveTo }, revision: '*' })
    for (const nowhere of [hats, 999_999])
      expect(await refusalOf(remove(hats, nowhere))).toMatchObject({ status: 400, errors: [{ path: 'moveTo' }] })
    await remove(hats, bags)
    expect([await categoryOf(hat.id), await categoryOf(bag.id)]).toEqual(['Bolsos', 'Bolsos'])
    await remove(bags)
    expect([await categoryOf(hat.id), await categoryOf(bag.id)]).toEqual([null, null])
  })

  test('are ordered all at once, by all of their ids', async () => {
    const { manage, params } = await openShop()
    const other = await openShop()
    for (const name of ['A', 'B', 'C']) await manage.createCategory({ params, body: { name } })
    const foreign = await other.manage.createCategory({ params: other.params, body: { name: 'A' } })
    const { ids, revision } = await manage.getCategoryOrder({ params })
    const set = (wanted: number[]) => manage.setCategoryOrder({ params, revision, body: { ids: wanted } })
    const [a = 0, b = 0, c = 0] = ids
    expect(await refusalOf(set([a, b, foreign.id]))).toMatchObject({ errors: [{ path: 'ids[2]', code: 'unknown' }] })
    expect(await refusalOf(set([a, b, a]))).toMatchObject({ errors: [{ path: 'ids[2]' }] })
    expect(await refusalOf(set([c, a]))).toMatchObject({ errors: [{ path: 'ids', code: 'tooFew' }] })
    expect((await set([c, a, b])).ids).toEqual([c, a, b])
    const names = (await manage.listCategories({ params })).items.map(({ name }) => name)
    expect(names).toEqual(['C', 'A', 'B'])
  })
})

test('filter tags keep the numbers of values that stay, and those that go go off products', async () => {
  const { manage, api, params, shop } = await openShop()
  const under = async (tag: number) =>
    (await api.listProducts({ query: { ...emptyQuery, tag, shopId: shop.id } })).products.map(({ name }) => name)
  const material = await manage.createTag({
    params,
    body: { name: 'Material', values: [{ name: 'Lana' }, { name: 'Lino' }] },
  })
  const [wool, linen] = material.values.map(({ id }) => id)
  await manage.createProduct({ params, body: { name: 'Ruana', tags: [wool ?? 0] } })
  await manage.createProduct({ params, body: { name: 'Camisa', tags: [linen ?? 0] } })
  const of = { ...params, id: Number(material.id) }
  const changed = await manage.changeTag({
    params: of,
    revision: material.revision,
    body: { values: [{ name: 'Seda' }, { id: wool, name: 'Lana de alpaca' }], position: 5 },
  })
  expect(changed).toMatchObject({ name: 'Material', position: 5, values: [{ name: 'Seda' }, { id: wool }] })
  expect([await under(wool ?? 0), await under(linen ?? 0)]).toEqual([['Ruana'], []])
  const twice = manage.createTag({ params, body: { name: 'Clima', values: [{ name: 'Frío' }, { name: 'frio' }] } })
  expect(await refusalOf(twice)).toMatchObject({ errors: [{ path: 'values[1].name', code: 'taken' }] })
  const same = manage.createTag({ params, body: { name: 'material', values: [{ name: 'x' }] } })
  expect(await refusalOf(same)).toMatchObject({ errors: [{ path: 'name', code: 'taken' }] })
  const change = manage.changeTag({ params: of, revision: '*', body: { values: [{ id: 77, name: 'x' }] } })
  expect(await refusalOf(change)).toMatchObject({ errors: [{ path: 'values[0].id', code: 'unknown' }] })
  await manage.deleteTag({ params: of, revision: changed.revision })
  expect((await manage.listTags({ params })).items).toEqual([])
  expect(await under(wool ?? 0)).toEqual([])
})

test('values of a filter tag become one, which their products have once, where the first of them stood', async () => {
  const { manage, params } = await openShop()
  const tag = await manage.createTag({
    params,
    body: { name: 'Tono', values: [{ name: 'Rojo' }, { name: 'Rojizo' }, { name: 'Azul' }] },
  })
  const [red = 0, reddish = 0, blue = 0] = tag.values.map(({ id }) => id)
  const add = (name: string, tags: number[]) => manage.createProduct({ params, body: { name, tags } })
  const both = await add('Los dos', [reddish, blue, red])
  const one = await add('Uno', [reddish])
  await add('Otro', [blue])
  const merge = (values: number[], into: number, revision = tag.revision) =>
    manage.mergeTagValues({ params: { ...params, id: Number(tag.id) }, body: { values, into, revision } })
  expect(await refusalOf(merge([reddish], red, 'seen before'))).toMatchObject({ status: 412 })
  expect(await refusalOf(merge([999], red))).toMatchObject({ errors: [{ path: 'values[0]', code: 'unknown' }] })
  expect(await refusalOf(merge([red], 999))).toMatchObject({ errors: [{ path: 'into', code: 'unknown' }] })
  expect(await merge([reddish, red], red)).toMatchObject({
    products: 2,
    tag: {
      values: [
        { id: red, name: 'Rojo' },
        { id: blue, name: 'Azul' },
      ],
    },
  })
  const tagsOf = async (id: number) => (await manage.getProduct({ params: { ...params, id } })).tags
  expect([await tagsOf(both.id), await tagsOf(one.id)]).toEqual([[red, blue], [red]])
  const { items } = await manage.listTags({ params, query: { counts: true } })
  const counted = items.find(({ id }) => id === tag.id)?.values.map(({ products }) => products)
  expect(counted).toEqual([2, 2])
})
