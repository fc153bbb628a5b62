import type { EditableProduct } from '@store/core'
import { expect, it } from 'vitest'
import type { Values } from '#app/drafts/values.ts'
import { Sent } from '#app/session/act.server.ts'
import { productWords } from '#app/words/products/index.ts'
import { formOf, marksOf, readBody } from './product-body.server.ts'
import { valuesOf } from './product-values.ts'

const money = { currency: 'COP', country: 'CO' }
const words = productWords.of('es')
const read = (values: Values) => readBody(new Sent(formOf(values)), money, words)

const product: EditableProduct = {
  id: 1,
  reference: 'r',
  slug: 'camisa-1',
  name: 'Camisa',
  summary: 'Fresca',
  status: 'active',
  deletedAt: null,
  description: '<p>Material: Lino<br />Origen: Tolima</p><p>Fresca.</p>',
  price: 45_000_00,
  compareAt: null,
  saleEnds: null,
  options: [],
  variants: [],
  units: 3,
  sold: 0,
  active: true,
  featured: false,
  freeShipping: true,
  condition: 'used',
  category: 'Camisas',
  subcategory: null,
  images: [{ src: '/media/1/a.jpg', alt: null }],
  barcode: '7702004003508',
  lowAt: 2,
  seoTitle: 'Gorros de lana',
  seoDescription: null,
  sku: null,
  taxId: 7,
  brand: null,
  warranty: null,
  dimensions: { length: 12.5, width: null, height: null, weight: '1 kg' },
  supplier: null,
  maxQuantity: 4,
  message: { label: '¿Nombre?', required: true },
  tags: [3, 1],
  position: 0,
}

it('a form that is sent as it was shown says what the product is, and changes nothing', () => {
  const values = valuesOf(product, money)
  const { body, units, wrong } = read(values)
  expect(wrong).toEqual({})
  expect(units).toBe(3)
  expect(body).toMatchObject({
    name: 'Camisa',
    price: 45_000_00,
    compareAt: null,
    description: product.description,
    tags: [1, 3],
    dimensions: product.dimensions,
    message: product.message,
    freeShipping: true,
    condition: 'used',
    images: product.images,
  })
  expect(marksOf(read({ ...values, description: ['<p>Fresca.</p>\r\n'] }).body)).toEqual(marksOf(body))
})

it('without taxes in the form, the product keeps its tax', () => {
  const { taxId: _, ...values } = valuesOf(product, money)
  expect(read(values).body).not.toHaveProperty('taxId')
  expect(read({ ...values, taxId: ['7'] }).body.taxId).toBe(7)
  expect(read({ ...values, taxId: [''] }).body.taxId).toBe(null)
})

it('a changed field alone has another mark', () => {
  const before = marksOf(read(valuesOf(product, money)).body)
  const after = marksOf(read({ ...valuesOf(product, money), price: ['46.000'] }).body)
  expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual(['price'])
})

it('a product with variants has no price and no units of its own', () => {
  const options = [{ name: 'Talla', values: ['M'] }]
  expect(read(valuesOf({ ...product, options }, money)).body).not.toHaveProperty('price')
})

it('plain text below facts becomes paragraphs, and is no markup', () => {
  const values = {
    ...valuesOf(product, money),
    factName: ['Peso'],
    factValue: ['1 & 2 kg'],
    description: ['3 < 4\n\nSí'],
  }
  expect(read(values).body.description).toBe('<p>Peso: 1 &amp; 2 kg</p><p>3 &lt; 4</p><p>Sí</p>')
})

it.each([
  ['price', 'mucho', 'price'],
  ['compareAt', '-5', 'compareAt'],
  ['units', '1,5', 'units'],
  ['length', 'largo', 'length'],
  ['maxQuantity', '0', 'maxQuantity'],
  ['name', ' ', 'name'],
])('%s cannot be %j', (name, typed, path) => {
  expect(Object.keys(read({ ...valuesOf(product, money), [name]: [typed] }).wrong)).toEqual([path])
})

it('a fact that shops would not read as one is said', () => {
  const values = {
    ...valuesOf(product, money),
    factName: ['Material', 'Una frase demasiado larga'],
    factValue: ['Lino', 'x'],
  }
  expect(Object.keys(read(values).wrong)).toEqual(['fact1'])
})

it('a description is read at once, whatever somebody has written', () => {
  const text = '<a'.repeat(127_000)
  const values = { ...valuesOf(product, money), factName: ['Material'], factValue: ['Lino'], description: [text] }
  expect(read(values).body.description).toContain('&lt;a&lt;a')
})
