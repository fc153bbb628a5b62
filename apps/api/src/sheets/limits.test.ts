import { describe, expect, test } from 'vitest'
import { UnreadableFile } from './faults.ts'
import { read, SHOPIFY, VENDURE, WOO } from './testing.ts'

const many = (row: (n: number) => string, count = 2001) => Array.from({ length: count }, (_, n) => row(n)).join('\n')
const values = (count: number) => Array.from({ length: count }, (_, n) => `v${n}`).join(', ')
/** A parent, and a variation whose attributes are blank. */
const anyOf = (n: number, ...counts: readonly number[]) => {
  const attributes = counts.map((count, at) => `A${at},"${values(count)}"`)
  return `${n},variable,p${n},Tee,1,1,visible,,,1,,,,,,,,${attributes.join(',')}
v${n},variation,v${n},Tee,1,0,visible,,,1,4,,25,,,p${n},,${attributes.map((_, at) => `A${at},`).join(',')}`
}
const FIVE = `${WOO},${[3, 4, 5].map((n) => `Attribute ${n} name,Attribute ${n} value(s)`).join(',')}`

describe('a product with more variants than a product may have is refused before they are read', () => {
  test.each([
    ['a list', `reference,name,category,price,units,option 1\n${many((n) => `a,Mug,,1,1,v${n}`)}`],
    ['Shopify', `${SHOPIFY}\n${many((n) => `mug,Mug,,,,,Size,v${n},,,,1,deny,5`)}`],
    ['Vendure', `${VENDURE}\nMug,mug,,,,Size,v,,5,1\n${many((n) => `,,,,,,v${n},,5,1`)}`],
    [
      'WooCommerce',
      `${WOO}\n1,variable,tee,Tee,1,1,visible,,,1,,,,,,,,Size,"L, M"\n${many((n) => `v${n},variation,v${n},Tee,1,0,visible,,,1,4,,25,,,tee,,Size,L`)}`,
    ],
    ['blank attributes', `${FIVE}\n${anyOf(1, 100, 100, 100, 100, 100)}`],
  ])('%s', (_, file) => {
    const { products, refused } = read(file)
    expect(products).toEqual([])
    expect(refused.map(({ fault }) => fault)).toEqual([{ code: 'tooManyVariants', most: 2000 }])
  })
})

test('as many as a product may have are read, each value once in its first spelling', () => {
  const rows = many((n) => `a,Mug,,1,1,${n % 2 === 0 ? `Ñandú ${n}` : `NANDU ${n}`}`, 2000)
  const { products, refused } = read(`reference,name,category,price,units,option 1\n${rows}\nb,Cup,,1,1,\n`)
  expect(refused).toEqual([])
  expect(products.map(({ draft }) => draft.variants.length)).toEqual([2000, 0])
  expect(read(`${WOO}\n${anyOf(1, 50, 40)}`).products[0]?.draft.variants).toHaveLength(2000)
})

test('a file whose products have a hundred thousand variants without rows is refused as a whole', () => {
  const file = `${WOO}\n${many((n) => anyOf(n, 50, 40), 52)}`
  expect(() => read(file)).toThrow(new UnreadableFile({ code: 'tooManyVariants', most: 100_000 }))
})
