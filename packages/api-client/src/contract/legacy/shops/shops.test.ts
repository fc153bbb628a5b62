import { describe, expect, test } from 'vitest'
import { decodeOutput, encodeOutput, endpoints } from '../../index.ts'

/** An answer as real services send it: unknown keys, flags as numbers, JSON in strings. */
const answer = {
  success: true,
  message: 'Store found',
  data: {
    id: 1042,
    nombre: 'La Colmena',
    subdominio: 'lacolmena',
    template: 5,
    logo: 'colmena.png',
    ciudad: 149,
    estado: 1,
    fechaExpiracion: '2031-04-30',
    tiendasInfo: {
      dominio: '',
      moneda: 'COP',
      lenguaje: 'ES',
      telefono: '6014567890',
      emailTienda: 'hola@lacolmena.test',
      descripcion: 'Miel y cera de la sabana',
      valorCompraMinimo: 25000,
      paises: { id: 1, pais: 'Colombia', codigo: 'CO' },
    },
    tiendasPages: { mision: 'Cuidar abejas', vision: '', nosotros: 'Tres hermanas' },
    redes: {
      facebook: 'lacolmena',
      instagram: null,
      twitter: '',
      youtube: '',
      tiktok: '',
      whatsapp: '+57 300 123 4567',
    },
    categoria2: { id: 4, nombreCategoria: 'Alimentos' },
    contraentrega: { ciudades: [5001, 11001], tope: 500000 },
    medioPagos: {
      idMedios: 1042,
      convenir: 1,
      contraentrega: 1,
      payco: 0,
      mercadoPago: 1,
      politicaPagos: 0,
      createdAt: null,
    },
    mediosEnvios: [
      {
        id: 90,
        valores:
          '{"envio_metodo":"precio","rangos":[{"inicial":0,"final":50000,"precio":9000},{"inicial":50001,"final":"999999","precio":0}]}',
        estado: 1,
        idPais: 1,
        idTienda: 1042,
      },
      { id: 91, valores: '{"envio_metodo":"gratis","valor":0}', estado: 1, idPais: 1, idTienda: 1042 },
    ],
    disenoModals: [
      {
        id: '7',
        stateModal: 1,
        password: 'panal',
        title: 'Solo socios',
        description: 'Pide tu código',
        img: '',
        colorTitle: '#221100',
        colorBgBtn: '#ffcc00',
        fontWeighTitle: '700',
        createdAt: null,
      },
    ],
    tags: [
      {
        id: '31',
        name: 'Floración',
        status: 1,
        order: 2,
        visible: 1,
        tagProperties: [
          { id: '310', name: 'Eucalipto', status: 1, tagId: '31' },
          { id: '311', name: 'Retirada', status: 0, tagId: '31' },
        ],
      },
      { id: '32', name: 'Interna', status: 1, orden: 1, visible: 0, tagProperties: [] },
    ],
  },
}

const shop = {
  id: 1042,
  name: 'La Colmena',
  subdomain: 'lacolmena',
  domain: null,
  templateId: 5,
  language: 'es' as const,
  currency: 'COP',
  country: 'CO',
  open: true,
  closure: null,
  accessGate: {
    enabled: true,
    title: 'Solo socios',
    description: 'Pide tu código',
    image: null,
    colors: { title: '#221100', button: '#ffcc00' },
  },
  version: 0,
  city: null,
  phone: '6014567890',
  email: 'hola@lacolmena.test',
  chatNumber: '573001234567',
  description: 'Miel y cera de la sabana',
  about: { mission: 'Cuidar abejas', vision: null, story: 'Tres hermanas' },
  minPurchase: 2_500_000,
  cashOnDelivery: { cities: [5001, 11001], ceiling: 50_000_000 },
  invoices: false,
  paymentMethods: ['cashOnDelivery' as const, 'toBeAgreed' as const, 'mercadoPago' as const],
  shippingRate: {
    kind: 'bySubtotal' as const,
    ranges: [
      { from: 0, to: 5_000_000, price: 900_000 },
      { from: 5_000_100, to: 99_999_900, price: 0 },
    ],
  },
  socials: { facebook: 'lacolmena' },
  tags: [{ id: '31', name: 'Floración', position: 2, values: [{ id: 310, name: 'Eucalipto' }] }],
}

const read = (data: object) => {
  const decoded = decodeOutput(endpoints.getShop, { success: true, message: '', data })
  if (!decoded.ok || !decoded.value) throw new Error(JSON.stringify(decoded))
  return decoded.value
}
const rate = (valores: unknown, estado: unknown = 1) =>
  read({ id: 1, mediosEnvios: [{ valores, estado }] }).shippingRate

describe('a shop (C1)', () => {
  test('is read as others write it', () => {
    expect(decodeOutput(endpoints.getShop, answer)).toEqual({ ok: true, value: shop })
  })

  test('is written in one form: flags as numbers, JSON in strings, both names of a position, no password (S1)', () => {
    const { body } = encodeOutput(endpoints.getShop, { ...shop, version: 9, city: 'Bogotá' })
    expect(JSON.parse(JSON.stringify(body))).toMatchInlineSnapshot(`
      {
        "data": {
          "ciudadNombre": "Bogotá",
          "contraentrega": {
            "ciudades": [
              5001,
              11001,
            ],
            "tope": 500000,
          },
          "disenoModals": [
            {
              "colorBgBtn": "#ffcc00",
              "colorTitle": "#221100",
              "description": "Pide tu código",
              "img": null,
              "password": "",
              "stateModal": 1,
              "title": "Solo socios",
            },
          ],
          "estado": 1,
          "facturas": 0,
          "id": 1042,
          "medioPagos": {
            "addi": 0,
            "consignacion": 0,
            "contraentrega": 1,
            "convenir": 1,
            "credibanco": 0,
            "daviplata": 0,
            "efecty": 0,
            "flow": 0,
            "mercadoPago": 1,
            "nequi": 0,
            "payco": 0,
            "paymentsWay": 0,
            "paypal": 0,
            "payu": 0,
            "tienda": 0,
            "tuCompra": 0,
            "wepay4u": 0,
            "wompi": 0,
          },
          "mediosEnvios": [
            {
              "estado": 1,
              "valores": "{"envio_metodo":"precio","rangos":[{"inicial":0,"final":50000,"precio":9000},{"inicial":50001,"final":999999,"precio":0}]}",
            },
          ],
          "nombre": "La Colmena",
          "redes": {
            "facebook": "lacolmena",
            "instagram": null,
            "tiktok": null,
            "twitter": null,
            "whatsapp": "573001234567",
            "youtube": null,
          },
          "subdominio": "lacolmena",
          "tags": [
            {
              "id": "31",
              "name": "Floración",
              "orden": 2,
              "order": 2,
              "status": 1,
              "tagProperties": [
                {
                  "id": "310",
                  "name": "Eucalipto",
                  "status": 1,
                },
              ],
              "visible": 1,
            },
          ],
          "template": 5,
          "tiendasInfo": {
            "descripcion": "Miel y cera de la sabana",
            "dominio": null,
            "emailTienda": "hola@lacolmena.test",
            "lenguaje": "es",
            "moneda": "COP",
            "paises": {
              "codigo": "CO",
            },
            "telefono": "6014567890",
            "valorCompraMinimo": 25000,
          },
          "tiendasPages": {
            "mision": "Cuidar abejas",
            "nosotros": "Tres hermanas",
            "vision": null,
          },
          "version": 9,
        },
        "message": "OK",
        "success": true,
      }
    `)
  })

  test('of which nearly nothing is said is a shop all the same, as new shops are', () => {
    expect(
      read({ id: 1, nombre: 'Nueva', tiendasInfo: { moneda: null, lenguaje: null }, medioPagos: null }),
    ).toMatchObject({
      language: 'es',
      currency: 'COP',
      country: 'CO',
      open: true,
      accessGate: null,
      minPurchase: null,
      paymentMethods: [],
      cashOnDelivery: { cities: null, ceiling: null },
      shippingRate: { kind: 'unset' },
      version: 0,
    })
  })

  test.each([
    ['PE', null, 'PE', 'PEN'],
    [null, 'mxn', 'MX', 'MXN'],
    [null, 'USD', 'CO', 'USD'],
    [null, 'EUR', 'ES', 'EUR'],
    [null, 'XYZ', 'CO', 'XYZ'],
    ['ec', null, 'EC', 'USD'],
    ['fr', null, 'FR', 'EUR'],
    ['ni', null, 'NI', 'NIO'],
    ['ZZ', null, 'ZZ', 'USD'],
  ])('with country %s and currency %s is in %s and sells in %s', (codigo, moneda, country, currency) => {
    expect(read({ id: 1, tiendasInfo: { moneda, paises: { codigo } } })).toMatchObject({ country, currency })
  })

  test('a minimum purchase of 0 is none (V2), a blank number no chat (M3), closed is closed', () => {
    const some = read({ id: 1, estado: 0, tiendasInfo: { valorCompraMinimo: 0 }, redes: { whatsapp: ' ' } })
    expect(some).toMatchObject({ minPurchase: null, chatNumber: null, open: false })
  })
})

describe('its shipping rate (B9)', () => {
  test.each([
    ['{"envio_metodo":"gratis","valor":0}', { kind: 'free' }],
    ['{"envio_metodo":"tarifa_plana","valor":"8500"}', { kind: 'flat', price: 850_000 }],
    ['{"envio_metodo":"sintarifa"}', { kind: 'unset' }],
    ['{"envio_metodo":"peso","valor":10}', { kind: 'unset' }],
    ['[object Object]', { kind: 'unset' }],
    ['', { kind: 'unset' }],
    [null, { kind: 'unset' }],
    [{ envio_metodo: 'gratis' }, { kind: 'free' }],
  ])('reads %s', (valores, expected) => {
    expect(rate(valores)).toEqual(expected)
  })

  test('switched off, delivery costs nothing', () => {
    expect(rate('{"envio_metodo":"tarifa_plana","valor":8500}', 0)).toEqual({ kind: 'free' })
  })

  test('a city with price 0 is not served, unless it says that it is for nothing', () => {
    const rangos = [
      { id: 1, price: 9000 },
      { id: 2, price: 0 },
      { id: 3, price: -1 },
      { id: 4, price: 0, gratis: 1 },
    ]
    expect(rate(JSON.stringify({ envio_metodo: 'precio_ciudad', rangos, resto: 15000 }))).toEqual({
      kind: 'byCity',
      cities: [
        { cityId: 1, price: 900_000 },
        { cityId: 4, price: 0 },
      ],
      elsewhere: 1_500_000,
    })
  })
})

describe('its logo (C2)', () => {
  const logo = (data: unknown) => decodeOutput(endpoints.getLogo, { success: true, message: '', data })

  test('is the address that is ready to use', () => {
    const image = { src: 'https://media.test/logo.png', alt: null }
    expect(logo({ identifier: 'l.png', logo: image.src, logoMigrated: false })).toEqual({ ok: true, value: image })
    expect(encodeOutput(endpoints.getLogo, image).body).toEqual({
      success: true,
      message: 'OK',
      data: { identifier: null, logo: image.src, logoMigrated: 1 },
    })
  })

  test('is null when there is none', () => {
    for (const data of [null, { identifier: '', logo: '', logoMigrated: 0 }])
      expect(logo(data)).toEqual({ ok: true, value: null })
  })
})

test('counting a view answers true (C3)', () => {
  expect(encodeOutput(endpoints.countView, undefined).body).toEqual({ success: true, message: 'OK', data: true })
  expect(decodeOutput(endpoints.countView, { success: true, message: '', data: true })).toEqual({
    ok: true,
    value: undefined,
  })
})
