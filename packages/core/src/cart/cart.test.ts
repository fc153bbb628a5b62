import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleProduct, sampleShirt, sampleVariant } from '../product/sample-product.ts'
import { addLine, clearCart, emptyCart, removeLine, setQuantity } from './cart.ts'
import { type CartLine, lineFrom, lineKey, MAX_LINE_QUANTITY, subtotal, unitCount } from './cart-line.ts'
import { withMessages } from './line-messages.ts'

const line = (change: Partial<CartLine> = {}): CartLine => {
  const made = lineFrom(sampleProduct(), null)
  if (!made) throw new Error('the sample product is for sale')
  return { ...made, ...change }
}
const cartOf = (...lines: CartLine[]) => lines.reduce(addLine, emptyCart(7))
const quantities = (cart: { readonly lines: readonly CartLine[] }) => cart.lines.map(({ quantity }) => quantity)

describe('lineFrom', () => {
  test('remembers what the shopper saw (D3)', () => {
    const variants = [sampleVariant({ id: '14', values: ['L', 'Azul'], price: 12_000, compareAt: 15_000 })]
    const shirt = sampleShirt({ variants, supplier: 'Hilos', maxQuantity: 4 })
    expect(lineFrom(shirt, '14', 2, ' para Ana ')).toEqual({
      productId: 1,
      variantId: '14',
      slug: 'camisa-1',
      name: 'Camisa',
      variant: ['L', 'Azul'],
      image: '/camisa.jpg',
      unitPrice: 12_000,
      compareAt: 15_000,
      quantity: 2,
      freeShipping: false,
      maxQuantity: 4,
      supplier: 'Hilos',
      message: 'para Ana',
    })
  })
  test.each([
    ['a plain product', sampleProduct(), null],
    ['a sold-out product, for the cart check to say so', sampleProduct({ units: 0 }), null],
    ['a sold-out variant', sampleShirt(), '12'],
    ['a variant of a product without a price of its own', sampleShirt({ price: null }), '11'],
  ])('makes a line of %s', (_, product, id) => {
    expect(lineFrom(product, id)?.quantity).toBe(1)
  })
  test.each([
    ['a product switched off', sampleProduct({ active: false }), null],
    ['a product without a price', sampleProduct({ price: null }), null],
    ['a product of which a variant must be chosen', sampleShirt(), null],
    ['a variant that does not exist', sampleShirt(), '99'],
    ['a variant switched off', sampleShirt({ variants: [sampleVariant({ enabled: false })] }), '11'],
    ['a variant without a price', sampleShirt({ variants: [sampleVariant({ price: 0 })] }), '11'],
    ['a variant of a product that has none', sampleProduct(), '11'],
  ])('makes none of %s', (_, product, id) => {
    expect(lineFrom(product, id)).toBeNull()
  })
})

describe('changing a cart', () => {
  test('the same product and variant is one line, with the newer facts', () => {
    const cart = cartOf(line({ quantity: 2 }), line({ quantity: 3, unitPrice: 9_000 }))
    expect(quantities(cart)).toEqual([5])
    expect(cart.lines[0]).toMatchObject({ unitPrice: 9_000 })
  })
  test('with other words on it, it is another line, changed and removed by itself', () => {
    const cart = cartOf(line({ message: 'Ana' }), line({ message: 'Luis' }), line(), line({ message: 'Ana' }))
    expect(cart.lines.map(({ message, quantity }) => [message, quantity])).toEqual([
      ['Ana', 2],
      ['Luis', 1],
      [null, 1],
    ])
    const [ana = '', luis = ''] = cart.lines.map(lineKey)
    expect(quantities(setQuantity(cart, luis, 4))).toEqual([2, 4, 1])
    expect(removeLine(cart, ana).lines.map(({ message }) => message)).toEqual(['Luis', null])
  })
  test('what an address names gets the words of the cart, each line its own', () => {
    const { lines } = cartOf(
      line({ message: 'Ana' }),
      line({ message: 'Luis', quantity: 2 }),
      line({ variantId: '11' }),
    )
    const named = (variantId: string | null, quantity: number) => ({ productId: 1, variantId, quantity, message: null })
    const found = (...asked: ReturnType<typeof named>[]) =>
      withMessages(asked, lines).map(({ quantity, message }) => [quantity, message])
    const both = [
      [1, 'Ana'],
      [2, 'Luis'],
    ]
    expect(found(named(null, 1), named(null, 2))).toEqual(both)
    expect(found(named(null, 3)), 'priced together').toEqual(both)
    expect(found(named('11', 1), named(null, 4))).toEqual([[1, null], ...both, [1, null]])
    expect(found(named('12', 2), named(null, 0))).toEqual([
      [2, null],
      [0, null],
    ])
  })
  test('another variant is another line', () => {
    const cart = cartOf(line(), line({ variantId: '11' }), line({ variantId: '12' }), line({ productId: 2 }))
    expect(cart.lines.map(lineKey)).toEqual(['1', '1.11', '1.12', '2'])
  })
  test('nobody gets more than the product allows', () => {
    expect(quantities(cartOf(line({ quantity: 2, maxQuantity: 3 }), line({ quantity: 2, maxQuantity: 3 })))).toEqual([
      3,
    ])
  })
  test.each([
    ['a number', 4, 4],
    ['0 keeps the line (S5)', 0, 0],
    ['a negative number', -1, 0],
    ['a fraction', 2.9, 2],
    ['a huge number', 1e9, MAX_LINE_QUANTITY],
    ['infinity', Number.POSITIVE_INFINITY, MAX_LINE_QUANTITY],
    ['no number', Number.NaN, 0],
  ])('setQuantity takes %s', (_, asked, kept) => {
    expect(quantities(setQuantity(cartOf(line()), '1', asked))).toEqual([kept])
  })
  test('an unknown line changes nothing', () => {
    const cart = cartOf(line())
    expect(setQuantity(cart, '2', 9)).toBe(cart)
    expect(removeLine(cart, '2').lines).toEqual(cart.lines)
  })
  test('a line can be removed, and all of them', () => {
    const cart = cartOf(line(), line({ productId: 2 }))
    expect(removeLine(cart, '1').lines.map(lineKey)).toEqual(['2'])
    expect(clearCart(cart)).toEqual({ shopId: 7, lines: [] })
  })
  test('the cart that was there stays as it was', () => {
    const before = cartOf(line())
    const copy = structuredClone(before)
    setQuantity(addLine(before, line({ productId: 2 })), '1', 8)
    removeLine(before, '1')
    expect(before).toEqual(copy)
  })
  test('whatever is asked, every quantity stays a whole number within its limits', () => {
    const change = fc.tuple(fc.integer({ min: 1, max: 3 }), fc.double(), fc.option(fc.integer({ min: 0, max: 5 })))
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        const cart = changes.reduce(
          (cart, [productId, quantity, maxQuantity], i) =>
            i % 2 === 0
              ? addLine(cart, line({ productId, quantity, maxQuantity }))
              : setQuantity(cart, `${productId}`, quantity),
          emptyCart(7),
        )
        for (const { quantity, maxQuantity } of cart.lines) {
          expect(Number.isInteger(quantity)).toBe(true)
          expect(quantity).toBeGreaterThanOrEqual(0)
          expect(quantity).toBeLessThanOrEqual(maxQuantity ?? MAX_LINE_QUANTITY)
        }
      }),
    )
  })
})

test('B5: the subtotal is the sum of price × quantity', () => {
  const lines = [line({ unitPrice: 28_990_000, quantity: 2 }), line({ productId: 2, unitPrice: 1, quantity: 3 })]
  expect(subtotal(lines)).toBe(57_980_003)
  expect(unitCount(lines)).toBe(5)
  expect(subtotal([])).toBe(0)
})
