import { fixtures } from '@store/template-kit/fixtures'
import { describe, expect, test } from 'vitest'
import { comparable } from './side-by-side.tsx'

const { plain, noPhoto, promotion, variants } = fixtures.products
const of = (id: number, name: string) => ({ ...plain, id, category: { id: 1, name } })

describe('products compared on the home page', () => {
  test('are three of the category with most products, best sellers first', () => {
    const sellers = [of(1, 'Audio'), of(2, 'Video'), of(3, 'Video')]
    const group = comparable(sellers, [of(4, 'Video'), of(3, 'Video'), of(5, 'Video')])
    expect(group?.category).toBe('Video')
    expect(group?.products.map(({ id }) => id)).toEqual([2, 3, 4])
  })

  test('are none where products have no facts', () => {
    expect(comparable([], [])).toBeNull()
    expect(comparable([plain], [])).toBeNull()
    expect(comparable([noPhoto, { ...noPhoto, id: 9 }], [])).toBeNull()
    expect(comparable([promotion], [variants])).toBeNull()
  })
})
