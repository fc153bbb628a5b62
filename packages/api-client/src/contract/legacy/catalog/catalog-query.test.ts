import { describe, expect, test } from 'vitest'
import { decodeInput, endpoints } from '../../index.ts'

describe('a catalogue query of another client (C22)', () => {
  const queryFor = (query: object) => {
    const read = decodeInput(endpoints.listProducts, { query: { storeId: '7', active: '1', ...query } })
    return read.ok ? read.value.query : read.issues
  }

  test('has the first page of 24 where it says nothing, and never more than 100', () => {
    expect(queryFor({})).toMatchObject({ shopId: 7, page: 1, limit: 24, sort: 'featured', minPrice: null })
    expect(queryFor({ page: '0', limit: '5000' })).toMatchObject({ page: 1, limit: 100 })
    expect(queryFor({ page: '', limit: '' })).toMatchObject({ page: 1, limit: 24 })
  })

  test('one price bound is enough', () => {
    expect(queryFor({ 'min-price': '', 'max-price': '99.9' })).toMatchObject({ minPrice: null, maxPrice: 9990 })
  })

  test.each([
    [{ alphabetic: 'ASC', price: 'DESC', 'top-sales': '1' }, 'priceDesc'],
    [{ alphabetic: 'DESC', 'top-sales': '1' }, 'nameDesc'],
    [{ 'top-sales': '1', sort: 'promotion' }, 'bestSellers'],
    [{ sort: 'promotion' }, 'promotions'],
    [{ sort: 'variants' }, 'withVariants'],
    [{ alphabetic: '', price: '' }, 'featured'],
  ])('%o sorts by %s', (query, sort) => {
    expect(queryFor(query)).toMatchObject({ sort })
  })

  test('promotion and variants are filters', () => {
    expect(queryFor({ promotion: '1', variants: '1' })).toMatchObject({
      promotion: true,
      withVariants: true,
      sort: 'featured',
    })
  })

  test('without a shop there is nothing to answer', () => {
    expect(queryFor({ storeId: '' })).toEqual([
      { path: 'query.storeId', message: 'expected integer', code: 'wrongType' },
    ])
  })
})
