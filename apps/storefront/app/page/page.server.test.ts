import { expect, test } from 'vitest'
import { middlewareNamed, pageNumber } from './page.server.ts'

test('E7: a page that names a middleware nobody wrote says which', () => {
  expect(() => middlewareNamed('nada')).toThrow(
    expect.objectContaining({ data: { message: 'Unknown middleware nada' }, init: { status: 500 } }),
  )
  expect(() => middlewareNamed('constructor')).toThrow()
})

test.each([
  ['', 1],
  ['?page=3', 3],
  ['?page=0', 1],
  ['?page=-2', 1],
  ['?page=2e3', 1],
  ['?page=99999', 1],
])('the page number of “%s” is %i', (search, page) => {
  expect(pageNumber(new Request(`http://alborada.localhost/blog${search}`))).toBe(page)
})
