import { itemsFromText, type Product } from '@store/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fixtures } from '../fixtures/index.ts'
import { axisField, axisValue, requestedItems } from './requested-items.ts'

const { oneVariant, plain, variants } = fixtures.products
const itemsOf = (search: Record<string, string> | string) => requestedItems(new URLSearchParams(search))

/** The items of the address that a product's form submits with these values. */
const formOf = (product: Product, values: readonly string[], quantity = '1') =>
  itemsOf({
    product: String(product.id),
    ...Object.fromEntries(values.map((value, axis) => [axisField(axis), axisValue(product, axis, value)])),
    quantity,
  })

describe('the items in a checkout address', () => {
  test('are those of the cart', () => {
    expect(itemsOf('items=12:2,15.340:1')).toBe('12:2,15.340:1')
    expect(itemsOf('')).toBe(null)
  })

  test('are the product of a form that was submitted without JavaScript', () => {
    expect(formOf(plain, [], '3')).toBe('101:3')
    expect(formOf(variants, ['M', 'Crudo'])).toBe('102.1021:1')
    expect(formOf(variants, ['L', 'Añil'], '2')).toBe('102.1024:2')
  })

  test('are read for products with one or three options', () => {
    expect(formOf(oneVariant, ['Crudo'])).toBe('104.1041:1')
    const [variant] = variants.variants
    const threeOptions: Product = {
      ...variants,
      options: ['a', 'b', 'c'].map((name) => ({ name, values: ['1', '2'] })),
      variants: ['111', '112', '121', '211'].map((id) => ({
        ...(variant as Product['variants'][number]),
        id,
        values: [...id],
      })),
    }
    expect(formOf(threeOptions, ['1', '1', '2'])).toBe('102.112:1')
    expect(formOf(threeOptions, ['2', '2', '2'])).toBe('102:1')
  })

  test('have no variant if a value is missing or no variant has the values, so that the quote asks for one', () => {
    expect(formOf(variants, ['M'])).toBe('102:1')
    expect(formOf(variants, [])).toBe('102:1')
    expect(itemsOf({ product: '102', of0: '1021', of1: '1024' })).toBe('102:1')
  })

  test('keep an invalid quantity, so that the quote refuses it with a reason', () => {
    expect(formOf(plain, [], '0')).toBe('101:0')
    expect(formOf(plain, [], '-1')).toBe('101:-1')
    expect(formOf(plain, [], '')).toBe('101:1')
    expect(formOf(plain, [], 'dos')).toBe('101:0')
  })

  test('have the right variant for any values and any characters in its id', () => {
    const anyProduct = fc
      .record({
        sizes: fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 4 }),
        colours: fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 4 }),
        seed: fc.string(),
      })
      .map(
        ({ sizes, colours, seed }): Product => ({
          ...variants,
          options: [
            { name: 'a', values: sizes },
            { name: 'b', values: colours },
          ],
          variants: sizes.flatMap((size, i) =>
            colours.map((colour, j) => ({
              ...(variants.variants[0] as Product['variants'][number]),
              id: `${seed}/${i},${j}.é`,
              values: [size, colour],
            })),
          ),
        }),
      )
    fc.assert(
      fc.property(anyProduct, (product) => {
        for (const { id, values } of product.variants) {
          const [line] = itemsFromText(formOf(product, values))
          expect(line).toMatchObject({ productId: product.id, variantId: id.replace(/\p{Surrogate}/gu, '\ufffd') })
        }
      }),
    )
  })

  test('are read without error from any address', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('product', 'of0', 'of1', 'quantity', 'items'), fc.string()),
        (search) => {
          itemsFromText(itemsOf(search))
        },
      ),
    )
  })
})
