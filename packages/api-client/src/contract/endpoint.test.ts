import { describe, expect, test } from 'vitest'
import { type Endpoint, MAX_SENT_ENTRIES, MAX_SENT_TEXT } from './endpoint.ts'
import { decodeInput, encodeFailure, encodeIssues, encodeOutput, endpoints } from './index.ts'
import { legacyEndpoints } from './legacy/index.ts'

const draft = {
  shopId: 7,
  key: '0123456789abcdef0123456789abcdef',
  lines: [{ productId: 12, variantId: '3', quantity: 2, unitPrice: 12_990_000 }],
  buyer: { name: 'Ana', idNumber: '79.123.456', email: null, phone: '300 123 4567', message: null },
  delivery: { kind: 'pickUp' },
  paymentMethod: 'cashOnDelivery',
  channel: 'web',
  expectedTotal: 25_980_000,
}

describe('what a server is asked', () => {
  test('is decoded part by part', () => {
    expect(decodeInput(endpoints.getProduct, { params: { slug: 'camisa-12' }, query: { storeId: '7' } })).toEqual({
      ok: true,
      value: { params: { slug: 'camisa-12' }, query: { shopId: 7 } },
    })
    expect(decodeInput(endpoints.listCities, {})).toEqual({
      ok: true,
      value: { query: { country: null, shopId: null } },
    })
  })

  test('every issue is named with its part and its path on the wire', () => {
    const read = decodeInput(endpoints.placeOrder, {
      body: {
        ...draft,
        lines: [{ productId: 12, variantId: null }],
        delivery: { kind: 'drone' },
        expectedTotal: '259800',
      },
    })
    expect(read.ok ? [] : read.issues.map(({ path }) => path)).toEqual([
      'body.lines[0].quantity',
      'body.delivery.kind',
      'body.expectedTotal',
    ])
  })

  test.each([
    ['at the top', { ...draft, totalPrice: 1 }],
    ['in a line', { ...draft, lines: [{ ...draft.lines[0], discount: 100 }] }],
    ['in the buyer', { ...draft, buyer: { ...draft.buyer, admin: true } }],
    ['in the delivery', { ...draft, delivery: { kind: 'pickUp', price: 0 } }],
  ])('an order with an unknown key %s is refused (C33)', (_, body) => {
    expect(decodeInput(endpoints.placeOrder, { body }).ok).toBe(false)
  })

  test('unknown keys of other calls are dropped', () => {
    expect(decodeInput(endpoints.checkProducts, { body: { id_tienda: '7', ids: ['12'], otra: 1 } })).toEqual({
      ok: true,
      value: { body: { shopId: 7, ids: [12] } },
    })
  })

  test('a missing body is an issue, not a crash', () => {
    for (const body of [undefined, null, 'x', []])
      expect(decodeInput(endpoints.placeOrder, { body })).toMatchObject({ ok: false })
  })

  test('texts and lists have a size before anything reads them', () => {
    expect(decodeInput(endpoints.resolveShop, { query: { criteria: 'a'.repeat(MAX_SENT_TEXT + 1) } })).toEqual({
      ok: false,
      issues: [
        {
          path: 'query.criteria',
          message: `is longer than ${MAX_SENT_TEXT} characters`,
          code: 'tooLong',
          params: { most: MAX_SENT_TEXT },
        },
      ],
    })
    const names = Object.fromEntries(Array.from({ length: MAX_SENT_ENTRIES + 1 }, (_, at) => [`n${at}`, 'x']))
    expect(decodeInput(endpoints.resolveShop, { query: names })).toEqual({
      ok: false,
      issues: [
        {
          path: 'query',
          message: `has more than ${MAX_SENT_ENTRIES} entries`,
          code: 'tooMany',
          params: { most: MAX_SENT_ENTRIES },
        },
      ],
    })
  })

  test('no NUL character gets in, wherever it hides', () => {
    expect(decodeInput(endpoints.resolveShop, { query: { criteria: 'ana\0' } })).toEqual({
      ok: false,
      issues: [{ path: 'query.criteria', message: 'holds a NUL character', code: 'wrongFormat' }],
    })
    const body = { ...draft, buyer: { ...draft.buyer, name: 'A\0' } }
    expect(decodeInput(endpoints.placeOrder, { body }).ok).toBe(false)
  })

  test('an emoji that was cut in two arrives as what browsers make of it, and the rest of the message whole', () => {
    const dynamicTemplateData = { messsage: 'hola \ud83d', clientName: 'Ana 🌱', storeName: '', clientEmail: 'a@b.co' }
    const read = decodeInput(endpoints.sendContactMessage, {
      body: {
        to: 'x',
        templateId: 'x',
        storeId: 1,
        dynamicTemplateData: { ...dynamicTemplateData, clientPhoneNumber: '' },
      },
    })
    expect(JSON.stringify(read)).toContain('hola �')
    expect(JSON.stringify(read)).toContain('Ana 🌱')
    expect(read.ok).toBe(true)
  })

  test('odd quantities and texts arrive: the rules of the shop refuse them, with a reason (S5)', () => {
    for (const quantity of [0, -1, 1e9, 1.5]) {
      const lines = [{ productId: 12, variantId: null, quantity }]
      const read = decodeInput(endpoints.placeOrder, { body: { ...draft, lines } })
      expect(read).toMatchObject({ ok: true, value: { body: { lines } } })
    }
  })

  test('an amount that is no whole number of hundredths is no amount, and other spellings of codes are no codes', () => {
    expect(decodeInput(endpoints.placeOrder, { body: draft }).ok).toBe(true)
    for (const wrong of [{ expectedTotal: 259_800.5 }, { paymentMethod: '9' }, { channel: 5 }, { shopId: '7' }])
      expect(decodeInput(endpoints.placeOrder, { body: { ...draft, ...wrong } }).ok).toBe(false)
  })
})

describe('what a server answers', () => {
  test('a value that breaks the contract never leaves', () => {
    const branch = {
      id: 1,
      name: null,
      address: 'x',
      latitude: Number.NaN,
      longitude: 0,
      hours: null,
      phone: null,
      photo: null,
    }
    expect(() => encodeOutput(endpoints.listBranches, [branch])).toThrow()
  })

  test('failures of prescribed calls come in the envelope', () => {
    expect(encodeFailure(endpoints.getShop, 401, 'no')).toEqual({
      status: 401,
      contentType: 'application/json',
      body: { success: false, message: 'no', data: null },
    })
    expect(encodeIssues(endpoints.getShop, [{ path: 'params.id', message: 'expected integer' }])).toEqual({
      status: 400,
      contentType: 'application/json',
      body: { statusCode: 400, message: ['params.id expected integer'], error: 'Bad Request' },
    })
  })

  test('failures of our own calls are problem details (RFC 9457), with every field that is wrong', () => {
    expect(encodeFailure(endpoints.placeOrder, 403, 'This shop is locked')).toEqual({
      status: 403,
      contentType: 'application/problem+json',
      body: { type: 'about:blank', title: 'Forbidden', status: 403, detail: 'This shop is locked' },
    })
    const { body } = encodeIssues(endpoints.placeOrder, [{ path: 'body.key', message: 'Too big' }])
    expect(body).toEqual({
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      detail: 'The request breaks the contract',
      errors: [{ field: 'body.key', message: 'Too big' }],
    })
    const issues = Array.from({ length: 99 }, () => ({ path: 'x'.repeat(999), message: 'y'.repeat(999) }))
    for (const endpoint of [endpoints.placeOrder, endpoints.getShop])
      expect(JSON.stringify(encodeIssues(endpoint, issues).body).length).toBeLessThan(10_000)
  })

  test('a breakage of ours is never taken for a shop that does not exist (C16)', () => {
    expect(encodeFailure(endpoints.resolveShop, 500, 'internal').status).toBe(503)
    expect(encodeFailure(endpoints.getShop, 500, 'internal').status).toBe(500)
  })
})

describe('the table of contents', () => {
  test('every endpoint is found under its own name, and no two share a method and path', () => {
    for (const [name, endpoint] of Object.entries(endpoints)) expect(endpoint.name).toBe(name)
    const places = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`)
    expect(new Set(places).size).toBe(places.length)
  })

  test('only a few routes are open (C31)', () => {
    const open = Object.values(endpoints).filter((endpoint) => endpoint.open)
    expect(open.map(({ path }) => path)).toEqual([
      '/api/v1/templates/websites/template',
      '/api/v1/stores/logos/:id',
      '/api/v1/templates/websites/views/:id',
      '/api/v1/templates/store-template-settings',
      '/storefront/v1/orders/quote',
      '/storefront/v1/orders/coupon',
      '/storefront/v1/orders',
      '/storefront/v1/orders/lookup',
      '/storefront/v1/orders/placed/:number',
      '/storefront/v1/orders/placed/:number/answer',
      '/storefront/v1/orders/placed/:number/payments',
      '/storefront/v1/orders/placed/:number/payments/:attempt/return',
    ])
  })

  test('our own calls live under one address, and prescribed ones nowhere near it', () => {
    for (const [name, { path, ...endpoint }] of Object.entries<Endpoint>(endpoints)) {
      expect([name, path.startsWith('/storefront/v1/')]).toEqual([name, !(name in legacyEndpoints)])
      expect([name, endpoint.legacy ?? false]).toEqual([name, name in legacyEndpoints])
    }
  })
})
