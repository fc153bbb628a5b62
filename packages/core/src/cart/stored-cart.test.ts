import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleProduct, sampleShirt } from '../product/sample-product.ts'
import { addLine, emptyCart } from './cart.ts'
import { lineFrom } from './cart-line.ts'
import { repairCart } from './stored-cart.ts'

const whole = [lineFrom(sampleProduct({ id: 2 }), null, 2), lineFrom(sampleShirt(), '14')]
  .filter((line) => line !== null)
  .reduce(addLine, emptyCart(7))

describe('repairCart (S4)', () => {
  test('gives a whole cart back as it was, parsed or as text', () => {
    expect(repairCart(JSON.parse(JSON.stringify(whole)), 7)).toEqual(whole)
    expect(repairCart(JSON.stringify(whole), 7)).toEqual(whole)
  })
  test('another shop’s cart is no cart', () => {
    expect(repairCart(whole, 8)).toEqual(emptyCart(8))
  })
  test.each([
    ['nothing', null],
    ['no text', ''],
    ['half a text', JSON.stringify(whole).slice(0, 40)],
    ['a number', 5],
    ['a list', [1, 2]],
    ['no lines', { shopId: 7 }],
    [
      'lines of nonsense',
      { shopId: 7, lines: [null, 1, 'x', {}, { productId: '1' }, { productId: -1 }, { productId: 0 }] },
    ],
  ])('%s is an empty cart', (_, stored) => {
    expect(repairCart(stored, 7)).toEqual(emptyCart(7))
  })
  test('what is lost of a line is left to the cart check', () => {
    expect(
      repairCart({ shopId: 7, lines: [{ productId: 5, quantity: 3.7, unitPrice: -1, variant: ['M', 4] }] }, 7).lines,
    ).toEqual([
      {
        productId: 5,
        variantId: null,
        slug: '',
        name: '',
        variant: ['M'],
        image: null,
        unitPrice: 0,
        compareAt: null,
        quantity: 3,
        freeShipping: false,
        maxQuantity: null,
        supplier: null,
        message: null,
      },
    ])
  })
  test('lines stored twice become one, a line without a quantity is one unit', () => {
    const stored = { shopId: 7, lines: [{ productId: 5, quantity: 2 }, { productId: 5 }] }
    expect(repairCart(stored, 7).lines.map(({ quantity }) => quantity)).toEqual([3])
  })
  test('never throws on any JSON, and its result is settled', () => {
    const nearly = fc.record({
      shopId: fc.constantFrom(7, '7', null),
      lines: fc.oneof(
        fc.jsonValue(),
        fc.array(
          fc.record(
            {
              productId: fc.oneof(fc.integer(), fc.jsonValue()),
              variantId: fc.jsonValue(),
              quantity: fc.oneof(fc.double(), fc.jsonValue()),
              maxQuantity: fc.jsonValue(),
              variant: fc.jsonValue(),
              unitPrice: fc.jsonValue(),
            },
            { requiredKeys: [] },
          ),
        ),
      ),
    })
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.json(), fc.string(), nearly), (stored) => {
        const cart = repairCart(stored, 7)
        expect(repairCart(JSON.stringify(cart), 7)).toEqual(cart)
      }),
      { numRuns: 500 },
    )
  })
})
