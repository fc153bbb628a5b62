import { expect, test } from 'vitest'
import { wrongWith } from './adversarial.mjs'

/** Answers each of which costs so many milliseconds of processor time. */
const answersOf = (...costs) => {
  let spent = 0
  let asked = 0
  const ask = async () => {
    spent += costs[asked++]
    return 400
  }
  return wrongWith(ask, () => spent)
}

test('an answer that costs too much each time is wrong, one that did once is not', async () => {
  expect(await answersOf(900, 251, 700)).toBe('251 ms')
  expect(await answersOf(900, 251, 20)).toBeNull()
  expect(await answersOf(250)).toBeNull()
})

test('an answer that fails is wrong however quick, and is not asked for again', async () => {
  expect(await wrongWith(async () => 500)).toBe('500')
})
