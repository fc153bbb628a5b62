import { describe, expect, test } from 'vitest'
import type { Product } from '../product/product.ts'
import { sampleProduct, sampleShirt, sampleVariant } from '../product/sample-product.ts'
import { addLine, emptyCart } from './cart.ts'
import { checkCart } from './cart-check.ts'
import { type CartLine, lineFrom } from './cart-line.ts'

const cartOf = (product: Product, variantId: string | null, quantity: number) => {
  const line = lineFrom(product, variantId, quantity)
  return line ? addLine(emptyCart(7), line) : emptyCart(7)
}

describe('a line is (S5)', () => {
  const plain = (quantity: number) => cartOf(sampleProduct(), null, quantity)
  const variant = (quantity: number) => cartOf(sampleShirt(), '11', quantity)
  test.each([
    ['ok', plain(5), [sampleProduct()], 'ok', 5],
    ['ok as a variant', variant(3), [sampleShirt()], 'ok', 3],
    ['inactive with quantity 0', plain(0), [sampleProduct()], 'inactive', 5],
    ['inactive when the product is gone', plain(1), [], 'inactive', 0],
    ['inactive when the product is switched off', plain(1), [sampleProduct({ active: false })], 'inactive', 0],
    ['inactive when the price is gone', plain(1), [sampleProduct({ price: null })], 'inactive', 0],
    ['inactive when a variant must be chosen now', plain(1), [sampleShirt()], 'inactive', 0],
    ['inactive when the variant is gone', variant(1), [sampleShirt({ variants: [] })], 'inactive', 0],
    ['inactive when the product has no variants any more', variant(1), [sampleProduct()], 'inactive', 0],
    [
      'inactive when the variant is disabled',
      variant(1),
      [sampleShirt({ variants: [sampleVariant({ enabled: false })] })],
      'inactive',
      0,
    ],
    [
      'inactive when the variant has 0 units',
      variant(1),
      [sampleShirt({ variants: [sampleVariant({ units: 0 })] })],
      'inactive',
      0,
    ],
    ['out of stock when a plain product has 0 units', plain(1), [sampleProduct({ units: 0 })], 'outOfStock', 0],
    ['out of stock when it asks for more units than there are', plain(6), [sampleProduct()], 'outOfStock', 5],
    ['out of stock as a variant', variant(4), [sampleShirt()], 'outOfStock', 3],
    ['held to the product’s own limit', plain(4), [sampleProduct({ maxQuantity: 3 })], 'outOfStock', 3],
  ])('%s', (_, cart, products, status, unitsAvailable) => {
    expect(checkCart(cart, products).lines[0]).toMatchObject({ status, unitsAvailable })
  })

  test('counted together with another line of the same product', () => {
    const line = lineFrom(sampleProduct(), null, 3)
    const lines = line ? [line, { ...line, message: 'otra' }] : []
    expect(checkCart({ shopId: 7, lines }, [sampleProduct()]).lines.map(({ status }) => status)).toEqual([
      'outOfStock',
      'outOfStock',
    ])
    expect(checkCart({ shopId: 7, lines }, [sampleProduct({ units: 6 })]).valid).toBe(true)
  })
  test('not counted together with another variant', () => {
    const lines = ['11', '14'].map((id) => lineFrom(sampleShirt(), id, 2)).filter((line) => line !== null)
    expect(checkCart({ shopId: 7, lines }, [sampleShirt()]).valid).toBe(true)
  })
})

describe('a cart is (S6)', () => {
  test('valid when every line is ok', () => {
    expect(checkCart(cartOf(sampleProduct(), null, 1), [sampleProduct()]).valid).toBe(true)
  })
  test('not valid when one line is not', () => {
    const missingLine = lineFrom(sampleProduct({ id: 2 }), null)
    const cart = addLine(cartOf(sampleProduct(), null, 1), missingLine as CartLine)
    expect(checkCart(cart, [sampleProduct()]).valid).toBe(false)
  })
  test('not valid when empty', () => {
    expect(checkCart(emptyCart(7), [sampleProduct()])).toEqual({ lines: [], valid: false, changed: false })
  })
})

describe('what the cart remembered is refreshed', () => {
  const cart = cartOf(sampleProduct(), null, 2)

  test('and nothing changed when all is as it was', () => {
    const check = checkCart(cart, [sampleProduct({ units: 99 })])
    expect(check.changed).toBe(false)
    expect(check.lines[0]).toMatchObject({ ...cart.lines[0], priceChangedFrom: null })
  })
  test.each<[string, Partial<Product>, Partial<CartLine>]>([
    ['price', { price: 11_000 }, { unitPrice: 11_000 }],
    ['name', { name: 'Camisa de lino' }, { name: 'Camisa de lino' }],
    ['picture', { images: [] }, { image: null }],
    ['former price', { promotion: { percent: 50 }, compareAt: 20_000 }, { compareAt: 20_000 }],
    ['limit', { maxQuantity: 3 }, { maxQuantity: 3 }],
    ['free shipping', { freeShipping: true }, { freeShipping: true }],
    ['address', { slug: 'camisa-lino-1' }, { slug: 'camisa-lino-1' }],
  ])('%s', (_, product, line) => {
    const check = checkCart(cart, [sampleProduct(product)])
    expect(check.changed).toBe(true)
    expect(check.lines[0]).toMatchObject({ ...line, quantity: 2 })
  })
  test('values of the variant', () => {
    const renamed = sampleShirt({ variants: [sampleVariant({ id: '11', values: ['Mediana', 'Rojo'], price: 10_000 })] })
    const check = checkCart(cartOf(sampleShirt(), '11', 1), [renamed])
    expect(check.changed).toBe(true)
    expect(check.lines[0]?.variant).toEqual(['Mediana', 'Rojo'])
  })
  test('the shopper is told the price they saw', () => {
    expect(checkCart(cart, [sampleProduct({ price: 9_000 })]).lines[0]?.priceChangedFrom).toBe(10_000)
  })
  test('a line whose product is gone keeps its name and price, to say what is gone', () => {
    expect(checkCart(cart, []).lines[0]).toMatchObject({ name: 'Camisa', unitPrice: 10_000, priceChangedFrom: null })
  })
})
