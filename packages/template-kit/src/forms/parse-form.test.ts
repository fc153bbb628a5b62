import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readContact } from './contact/contact.ts'
import { readOrderLookup } from './order/order-lookup.ts'
import { parseForm } from './parse-form.ts'

const formOf = (...fields: readonly (readonly [string, string])[]) => {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

describe('parseForm', () => {
  test.each([
    ['the highest possible index', [['x[4294967294]', '1']]],
    ['an index in a known field', [['number[80000000]', '1']]],
    ['nested brackets', [['number[a][b][c][0]', '1']]],
    ['ten thousand names', Array.from({ length: 10_000 }, (_, at) => [`n${at}`, 'x'])],
  ] as const)('unknown names are ignored: %s', (_, fields) => {
    const submission = readOrderLookup(formOf(['number', '1001'], ['idNumber', '1020304050'], ...(fields as [])))
    expect(submission.status === 'success' && submission.value).toEqual({ number: '1001', idNumber: '1020304050' })
    expect(JSON.stringify(submission.reply()).length).toBeLessThan(500)
  })

  test.each([' ', '.', '@', 'a.', '(', '-', '0', '١', '\u0301', 'a@a.'])(
    'two hundred thousand of %j in every field are refused',
    (sign) => {
      const long = sign.repeat(200_000 / sign.length)
      const submission = readContact(
        formOf(['name', long], ['email', `a@${long}@`], ['phone', `1${long}`], ['message', long]),
      )
      expect(submission.status).toBe('error')
      expect(submission.reply().error).toMatchObject({ email: ['invalid.email'] })
    },
  )

  test('the last of several values is read', () => {
    const submission = parseForm(formOf(['text', 'first'], ['text', 'Ana']), z.object({ text: z.string() }))
    expect(submission.status === 'success' && submission.value).toEqual({ text: 'Ana' })
  })
})
