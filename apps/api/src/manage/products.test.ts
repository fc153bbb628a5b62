import type { ManageError } from '@store/api-client/manage'
import { afterAll, describe, expect, test } from 'vitest'
import { manageAs } from '../testing.ts'
import { openProductTests, SHIRT } from './product-testing.ts'
import { refusalOf } from './testing.ts'

const { openShop, sell, platform, close } = await openProductTests()
afterAll(close)

describe('a product', () => {
  test('is made of a draft, with a reference of its name where none is given, and is for sale at once', async () => {
    const { manage, api, params, shop, picture } = await openShop()
    const { src } = await picture()
    const shirt = await manage.createProduct({
      params,
      body: { ...SHIRT, images: [{ src, alt: 'Azul' }], description: '<p onclick="x()">Tela: lino</p>' },
    })
    expect(shirt).toMatchObject({
      reference: 'camisa-de-lino',
      price: 40_00,
      category: 'Camisas',
      subcategory: 'Lino',
      units: 5,
      sold: 0,
      description: '<p>Tela: lino</p>',
      images: [{ src, alt: 'Azul' }],
      active: true,
      tags: [],
      variants: [
        { values: ['M'], price: 40_00, units: 3, sku: 'LS-M', enabled: true },
        { values: ['L'], price: 45_00, units: 2, sku: null },
      ],
    })
    expect(shirt.slug).toBe(`camisa-de-lino-${shirt.id}`)
    const again = await manage.createProduct({ params, body: { name: 'Camisa de Lino' } })
    expect([again.reference, again.price]).toEqual(['camisa-de-lino-2', null])
    const seen = await api.getProduct({ params: { slug: shirt.slug }, query: { shopId: shop.id } })
    expect(seen).toMatchObject({ name: 'Camisa de lino', facts: [{ name: 'Tela', value: 'lino' }] })
    const taken = manage.createProduct({ params, body: { name: 'Otra', reference: 'camisa-de-lino' } })
    expect(await refusalOf(taken)).toMatchObject({ errors: [{ path: 'reference', code: 'taken' }] })
  })

  test.each([
    [{ name: ' ' }, 'name', 'tooShort'],
    [{ price: -1 }, 'price', 'tooSmall'],
    [{ variants: [{ values: ['S'] }] }, 'variants[0].values', 'wrongFormat'],
    [
      { options: [{ name: 'Talla', values: ['S'] }], variants: [{ values: ['S'] }, { values: ['S'] }] },
      'variants[1].values',
      'taken',
    ],
    [{ tags: [7] }, 'tags[0]', 'unknown'],
    [{ images: [{ src: `/media/1/${'0'.repeat(32)}.png`, alt: null }] }, 'images[0].src', 'unknown'],
    [{ units: 3_000_000_000 }, 'units', 'tooBig'],
    [{ maxQuantity: 0 }, 'maxQuantity', 'tooSmall'],
  ])('is refused by field: %j', async (change, path, code) => {
    const { manage, params } = await openShop()
    const refused = manage.createProduct({ params, body: { name: 'Camisa', ...change } as { name: string } })
    const problem = await refused.then(
      () => null,
      ({ failure }: ManageError) =>
        failure.kind === 'problem' ? failure.problem.errors : 'issues' in failure && failure.issues,
    )
    expect(problem).toMatchObject([
      { path: expect.stringMatching(new RegExp(`${path.replaceAll(/[[\].]/g, '\\$&')}$`)), code },
    ])
  })

  test('is changed in part, and its version does not move by selling', async () => {
    const { manage, params, version } = await openShop()
    const made = await manage.createProduct({ params, body: SHIRT })
    const of = { ...params, id: made.id }
    const [medium, large] = made.variants
    await sell(made.id, medium?.id)
    expect((await manage.getProduct({ params: of })).revision).toBe(made.revision)
    const before = await version()
    const changed = await manage.changeProduct({
      params: of,
      revision: made.revision,
      body: { warranty: 'Un año', variants: [{ id: large?.id ?? 0, price: 30_00, compareAt: 45_00 }] },
    })
    expect(changed).toMatchObject({
      name: 'Camisa de lino',
      warranty: 'Un año',
      price: 30_00,
      compareAt: 45_00,
      units: 4,
      variants: [
        { id: medium?.id, units: 2, price: 40_00 },
        { id: large?.id, units: 2, price: 30_00 },
      ],
    })
    expect(await version()).toBe(before + 1)
    const stale = manage.changeProduct({ params: of, revision: made.revision, body: { active: false } })
    expect(await refusalOf(stale)).toMatchObject({ status: 412, current: { revision: changed.revision } })
    const unknownVariant = manage.changeProduct({
      params: of,
      revision: '*',
      body: { variants: [{ id: 1_999_999, price: 1 }] },
    })
    expect(await refusalOf(unknownVariant)).toMatchObject({ errors: [{ path: 'variants[0].id', code: 'unknown' }] })
    const hidden = await manage.changeProduct({ params: of, revision: changed.revision, body: { active: false } })
    expect([hidden.active, hidden.warranty]).toEqual([false, 'Un año'])
    expect((await manage.listProducts({ params, query: { active: true } })).items).toEqual([])
  })

  test('is set as a whole: what is not said it has not, and units that are there stay', async () => {
    const { manage, params } = await openShop()
    const made = await manage.createProduct({ params, body: { ...SHIRT, warranty: 'Un año', position: 7 } })
    const of = { ...params, id: made.id }
    await sell(made.id, made.variants[0]?.id)
    const set = await manage.setProduct({
      params: of,
      revision: made.revision,
      body: {
        name: 'Camisa',
        options: [{ name: 'Talla', values: ['M', 'XL'] }],
        variants: [
          { values: ['XL'], units: 9, price: 50_00 },
          { values: ['M'], units: 100 },
        ],
      },
    })
    expect(set).toMatchObject({
      reference: made.reference,
      position: 7,
      category: null,
      warranty: null,
      units: 11,
      variants: [
        { values: ['XL'], units: 9, price: 50_00 },
        { id: made.variants[0]?.id, values: ['M'], units: 2, price: 40_00, sku: 'LS-M' },
      ],
    })
  })

  test('is deleted for good out of the bin, with its stock, and of another shop nobody learns a thing', async () => {
    const { manage, params } = await openShop()
    const other = await openShop()
    const made = await manage.createProduct({ params, body: { name: 'Gorro', units: 2 } })
    const foreign = { ...other.params, id: made.id }
    expect(await refusalOf(other.manage.getProduct({ params: foreign }))).toMatchObject({ status: 404 })
    expect(await refusalOf(other.manage.deleteProduct({ params: foreign, revision: '*' }))).toMatchObject({
      status: 404,
    })
    await manage.deleteProduct({ params: { ...params, id: made.id }, revision: made.revision })
    expect((await manage.listProducts({ params })).items).toEqual([])
    expect((await manage.listStock({ params })).items).toEqual([])
    await manage.deleteProduct({ params: { ...params, id: made.id }, revision: '*' })
    expect(await refusalOf(manage.getProduct({ params: { ...params, id: made.id } }))).toMatchObject({ status: 404 })
    const again = await manage.createProduct({ params, body: { name: 'Gorro' } })
    expect(again.reference).toBe('gorro')
  })
})

test('without prices:write a key sets none, and may change everything else', async () => {
  const { app, manage, params } = await openShop()
  const { secret } = await manage.createKey({
    params,
    body: { name: 'texts', scopes: ['products:read', 'products:write'] },
  })
  const ownManage = manageAs(app, secret)
  const made = await manage.createProduct({ params, body: SHIRT })
  const of = { ...params, id: made.id }
  const needs = { status: 403, code: 'forbidden', needs: 'prices:write' }
  const dearer = ownManage.changeProduct({
    params: of,
    revision: '*',
    body: { variants: [{ id: made.variants[0]?.id ?? 0, price: 1 }] },
  })
  expect(await refusalOf(dearer)).toMatchObject(needs)
  expect(await refusalOf(ownManage.createProduct({ params, body: { name: 'Otra', price: 5_00 } }))).toMatchObject(needs)
  const { revision, id: _, slug: __, reference: ___, sold: ____, deletedAt: _____, variants, ...whole } = made
  const body = { ...whole, options: [...whole.options], variants: variants.map(({ id: _, ...variant }) => variant) }
  const renamed = await ownManage.setProduct({ params: of, revision, body: { ...body, name: 'Camisa' } as never })
  expect(renamed).toMatchObject({ name: 'Camisa', variants: [{ price: 40_00 }, { price: 45_00 }] })
  expect((await ownManage.createProduct({ params, body: { name: 'Otra' } })).price).toBeNull()
  const { items } = await ownManage.saveProducts({
    params,
    body: {
      products: [
        { reference: made.reference, price: 1, variants: [{ values: ['M'], price: 1 }] },
        { reference: made.reference, summary: 'x' },
      ],
    },
  })
  expect(items).toMatchObject([
    { outcome: 'refused', errors: [{ path: 'price', code: 'notAllowed' }] },
    { outcome: 'refused' },
  ])
})

describe('a product known by its reference', () => {
  test('is added, then changed in what is said; the same again changes nothing, neither edits nor sales', async () => {
    const { manage, params, version } = await openShop()
    const of = { ...params, reference: 'SKU/1 ñ' }
    const body = { name: 'Gorro', price: 20_00, units: 5 }
    expect(await refusalOf(manage.getProductByReference({ params: of }))).toMatchObject({ status: 404 })
    expect(await refusalOf(manage.setProductByReference({ params: of, revision: 'x', body }))).toMatchObject({
      status: 412,
    })
    const made = await manage.setProductByReference({ params: of, revision: '*', body })
    expect(made).toMatchObject({ reference: 'SKU/1 ñ', units: 5 })
    await sell(made.id)
    await manage.changeProduct({
      params: { ...params, id: made.id },
      revision: '*',
      body: { price: 18_00, warranty: 'Un año' },
    })
    const before = await version()
    const same = await manage.setProductByReference({ params: of, revision: '*', body })
    expect(same).toMatchObject({ price: 18_00, units: 4, warranty: 'Un año' })
    expect(await version()).toBe(before)
    const dearer = await manage.setProductByReference({
      params: of,
      revision: same.revision,
      body: { ...body, price: 21_00 },
    })
    expect(dearer).toMatchObject({ price: 21_00, units: 4, warranty: 'Un año' })
    const counted = await manage.setProductByReference({ params: of, revision: '*', body: { units: 9 } })
    expect(counted).toMatchObject({ price: 21_00, units: 9 })
  })

  test('of a hundred at once each is answered for itself', async () => {
    const { manage, params, version, app, picture } = await openShop()
    const { src } = await picture()
    const products = [
      { reference: 'a', name: 'A', price: 1_00, images: [{ src, alt: null }] },
      { reference: 'b', name: 'x'.repeat(501) },
      { reference: 'a', name: 'A' },
      { reference: 'c', price: 3_00 },
      { reference: 'd', name: 'D', images: [{ src: src.replace(/[0-9a-f]{32}/, '0'.repeat(32)), alt: null }] },
    ]
    const { items } = await manage.saveProducts({ params, body: { products } })
    expect(
      items.map(({ reference, outcome, reason, errors }) => [reference, outcome, reason, errors[0]?.path]),
    ).toEqual([
      ['a', 'created', null, undefined],
      ['b', 'refused', 'a text in it is too long', 'name'],
      ['a', 'refused', 'its reference is that of another product in the same batch', 'reference'],
      ['c', 'refused', 'it has no name', 'name'],
      ['d', 'refused', 'a picture in it is none of the shop', 'images[0].src'],
    ])
    const before = await version()
    const again = await manage.saveProducts({ params, body: { products: [products[0] ?? { reference: '' }] } })
    expect(again.items).toMatchObject([{ outcome: 'unchanged', id: items[0]?.id }])
    expect(await version()).toBe(before)
    const more = {
      products: [
        {
          reference: 'a',
          keepImages: true,
          images: [await picture('blue')].map(({ src }) => ({ src, alt: null })),
        },
      ],
    }
    await manage.saveProducts({ params, body: more })
    expect((await manage.getProductByReference({ params: { ...params, reference: 'a' } })).images).toHaveLength(2)
    const path = `/manage/v1/shops/${params.shopId}/products/batch`
    const headers = { authorization: `Bearer ${platform}`, 'content-type': 'application/json' }
    const wild = JSON.stringify({ products: [{ reference: 5 }, { reference: 'z', name: 'Z', colour: 1 }] })
    const answer = await app.request(path, { method: 'POST', headers, body: wild })
    expect(await answer.json()).toMatchObject({
      items: [
        { reference: null, outcome: 'refused', errors: [{ path: 'reference', code: 'wrongType' }] },
        { reference: 'z', outcome: 'refused', errors: [{ code: 'unknownField' }] },
      ],
    })
  })
})
