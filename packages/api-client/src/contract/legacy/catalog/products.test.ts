import type { Product } from '@store/core'
import { describe, expect, test } from 'vitest'
import { decodeInput, decodeOutput, encodeOutput, endpoints } from '../../index.ts'

const axes = JSON.stringify([
  {
    nombre: 'Talla',
    valores: [
      { option: 'S', parent_index: 0 },
      { option: 'M', parent_index: 0 },
    ],
    key: 'variant1',
    newVariant: '',
  },
  { nombre: 'Color', valores: [{ option: 'Rojo', parent_index: 1 }], key: 'variant2', newVariant: '' },
])
const combinations = JSON.stringify([
  { combinacion: ['S', 'Rojo'], estado: true, precio: 90000, unidades: '4', sku: 'S-R' },
  { combinacion: ['M', 'Rojo'], estado: false, precio: 85000, unidades: 2, sku: '' },
])

/** The same product in the three forms that real services send. */
const inList = {
  id: 12,
  nombre: 'Camisa lino',
  slug: 'camisa-lino-12',
  precio: 0,
  foto: 'camisa.jpg',
  foto_cloudinary: 'https://media.test/camisa.jpg',
  con_variante: 1,
  stock: null,
  sku: null,
  marca: 'Telar',
  descripcion: 'Corte recto',
  descripcion_corta_auxiliar: null,
  categoria: 'Camisas',
  subcategoria: 30,
  favorito: 1,
  envio_gratis: 0,
  orden: 3,
  promocion_valor: 10,
  tag_promocion: '1',
  tipo_servicio: null,
  dealer_whatsapp: null,
  variantes: {
    id: 5,
    variantes: axes,
    id_producto: 12,
    combinaciones: [{ id: 9, combinaciones: combinations, id_productos_variantes: 5 }],
  },
  tags: [{ id: '1', tag_property_id: 310, productos_id: 12, created_at: null, updated_at: null }],
}
const inDetail = {
  id: 12,
  tienda: 7,
  nombre: 'Camisa lino',
  slug: 'camisa-lino-12',
  precio: 0,
  foto: 'camisa.jpg',
  fotoCloudinary: 'https://media.test/camisa.jpg',
  activo: 1,
  conVariante: 1,
  envioGratis: 0,
  favorito: 1,
  categoriaProducto: 3,
  subcategoria: 30,
  productosInfo: {
    id: 12,
    inventario: null,
    marca: 'Telar',
    sku: null,
    peso: '200',
    garantia: '30 días',
    alto: null,
    ancho: 40,
    largo: '60.5',
    condicion: 1,
    promocionValor: 10,
    tagPromocion: '1',
    descripcionCorta: 'Corte recto',
    activarMensajes: 1,
    mensajeObligatorio: 1,
    labelMensaje: 'Bordado',
    proveedoresId: 4,
  },
  categoriaProducto2: { id: 3, nombreCategoriaProducto: 'Camisas', tienda: 7 },
  subcategoria2: null,
  productosFotos: [
    { id: 1, idProducto: 12, foto: 'b.jpg', idCloudinary: null, fotoCloudinary: 'https://media.test/b.jpg' },
  ],
  productosVariantes: [
    {
      id: 5,
      variantes: axes,
      idProducto: 12,
      productosVariantesCombinaciones: [{ id: 9, combinaciones: combinations, idProductosVariantes: 5 }],
    },
  ],
  combinaciones: [[{ id: 9, combinaciones: combinations, idProductosVariantes: 5 }]],
}
const inCart = {
  id: 12,
  nombre: 'Camisa lino',
  precio: 0,
  foto_cloudinary: 'https://media.test/camisa.jpg',
  foto: 'camisa.jpg',
  activo: 1,
  con_variante: 1,
  envio_gratis: 0,
  orden: 3,
  tag: null,
  options: null,
  informacion_producto: [
    {
      id: 12,
      garantia: '30 días',
      inventario: null,
      activar_mensajes: 1,
      label_mensaje: 'Bordado',
      mensaje_obligatorio: 1,
      descripcion_corta: 'Corte recto',
      promocion_valor: 10,
      tag_promocion: '1',
      condicion: 1,
      proveedor: { id: 4, nombre: 'Telares del Sur' },
    },
  ],
  variantes: [
    {
      id: 5,
      variantes: axes,
      id_producto: 12,
      combinaciones: [{ id: 9, combinaciones: combinations, id_productos_variantes: 5 }],
    },
  ],
}

const shirt: Product = {
  id: 12,
  slug: 'camisa-lino-12',
  name: 'Camisa lino',
  price: 9_000_000,
  compareAt: null,
  promotion: { percent: 10 },
  options: [
    { name: 'Talla', values: ['S', 'M'] },
    { name: 'Color', values: ['Rojo'] },
  ],
  variants: [
    { id: 'S/Rojo', values: ['S', 'Rojo'], enabled: true, price: 9_000_000, compareAt: null, units: 4, sku: 'S-R' },
    { id: 'M/Rojo', values: ['M', 'Rojo'], enabled: false, price: 8_500_000, compareAt: null, units: 2, sku: null },
  ],
  units: 0,
  active: true,
  featured: true,
  freeShipping: false,
  condition: 'new',
  summary: 'Corte recto',
  images: [{ src: 'https://media.test/camisa.jpg', alt: null }],
  category: { id: null, name: 'Camisas' },
  subcategoryId: 30,
  sku: null,
  brand: 'Telar',
  warranty: null,
  dimensions: null,
  facts: [],
  supplier: null,
  tagValues: [310],
  maxQuantity: null,
  message: null,
}

const envelope = (data: unknown) => ({ success: true, message: 'OK', data })
const page = (products: readonly unknown[]) =>
  envelope({
    publicProductList: products,
    page: '1',
    limit: '24',
    count: products.length,
    priceLimit: 90000,
    priceMinimum: 85000,
  })
const fromList = (product: object): Product => {
  const read = decodeOutput(endpoints.listProducts, page([{ id: 1, ...product }]))
  if (!read.ok || !read.value.products[0]) throw new Error(JSON.stringify(read))
  return read.value.products[0]
}
const written = (body: unknown) => JSON.parse(JSON.stringify(body)).data

describe('one product in three shapes', () => {
  test('in a list (C22): the lowest price for sale', () => {
    expect(decodeOutput(endpoints.listProducts, page([inList]))).toEqual({
      ok: true,
      value: { products: [shirt], page: 1, limit: 24, count: 1, minPrice: 8_500_000, maxPrice: 9_000_000 },
    })
  })

  test('on its page (C23)', () => {
    expect(decodeOutput(endpoints.getProduct, envelope(inDetail))).toEqual({
      ok: true,
      value: {
        ...shirt,
        category: { id: 3, name: 'Camisas' },
        images: [...shirt.images, { src: 'https://media.test/b.jpg', alt: null }],
        warranty: '30 días',
        dimensions: { length: 60.5, width: 40, height: null, weight: '200' },
        supplier: '4',
        tagValues: [],
        message: { label: 'Bordado', required: true },
      },
    })
  })

  test('in a cart check (C27): without a slug its id will do', () => {
    expect(decodeOutput(endpoints.checkProducts, { data: [inCart] })).toEqual({
      ok: true,
      value: [
        {
          ...shirt,
          slug: '12',
          featured: false,
          category: null,
          subcategoryId: null,
          brand: null,
          warranty: '30 días',
          supplier: 'Telares del Sur',
          tagValues: [],
          message: { label: 'Bordado', required: true },
        },
      ],
    })
  })

  test('are written in one form each', () => {
    const whole: Product = {
      ...shirt,
      compareAt: 9_999_000,
      images: [...shirt.images, { src: 'https://media.test/b.jpg', alt: 'De espaldas' }],
      category: { id: 3, name: 'Camisas' },
      dimensions: { length: 60.5, width: 40, height: null, weight: '200' },
      warranty: '30 días',
      facts: [{ name: 'Material', value: 'Lino' }],
      supplier: 'Telares del Sur',
      maxQuantity: 3,
      message: { label: 'Bordado', required: true },
      variants: shirt.variants.map((variant, i) => ({ ...variant, id: String(900 + i) })),
    }
    const products = [whole]
    const paged = { products, page: 1, limit: 24, count: 1, minPrice: null, maxPrice: null }
    expect(written(encodeOutput(endpoints.listProducts, paged).body)).toMatchInlineSnapshot(`
      {
        "count": 1,
        "limit": "24",
        "page": "1",
        "priceLimit": null,
        "priceMinimum": null,
        "publicProductList": [
          {
            "activar_mensajes": 1,
            "activo": 1,
            "ancho": 40,
            "categoria": "Camisas",
            "categoria_id": 3,
            "con_variante": 1,
            "condicion": 1,
            "descripcion": "Corte recto",
            "envio_gratis": 0,
            "favorito": 1,
            "ficha": [
              {
                "nombre": "Material",
                "valor": "Lino",
              },
            ],
            "foto": "https://media.test/camisa.jpg",
            "foto_cloudinary": "https://media.test/camisa.jpg",
            "fotos": [
              {
                "foto_cloudinary": "https://media.test/b.jpg",
                "foto_texto": "De espaldas",
              },
            ],
            "garantia": "30 días",
            "id": 12,
            "label_mensaje": "Bordado",
            "largo": 60.5,
            "limitQuantity": 3,
            "marca": "Telar",
            "mensaje_obligatorio": 1,
            "nombre": "Camisa lino",
            "peso": "200",
            "precio": 90000,
            "precio_antes": 99990,
            "promocion_valor": 10,
            "proveedor": "Telares del Sur",
            "sku": null,
            "slug": "camisa-lino-12",
            "stock": 0,
            "subcategoria": 30,
            "tag_promocion": "1",
            "tags": [
              {
                "tag_property_id": 310,
              },
            ],
            "variantes": {
              "combinaciones": [
                {
                  "combinaciones": "[{"id":"900","combinacion":["S","Rojo"],"estado":true,"precio":90000,"unidades":4,"sku":"S-R"},{"id":"901","combinacion":["M","Rojo"],"estado":false,"precio":85000,"unidades":2,"sku":""}]",
                },
              ],
              "variantes": "[{"nombre":"Talla","valores":[{"option":"S","parent_index":0},{"option":"M","parent_index":0}],"key":"variant1","newVariant":""},{"nombre":"Color","valores":[{"option":"Rojo","parent_index":1}],"key":"variant2","newVariant":""}]",
            },
          },
        ],
      }
    `)
    expect(written(encodeOutput(endpoints.getProduct, whole).body)).toMatchInlineSnapshot(`
      {
        "activo": 1,
        "categoriaProducto": 3,
        "categoriaProducto2": {
          "nombreCategoriaProducto": "Camisas",
        },
        "conVariante": 1,
        "envioGratis": 0,
        "favorito": 1,
        "ficha": [
          {
            "nombre": "Material",
            "valor": "Lino",
          },
        ],
        "foto": "https://media.test/camisa.jpg",
        "fotoCloudinary": "https://media.test/camisa.jpg",
        "id": 12,
        "limitQuantity": 3,
        "nombre": "Camisa lino",
        "precio": 90000,
        "precioAntes": 99990,
        "productosFotos": [
          {
            "foto": "https://media.test/b.jpg",
            "fotoCloudinary": "https://media.test/b.jpg",
            "fotoTexto": "De espaldas",
          },
        ],
        "productosInfo": {
          "activarMensajes": 1,
          "alto": null,
          "ancho": 40,
          "condicion": 1,
          "descripcionCorta": "Corte recto",
          "garantia": "30 días",
          "inventario": 0,
          "labelMensaje": "Bordado",
          "largo": 60.5,
          "marca": "Telar",
          "mensajeObligatorio": 1,
          "peso": "200",
          "promocionValor": 10,
          "sku": null,
          "tagPromocion": "1",
        },
        "productosVariantes": [
          {
            "productosVariantesCombinaciones": [
              {
                "combinaciones": "[{"id":"900","combinacion":["S","Rojo"],"estado":true,"precio":90000,"unidades":4,"sku":"S-R"},{"id":"901","combinacion":["M","Rojo"],"estado":false,"precio":85000,"unidades":2,"sku":""}]",
              },
            ],
            "variantes": "[{"nombre":"Talla","valores":[{"option":"S","parent_index":0},{"option":"M","parent_index":0}],"key":"variant1","newVariant":""},{"nombre":"Color","valores":[{"option":"Rojo","parent_index":1}],"key":"variant2","newVariant":""}]",
          },
        ],
        "proveedor": "Telares del Sur",
        "slug": "camisa-lino-12",
        "subcategoria": 30,
        "tags": [
          {
            "tagPropertyId": 310,
          },
        ],
      }
    `)
    expect(written(encodeOutput(endpoints.checkProducts, products).body)).toMatchInlineSnapshot(`
      [
        {
          "activo": 1,
          "ancho": 40,
          "con_variante": 1,
          "envio_gratis": 0,
          "ficha": [
            {
              "nombre": "Material",
              "valor": "Lino",
            },
          ],
          "foto": "https://media.test/camisa.jpg",
          "foto_cloudinary": "https://media.test/camisa.jpg",
          "id": 12,
          "informacion_producto": [
            {
              "activar_mensajes": 1,
              "condicion": 1,
              "descripcion_corta": "Corte recto",
              "garantia": "30 días",
              "inventario": 0,
              "label_mensaje": "Bordado",
              "mensaje_obligatorio": 1,
              "promocion_valor": 10,
              "proveedor": "Telares del Sur",
              "tag_promocion": "1",
            },
          ],
          "largo": 60.5,
          "limitQuantity": 3,
          "nombre": "Camisa lino",
          "peso": "200",
          "precio": 90000,
          "precio_antes": 99990,
          "slug": "camisa-lino-12",
          "variantes": [
            {
              "combinaciones": [
                {
                  "combinaciones": "[{"id":"900","combinacion":["S","Rojo"],"estado":true,"precio":90000,"unidades":4,"sku":"S-R"},{"id":"901","combinacion":["M","Rojo"],"estado":false,"precio":85000,"unidades":2,"sku":""}]",
                },
              ],
              "variantes": "[{"nombre":"Talla","valores":[{"option":"S","parent_index":0},{"option":"M","parent_index":0}],"key":"variant1","newVariant":""},{"nombre":"Color","valores":[{"option":"Rojo","parent_index":1}],"key":"variant2","newVariant":""}]",
            },
          ],
        },
      ]
    `)
  })
})

describe('rules of reading a product', () => {
  test('a former price is one that is given, never worked out from a percentage', () => {
    const sale = { precio: 90, promocion_valor: 33, tag_promocion: 1 }
    expect(fromList({ ...sale, precio_antes: 120.5 })).toMatchObject({ compareAt: 12_050, promotion: { percent: 33 } })
    expect(fromList(sale)).toMatchObject({ compareAt: null, promotion: { percent: 33 } })
  })

  test('a promotion needs its flag and its percentage', () => {
    for (const sale of [
      { promocion_valor: 10, tag_promocion: '0' },
      { promocion_valor: 10, tag_promocion: null },
      { promocion_valor: null, tag_promocion: '1' },
      { promocion_valor: 0, tag_promocion: '1' },
    ])
      expect(fromList({ precio: 90, ...sale })).toMatchObject({ price: 9000, compareAt: null, promotion: null })
  })

  test('no price and a price of 0 are both "on request"', () => {
    for (const precio of [null, 0, '0', ''])
      expect(fromList({ precio, stock: 3 })).toMatchObject({ price: null, units: 3 })
  })

  test('broken variants are not sold as if the product had none', () => {
    const broken = {
      con_variante: 1,
      precio: 90,
      stock: 5,
      variantes: { variantes: '[object Object]', combinaciones: [] },
    }
    expect(fromList(broken)).toMatchObject({ active: false, options: [], variants: [] })
    expect(fromList({ ...broken, con_variante: 0 })).toMatchObject({ active: true, units: 5 })
  })

  test('unreadable options are found again in the variants', () => {
    const variantes = { variantes: '[object Object]', combinaciones: [{ combinaciones: combinations }] }
    expect(fromList({ con_variante: 1, variantes }).options).toEqual([
      { name: '', values: ['S', 'M'] },
      { name: '', values: ['Rojo'] },
    ])
  })

  test('a product without variants comes with an object full of nulls, or with nothing', () => {
    const nothing = { id: null, variantes: null, id_producto: null, combinaciones: null }
    for (const variantes of [nothing, null, undefined])
      expect(fromList({ precio: '12.5', variantes })).toMatchObject({
        price: 1250,
        options: [],
        variants: [],
        active: true,
      })
  })

  test('the same photo twice is one photo, and an old file name serves where there is no other', () => {
    expect(
      fromList({ foto: 'a.jpg', fotos: [{ foto_cloudinary: 'a.jpg' }, { foto_cloudinary: 'b.jpg' }] }).images,
    ).toEqual([
      { src: 'a.jpg', alt: null },
      { src: 'b.jpg', alt: null },
    ])
  })

  test('an empty catalogue is written with counters at 0, and read from 204 and from null alike', () => {
    const empty = { products: [], page: 2, limit: 24, count: 0, minPrice: null, maxPrice: null }
    const { body } = encodeOutput(endpoints.listProducts, empty)
    expect(body).toMatchObject({ data: { publicProductList: [], page: '2', count: 0, priceLimit: 0, priceMinimum: 0 } })
    expect(decodeOutput(endpoints.listProducts, body)).toEqual({ ok: true, value: empty })
    expect(decodeOutput(endpoints.listProducts, envelope(null))).toEqual({ ok: true, value: { ...empty, page: 1 } })
  })
})

test('a cart check takes the list of one product in a list, as old clients send it', () => {
  for (const ids of [[['12']], ['12'], [12]])
    expect(decodeInput(endpoints.checkProducts, { body: { id_tienda: 7, ids } })).toEqual({
      ok: true,
      value: { body: { shopId: 7, ids: [12] } },
    })
  expect(decodeInput(endpoints.checkProducts, { body: { id_tienda: 7, ids: ['x'] } }).ok).toBe(false)
})

test('a description is its text, and nothing else (C24)', () => {
  expect(decodeOutput(endpoints.getProductDescription, envelope('<p>Lino</p>'))).toEqual({
    ok: true,
    value: '<p>Lino</p>',
  })
  expect(decodeOutput(endpoints.getProductDescription, envelope(null))).toEqual({ ok: true, value: null })
})
