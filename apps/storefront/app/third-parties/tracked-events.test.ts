import type { CartLine } from '@store/core'
import { fixturesFor } from '@store/template-kit/fixtures'
import { expect, test } from 'vitest'
import { added, checkout, plainAddress, viewed } from './tracked-events.ts'

const line = (over: Partial<CartLine> = {}) => ({
  productId: 7,
  variantId: '11',
  name: 'Camisa',
  variant: ['M', 'Azul'],
  unitPrice: 4_990_000,
  quantity: 2,
  ...over,
})

test('I3: a line is known by the id of the feed, and counted in whole units of the currency', () => {
  expect(added(line(), 'COP')).toEqual({
    kind: 'added',
    currency: 'COP',
    value: 99_800,
    items: [{ id: '7-11', name: 'Camisa', variant: 'M · Azul', price: 49_900, quantity: 2 }],
  })
  expect(checkout([line(), line({ variantId: null, unitPrice: 1050, quantity: 1 })], 'USD')).toMatchObject({
    value: 99_810.5,
    items: [{ id: '7-11' }, { id: '7', price: 10.5 }],
  })
})

test('I3: a product with variants is viewed as the group that its variants are of in the feed', () => {
  for (const product of Object.values(fixturesFor('es').products))
    expect(viewed(product, 'COP')).toMatchObject({
      isGroup: product.options.length > 0,
      items: [{ id: String(product.id) }],
    })
})

test.each([
  [
    'https://alborada.example/productos?q=lino&utm_source=carta',
    'https://alborada.example/productos?q=lino&utm_source=carta',
  ],
  ['https://alborada.example/?mail=ana%40correo.example&utm_source=a', 'https://alborada.example/?utm_source=a'],
  ['https://alborada.example/contacto?tel=%2B57%20310%20555%200101#x', 'https://alborada.example/contacto'],
])('%s is told as %s', (href, told) => {
  expect(plainAddress(href)).toBe(told)
})
