import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { endpoints } from './index.ts'
import { arrives, readData, readInput, survives, writtenBody, writtenData } from './round-trip.ts'

const { subscribe, confirmSubscription, unsubscribe } = endpoints
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

describe('the key of a mail of the newsletter', () => {
  const key = 'a'.repeat(32)
  test('goes out and comes back in the words of the wire', () => {
    for (const call of [confirmSubscription, unsubscribe]) {
      expect(writtenBody(call, { body: { shopId: 7, key } })).toEqual({ tienda: 7, clave: key })
      expect(readInput(call, { body: { tienda: '7', clave: key } })).toEqual({ body: { shopId: 7, key } })
      expect(writtenData(call, { kind: 'confirmed' })).toEqual({ resultado: 'confirmada' })
      expect(readData(call, { resultado: 'retirada' })).toEqual({ kind: 'ended' })
      expect(readInput(call, { body: { tienda: 7 } })).toMatchObject([{ path: 'body.clave' }])
      expect(readInput(call, { body: { clave: key } })).toMatchObject([{ path: 'body.tienda' }])
      expect(readData(call, { resultado: 'quizás' })).toMatchObject([{ path: 'data.resultado' }])
    }
  })
  test('arrives as it was meant, and so does what came of it', () => {
    const answer = fc.record({ kind: fc.constantFrom('confirmed' as const, 'ended' as const, 'unknown' as const) })
    for (const call of [confirmSubscription, unsubscribe]) {
      survives(call, answer)
      arrives(call, fc.record({ body: fc.record({ shopId: id, key: text }) }))
    }
  })
})
