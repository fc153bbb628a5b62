import { endpoints } from '@store/api-client/contract'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../database/index.ts'
import { setShop } from '../shops/store/shops.ts'
import { openTwoShops } from '../testing/two-shops.ts'
import { testApi } from '../testing.ts'

const { db, app, api, lines, ana, openShop, get, products } = await openTwoShops()
afterAll(() => db.close())

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
    // This call takes a file.
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
    const closedDb = await openDatabase(db.url)
    const broken = testApi(closedDb)
    await closedDb.close()
    const answer = await broken.app.request(`/api/v1/products/public/paged?storeId=${ana}&name=secreto`, {
      headers: { 'x-public-key': 'demo', 'x-request-id': 'abcdef12' },
    })
    expect(answer.status).toBeGreaterThanOrEqual(500)
    expect(await answer.json()).toMatchObject({ success: false, data: null })
    expect(answer.headers.get('x-request-id')).toBe('abcdef12')
    const logged = { level: 'error', requestId: 'abcdef12', shop: ana, call: 'listProducts', status: 503 }
    expect(JSON.parse(broken.lines[0] ?? '')).toMatchObject(logged)
    expect(broken.lines.join('\n')).not.toContain('secreto')
    const resolving = await broken.app.request('/api/v1/templates/websites/template?criteria=ana')
    expect(resolving.status).toBe(503)
    expect((await broken.app.request('/readyz')).status).toBe(503)
    expect((await broken.app.request('/healthz')).status).toBe(200)
  })

  test('any origin may ask, and the description of the calls is there', async () => {
    for (const path of [`/api/v1/stores/info/${ana}`, '/storefront/v1/orders/lookup']) {
      const response = await app.request(path, {
        method: 'OPTIONS',
        headers: {
          origin: 'https://a.example',
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'x-public-key',
        },
      })
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
      expect(response.headers.get('access-control-allow-headers')).toContain('x-public-key')
    }
    const document: { paths: object } = JSON.parse(await (await app.request('/openapi.json')).text())
    expect(Object.keys(document.paths)).toContain('/api/v1/products/public/paged')
    expect(lines).toEqual([])
  })
})
