import type { ApiClient } from '@store/api-client'
import { endpoints } from '@store/api-client/contract'
import { emptyQuery, type Product, type ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import type { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StoredProductDraft } from './catalog/product-draft.ts'
import { saveProducts } from './catalog/store/products.ts'
import { setDiscounts } from './coupons/discounts.ts'
import { asWorker, openDatabase } from './database/index.ts'
import { addDomain, markVerified, removeDomain } from './domains/store.ts'
import type { Services } from './services.ts'
import { setBranches, setPolicies, setTemplateSettings } from './shops/store/parts.ts'
import { changeShop, createShop, setShop } from './shops/store/shops.ts'
import { openTestDatabase, type TestDatabase, testApi } from './testing.ts'

let db: TestDatabase
let app: Hono
let api: ApiClient
let lines: readonly string[]
let services: Services
let ana: ShopId
let bea: ShopId
beforeAll(async () => {
  db = await openTestDatabase()
  ;({ app, api, lines, services } = testApi(db))
  ana = await openShop('ana')
  bea = await openShop('bea')
})
afterAll(() => db.close())

const draft: StoredProductDraft = {
  ...{
    reference: 'camisa',
    name: 'Camisa',
    summary: 'De lino',
    description: '<p onclick="x()">Hola<script>y()</script></p>',
  },
  ...{ price: 90_00, compareAt: null, options: [{ name: 'Talla', values: ['S', 'M'] }], units: 0, active: true },
  variants: [
    { values: ['S'], price: 100_00, compareAt: null, units: 2, sku: 'S1', enabled: true },
    { values: ['M'], price: 90_00, compareAt: 120_00, units: 0, sku: null, enabled: true },
  ],
  ...{ featured: true, freeShipping: false, condition: 'used', category: 'Ropa', subcategory: 'Camisas' },
  images: [
    { src: '/media/1/a.jpg', alt: 'Camisa' },
    { src: '/media/1/b.jpg', alt: null },
  ],
  ...{
    sku: 'K1',
    brand: 'Junín',
    warranty: 'Un año',
    dimensions: { length: 1.5, width: null, height: null, weight: '200 g' },
  },
  ...{ supplier: null, maxQuantity: 3, position: 1 },
}

async function openShop(subdomain: string): Promise<ShopId> {
  const outcome = await createShop(db, {
    subdomain,
    name: `Tienda de ${subdomain}`,
    templateId: 5,
    currency: 'COP',
    country: 'CO',
    language: 'es',
  })
  if (outcome.kind === 'taken') throw new Error('taken')
  const { id } = outcome.shop
  await saveProducts(db, id, [
    draft,
    {
      ...draft,
      reference: 'otra',
      name: `Blusa de ${subdomain}`,
      variants: [],
      options: [],
      units: 4,
      compareAt: null,
    },
  ])
  await changeShop(db, id, async (tx) => {
    await setPolicies(tx, id, { shipping: `<p>De ${subdomain}</p>`, privacy: 'Una línea\n\notra' })
    await setBranches(tx, id, [
      { name: subdomain, address: 'Calle 1', latitude: 6.2, longitude: -75.5, hours: null, phone: null, photo: null },
    ])
    await setDiscounts(tx, id, [
      {
        name: subdomain,
        active: true,
        trigger: 'quantity',
        minQuantity: 3,
        reduction: { kind: 'percentage', percent: 10 },
      },
      {
        name: null,
        active: false,
        trigger: 'subtotal',
        ranges: [{ from: 0, to: null, reduction: null }],
        reduction: { kind: 'fixed', amount: 5_00 },
      },
    ])
    await setTemplateSettings(tx, id, 5, { cover: 'navy' })
  })
  await setShop(db, id, {
    logo: `/media/${id}/logo.svg`,
    chatNumber: '573001234567',
    about: { mission: 'Vestir', vision: null, story: null },
  })
  return id
}

const get = (path: string, headers: Record<string, string> = { 'x-public-key': 'demo' }) =>
  app.request(path, { headers })
const products = async (shopId: ShopId) => (await api.listProducts({ query: { ...emptyQuery, shopId } })).products
const versionOf = async (shopId: ShopId) => (await api.getShop({ params: { id: shopId } }))?.version ?? 0

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
      ...{
        id: ana,
        name: 'Tienda de ana',
        subdomain: 'ana',
        domain: null,
        templateId: 5,
        language: 'es',
        currency: 'COP',
      },
      ...{
        country: 'CO',
        open: true,
        accessGate: null,
        version: expect.any(Number),
        city: null,
        phone: null,
        email: null,
      },
      ...{ chatNumber: '573001234567', description: null, about: { mission: 'Vestir', vision: null, story: null } },
      ...{ minPurchase: null, paymentMethods: ['toBeAgreed'], shippingRate: { kind: 'free' }, socials: {}, tags: [] },
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
    await services.views.write()
    const { rows } = await asWorker(db, (tx) => tx.execute(sql`select views from shop_views where shop_id = ${ana}`))
    expect(rows).toEqual([{ views: 2 }])
    expect((await api.listCities({ query: { country: 'CO' } })).length).toBe(1122)
    expect((await api.listCities({ query: { country: 'PE' } })).length).toBe(1890)
    expect(await api.listCities({ query: { country: 'UY' } })).toEqual([])
  })

  test('a product is the same in the list, on its page and in the cart check; its description is clean', async () => {
    const [camisa] = (await products(ana)) as [Product]
    expect(camisa).toMatchObject({
      ...{ name: 'Camisa', slug: `camisa-${camisa.id}`, price: 90_00, compareAt: 120_00, promotion: { percent: 25 } },
      ...{ options: draft.options, featured: true, condition: 'used', sku: 'K1', brand: 'Junín', maxQuantity: 3 },
      ...{ images: draft.images, category: { name: 'Ropa' }, units: 0 },
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

describe('the key, failures and limits (C31)', () => {
  test('without the key 400, with a wrong one 401, and the open list answers without', async () => {
    for (const { open, method, path, name } of Object.values(endpoints)) {
      const concrete = path
        .replace(/:(?:id|shopId)/, String(ana))
        .replace(':slug', 'x-1')
        .replace(/:\w+/, '1')
      const status = async (headers: Record<string, string>) =>
        (await app.request(concrete, { method, headers })).status
      const [none, wrong] = [await status({}), await status({ 'x-public-key': 'demon' })]
      if (open) expect([name, none === 401 || wrong === 401]).toEqual([name, false])
      else expect([name, none, wrong]).toEqual([name, 400, 401])
    }
    const answer = await get(`/api/v1/stores/info/${ana}`, {})
    expect(await answer.json()).toEqual({ success: false, message: 'The public key header is missing', data: null })
    const { app: other } = testApi(db, { publicKey: { header: 'LLAVE_PUBLICA', value: 'secreta' } })
    const named = await other.request(`/api/v1/stores/info/${ana}`, { headers: { llave_publica: 'secreta' } })
    expect(named.status).toBe(200)
  })

  test('input that breaks the contract gets one body, whatever it is', async () => {
    const post = (body: string) =>
      app.request('/api/ids/por/productos', { method: 'POST', body, headers: { 'x-public-key': 'demo' } })
    const answer = await post('{"id_tienda":"x"}')
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({
      statusCode: 400,
      message: expect.arrayContaining([expect.stringMatching(/^body\.id_tienda /)]),
      error: 'Bad Request',
    })
    for (const body of ['', '{', 'null', '[]', '"x"', '{"id_tienda":1,"ids":{"length":1e9}}'])
      expect((await post(body)).status).toBe(400)
    expect((await get('/api/v1/stores/info/abc')).status).toBe(400)
    expect((await get('/api/v1/products/public/paged')).status).toBe(400)
    expect((await post(`"${'x'.repeat(1_100_000)}"`)).status).toBe(413)
    // One call takes a file.
    const prove = (length: number) =>
      app.request('/storefront/v1/orders/placed/1/proof', {
        method: 'POST',
        body: `"${'x'.repeat(length)}"`,
        headers: { 'x-public-key': 'demo' },
      })
    expect((await prove(1_100_000)).status).toBe(400)
    expect((await prove(7_400_000)).status).toBe(413)
    const nowhere = await get('/api/v1/nada')
    expect([nowhere.status, await nowhere.json()]).toEqual([
      404,
      { success: false, message: 'There is no such call', data: null },
    ])
  })

  test('our own calls fail with problem details (RFC 9457), prescribed ones in their envelope', async () => {
    const ask = async (path: string, body?: string) => {
      const answer = await app.request(path, { method: body === undefined ? 'GET' : 'POST', ...(body && { body }) })
      return [answer.status, answer.headers.get('content-type'), await answer.json()]
    }
    const problem = (status: number, title: string, detail: string, more = {}) => [
      ...[status, 'application/problem+json'],
      { type: 'about:blank', title, status, detail, ...more },
    ]
    const noCall = problem(404, 'Not Found', 'There is no such call')
    expect(await ask('/storefront/v1/nothing')).toEqual(noCall)
    const lookup = `/storefront/v1/orders/lookup?shopId=${ana}&idNumber=1`
    expect(await ask(`${lookup}&number=987654`)).toEqual(problem(404, 'Not Found', 'Not found'))
    const invalid = { errors: [{ field: 'query.number', message: expect.stringMatching(/./) }] }
    expect(await ask(lookup)).toEqual(problem(400, 'Bad Request', 'The request breaks the contract', invalid))
    const notJson = problem(400, 'Bad Request', 'The body is not JSON')
    expect(await ask('/storefront/v1/orders', '{')).toEqual(notJson)
    const tooLarge = problem(413, 'Content Too Large', 'The body is too large')
    expect(await ask('/storefront/v1/orders', `"${'x'.repeat(1_100_000)}"`)).toEqual(tooLarge)
    const [, contentType] = await ask('/api/v1/stores/info/abc')
    expect(contentType).toBe('application/json')
  })

  test('no query, however odd, breaks the catalogue', async () => {
    const value = fc.oneof(
      fc.string(),
      fc.double().map(String),
      fc.constantFrom('1', '0', '-1', '1e300', 'NaN', 'ASC', '%', '\0', '999999999999'),
    )
    const names = Object.keys({
      page: 0,
      limit: 0,
      name: 0,
      category: 0,
      subcategory: 0,
      tag: 0,
      'min-price': 0,
      price: 0,
      alphabetic: 0,
      sort: 0,
      freeShipping: 0,
    })
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...names), value), async (query) => {
        const answer = await get(
          `/api/v1/products/public/paged?${new URLSearchParams({ storeId: String(ana), ...query })}`,
        )
        expect([query, [200, 400].includes(answer.status)]).toEqual([query, true])
      }),
      { numRuns: 300 },
    )
  })

  test('a locked shop answers what its gate shows and nothing else (S1)', async () => {
    const locked = await openShop('cerrada')
    const [product] = await products(locked)
    const gate = { enabled: true, title: 'Solo con código', description: '', image: null, colors: {} }
    await setShop(db, locked, { accessGate: gate, phone: '6041234567' })
    expect(await api.getShop({ params: { id: locked } })).toMatchObject({
      name: 'Tienda de cerrada',
      accessGate: gate,
      phone: '6041234567',
      about: { mission: null },
    })
    expect(await api.resolveShop({ query: { criteria: 'cerrada' } })).toMatchObject({ id: locked })
    expect(await api.getLogo({ params: { id: locked } })).not.toBeNull()
    await api.countView({ params: { id: locked } })
    const parts = ['products-categories', 'products-subcategories', 'geolocations', 'policies', 'discounts']
    const paths = [
      ...parts.map((part) => `/api/v1/stores/${part}/${locked}`),
      `/api/v1/products/public/paged?storeId=${locked}`,
      `/api/v1/products/public/${product?.slug}`,
      `/api/v1/products/public/${product?.slug}?storeId=${locked}`,
      `/api/v1/products/public/description/${product?.slug}`,
    ]
    for (const path of paths) {
      const answer = await get(path)
      expect([path, answer.status, await answer.json()]).toEqual([
        path,
        403,
        { success: false, message: 'This shop is locked', data: null },
      ])
    }
    const check = api.checkProducts({ body: { shopId: locked, ids: [product?.id ?? 0] } })
    await expect(check).rejects.toThrow()
  })

  test('a breakage is logged with the shop’s path and no query, and shows nothing of itself', async () => {
    const gone = await openDatabase(db.url)
    const broken = testApi(gone)
    await gone.close()
    const answer = await broken.app.request(`/api/v1/products/public/paged?storeId=${ana}&name=secreto`, {
      headers: { 'x-public-key': 'demo', 'x-request-id': 'abcdef12' },
    })
    expect(answer.status).toBeGreaterThanOrEqual(500)
    expect(await answer.json()).toMatchObject({ success: false, data: null })
    expect(answer.headers.get('x-request-id')).toBe('abcdef12')
    const said = { level: 'error', requestId: 'abcdef12', shop: ana, call: 'listProducts', status: 503 }
    expect(JSON.parse(broken.lines[0] ?? '')).toMatchObject(said)
    expect(broken.lines.join('\n')).not.toContain('secreto')
    const resolving = await broken.app.request('/api/v1/templates/websites/template?criteria=ana')
    expect(resolving.status).toBe(503)
    expect((await broken.app.request('/readyz')).status).toBe(503)
    expect((await broken.app.request('/healthz')).status).toBe(200)
  })

  test('any origin may ask, and the description of the calls is there', async () => {
    for (const path of [`/api/v1/stores/info/${ana}`, '/storefront/v1/orders/lookup']) {
      const asked = await app.request(path, {
        method: 'OPTIONS',
        headers: {
          origin: 'https://a.example',
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'x-public-key',
        },
      })
      expect(asked.headers.get('access-control-allow-origin')).toBe('*')
      expect(asked.headers.get('access-control-allow-headers')).toContain('x-public-key')
    }
    const document: { paths: object } = JSON.parse(await (await app.request('/openapi.json')).text())
    expect(Object.keys(document.paths)).toContain('/api/v1/products/public/paged')
    expect(lines).toEqual([])
  })
})

describe('the version of a shop', () => {
  test('moves with settings, parts and products, and not when nothing changes', async () => {
    const shopId = await openShop('version')
    const moved = async (work: () => Promise<unknown>) => {
      const before = await versionOf(shopId)
      await work()
      return (await versionOf(shopId)) > before
    }
    expect(await moved(() => setShop(db, shopId, { open: false }))).toBe(true)
    expect(await moved(() => changeShop(db, shopId, (tx) => setPolicies(tx, shopId, { returns: 'No' })))).toBe(true)
    expect(await moved(() => saveProducts(db, shopId, [{ ...draft, name: 'Nueva' }]))).toBe(true)
    expect(await moved(() => addDomain(db, shopId, 'version.example'))).toBe(false)
    expect(await moved(() => markVerified(db, shopId, 'version.example'))).toBe(true)
    expect(await moved(() => saveProducts(db, shopId, [{ ...draft, name: 'Nueva' }]))).toBe(false)
    expect(await moved(() => saveProducts(db, shopId, [{ ...draft, reference: 'x', name: '' }]))).toBe(false)
    expect(await moved(() => api.countView({ params: { id: shopId } }))).toBe(false)
  })
})
