import { expect, test } from 'vitest'
import { filtersIn, isAboutStock, queryOf, wrongIn } from './filters.ts'

const money = { currency: 'COP', country: 'CO' }
const search = (text: string) => new URLSearchParams(text)

test.each([
  ['', {}],
  ['q= lino &category=Ropa&brand=Ana&tag=7', { q: 'lino', category: 'Ropa', brand: 'Ana', tag: 7 }],
  ['priceFrom=45.000&priceTo=90.000', { priceFrom: 45_000_00, priceTo: 90_000_00 }],
  ['priceFrom=mucho&tag=x&stock=many', {}],
  ['stock=out', { stocked: false }],
  ['stock=low', { stocked: true, low: true }],
  ['stock=in&view=drafts', { stocked: true, status: 'draft' }],
  ['stock=in&view=out', { stocked: false }],
  ['changed=week', { changedSince: '2026-03-01T12:00:00.000Z' }],
  ['changed=century', {}],
])('«%s» is asked for as %j', (address, query) => {
  expect(queryOf(search(address), money, new Date('2026-03-08T12:00:00Z'))).toEqual(query)
})

test('what cannot be read as a price is named', () => {
  expect(wrongIn(filtersIn(search('priceFrom=mucho&priceTo=9')), money)).toEqual(['priceFrom'])
  expect([isAboutStock(search('view=low')), isAboutStock(search('view=noPhoto'))]).toEqual([true, false])
})
