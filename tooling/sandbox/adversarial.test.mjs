import { expect, test } from 'vitest'
import { wrongWith } from './adversarial.mjs'

/** Checks a service whose answers take these milliseconds of processor time, one after the other. */
const answersOf = (...costs) => {
  let spent = 0
  let asked = 0
  const ask = async () => {
    spent += costs[asked++]
    return 400
  }
  return wrongWith(ask, () => spent)
}

test('an answer is wrong if it takes too long each time, not if it did so once', async () => {
  expect(await answersOf(900, 251, 700)).toBe('251 ms')
  expect(await answersOf(900, 251, 20)).toBeNull()
  expect(await answersOf(250)).toBeNull()
})

test('an answer with status 500 is wrong even if it is quick, and is not repeated', async () => {
  expect(await wrongWith(async () => 500)).toBe('500')
})
