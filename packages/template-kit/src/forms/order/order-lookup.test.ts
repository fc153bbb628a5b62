import { describe, expect, test } from 'vitest'
import { readOrderLookup } from './order-lookup.ts'

describe('looking up an order (V3)', () => {
  const lookUp = (number: string, idNumber: string) => readOrderLookup(new URLSearchParams({ number, idNumber }))

  test('requires both fields, and digits in the number', () => {
    expect(lookUp('', '').reply().error).toEqual({ number: ['invalid.required'], idNumber: ['invalid.required'] })
    expect(lookUp('abc', '1').reply().error).toEqual({ number: ['invalid.numeric'] })
  })

  test('normalises the ID in the same way as checkout', () => {
    const submission = lookUp(' 1042 ', '1.020.304-050')
    expect(submission.status === 'success' && submission.value).toEqual({ number: '1042', idNumber: '1020304050' })
  })
})
