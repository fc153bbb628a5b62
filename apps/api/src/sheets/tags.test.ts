import { describe, expect, test } from 'vitest'
import { groupedByTags } from './tags.ts'
import { read, SHOPIFY } from './testing.ts'

describe('tags', () => {
  const tagged = (type: string) =>
    read(
      `${SHOPIFY},Type,Tags
tee,Tee,,,,true,Title,Default Title,,,,,deny,5,,,,,active,${type},"cotton, men"
hat,Hat,,,,true,Title,Default Title,,,,,deny,5,,,,,active,,men
bag,Bag,,,,true,Title,Default Title,,,,,deny,5,,,,,active,,`.replace('Vendor,Type,', 'Vendor,Kind,'),
    ).products

  test('are categories where a file has no other, the commonest of a product first', () => {
    const { products, leftOut } = groupedByTags(tagged(''))
    expect(products.map(({ draft }) => draft.category)).toEqual(['men', 'men', null])
    expect(leftOut).toEqual({ products: 1, examples: ['cotton'] })
  })

  test('are left out and counted where it has', () => {
    const { products, leftOut } = groupedByTags(tagged('Shirts'))
    expect(products.map(({ draft }) => draft.category)).toEqual(['Shirts', null, null])
    expect(leftOut).toEqual({ products: 2, examples: ['cotton', 'men'] })
  })
})
