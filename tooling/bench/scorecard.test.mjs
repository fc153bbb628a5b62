import { expect, test } from 'vitest'
import { check } from './consistency.mjs'
import { holes, ranGreen } from './figures.mjs'
import { resultOf } from './scorecard.mjs'

const silent = holes({ code: 3, output: 'not checked\n' })

test.each([
  ['holds', [holes({ code: 0, output: '' }), check('secrets', 0, 0)]],
  ['not checked', [silent, check('secrets', 0, 0)]],
  ['BROKEN', [silent, check('secrets', 0, 1)]],
  ['holds', [ranGreen('tests', 3, 0)]],
  ['BROKEN', [ranGreen('tests', 3, 1)]],
  ['BROKEN', [ranGreen('tests', 0, 0)]],
  ['BROKEN', [holes({ code: 1, output: 'a hole' }), check('secrets', 0, 0)]],
])('a figure is said to be: %s', (result, rows) => expect(resultOf(rows)).toBe(result))
