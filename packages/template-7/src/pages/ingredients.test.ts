import type { SafeHtml } from '@store/core'
import { expect, test } from 'vitest'
import { ingredientsOf } from './ingredients.ts'

const of = (html: string) => ingredientsOf(html as SafeHtml)

test('the ingredients of a recipe are the products it links to, each once, in its order', () => {
  expect(
    of(
      '<p><a href="/productos/papa-chola-2-kg-12">papa</a>, <a href="/wa/huerta/productos/queso-7?x=1">queso</a>, <a href="/productos/papa-chola-2-kg-12">más papa</a></p>',
    ),
  ).toEqual([12, 7])
})

test('other links are no ingredients', () => {
  expect(
    of('<a href="/blog/locro-3">locro</a> <a href="/productos?q=9">9</a> <a href="https://example.org/5">5</a>'),
  ).toEqual([])
  expect(ingredientsOf(null)).toEqual([])
})
