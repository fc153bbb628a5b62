import type { Product } from '@store/core'
import { fixtures } from '@store/template-kit/fixtures'
import { expect, test } from 'vitest'
import { issueOf } from './issue.ts'

const { manyProducts } = fixtures
const soldOut: Product = { ...fixtures.products.soldOut, id: 9001, featured: true }
const noPhoto: Product = { ...fixtures.products.plain, id: 9002, images: [], featured: true }
const home = (products: readonly Product[]) => ({ products, promotions: [], bestSellers: [], articles: [] })
const reducedBy = (percent: number) => ({
  promotion: { percent },
  price: (100 - percent) * 1000,
  compareAt: 100_000,
  variants: [],
  options: [],
})
const ids = (products: readonly (Product | null)[]) => products.flatMap((product) => product?.id ?? [])

test('a shop without products has an empty home page', () => {
  const nothing = { cover: null, line: null, spread: null, facing: null, newIn: [], offers: [], reduction: null }
  expect(issueOf(home([]))).toEqual(nothing)
})

test('a sold out product is never the first one, and products with a picture come before those without', () => {
  expect(issueOf(home([soldOut])).cover).toBeNull()
  const [pictured] = manyProducts.filter(({ images, options }) => images.length > 0 && options.length === 0)
  expect(pictured).toBeDefined()
  if (pictured) expect(issueOf(home([noPhoto, pictured])).cover?.id).toBe(pictured.id)
})

test.each([
  ['without offers', []],
  ['with offers', manyProducts],
  ['where everything is reduced', manyProducts.map((product) => ({ ...product, ...reducedBy(20) }))],
])('no product appears twice: a shop %s', (_, promotions) => {
  const issue = issueOf({ ...home([...manyProducts, ...manyProducts]), promotions })
  const printed = ids([issue.cover, issue.line, issue.spread, issue.facing, ...issue.newIn, ...issue.offers])
  expect(new Set(printed).size).toBe(printed.length)
})

test('only a shop with enough products has a second spread', () => {
  const simple = manyProducts.map((product) => ({ ...product, active: true }))
  expect(issueOf(home(simple.slice(0, 4))).facing).toBeNull()
  expect(issueOf(home(simple)).facing).not.toBeNull()
})

test('the newest products come first; the largest reductions come first among the offers', () => {
  const { newIn } = issueOf(home(manyProducts))
  expect(ids(newIn)).toEqual(ids(newIn).toSorted((a, b) => b - a))
  const reduced = [10, 40, 25, 30].map((percent, index) => ({
    ...fixtures.products.promotion,
    id: 500 + index,
    ...reducedBy(percent),
  }))
  const percents = (promotions: readonly Product[]) =>
    issueOf({ ...home([]), promotions }).offers.map(({ promotion }) => promotion?.percent)
  expect(percents(reduced)).toEqual([40, 30, 25])
})

test('fewer than three offers are a figure without products, which are elsewhere on the page', () => {
  const reduced = manyProducts.slice(0, 2).map((product) => ({ ...product, ...reducedBy(20) }))
  const { offers, reduction, newIn } = issueOf({ ...home(manyProducts.slice(2, 4)), promotions: reduced })
  expect(offers).toEqual([])
  expect(reduction?.promotion?.percent).toBe(20)
  expect(ids(newIn).toSorted()).toEqual(ids(reduced).toSorted())
})
