import { expect, test } from 'vitest'
import { keepUnits, sizeOf, unitPrice } from './unit-line.ts'

test.each([
  ['Zanahoria 1 kg', 1000, 'g'],
  ['Mora de Castilla 500 g', 500, 'g'],
  ['Yogur natural 1,5 L', 1500, 'ml'],
  ['Aguacate fuerte ×4', 4, 'unit'],
  ['Huevos x12', 12, 'unit'],
])('%s', (name, amount, of) => {
  expect(sizeOf(name)).toMatchObject({ amount, of })
})

test('a number alone is no size', () => {
  expect(sizeOf('Chocolate 70 %')).toBeNull()
  expect(sizeOf('Talla 3XL')).toBeNull()
})

test('the price of a kilo, a litre, a unit; null for what is exactly one of them', () => {
  expect(unitPrice(150, { amount: 500, of: 'g' })).toBe(300)
  expect(unitPrice(240, { amount: 4, of: 'unit' })).toBe(60)
  expect(unitPrice(90, { amount: 1000, of: 'g' })).toBeNull()
})

test.each([
  ['Mora de Castilla 500 g', 'Mora de Castilla 500\u00a0g'],
  ['Yogur natural 1,5 L', 'Yogur natural 1,5\u00a0L'],
  ['Huevos de campo ×12', 'Huevos de campo\u00a0×12'],
  ['Caja de 6 grandes', 'Caja de 6 grandes'],
])('a figure stays beside its unit: %s', (name, said) => {
  expect(keepUnits(name)).toBe(said)
})
