/// <reference types="node" />
import { stat } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { emptyQuery } from '@store/core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ApiError, createApiClient, createFinancingClient, createMarketplaceClient } from './index.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

let answers: Handler[] = []
let requests: { method?: string; url?: string; headers: IncomingMessage['headers']; body: string }[] = []
let server: ReturnType<typeof createServer>
let baseUrl = ''

beforeEach(async () => {
  answers = []
  requests = []
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      requests.push({ method: request.method, url: request.url, headers: request.headers, body })
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      answer?.(request, response)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})

const json =
  (body: unknown, status = 200): Handler =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
const hangUp: Handler = (request) => request.socket.destroy()
const silence: Handler = () => {}
const gateway = (status: number): Handler => json('<html>Bad gateway</html>', status)
const found = json({ success: true, message: '', data: [] })
const failed = (status: number) => json({ success: false, message: 'no', data: null }, status)

const client = (more: Partial<Parameters<typeof createApiClient>[0]> = {}) =>
  createApiClient({ baseUrl, publicKey: 'demo', ...more })

const failureOf = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => expect.unreachable('the call should have failed'),
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ApiError)) throw error
  return error
}

test('an answer that has come counts, also when this process was too busy to read it in time', async () => {
  // Arrives while the process is busy, as bytes of a socket do.
  const arriving = (_: unknown, init?: RequestInit) =>
    new Promise<Response>((resolve, reject) => {
      stat('.', () => resolve(Response.json({ success: true, message: '', data: [] })))
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    })
  const answer = client({ fetch: arriving, timeout: 20 }).listCategories({ params: { id: 1 } })
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
  await expect(answer).resolves.toEqual([])
})

test('a limit says how long to wait', async () => {
  answers = [(_, response) => response.writeHead(429, { 'retry-after': '90' }).end('{"success":false,"message":"no"}')]
  const { failure } = await failureOf(client().getLogo({ params: { id: 1 } }))
  expect(failure).toEqual({ kind: 'http', status: 429, message: 'no', retryAfter: 90 })
})

describe('what is sent', () => {
  test('path parameters, query in the words of the wire, and the public key (C31)', async () => {
    answers = [json({ success: true, message: '', data: null })]
    await client().getProduct({ params: { slug: 'café/12' }, query: { shopId: 7 } })
    expect(requests[0]?.url).toBe('/api/v1/products/public/caf%C3%A9%2F12?storeId=7')
    expect(requests[0]?.headers['x-public-key']).toBe('demo')
  })

  test('the key travels under the name that is configured, on open calls too, and no other header replaces it', async () => {
    answers = [json({ success: true, message: '', data: null })]
    const api = client({ publicKeyHeader: 'PUBLIC_KEY', headers: { 'X-From': 'client' } })
    await api.getLogo({ params: { id: 1 } }, { headers: { public_key: 'stolen', 'x-from': 'call' } })
    expect(requests[0]?.headers).toMatchObject({ public_key: 'demo', 'x-from': 'call' })
  })

  test('headers that are made for one call know its method and its path as it goes out, without the query', async () => {
    answers = [json({ success: true, message: '', data: null })]
    await client().getProduct(
      { params: { slug: 'café/12' }, query: { shopId: 7 } },
      { headers: ({ name, method, path }) => ({ 'x-call': `${name} ${method} ${path}` }) },
    )
    expect(requests[0]?.headers['x-call']).toBe('getProduct GET /api/v1/products/public/caf%C3%A9%2F12')
  })

  test('a catalogue query leaves out what it does not ask for (C22)', async () => {
    answers = [json({ success: true, message: '', data: null })]
    const query = { ...emptyQuery, shopId: 7, search: 'té verde', minPrice: 1250, sort: 'priceDesc' as const }
    await client().listProducts({ query })
    expect(decodeURIComponent(requests[0]?.url ?? '')).toBe(
      '/api/v1/products/public/paged?storeId=7&active=1&page=1&limit=24&name=té+verde&min-price=12.5&price=DESC',
    )
  })

  test('a body as JSON, and a base URL that ends in a slash', async () => {
    answers = [found]
    await client({ baseUrl: `${baseUrl}/` }).checkProducts({ body: { shopId: 7, ids: [12, 15] } })
    expect(requests[0]).toMatchObject({
      method: 'POST',
      url: '/api/ids/por/productos',
      body: '{"id_tienda":7,"ids":["12","15"]}',
    })
    expect(requests[0]?.headers['content-type']).toBe('application/json')
  })

  test('nothing, when the caller asks for what the contract does not know', async () => {
    const { failure, request } = await failureOf(client().getShop({ params: { id: Number.NaN } }))
    expect(failure).toMatchObject({ kind: 'contract', issues: [{ path: 'params.id' }] })
    expect(request).toEqual({ name: 'getShop', method: 'GET', path: '/api/v1/stores/info/:id' })
    expect(requests).toHaveLength(0)
  })
})

describe('what comes back', () => {
  test('204 is an empty page (C22)', async () => {
    answers = [(_, response) => response.writeHead(204).end()]
    const page = await client().listProducts({ query: { ...emptyQuery, shopId: 1 } })
    expect(page).toEqual({ products: [], page: 1, limit: 24, count: 0, minPrice: null, maxPrice: null })
  })

  test('unknown names are null whether a server says so with 200, 404 or 500 (C16)', async () => {
    for (const answer of [json({ success: true, message: '', data: null }), failed(404), failed(500), failed(400)]) {
      answers = [answer]
      expect(await client().resolveShop({ query: { criteria: 'nadie' } })).toBeNull()
    }
  })

  test('a proxy that answers 404 or 500 with a page of its own says nothing about the shop', async () => {
    answers = [(_, response) => response.writeHead(404).end('<html>')]
    const { failure } = await failureOf(client().resolveShop({ query: { criteria: 'ana' } }))
    expect(failure).toEqual({ kind: 'http', status: 404, message: '' })
  })

  test('a wrong key and a locked shop are failures with the words of the server', async () => {
    answers = [failed(401)]
    expect((await failureOf(client().getShop({ params: { id: 1 } }))).failure).toEqual({
      kind: 'http',
      status: 401,
      message: 'no',
    })
    answers = [json({ statusCode: 400, message: ['id must be a number', 'id is required'], error: 'Bad Request' }, 400)]
    expect((await failureOf(client().getShop({ params: { id: 1 } }))).failure).toMatchObject({
      message: 'id must be a number; id is required',
    })
  })

  test('our own calls: the answer as it is, null for a 404 that is a problem, and the words of any other problem', async () => {
    const api = client()
    const problem = (status: number, more = {}) =>
      json({ type: 'about:blank', title: 'No', status, detail: 'not so', ...more }, status)
    const find = () => api.findOrder({ query: { shopId: 7, number: 12, idNumber: '79123456' } })
    answers = [json({ kind: 'unknown' })]
    expect(await api.unsubscribe({ body: { shopId: 7, key: 'k' } })).toEqual({ kind: 'unknown' })
    expect(requests[0]).toMatchObject({ url: '/storefront/v1/newsletter/unsubscribe', body: '{"shopId":7,"key":"k"}' })
    answers = [problem(404)]
    expect(await find()).toBeNull()
    expect(requests[1]?.url).toBe('/storefront/v1/orders/lookup?shopId=7&number=12&idNumber=79123456')
    answers = [problem(403)]
    expect((await failureOf(find())).failure).toEqual({ kind: 'http', status: 403, message: 'not so' })
    answers = [problem(400, { errors: [{ field: 'query.number', message: 'expected integer' }] })]
    expect((await failureOf(find())).failure).toMatchObject({ message: 'query.number expected integer' })
    answers = [json('<html>Not found</html>', 404)]
    expect((await failureOf(find())).failure).toMatchObject({ kind: 'http', status: 404 })
  })

  test('success:false is a failure even under a 200', async () => {
    answers = [failed(200)]
    expect((await failureOf(client().listCities())).failure).toMatchObject({ kind: 'http', status: 200, message: 'no' })
  })

  test('a breach of contract names the path on the wire, inside JSON strings too', async () => {
    const data = [{ id: '1', tipo: 1, rangos_precios: '[{"inicial":"mucho","final":2}]' }]
    answers = [json({ success: true, message: '', data })]
    const error = await failureOf(client().listDiscounts({ params: { id: 7 } }))
    expect(error.failure).toEqual({
      kind: 'contract',
      issues: [{ path: 'data[0].rangos_precios[0].inicial', message: 'expected number', code: 'wrongType' }],
    })
    expect(error.message).toBe(
      'listDiscounts: GET /api/v1/stores/discounts/7: breaks the contract: data[0].rangos_precios[0].inicial: expected number',
    )
  })

  test('a page instead of JSON is a breach of contract, not an empty answer', async () => {
    answers = [(_, response) => response.end('<html>welcome</html>')]
    expect((await failureOf(client().listCities())).failure).toEqual({
      kind: 'contract',
      issues: [{ path: '', message: 'expected JSON' }],
    })
  })

  test('errors never carry codes or ID numbers', async () => {
    answers = [failed(500)]
    const query = { shopId: 7, number: 12, idNumber: '79123456' }
    const error = await failureOf(client().findOrder({ query }))
    expect(JSON.stringify({ ...error, message: error.message })).not.toContain('79123456')
  })
})

describe('patience', () => {
  test.each([502, 503, 504])('a read is tried once more after %i', async (status) => {
    answers = [gateway(status), found]
    expect(await client().listCities()).toEqual([])
    expect(requests).toHaveLength(2)
  })

  test('a read is tried once more when the connection breaks, and only once', async () => {
    answers = [hangUp, found]
    expect(await client().listCities()).toEqual([])
    answers = [hangUp]
    requests = []
    expect((await failureOf(client().listCities())).failure).toMatchObject({ kind: 'network' })
    expect(requests).toHaveLength(2)
  })

  test('other failures of a read are final', async () => {
    answers = [failed(500)]
    await failureOf(client().listCities())
    expect(requests).toHaveLength(1)
  })

  test('a write is sent once, whatever happens', async () => {
    for (const answer of [hangUp, gateway(503)]) {
      answers = [answer]
      requests = []
      await failureOf(client().countView({ params: { id: 7 } }))
      expect(requests).toHaveLength(1)
    }
  })

  test('nobody at the address is a network failure', async () => {
    const { failure } = await failureOf(client({ baseUrl: 'http://127.0.0.1:1' }).listCities())
    expect(failure).toEqual({ kind: 'network', message: expect.stringMatching(/ECONNREFUSED|bad port/) })
  })

  test('no answer in time is a timeout, also when the body stops half-way, and is not tried again', async () => {
    const halfWay: Handler = (_, response) => response.writeHead(200).write('{"success":')
    for (const answer of [silence, halfWay]) {
      answers = [answer]
      requests = []
      const { failure } = await failureOf(client({ timeout: 300 }).listCities())
      expect(failure).toEqual({ kind: 'timeout', after: 300 })
      expect(requests).toHaveLength(1)
    }
  })

  test('a call may be given a time of its own', async () => {
    answers = [silence]
    const { failure } = await failureOf(client({ timeout: 60_000 }).listCities({}, { timeout: 100 }))
    expect(failure).toEqual({ kind: 'timeout', after: 100 })
  })

  test('the time is that of the whole call, its second try included', async () => {
    answers = [gateway(503), silence]
    const { failure } = await failureOf(client({ timeout: 400 }).listCities())
    expect(failure).toEqual({ kind: 'timeout', after: 400 })
  })

  test("aborting rejects with the caller's reason, before, during and between tries", async () => {
    const reason = new Error('left the page')
    await expect(client().listCities({}, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
    expect(requests).toHaveLength(0)

    const during = new AbortController()
    answers = [() => during.abort(reason)]
    await expect(client().listCities({}, { signal: during.signal })).rejects.toBe(reason)

    const between = new AbortController()
    answers = [
      (request, response) => {
        gateway(503)(request, response)
        response.once('close', () => between.abort(reason))
      },
    ]
    requests = []
    await expect(client().listCities({}, { signal: between.signal })).rejects.toBe(reason)
    expect(requests).toHaveLength(1)
  })
})

describe("other people's services", () => {
  const marketplace = () => createMarketplaceClient({ baseUrl, token: 'llave.del-mercado' })
  const row = {
    id: 81,
    name: 'Termo',
    description: null,
    price: 45_900,
    stock: '7',
    images: ['https://a.example/t.jpg'],
  }
  const product = { id: '81', name: 'Termo', description: null, price: 4_590_000, units: 7, images: row.images }

  test('the marketplace is asked with its token and never told our key (C29)', async () => {
    answers = [json({ data: [row], total: 31, last_page: 4, current_page: 2 })]
    expect(await marketplace().listMarketplaceProducts({ query: { page: 2 } })).toEqual({
      products: [product],
      count: 31,
      pages: 4,
    })
    expect(requests[0]).toMatchObject({
      url: '/myproducts?page=2',
      headers: { authorization: 'Bearer llave.del-mercado' },
    })
    expect(JSON.stringify(requests)).not.toContain('demo')
  })

  test('a product is nested in its answer; one that says little is still a product; a 404 of any kind is none', async () => {
    answers = [
      json({ stock: { product: row } }),
      json({ stock: { product: { id: 82, images: [null, 5, '', 'javascript:alert(1)'] } } }),
      gateway(404),
    ]
    const find = (id: string) => marketplace().getMarketplaceProduct({ params: { id } })
    expect(await find('81')).toEqual(product)
    expect(await find('82')).toEqual({ id: '82', name: '', description: null, price: null, units: null, images: [] })
    expect(await find('a/b')).toBeNull()
    expect(requests.at(-1)?.url).toBe('/myproducts/a%2Fb')
  })

  test('the lender says from how much to how much, whatever else it says (C30)', async () => {
    const body = { minAmount: 50_000, maxAmount: '2000000.5', policies: [] }
    answers = [body, { ...body, installments: '3' }, { ...body, installments: 4000 }].map((answer) => json(answer))
    const ask = () =>
      createFinancingClient({ baseUrl }).getFinancingLimits({
        params: { slug: 'alborada' },
        query: { amount: 289_900_00 },
      })
    expect(await ask()).toEqual({ min: 5_000_000, max: 200_000_050, instalments: null })
    expect((await ask()).instalments).toBe(3)
    expect((await ask()).instalments).toBeNull()
    expect(requests[0]?.url).toBe('/allies/alborada/config?requestedAmount=289900')
    expect(requests[0]?.headers).not.toHaveProperty('x-public-key')
  })

  test('fails like everything else, and says nothing of the token', async () => {
    answers = [json({ message: 'Unauthenticated.' }, 401), json({ data: 'soon' }), gateway(503)]
    const ask = () => failureOf(marketplace().listMarketplaceProducts({ query: { page: 1 } }))
    const refused = await ask()
    expect(refused.failure).toMatchObject({ kind: 'http', status: 401, message: 'Unauthenticated.' })
    expect((await ask()).failure).toMatchObject({ kind: 'contract', issues: [{ path: 'data' }] })
    expect((await ask()).failure).toMatchObject({ kind: 'http', status: 503 })
    expect(`${refused.stack}${JSON.stringify(refused)}`).not.toContain('llave')
  })
})

test('a subscription is taken by any answer that is no failure (C26)', async () => {
  const wish = { body: { shopId: 7, email: 'a@b.example', consent: null } }
  answers = [(_, response) => response.writeHead(201).end('ok'), json(['x']), json({ success: false, message: 'no' })]
  expect(await client().subscribe(wish)).toBeUndefined()
  expect(await client().subscribe(wish)).toBeUndefined()
  expect((await failureOf(client().subscribe(wish))).failure).toMatchObject({ kind: 'http', message: 'no' })
})
