import { expect, test } from 'vitest'
import { gtinOf } from './gtin.ts'

test.each([
  ['7702004003508', '7702004003508'],
  ['7702004003509', null],
  ['978-0-306-40615-7', '9780306406157'],
  ['036000291452', '036000291452'],
  ['96385074', '96385074'],
  ['10012345678902', '10012345678902'],
  ['00000000', null],
  ['ABC-123', null],
  ['12345', null],
  ['', null],
  [null, null],
])('the worldwide number of the barcode %j is %j', (barcode, gtin) => {
  expect(gtinOf(barcode)).toBe(gtin)
})
