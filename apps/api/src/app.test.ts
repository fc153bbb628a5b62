import { endpoints } from '@store/api-client/contract'
import { emptyQuery, type Product } from '@store/core'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { asWorker } from './database/index.ts'
import { addDomain, markVerified, removeDomain } from './domains/store.ts'
import { draft, openTwoShops } from './testing/two-shops.ts'

const { db, app, api, services, ana, bea, products } = await openTwoShops()
afterAll(() => db.close())

describe('the calls (C1–C3, C6–C9, C13, C14, C16, C22–C24, C27)', () => {
  test('a shop is found by subdomain, by domain, with www. or not; the unknown one is a 404 in the envelope (T1, T3)', async () => {
    await addDomain(db, ana, 'ana.example')
    expect(await api.resolveShop({ query: { criteria: 'ana.example', isDomain: true } })).toBeNull()
    expect(await api.resolveShop({ query: { criteria: 'ana' } })).toMatchObject({ domain: null })
    await markVerified(db, ana, 'ana.example')
    const found = { id: ana, templateId: 5, subdomain: 'ana', domain: 'ana.example', settings: { cover: 'navy' } }
    expect(await api.resolveShop({ query: { criteria: 'ANA' } })).toMatchObject(found)
    expect(await api.resolveShop({ query: { criteria: 'ana.example', isDomain: true } })).toMatchObject(found)
    expect(await api.resolveShop({ query: { criteria: 'www.ana.example', isDomain: true } })).toMatchObject(found)
    expect(await api.resolveShop({ query: { criteria: 'ana', isDomain: true } })).toBeNull()
    for (const criteria of ['nadie', 'ana.example', '%', "' or 1=1"])
      expect(await api.resolveShop({ query: { criteria } })).toBeNull()
    const answer = await app.request('/api/v1/templates/websites/template?criteria=nadie')
    expect([answer.status, await answer.json()]).toEqual([404, { success: false, message: 'Not found', data: null }])
    expect(await addDomain(db, ana, 'ana.example')).toBe('known')
    expect(await addDomain(db, bea, 'ANA.example')).toBe('taken')
    expect(await removeDomain(db, bea, 'ana.example')).toBe(false)
    expect(await removeDomain(db, ana, 'ana.example')).toBe(true)
    expect(await api.resolveShop({ query: { criteria: 'ana.example', isDomain: true } })).toBeNull()
  })

  test('a shop says everything about itself; an unknown one is null', async () => {
    expect(await api.getShop({ params: { id: ana } })).toEqual({
      id: ana,
      name: 'Tienda de ana',
      subdomain: 'ana',
      domain: null,
      templateId: 5,
      language: 'es',
      currency: 'COP',
      country: 'CO',
      open: true,
      closure: null,
      accessGate: null,
      version: expect.any(Number),
      city: null,
      phone: null,
      email: null,
      chatNumber: '573001234567',
      description: null,
      about: { mission: 'Vestir', vision: null, story: null },
      minPurchase: null,
      paymentMethods: ['toBeAgreed'],
      shippingRate: { kind: 'free' },
      socials: {},
      tags: [],
      cashOnDelivery: { cities: null, ceiling: null },
      invoices: false,
    })
    expect(await api.getLogo({ params: { id: ana } })).toEqual({ src: `/media/${ana}/logo.svg`, alt: null })
    for (const id of [999, 99_999_999_999]) {
      expect(await api.getShop({ params: { id } })).toBeNull()
      expect(await api.getLogo({ params: { id } })).toBeNull()
      expect(await api.listCategories({ params: { id } })).toEqual([])
      expect((await app.request(`/api/v1/templates/websites/views/${id}`, { method: 'POST' })).status).toBe(404)
    }
  })

  test('its parts: categories, branches, policies sanitised, discounts newest first, views', async () => {
    const [category] = await api.listCategories({ params: { id: ana } })
    expect(category).toMatchObject({ name: 'Ropa' })
    expect(await api.listSubcategories({ params: { id: ana } })).toMatchObject([
      { name: 'Camisas', categoryId: category?.id },
    ])
    expect(await api.listBranches({ params: { id: ana } })).toMatchObject([{ name: 'ana', latitude: 6.2 }])
    expect(await api.getPolicies({ params: { id: ana } })).toMatchObject({
      shipping: '<p>De ana</p>',
      privacy: '<p>Una línea</p><p>otra</p>',
      returns: null,
    })
    expect(await api.listDiscounts({ params: { id: ana } })).toMatchObject([
      { trigger: 'subtotal', active: false, reduction: { kind: 'fixed', amount: 5_00 } },
      { trigger: 'quantity', name: 'ana', minQuantity: 3 },
    ])
    await api.countView({ params: { id: ana } })
    await api.countView({ params: { id: ana } })
    await services.visits.write()
    const { rows } = await asWorker(db, (tx) =>
      tx.execute(sql`select times as views from shop_counts where what = 'visit' and about = '' and shop_id = ${ana}`),
    )
    expect(rows).toEqual([{ views: 2 }])
    expect((await api.listCities({ query: { country: 'CO' } })).length).toBe(1122)
    expect((await api.listCities({ query: { country: 'PE' } })).length).toBe(1890)
    expect(await api.listCities({ query: { country: 'UY' } })).toEqual([])
  })

  test('a product is the same in the list, on its page and in the cart check; its description is clean', async () => {
    const [camisa] = (await products(ana)) as [Product]
    expect(camisa).toMatchObject({
      name: 'Camisa',
      slug: `camisa-${camisa.id}`,
      price: 90_00,
      compareAt: 120_00,
      promotion: { percent: 25 },
      options: draft.options,
      featured: true,
      condition: 'used',
      sku: 'K1',
      brand: 'Junín',
      maxQuantity: 3,
      images: draft.images,
      category: { name: 'Ropa' },
      units: 0,
      variants: [
        { values: ['S'], price: 100_00, compareAt: null, units: 2, sku: 'S1' },
        { values: ['M'], price: 90_00, compareAt: 120_00, units: 0 },
      ],
    })
    const detail = await api.getProduct({ params: { slug: camisa.slug }, query: { shopId: ana } })
    expect(detail).toEqual({ ...camisa, warranty: 'Un año', dimensions: draft.dimensions })
    expect(await api.getProduct({ params: { slug: `otro-nombre-${camisa.id}` }, query: { shopId: null } })).toEqual(
      detail,
    )
    expect(await api.getProductDescription({ params: { slug: camisa.slug }, query: { shopId: ana } })).toBe(
      '<p>Hola</p>',
    )
    const [checked] = await api.checkProducts({ body: { shopId: ana, ids: [camisa.id, 424_242, 9e14] } })
    expect(checked).toMatchObject({ id: camisa.id, price: 90_00, variants: camisa.variants })
    for (const slug of ['nada', 'camisa-', 'camisa-999999999999', '-', `${camisa.id}x`]) {
      expect(await api.getProduct({ params: { slug }, query: { shopId: ana } })).toBeNull()
    }
  })

  test('every endpoint of the contract is mounted', () => {
    const mounted = new Set(app.routes.map(({ method, path }) => `${method} ${path}`))
    const missing = Object.values(endpoints).filter(({ method, path }) => !mounted.has(`${method} ${path}`))
    expect(missing.map(({ name }) => name)).toEqual([])
  })
})

describe('two shops with the same data never see each other (T3)', () => {
  test('whatever ids one shop is asked with, only its own data comes back', async () => {
    const [ofAna, ofBea] = [await products(ana), await products(bea)]
    const ids = [...ofAna, ...ofBea].map(({ id }) => id)
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(ana, bea), fc.subarray(ids, { minLength: 1 }), async (shopId, some) => {
        const own = (shopId === ana ? ofAna : ofBea).map(({ id }) => id)
        const checked = await api.checkProducts({ body: { shopId, ids: some } })
        expect(checked.map(({ id }) => id).toSorted()).toEqual(some.filter((id) => own.includes(id)).toSorted())
        for (const id of some) {
          const product = await api.getProduct({ params: { slug: `x-${id}` }, query: { shopId } })
          expect(product?.id ?? null).toBe(own.includes(id) ? id : null)
          const description = await api.getProductDescription({ params: { slug: `x-${id}` }, query: { shopId } })
          expect(description === null).toBe(!own.includes(id))
        }
        const page = await api.listProducts({ query: { ...emptyQuery, shopId, search: 'blusa' } })
        expect(page.products.map(({ name }) => name)).toEqual([shopId === ana ? 'Blusa de ana' : 'Blusa de bea'])
        const categories = await api.listCategories({ params: { id: shopId } })
        expect(categories).toHaveLength(1)
      }),
      { numRuns: 40 },
    )
  })
})
