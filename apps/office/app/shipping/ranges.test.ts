import { describe, expect, it } from 'vitest'
import { closed, NO_END, problemsOf } from './ranges.ts'

const range = (from: number, to: number | null) => ({ from: from * 100, to: to === null ? NO_END : to * 100, price: 1 })

describe('what ranges leave open or cover twice', () => {
  it.each([
    ['nothing, where one begins when another ends', [range(0, 99_999), range(100_000, null)], []],
    ['purchases below the first', [range(100, null)], [{ kind: 'gap', from: 0, to: 100_00 }]],
    ['purchases between two', [range(0, 10), range(20, null)], [{ kind: 'gap', from: 10_01, to: 20_00 }]],
    ['purchases above the last', [range(0, 10)], [{ kind: 'gapAfter', from: 10_01 }]],
    ['what two cover', [range(0, 30), range(20, null)], [{ kind: 'overlap', at: 20_00 }]],
  ])('%s', (_, ranges, problems) => {
    expect(problemsOf(ranges)).toEqual(problems)
  })
})

it('ranges end right before the next one begins, also where merchants write the same amount twice', () => {
  expect(closed([range(100, null), range(0, 100)]).map(({ from, to }) => [from, to])).toEqual([
    [0, 99_99],
    [100_00, NO_END],
  ])
})
