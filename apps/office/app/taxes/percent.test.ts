import { expect, it } from 'vitest'
import { percentText, readPercent } from './percent.ts'

it.each([
  ['19', 1_900],
  ['19 %', 1_900],
  ['10,5', 1_050],
  ['10.5%', 1_050],
  ['0', 0],
  ['0,29', 29],
  ['100,00', 10_000],
  ['100,01', null],
  ['1,234', null],
  ['-1', null],
  ['mucho', null],
  ['', null],
])('%j is %j hundredths of a percent', (typed, percent) => {
  expect(readPercent(typed)).toBe(percent)
})

it('a percentage is written in the reader’s language', () => {
  expect([percentText(1_900, 'es'), percentText(1_050, 'fr'), percentText(1_050, 'en')]).toEqual([
    ...['19\u00a0%', '10,5\u00a0%', '10.5\u00a0%'],
  ])
})
