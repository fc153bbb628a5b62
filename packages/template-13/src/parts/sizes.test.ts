import type { Product } from '@store/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { comesInMySize, kindOf, NO_SIZES, readMySizes, sizeAxis, sizesOf, sortSizes } from './sizes.ts'

type Sized = Pick<Product, 'options' | 'variants' | 'active'>
const sized = (name: string, units: Readonly<Record<string, number>>): Sized => ({
  active: true,
  options: [{ name, values: Object.keys(units) }],
  variants: Object.entries(units).map(([value, left]) => ({
    id: value,
    values: [value],
    enabled: true,
    price: 100,
    compareAt: null,
    units: left,
    sku: null,
  })),
})

describe('which option is the size', () => {
  test.each(['Talla', 'tallas', 'Talle', 'Número', 'Size', 'Shoe size', 'Tamanho', 'Taille', 'Pointure'])(
    '%s',
    (name) => {
      const color = { name: 'Color', values: ['Azul'] }
      expect(sizeAxis([color, { name, values: ['Chica', 'Grande'] }])).toBe(1)
    },
  )

  test('the one whose values are sizes, if the names do not tell; else none', () => {
    expect(sizeAxis([{ name: 'Opción', values: ['CH', 'M', 'XL'] }])).toBe(0)
    expect(sizeAxis([{ name: 'Peso', values: ['5 kg', '10 kg'] }])).toBe(-1)
    expect(sizeAxis([{ name: 'Tallado', values: ['Pino', 'Roble'] }])).toBe(-1)
  })
})

test('sizes of shoes are whole and half numbers with or without a system; sizes of clothes are letters', () => {
  for (const shoes of ['27', '27.5', '26,5', '27 MX', 'EU 42']) expect(kindOf(shoes), shoes).toBe('shoes')
  for (const clothes of ['CH', 'XL', '2XL', 'Única']) expect(kindOf(clothes), clothes).toBe('clothes')
})

test('sizes are sorted in ascending order in every language', () => {
  expect(sortSizes(['XG', 'CH', 'G', 'M', 'CH'])).toEqual(['CH', 'M', 'G', 'XG'])
  expect(sortSizes(['XL', 'S', 'XXL', 'M', 'L', 'XS'])).toEqual(['XS', 'S', 'M', 'L', 'XL', 'XXL'])
  expect(sortSizes(['30', '25', '27.5', '27'])).toEqual(['25', '27', '27.5', '30'])
})

describe('products in my size', () => {
  const shoe = sized('Talla', { 26: 3, 27: 0 })
  test('are for sale in it', () => {
    expect(comesInMySize(shoe, { shoes: '26', clothes: null })).toBe(true)
    expect(comesInMySize(shoe, { shoes: '27', clothes: null })).toBe(false)
    expect(comesInMySize(shoe, { shoes: '31', clothes: null })).toBe(false)
  })

  test('or have no size of a kind that was chosen', () => {
    expect(comesInMySize(shoe, { shoes: null, clothes: 'M' })).toBe(true)
    expect(comesInMySize({ active: true, options: [], variants: [] }, { shoes: '31', clothes: 'M' })).toBe(true)
  })

  test('a size is sold out only if all its variants are', () => {
    const colours: Sized = {
      active: true,
      options: [
        { name: 'Color', values: ['Azul', 'Rojo'] },
        { name: 'Talla', values: ['M'] },
      ],
      variants: ['Azul', 'Rojo'].map((color, at) => ({
        id: color,
        values: [color, 'M'],
        enabled: true,
        price: 100,
        compareAt: null,
        units: at,
        sku: null,
      })),
    }
    expect(sizesOf(colours)).toEqual([{ value: 'M', availability: 'available' }])
    expect(sizesOf({ ...colours, active: false })).toEqual([{ value: 'M', availability: 'notAvailable' }])
  })

  test('are all products if no size was chosen', () => {
    const units = fc.dictionary(fc.constantFrom('25', '26', 'CH', 'M', 'XG', 'Única'), fc.nat(3))
    fc.assert(
      fc.property(units, fc.boolean(), (of, active) => comesInMySize({ ...sized('Talla', of), active }, NO_SIZES)),
    )
  })

  test('are all products that can be bought in the size', () => {
    const units = fc.dictionary(fc.constantFrom('25', '26', '27'), fc.nat(2), { minKeys: 1 })
    const mine = fc.constantFrom('25', '26', '27', '28')
    fc.assert(
      fc.property(units, mine, (of, shoes) => {
        expect(comesInMySize(sized('Talla', of), { shoes, clothes: null })).toBe((of[shoes] ?? 0) > 0)
      }),
    )
  })
})

test('whatever is stored can be read; unknown values are no size', () => {
  expect(readMySizes({ shoes: '27', clothes: 'M' })).toEqual({ shoes: '27', clothes: 'M' })
  expect(readMySizes({ shoes: 27, clothes: '' })).toEqual(NO_SIZES)
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      const { shoes, clothes } = readMySizes(stored)
      for (const size of [shoes, clothes]) expect(size === null || typeof size === 'string').toBe(true)
    }),
  )
})
