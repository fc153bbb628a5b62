import { expect, it } from 'vitest'
import { readReduction, reductionText } from './reduction.ts'

const money = { currency: 'COP', country: 'CO' }

it.each([
  ['10 %', { kind: 'percentage', percent: 10 }],
  ['12,5%', { kind: 'percentage', percent: 12.5 }],
  ['$ 5.000', { kind: 'fixed', amount: 5_000_00 }],
  ['5000', { kind: 'fixed', amount: 5_000_00 }],
  ['0 %', null],
  ['101 %', null],
  ['0', null],
  ['-5.000', null],
  ['mucho', null],
  ['', null],
])('%j takes off %o', (typed, reduction) => {
  expect(readReduction(typed, money)).toEqual(reduction)
})

it('is typed as it is shown', () => {
  for (const reduction of [
    { kind: 'percentage', percent: 7.25 },
    { kind: 'fixed', amount: 12_900_00 },
  ] as const)
    expect(readReduction(reductionText(reduction, money), money)).toEqual(reduction)
})
