import type { Order } from '@store/core'
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
const usuario = {
  nombre: 'Ana Ruiz',
  identificacion: '79123456',
  tipo_documento: 'CC',
  email: null,
  celular: '300 123 4567',
  mensaje: 'Timbre dañado',
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
const direccion_entrega = {
  type: 1,
  value: {
    ciudad_id: 149,
    ciudad: 'Bogotá',
    departamento: 'Cundinamarca',
    barrio: null,
    codigo_postal: '110111',
    direccion: 'Calle 10 # 4-20',
    detalles: null,
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
const venta = {
  id: 1001,
  tienda: 7,
  estado: '0',
  estado_entrega: 1,
  productos: [
    {
      producto: 12,
      variante: '900',
      nombre: 'Camisa',
      combinacion: ['S', 'Rojo'],
      foto: null,
      precio_producto: 90000.5,
      unidades: 2,
      mensaje: 'Para Luis',
    },
  ],
  unidades: 2,
  moneda: 'COP',
  subtotal: 180001,
  descuentos: [
    { id: '5', nombre: 'Docena', tipo: 0, valor: 1 },
    { id: 'AMANECER', nombre: null, tipo: 2, valor: 500 },
  ],
  descuento: 501,
  costo_envio: 8500,
  total: 188000,
  cupon: 'AMANECER',
  metodo_pago: '9',
  canal: 5,
  usuario: { ...usuario, celular_visible: '(300) 123 4567' },
  respuestas: [{ pregunta: '¿Qué día te viene bien?', respuesta: '2031-05-02' }],
  direccion_entrega,
  transportadora: null,
  cuenta_consignacion: 'Banco 1',
  vendedor: { nombre: 'La Colmena', ciudad: 'Bogotá', telefono: null },
  pago: null,
  factura: null,
  reservado_hasta: null,
  vencida: false,
  created_at: '2031-04-30T15:00:00.000Z',
  updated_at: '2031-04-30T15:00:00.000Z',
}

const written = (endpoint: Endpoint, value: unknown) => {
  const { status, body } = encodeOutput(endpoint, value)
  return { status, data: JSON.parse(JSON.stringify(body)).data }
}
const read = (endpoint: Endpoint, data: unknown) => {
  const decoded = decodeOutput(endpoint, { success: true, message: 'OK', data })
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
    expect(encoded).toEqual({
      ok: true,
      value: {
        body: {
          tienda: 7,
          clave: '0123456789abcdef0123456789abcdef',
          productos: [
            { id: 12, variante: '900', cantidad: 2, precio: 90000.5, mensaje: null },
            { id: 13, variante: null, cantidad: 1, precio: null, mensaje: 'Para Luis' },
          ],
          usuario,
          direccion_entrega,
          metodo_pago: '9',
          canal: 5,
          cupon: 'amanecer',
          total: 188500,
        },
      },
    })
    const [shirt, other] = draft.lines
    expect(decodeInput(endpoints.placeOrder, encoded.ok ? encoded.value : {})).toEqual({
      ok: true,
      value: {
        body: {
          ...draft,
          invoice: null,
          lines: [
            { ...shirt, message: null },
            { ...other, unitPrice: null },
          ],
        },
      },
    })
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
    expect(written(endpoints.placeOrder, placed)).toEqual({
      status: 200,
      data: { resultado: 'creada', venta, llave: 'k' },
    })
    expect(written(endpoints.placeOrder, refused)).toEqual({
      status: 200,
      data: {
        resultado: 'rechazada',
        motivos: [
          { codigo: 'agotado', producto: 12, variante: '900', nombre: 'Camisa', disponibles: 1 },
          { codigo: 'precio_cambio', esperado: 188500, actual: 188500.5 },
          { codigo: 'cupon', motivo: { codigo: 'bajo_minimo', minimo: 200000, faltante: 19999 } },
          { codigo: 'campo', campo: 'phone' },
        ],
      },
    })
    expect(written(endpoints.placeOrder, conflict)).toEqual({
      status: 200,
      data: { resultado: 'conflicto', id: 1001, llave: 'k' },
    })
    for (const outcome of [placed, refused, conflict])
      expect(read(endpoints.placeOrder, written(endpoints.placeOrder, outcome).data)).toEqual(outcome)
  })
})

describe('answering an order by chat (C33)', () => {
  test('goes out with the code, and comes back as what was done, is closed, or was no code', () => {
    const body = { shopId: 7, key: 'k', code: '4829 1735', answer: 'paid' as const }
    expect(encodeInput(endpoints.answerOrder, { params: { number: 1001 }, body })).toMatchObject({
      ok: true,
      value: { body: { tienda: 7, llave: 'k', codigo: '4829 1735', respuesta: 'pagada' } },
    })
    for (const outcome of [{ kind: 'answered', order }, { kind: 'closed', order }, { kind: 'wrongCode' }, null])
      expect(read(endpoints.answerOrder, written(endpoints.answerOrder, outcome).data)).toEqual(outcome)
  })
  test('answers of the shop’s own questions go out by their keys', () => {
    const draft = { answers: [{ key: 'dia', value: 'martes' }] }
    const rest = { shopId: 7, key: 'k', lines: [], buyer, delivery, channel: 'chat' as const, expectedTotal: null }
    const encoded = encodeInput(endpoints.placeOrder, { body: { ...rest, ...draft, paymentMethod: 'toBeAgreed' } })
    expect(encoded).toMatchObject({
      ok: true,
      value: { body: { canal: 1, respuestas: [{ id: 'dia', respuesta: 'martes' }] } },
    })
  })
})

describe('finding an order (C33)', () => {
  test('reads what was written, and what a newer server adds to it is no problem', () => {
    expect(written(endpoints.findOrder, order).data).toEqual(venta)
    const grown = {
      ...venta,
      nuevo: 1,
      usuario: { ...venta.usuario, nuevo: 1 },
      direccion_entrega: { ...direccion_entrega, nuevo: 1 },
    }
    expect(read(endpoints.findOrder, grown)).toEqual(order)
    expect(read(endpoints.findOrder, null)).toBeNull()
  })

  test.each([
    ['0', 'unpaid'],
    ['1', 'paid'],
    ['2', 'rejected'],
    ['3', 'cancelled'],
    ['4', 'dispatched'],
    ['5', 'rejected'],
    ['6', 'delivered'],
    ['8', 'unpaid'],
    ['9', 'pending'],
    ['10', 'rejected'],
    ['11', 'cancelled'],
    [1, 'paid'],
  ])('status %s of the wire is %s', (estado, status) => {
    expect(read(endpoints.findOrder, { ...venta, estado })).toMatchObject({ status })
  })

  test('the codes of payment methods that are read as one', () => {
    for (const metodo_pago of ['1', '2', '3', '8', '25', 25])
      expect(read(endpoints.findOrder, { ...venta, metodo_pago })).toMatchObject({ paymentMethod: 'epayco' })
  })
})

describe('checking a coupon (C33)', () => {
  test('asks with a code as it was typed, a cart, and a buyer if there is one', () => {
    const question = { shopId: 7, coupon: ' amanecer', lines: [{ productId: 12, variantId: null, quantity: 2 }] }
    const line = { id: 12, variante: null, cantidad: 2, precio: null, mensaje: null }
    const encoded = encodeInput(endpoints.checkCoupon, { body: { ...question, idNumber: '79123456' } })
    expect(encoded).toEqual({
      ok: true,
      value: { body: { tienda: 7, cupon: ' amanecer', productos: [line], identificacion: '79123456' } },
    })
    const bare = { tienda: 7, cupon: 'X', productos: [] }
    expect(decodeInput(endpoints.checkCoupon, { body: bare })).toEqual({
      ok: true,
      value: { body: { shopId: 7, coupon: 'X', lines: [], idNumber: null } },
    })
    expect(decodeInput(endpoints.checkCoupon, { body: { ...bare, descuento: 99 } }).ok).toBe(false)
  })

  test.each([
    [
      { kind: 'applies', code: 'AMANECER', amount: 50_050 },
      { resultado: 'aplica', cupon: 'AMANECER', valor: 500.5 },
    ],
    [
      { kind: 'refused', problem: { reason: 'expired', until: '2031-04-30T05:00:00.000Z' } },
      { resultado: 'no_aplica', motivo: { codigo: 'vencido', hasta: '2031-04-30T05:00:00.000Z' } },
    ],
    [
      { kind: 'refused', problem: { reason: 'usedByBuyer', limit: 1 } },
      { resultado: 'no_aplica', motivo: { codigo: 'usado', limite: 1 } },
    ],
  ])('%j is said as %j', (check, data) => {
    expect(written(endpoints.checkCoupon, check)).toEqual({ status: 200, data })
    expect(read(endpoints.checkCoupon, data)).toEqual(check)
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
  expect(written(endpoints.quoteOrder, quote).data).toEqual({
    productos: [],
    totales: {
      unidades: 0,
      subtotal: 0,
      descuentos: [],
      descuento: 0,
      envio: { estado: 'no_disponible', motivo: 'falta_ciudad' },
      total: 0,
      minimo: { valor: 25000, faltante: 25000 },
    },
    motivos: [{ codigo: 'sin_productos' }, { codigo: 'envio_no_disponible', motivo: 'falta_ciudad' }],
  })
  expect(read(endpoints.quoteOrder, written(endpoints.quoteOrder, quote).data)).toEqual(quote)
})
