import { expect, test } from 'vitest'
import { articleIdFrom } from './article.ts'

test.each([
  ['como-se-cose-un-dobladillo-12', 12],
  ['12', 12],
  ['talla-38-7', 7],
  ['sin-numero', null],
  ['cero-0', null],
  ['pegado12', null],
  ['', null],
])('the address %j means the article %j', (slug, id) => {
  expect(articleIdFrom(slug)).toBe(id)
})
