import { expect, test } from 'vitest'
import { searchedFor } from './searched-for.ts'

test.each([
  [null, ''],
  ['  ruana ', 'ruana'],
  ['a'.repeat(120), 'a'.repeat(100)],
  [`${'a'.repeat(99)}😀`, 'a'.repeat(99)],
  [`${'a'.repeat(98)}😀`, `${'a'.repeat(98)}😀`],
])('%s is looked for as %s', (typed, text) => {
  expect(searchedFor(typed)).toBe(text)
})
