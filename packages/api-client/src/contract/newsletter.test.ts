import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { id, text } from './arbitrary-parts.ts'
import { endpoints } from './index.ts'
import { arrives, readAnswer, readInput, survives, writtenBody } from './round-trip.ts'

const { confirmSubscription, unsubscribe } = endpoints

describe('the key of a mail of the newsletter', () => {
  const body = { shopId: 7, key: 'a'.repeat(32) }
  test('goes out and comes back as it is, and has a size', () => {
    for (const call of [confirmSubscription, unsubscribe]) {
      expect(writtenBody(call, { body })).toEqual(body)
      expect(readInput(call, { body })).toEqual({ body })
      expect(readAnswer(call, { kind: 'ended' })).toEqual({ kind: 'ended' })
      for (const key of [undefined, '', 'a'.repeat(101)])
        expect(readInput(call, { body: { ...body, key } })).toMatchObject([{ path: 'body.key' }])
      expect(readInput(call, { body: { key: body.key } })).toMatchObject([{ path: 'body.shopId' }])
      expect(readAnswer(call, { kind: 'perhaps' })).toMatchObject([{ path: 'kind' }])
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
