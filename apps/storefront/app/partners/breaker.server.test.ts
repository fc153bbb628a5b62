import { describe, expect, test } from 'vitest'
import { CircuitOpen, createBreaker } from './breaker.server.ts'

class Refusal extends Error {}

/** A service that fails on demand, behind a breaker, and a clock that the test sets. */
function service() {
  let clock = 0
  let calls = 0
  let problem: Error | null = null
  const ask = createBreaker(
    'lender',
    (thrown) => !(thrown instanceof Refusal),
    () => clock,
  )
  return {
    ask: () =>
      ask(async () => {
        calls++
        if (problem) throw problem
        return 'lent'
      }).catch((thrown) => (thrown instanceof CircuitOpen ? 'rests' : 'failed')),
    calls: () => calls,
    fail: (next: Error | null) => {
      problem = next
    },
    pass: (ms: number) => {
      clock += ms
    },
  }
}
const times = async (count: number, ask: () => Promise<string>) => {
  const answers: string[] = []
  for (let i = 0; i < count; i++) answers.push(await ask())
  return answers
}

describe('a service of others (C29, C30)', () => {
  test('is left alone after five failures in a row, for half a minute', async () => {
    const { ask, fail, calls, pass } = service()
    fail(new Error('away'))
    expect(await times(7, ask)).toEqual([...Array(5).fill('failed'), 'rests', 'rests'])
    expect(calls()).toBe(5)
    pass(29_999)
    expect(await ask()).toBe('rests')
    pass(1)
    expect(await ask()).toBe('failed')
    expect(await ask()).toBe('rests')
    expect(calls()).toBe(6)
  })

  test('is tried by one after its rest, and answers everybody again when that went well', async () => {
    const { ask, fail, pass, calls } = service()
    fail(new Error('away'))
    await times(5, ask)
    fail(null)
    pass(30_000)
    expect((await Promise.all([ask(), ask(), ask()])).sort()).toEqual(['lent', 'rests', 'rests'])
    expect(await times(3, ask)).toEqual(['lent', 'lent', 'lent'])
    expect(calls()).toBe(9)
  })

  test('is not taken from everybody by failures with answers between them, nor by refusals', async () => {
    const { ask, fail } = service()
    for (let i = 0; i < 4; i++) {
      fail(new Error('away'))
      await times(4, ask)
      fail(null)
      expect(await ask()).toBe('lent')
    }
    fail(new Refusal('who are you?'))
    expect(await times(8, ask)).toEqual(Array(8).fill('failed'))
    fail(null)
    expect(await ask()).toBe('lent')
  })
})
