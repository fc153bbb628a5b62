import { PAYMENT_METHODS, PROOF_REFUSALS } from '@store/core'
import fc from 'fast-check'
import { describe, test } from 'vitest'
import { id, list, orNull, text } from './arbitrary-parts.ts'
import { endpoints } from './index.ts'
import {
  anyAnswerOutcome,
  anyCouponCheck,
  anyDraft,
  anyOrder,
  anyOutcome,
  anyPayment,
  anyPaymentStart,
  anyProof,
  anyQuote,
} from './order-arbitraries.ts'
import { arrives, survives } from './round-trip.ts'

describe('every answer of our own calls arrives as it was meant (C33)', () => {
  test('outcomes of an order', () => survives(endpoints.placeOrder, anyOutcome))
  test('quotes', () => survives(endpoints.quoteOrder, anyQuote))
  test('checked coupons', () => survives(endpoints.checkCoupon, anyCouponCheck))
  test('orders found', () => survives(endpoints.findOrder, anyOrder))
  test('payments begun and returned from', () => {
    survives(endpoints.startPayment, anyPaymentStart)
    survives(endpoints.returnFromPayment, anyPayment)
  })
  test('orders by chat answered', () => survives(endpoints.answerOrder, anyAnswerOutcome))
  test('orders placed', () => survives(endpoints.getPlacedOrder, anyOrder))
  test('proofs of payment', () =>
    survives(
      endpoints.sendProof,
      fc.oneof(
        fc.record({ kind: fc.constant('received' as const), proof: anyProof }),
        fc.record({ kind: fc.constant('refused' as const), reason: fc.constantFrom(...PROOF_REFUSALS) }),
      ),
    ))
  test('options of a list', () => survives(endpoints.listOptions, list(fc.record({ name: text, values: list(text) }))))
})

describe('every question of our own calls arrives as it was asked (C33)', () => {
  test('for an order', () => arrives(endpoints.placeOrder, fc.record({ body: anyDraft })))
  test('for a quote', () =>
    arrives(
      endpoints.quoteOrder,
      fc.record({
        body: fc.record({
          shopId: id,
          lines: anyDraft.map(({ lines }) => lines),
          delivery: fc.constantFrom('address' as const, 'pickUp' as const),
          cityId: orNull(id),
          country: orNull(fc.constantFrom('CO', 'BR')),
          coupon: orNull(text),
          idNumber: orNull(text),
        }),
      }),
    ))
  test('for a coupon', () =>
    arrives(
      endpoints.checkCoupon,
      fc.record({
        body: fc.record({
          shopId: id,
          coupon: text,
          lines: anyDraft.map(({ lines }) => lines),
          idNumber: orNull(text),
        }),
      }),
    ))
  test('for the shop’s answer to an order by chat', () =>
    arrives(
      endpoints.answerOrder,
      fc.record({
        params: fc.record({ number: id }),
        body: fc.record({
          shopId: id,
          key: text,
          code: fc.stringMatching(/^\d{4} \d{4}$/),
          answer: fc.constantFrom('confirm' as const, 'paid' as const, 'cancel' as const),
        }),
      }),
    ))
  test('for a payment', () => {
    const method = orNull(fc.constantFrom(...PAYMENT_METHODS))
    arrives(
      endpoints.startPayment,
      fc.record({ params: fc.record({ number: id }), body: fc.record({ shopId: id, key: text, method }) }),
    )
    const name = fc.stringMatching(/^[a-z][\w.]{0,20}$/)
    const parameters = fc.dictionary(
      name,
      fc.string().filter((any) => !any.includes('\0')),
      { noNullPrototype: true },
    )
    const params = fc.record({ number: id, attempt: id })
    arrives(
      endpoints.returnFromPayment,
      fc.record({ params, body: fc.record({ shopId: id, key: text, given: parameters }) }),
    )
  })
  test('for an order that was placed', () => {
    arrives(endpoints.findOrder, fc.record({ query: fc.record({ shopId: id, number: id, idNumber: text }) }))
    arrives(
      endpoints.getPlacedOrder,
      fc.record({ params: fc.record({ number: id }), query: fc.record({ shopId: id, key: text }) }),
    )
  })
  test('for the options of a list', () =>
    arrives(endpoints.listOptions, fc.record({ query: fc.record({ shopId: id, category: orNull(text) }) })))
  test('with a proof of payment, however many pieces it goes in', () =>
    arrives(
      endpoints.sendProof,
      fc.record({
        params: fc.record({ number: id }),
        body: fc.record({ shopId: id, key: text, file: fc.base64String({ minLength: 4, maxLength: 30_000 }) }),
      }),
    ))
})
