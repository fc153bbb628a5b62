import { describe, expect, test } from 'vitest'
import { MAX_SENT_ENTRIES, MAX_SENT_TEXT } from './endpoint.ts'
import { decodeInput, encodeFailure, encodeOutput, endpoints } from './index.ts'

const draft = {
  tienda: 7,
  clave: '0123456789abcdef0123456789abcdef',
  productos: [{ id: 12, variante: '3', cantidad: 2, precio: 129900 }],
  usuario: { nombre: 'Ana', identificacion: '79.123.456', email: null, celular: '300 123 4567', mensaje: null },
  direccion_entrega: { type: 2, value: null },
  metodo_pago: '9',
  canal: 5,
  total: 259800,
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
      body: { ...draft, productos: [{ id: 12 }], total: '259800', direccion_entrega: { type: 3 } },
    })
    expect(read.ok ? [] : read.issues.map(({ path }) => path)).toEqual([
      'body.productos[0].cantidad',
      'body.direccion_entrega.type',
      'body.total',
    ])
  })

  test.each([
    ['at the top', { ...draft, precio_total: 1 }],
    ['in a line', { ...draft, productos: [{ ...draft.productos[0], descuento: 100 }] }],
    ['in the buyer', { ...draft, usuario: { ...draft.usuario, admin: true } }],
    ['in the delivery', { ...draft, direccion_entrega: { type: 2, value: null, costo: 0 } }],
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
      issues: [{ path: 'query.criteria', message: `is longer than ${MAX_SENT_TEXT} characters` }],
    })
    const names = Object.fromEntries(Array.from({ length: MAX_SENT_ENTRIES + 1 }, (_, at) => [`n${at}`, 'x']))
    expect(decodeInput(endpoints.resolveShop, { query: names })).toEqual({
      ok: false,
      issues: [{ path: 'query', message: `has more than ${MAX_SENT_ENTRIES} entries` }],
    })
  })

  test('no NUL character gets in, wherever it hides', () => {
    expect(decodeInput(endpoints.resolveShop, { query: { criteria: 'ana\0' } })).toEqual({
      ok: false,
      issues: [{ path: 'query.criteria', message: 'holds a NUL character' }],
    })
    const body = { ...draft, usuario: { ...draft.usuario, nombre: 'A\0' } }
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
    for (const cantidad of [0, -1, 1e9, 1.5]) {
      const read = decodeInput(endpoints.placeOrder, { body: { ...draft, productos: [{ id: 12, cantidad }] } })
      expect(read).toMatchObject({ ok: true, value: { body: { lines: [{ productId: 12, quantity: cantidad }] } } })
    }
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

  test('failures come in the envelope', () => {
    expect(encodeFailure(endpoints.getShop, 401, 'no')).toEqual({
      status: 401,
      body: { success: false, message: 'no', data: null },
    })
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
      '/api/v1/orders/quote',
      '/api/v1/orders/coupon',
      '/api/v1/orders',
      '/api/v1/orders/lookup',
      '/api/v1/orders/placed/:number',
      '/api/v1/orders/placed/:number/answer',
      '/api/v1/orders/placed/:number/payments',
      '/api/v1/orders/placed/:number/payments/:attempt/return',
      '/api/v1/templates/store-template-settings',
    ])
  })
})
