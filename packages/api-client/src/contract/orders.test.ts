import { MAX_CART_LINES, type Order } from '@store/core'
import { describe, expect, test } from 'vitest'
import { decodeInput, decodeOutput, type Endpoint, encodeInput, encodeOutput, endpoints } from './index.ts'

const buyer = {
  name: 'Ana Ruiz',
  idNumber: '79123456',
  documentType: 'CC' as const,
  email: null,
  phone: '300 123 4567',
  message: 'Timbre dañado',
}
const delivery = {
  kind: 'address' as const,
  address: {
    cityId: 149,
    city: 'Bogotá',
    division: 'Cundinamarca',
    neighbourhood: null,
    postcode: '110111',
    address: 'Calle 10 # 4-20',
    details: null,
  },
}
const order: Order = {
  number: 1001,
  shopId: 7,
  status: 'unpaid',
  shipment: 'pending',
  lines: [
    {
      productId: 12,
      variantId: '900',
      name: 'Camisa',
      variant: ['S', 'Rojo'],
      image: null,
      unitPrice: 9_000_050,
      quantity: 2,
      message: 'Para Luis',
    },
  ],
  units: 2,
  currency: 'COP',
  subtotal: 18_000_100,
  discounts: [
    { id: '5', name: 'Docena', trigger: 'quantity', amount: 100 },
    { id: 'AMANECER', name: null, trigger: 'coupon', amount: 50_000 },
  ],
  discount: 50_100,
  shipping: 850_000,
  total: 18_800_000,
  coupon: 'AMANECER',
  paymentMethod: 'cashOnDelivery',
  channel: 'web',
  buyer: { ...buyer, phoneShown: '(300) 123 4567' },
  answers: [{ label: '¿Qué día te viene bien?', value: '2031-05-02' }],
  delivery,
  carrier: null,
  depositAccount: 'Banco 1',
  seller: { name: 'La Colmena', city: 'Bogotá', phone: null },
  payment: null,
  invoice: null,
  heldUntil: null,
  lapsed: false,
  placedAt: '2031-04-30T15:00:00.000Z',
  updatedAt: '2031-04-30T15:00:00.000Z',
}
const written = (endpoint: Endpoint, value: unknown) => {
  const { status, body } = encodeOutput(endpoint, value)
  return { status, body: JSON.parse(JSON.stringify(body)) }
}
const read = (endpoint: Endpoint, body: unknown) => {
  const decoded = decodeOutput(endpoint, body)
  return decoded.ok ? decoded.value : decoded.issues
}

describe('placing an order (C33)', () => {
  test('a draft goes out with ids, quantities and the prices seen, and nothing a server would have to believe', () => {
    const draft = {
      shopId: 7,
      key: '0123456789abcdef0123456789abcdef',
      lines: [
        { productId: 12, variantId: '900', quantity: 2, unitPrice: 9_000_050 },
        { productId: 13, variantId: null, quantity: 1, message: 'Para Luis' },
      ],
      buyer,
      delivery,
      paymentMethod: 'cashOnDelivery' as const,
      channel: 'web' as const,
      coupon: 'amanecer',
      expectedTotal: 18_850_000,
    }
    const encoded = encodeInput(endpoints.placeOrder, { body: draft })
    expect(encoded).toEqual({ ok: true, value: { body: draft } })
    expect(decodeInput(endpoints.placeOrder, encoded.ok ? encoded.value : {})).toEqual({
      ok: true,
      value: { body: draft },
    })
  })

  test('texts have a longest length, and lists a largest number of entries', () => {
    const line = { productId: 12, variantId: null, quantity: 1 }
    const draft = {
      shopId: 7,
      key: 'k',
      lines: [line],
      buyer,
      delivery,
      expectedTotal: null,
      channel: 'chat',
      paymentMethod: 'toBeAgreed',
    }
    const issues = (wrong: object) => {
      const decoded = decodeInput(endpoints.placeOrder, { body: { ...draft, ...wrong } })
      return decoded.ok ? [] : decoded.issues.map(({ path }) => path)
    }
    expect(issues({})).toEqual([])
    const long = 'x'.repeat(501)
    expect(issues({ key: long })).toEqual(['body.key'])
    expect(issues({ buyer: { ...buyer, name: long } })).toEqual(['body.buyer.name'])
    expect(issues({ delivery: { kind: 'address', address: { ...delivery.address, city: long } } })).toEqual([
      'body.delivery.address.city',
    ])
    expect(issues({ invoice: { taxId: long } })).toEqual(['body.invoice.taxId'])
    expect(issues({ answers: [{ key: 'k', value: long }] })).toEqual(['body.answers[0].value'])
    expect(issues({ lines: [{ ...line, message: long }] })).toEqual(['body.lines[0].message'])
    expect(issues({ lines: Array(MAX_CART_LINES + 1).fill(line) })).toEqual(['body.lines'])
    expect(issues({ answers: Array(201).fill({ key: 'k', value: 'v' }) })).toEqual(['body.answers'])
  })

  test('placed, refused and conflict are all a 200, told apart by their name', () => {
    const placed = { kind: 'placed', order, accessKey: 'k' }
    const refused = {
      kind: 'refused',
      refusals: [
        { kind: 'outOfStock', productId: 12, variantId: '900', name: 'Camisa', available: 1 },
        { kind: 'priceChanged', expected: 18_850_000, actual: 18_850_050 },
        { kind: 'coupon', problem: { reason: 'belowMinimum', minimum: 20_000_000, missing: 1_999_900 } },
        { kind: 'field', field: 'phone' },
      ],
    }
    const conflict = { kind: 'conflict', number: 1001, accessKey: 'k' }
    for (const outcome of [placed, refused, conflict]) {
      expect(written(endpoints.placeOrder, outcome)).toEqual({ status: 200, body: outcome })
      expect(read(endpoints.placeOrder, outcome)).toEqual(outcome)
    }
  })
})

describe('answering an order by chat (C33)', () => {
  test('goes out with the code, and comes back as what was done, is closed, or was no code', () => {
    const body = { shopId: 7, key: 'k', code: '4829 1735', answer: 'paid' as const }
    expect(encodeInput(endpoints.answerOrder, { params: { number: 1001 }, body })).toMatchObject({
      ok: true,
      value: { body },
    })
    for (const outcome of [{ kind: 'answered', order }, { kind: 'closed', order }, { kind: 'wrongCode' }]) {
      expect(written(endpoints.answerOrder, outcome).body).toEqual(outcome)
      expect(read(endpoints.answerOrder, outcome)).toEqual(outcome)
    }
  })
  test('answers of the shop’s own questions go out by their keys', () => {
    const draft = { answers: [{ key: 'dia', value: 'martes' }] }
    const rest = { shopId: 7, key: 'k', lines: [], buyer, delivery, channel: 'chat' as const, expectedTotal: null }
    const encoded = encodeInput(endpoints.placeOrder, { body: { ...rest, ...draft, paymentMethod: 'toBeAgreed' } })
    expect(encoded).toMatchObject({
      ok: true,
      value: { body: { channel: 'chat', ...draft } },
    })
  })
})

describe('finding an order (C33)', () => {
  test('reads what was written, and what a newer server adds to it is no problem', () => {
    expect(written(endpoints.findOrder, order).body).toEqual(order)
    const grown = {
      ...order,
      added: 1,
      buyer: { ...order.buyer, added: 1 },
      delivery: { ...delivery, added: 1 },
    }
    expect(read(endpoints.findOrder, grown)).toEqual(order)
    expect(read(endpoints.findOrder, { ...order, buyer: { ...order.buyer, documentType: 'NEW' } })).toMatchObject({
      buyer: { documentType: null },
    })
  })

  test('what a server holds beside an order never leaves', () => {
    expect(written(endpoints.findOrder, { ...order, secret: 1, buyer: { ...order.buyer, secret: 1 } }).body).toEqual(
      order,
    )
  })

  test.each([
    ['status', '1'],
    ['shipment', 'lost'],
    ['paymentMethod', 25],
    ['total', 188_000.5],
    ['placedAt', '2031-04-30 15:00:00+00'],
  ])('an order whose %s is %j is no order', (name, value) => {
    expect(read(endpoints.findOrder, { ...order, [name]: value })).toMatchObject([{ path: name }])
  })
})

describe('checking a coupon (C33)', () => {
  test('asks with a code as it was typed, a cart, and a buyer if there is one', () => {
    const question = { shopId: 7, coupon: ' amanecer', lines: [{ productId: 12, variantId: null, quantity: 2 }] }
    const body = { ...question, idNumber: '79123456' }
    expect(encodeInput(endpoints.checkCoupon, { body })).toEqual({ ok: true, value: { body } })
    const bare = { shopId: 7, coupon: 'X', lines: [] }
    expect(decodeInput(endpoints.checkCoupon, { body: bare })).toEqual({ ok: true, value: { body: bare } })
    expect(decodeInput(endpoints.checkCoupon, { body: { ...bare, discount: 99 } }).ok).toBe(false)
    expect(decodeInput(endpoints.checkCoupon, { body: { ...bare, coupon: 'X'.repeat(61) } }).ok).toBe(false)
  })

  test.each([
    { kind: 'applies', code: 'AMANECER', amount: 50_050 },
    { kind: 'refused', problem: { reason: 'expired', until: '2031-04-30T05:00:00.000Z' } },
    { kind: 'refused', problem: { reason: 'usedByBuyer', limit: 1 } },
  ])('is answered as %j', (check) => {
    expect(written(endpoints.checkCoupon, check)).toEqual({ status: 200, body: check })
    expect(read(endpoints.checkCoupon, check)).toEqual(check)
  })
})

test('a quote holds the lines and totals that the order would have (C33)', () => {
  const quote = {
    lines: [],
    totals: {
      units: 0,
      subtotal: 0,
      discounts: [],
      discount: 0,
      shipping: { kind: 'cityNeeded' },
      total: 0,
      minimum: { amount: 2_500_000, missing: 2_500_000 },
    },
    refusals: [{ kind: 'empty' }, { kind: 'shippingUnavailable', reason: 'cityNeeded' }],
  }
  expect(written(endpoints.quoteOrder, quote).body).toEqual(quote)
  expect(read(endpoints.quoteOrder, quote)).toEqual(quote)
})
