import { describe, expect, test } from 'vitest'
import { decodeOutput, type Endpoint, encodeOutput, endpoints } from '../../index.ts'

const envelope = (data: unknown) => ({ success: true, message: 'OK', data })
const read = (endpoint: Endpoint, data: unknown) => {
  const decoded = decodeOutput(endpoint, envelope(data))
  return decoded.ok ? decoded.value : decoded.issues
}
const written = (endpoint: Endpoint, value: unknown) =>
  JSON.parse(JSON.stringify(encodeOutput(endpoint, value).body)).data

describe('categories and subcategories (C6, C7)', () => {
  test('are read with the highest position first, and written as they are read', () => {
    const wire = [
      { id: 3, nombreCategoriaProducto: 'Miel', orden: null, imagenCloudinary: null },
      {
        id: 4,
        nombreCategoriaProducto: 'Velas',
        orden: 9,
        imagenCloudinary: 'https://media.test/velas.jpg',
        cantidad: 7,
      },
    ]
    const categories = [
      { id: 4, name: 'Velas', position: 9, image: 'https://media.test/velas.jpg', count: 7 },
      { id: 3, name: 'Miel', position: 0, image: null, count: null },
    ]
    expect(read(endpoints.listCategories, wire)).toEqual(categories)
    expect(written(endpoints.listCategories, categories)).toEqual([wire[1], { ...wire[0], orden: 0 }])
  })

  test('a subcategory knows its category', () => {
    const wire = [{ id: 30, nombreSubcategoria: 'Cruda', categoria: 3, imagenCloudinary: null }]
    const subcategories = [{ id: 30, name: 'Cruda', categoryId: 3, image: null, count: null }]
    expect(read(endpoints.listSubcategories, wire)).toEqual(subcategories)
    expect(written(endpoints.listSubcategories, subcategories)).toEqual(wire)
  })

  test('no list is an empty list', () => {
    expect(read(endpoints.listCategories, null)).toEqual([])
  })
})

test('branches (C8)', () => {
  const wire = {
    id: 8,
    nombreSede: 'Centro',
    direccion: 'Calle 10 # 4-20',
    latitud: 4.6,
    longitud: -74.08,
    horario: 'Lun–Sáb 9–18',
    telefono: null,
    fotoTienda: null,
  }
  const branch = {
    id: 8,
    name: 'Centro',
    address: 'Calle 10 # 4-20',
    latitude: 4.6,
    longitude: -74.08,
    hours: 'Lun–Sáb 9–18',
    phone: null,
    photo: null,
  }
  expect(read(endpoints.listBranches, [{ ...wire, ciudad: 149, tienda: 1042, latitud: '4.6' }])).toEqual([branch])
  expect(written(endpoints.listBranches, [branch])).toEqual([wire])
  const ours = { otrosDias: [{ dia: '2026-12-24', horas: [{ desde: '09:00', hasta: '13:00' }] }], recoge: false }
  const more = { otherDays: [{ day: '2026-12-24', spans: [{ from: '09:00', to: '13:00' }] }], pickUp: false }
  expect(read(endpoints.listBranches, [{ ...wire, ...ours }])).toEqual([{ ...branch, ...more }])
  expect(written(endpoints.listBranches, [{ ...branch, ...more }])).toEqual([{ ...wire, ...ours }])
})

test('policies (C9)', () => {
  const wire = { envios: '<p>48 horas</p>', pagos: null, datos: null, garantia: null, devolucion: null, cambio: null }
  const policies = {
    shipping: '<p>48 horas</p>',
    payments: null,
    privacy: null,
    warranty: null,
    returns: null,
    exchange: null,
  }
  expect(read(endpoints.getPolicies, { ...wire, idTienda: 7, pagos: '' })).toEqual(policies)
  expect(written(endpoints.getPolicies, policies)).toEqual(wire)
  expect(read(endpoints.getPolicies, null)).toBeNull()
})

describe('discounts (C13, D4)', () => {
  const byQuantity = {
    id: '5',
    nombre: 'Docena',
    tipo: 0,
    estado: 1,
    opcion: 0,
    valor_descuento: null,
    porcentaje_descuento: 10,
    cantidad_productos: 12,
    rangos_precios: '[]',
  }
  const bySubtotal = {
    id: '6',
    nombre: null,
    tipo: 1,
    estado: 0,
    opcion: 1,
    valor_descuento: 5000,
    porcentaje_descuento: null,
    cantidad_productos: null,
    rangos_precios:
      '[{"inicial":100000,"final":199999},{"inicial":200000,"final":null,"descuento":12.5,"opcion":0},{"inicial":0,"final":1,"descuento":700}]',
  }
  const discounts = [
    {
      id: '5',
      name: 'Docena',
      active: true,
      trigger: 'quantity',
      minQuantity: 12,
      reduction: { kind: 'percentage', percent: 10 },
    },
    {
      id: '6',
      name: null,
      active: false,
      trigger: 'subtotal',
      reduction: { kind: 'fixed', amount: 500_000 },
      ranges: [
        { from: 10_000_000, to: 19_999_900, reduction: null },
        { from: 20_000_000, to: null, reduction: { kind: 'percentage', percent: 12.5 } },
        { from: 0, to: 100, reduction: { kind: 'fixed', amount: 70_000 } },
      ],
    },
  ]

  test('are read and written', () => {
    expect(read(endpoints.listDiscounts, [byQuantity, { ...bySubtotal, tiendas_id: 7 }])).toEqual(discounts)
    expect(written(endpoints.listDiscounts, discounts)).toEqual([byQuantity, bySubtotal])
  })

  test('the ranges of others carry no discount of their own; any other option is a percentage', () => {
    const rangos_precios = '[{"inicial":"1000","final":"2000"}]'
    expect(
      read(endpoints.listDiscounts, [
        { id: 1, tipo: 1, estado: '1', opcion: 3, porcentaje_descuento: '5', rangos_precios },
      ]),
    ).toEqual([
      {
        id: '1',
        name: null,
        active: true,
        trigger: 'subtotal',
        reduction: { kind: 'percentage', percent: 5 },
        ranges: [{ from: 100_000, to: 200_000, reduction: null }],
      },
    ])
  })

  test('a row that says nothing takes nothing off', () => {
    expect(read(endpoints.listDiscounts, [{ id: 1 }])).toEqual([
      {
        id: '1',
        name: null,
        active: false,
        trigger: 'subtotal',
        reduction: { kind: 'percentage', percent: 0 },
        ranges: [],
      },
    ])
  })
})

test('cities (C14): others do not say the country, and mean Colombia', () => {
  const wire = {
    id: 149,
    nombre_ciu: 'Bogotá',
    dep: 14,
    codigo_dane: '11001',
    departamento: { id: 14, nombre_dep: 'Cundinamarca', pais: 'CO' },
  }
  const city = { id: 149, name: 'Bogotá', code: '11001', divisionId: 14, division: 'Cundinamarca', country: 'CO' }
  const others = { ...wire, departamento: { id: 14, nombre_dep: 'Cundinamarca', paises_id: 1 } }
  expect(read(endpoints.listCities, [wire, others])).toEqual([city, city])
  expect(written(endpoints.listCities, [city])).toEqual([wire])
})
