import fc from 'fast-check'
import { expect, test } from 'vitest'
import { marked } from './marked.ts'

const found = (text: string, asked: string) =>
  marked(text, asked)
    .filter(({ isFound }) => isFound)
    .map((piece) => piece.text)

test.each([
  ['El río que piensa', 'rio', ['río']],
  ['El río que piensa', 'PIENSA el', ['El', 'piensa']],
  ['Nadie baila', 'zamba', []],
  ['Nadie baila', '  ', []],
])('in %j, asked for %j', (text, asked, pieces) => {
  expect(found(text, asked)).toEqual(pieces)
})

test('whatever is asked for, the pieces are the text', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, asked) => {
      expect(
        marked(text, asked)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text.normalize('NFC'))
    }),
  )
})
