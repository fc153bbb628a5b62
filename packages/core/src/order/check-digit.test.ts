import { expect, test } from 'vitest'
import { hasWrongCheckDigit } from './check-digit.ts'

test.each(['890903938-8', '899.999.027-8', '900123456-8', ' 900 123 456 – 8 ', '1020304050-0', '800197268-4'])(
  'the check digit of %s is its own',
  (nit) => {
    const digits = nit.trim().slice(0, -1)
    const right = [...'0123456789'].filter((digit) => !hasWrongCheckDigit(digits + digit))
    expect(right).toHaveLength(1)
  },
)

test.each(['890903938-8', '899.999.027-8', '900123456-8', '800197268-4'])('%s is right', (nit) => {
  expect(hasWrongCheckDigit(nit)).toBe(false)
})

test.each(['890903938-7', '899.999.027-0', '900123456-7', '900123465-8'])('%s is mistyped', (nit) => {
  expect(hasWrongCheckDigit(nit)).toBe(true)
})

test.each(['900123456', '9001234567', '1020304050', '', 'AB-123456', '12-3', '900123456-78'])(
  'of %s nothing is said: it has no check digit',
  (nit) => {
    expect(hasWrongCheckDigit(nit)).toBe(false)
  },
)
