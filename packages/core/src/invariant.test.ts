import { expect, test } from 'vitest'
import { invariant } from './invariant.ts'

test('a broken invariant names what must be true', () => {
  expect(() => invariant(false, 'a shop has a name')).toThrow('a shop has a name')
  expect(() => invariant(true, 'a shop has a name')).not.toThrow()
})
