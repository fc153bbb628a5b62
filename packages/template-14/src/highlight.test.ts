import fc from 'fast-check'
import { expect, test } from 'vitest'
import { highlight } from './highlight.ts'

const found = (text: string, asked: string) =>
  highlight(text, asked)
    .filter(({ isFound }) => isFound)
    .map((piece) => piece.text)

test.each([
  ['El río que piensa', 'rio', ['río']],
  ['El río que piensa', 'PIENSA el', ['El', 'piensa']],
  ['Nadie baila', 'zamba', []],
  ['Nadie baila', '  ', []],
])('in %j, asked for %j', (text, asked, parts) => {
  expect(found(text, asked)).toEqual(parts)
})

test('whatever is searched, the parts joined are the text', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, asked) => {
      expect(
        highlight(text, asked)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text.normalize('NFC'))
    }),
  )
})
