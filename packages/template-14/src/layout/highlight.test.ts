import fc from 'fast-check'
import { expect, test } from 'vitest'
import { highlight } from './highlight.ts'

const found = (text: string, searched: string) =>
  highlight(text, searched)
    .filter(({ isFound }) => isFound)
    .map((piece) => piece.text)

test.each([
  ['El río que piensa', 'rio', ['río']],
  ['El río que piensa', 'PIENSA el', ['El', 'piensa']],
  ['Nadie baila', 'zamba', []],
  ['Nadie baila', '  ', []],
])('in %j, asked for %j', (text, searched, parts) => {
  expect(found(text, searched)).toEqual(parts)
})

test('whatever is searched, the parts joined are the text', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, searched) => {
      expect(
        highlight(text, searched)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text.normalize('NFC'))
    }),
  )
})
