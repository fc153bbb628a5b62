import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { endpoints } from '../index.ts'
import { arrives, readInput, survives, writtenBody } from '../round-trip.ts'

const { subscribe } = endpoints
const id = fc.integer({ min: 1, max: 2 ** 31 - 1 })
const text = fc.string({ minLength: 1, maxLength: 40 }).filter((any) => any.trim() !== '' && !any.includes('\0'))
const orNull = <T>(any: fc.Arbitrary<T>) => fc.option(any, { nil: null })
const address = fc.stringMatching(/^[a-z]{1,9}@[a-z]{1,9}\.example$/)

describe('a newsletter subscription (C26)', () => {
  test('says which text was agreed to; others need not', () => {
    expect(writtenBody(subscribe, { body: { shopId: 7, email: 'a@b.example', consent: 'es-2026-05' } })).toEqual({
      email: 'a@b.example',
      tienda: 7,
      consentimiento: 'es-2026-05',
    })
    expect(readInput(subscribe, { body: { email: ' a@b.example ', tienda: '7' } })).toEqual({
      body: { shopId: 7, email: 'a@b.example', consent: null },
    })
    for (const email of ['', 'a', 'a@', null, 5, `${'a'.repeat(250)}@b.example`])
      expect(readInput(subscribe, { body: { email, tienda: 7 } })).toMatchObject([{ path: 'body.email' }])
  })
  test('arrives as it was meant', () => {
    survives(subscribe, fc.constant(undefined))
    arrives(subscribe, fc.record({ body: fc.record({ shopId: id, email: address, consent: orNull(text) }) }))
  })
})
