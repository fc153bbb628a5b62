import { itemsFromText, type Product } from '@store/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fixtures } from '../fixtures/index.ts'
import { axisField, axisValue, requestedItems } from './requested-items.ts'

const { oneVariant, plain, variants } = fixtures.products
const ask = (search: Record<string, string> | string) => requestedItems(new URLSearchParams(search))

/** What a product's form sends when these values are chosen. */
const formOf = (product: Product, values: readonly string[], quantity = '1') =>
  ask({
    product: String(product.id),
    ...Object.fromEntries(values.map((value, axis) => [axisField(axis), axisValue(product, axis, value)])),
    quantity,
  })

describe('what a checkout address asks for', () => {
  test('items, as the cart writes them', () => {
    expect(ask('items=12:2,15.340:1')).toBe('12:2,15.340:1')
    expect(ask('')).toBe(null)
  })

  test('a product’s form without JavaScript', () => {
    expect(formOf(plain, [], '3')).toBe('101:3')
    expect(formOf(variants, ['M', 'Crudo'])).toBe('102.1021:1')
    expect(formOf(variants, ['L', 'Añil'], '2')).toBe('102.1024:2')
  })

  test('one axis, or three', () => {
    expect(formOf(oneVariant, ['Crudo'])).toBe('104.1041:1')
    const [variant] = variants.variants
    const threeAxes: Product = {
      ...variants,
      options: ['a', 'b', 'c'].map((name) => ({ name, values: ['1', '2'] })),
      variants: ['111', '112', '121', '211'].map((id) => ({
        ...(variant as Product['variants'][number]),
        id,
        values: [...id],
      })),
    }
    expect(formOf(threeAxes, ['1', '1', '2'])).toBe('102.112:1')
    expect(formOf(threeAxes, ['2', '2', '2'])).toBe('102:1')
  })

  test('a missing or impossible choice is no variant: the quote says which to choose', () => {
    expect(formOf(variants, ['M'])).toBe('102:1')
    expect(formOf(variants, [])).toBe('102:1')
    expect(ask({ product: '102', of0: '1021', of1: '1024' })).toBe('102:1')
  })

  test('an odd quantity is passed on, to be refused with a reason', () => {
    expect(formOf(plain, [], '0')).toBe('101:0')
    expect(formOf(plain, [], '-1')).toBe('101:-1')
    expect(formOf(plain, [], '')).toBe('101:1')
    expect(formOf(plain, [], 'dos')).toBe('101:0')
  })

  test('every choice of every product finds its variant, whatever its id is made of', () => {
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

  test('nothing that can be asked makes reading fail', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('product', 'of0', 'of1', 'quantity', 'items'), fc.string()),
        (search) => {
          itemsFromText(ask(search))
        },
      ),
    )
  })
})
