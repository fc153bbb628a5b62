import type { Language, ProviderName } from '@store/core'
import type { Office } from '#app/session/office.server.ts'
import { orderMoneyWords } from '#app/words/order-money/index.ts'

type Order = Awaited<ReturnType<Office['manage']['getOrder']>>

type LineWords = {
  readonly language: Language
  readonly amount: (hundredths: number) => string
  readonly when: (moment: string) => string
  readonly named: (provider: ProviderName) => string
}

/**
 * The state of an order's money: its problems, every attempt to pay, newest first, and the buyer's proof of a deposit.
 *
 * @param seesProof the reader may see what a buyer sends
 */
export function moneyOf(order: Order, seesProof: boolean, { language, amount, when, named }: LineWords) {
  const words = orderMoneyWords.of(language)
  return {
    troubles: order.troubles,
    attempts: order.attempts
      .map(({ provider, state, instrument, reference, receipt, live, ...attempt }) => ({
        state,
        reference,
        receipt,
        live,
        provider: named(provider),
        amount: amount(attempt.amount),
        instrument: instrument && words.instruments[instrument],
        started: when(attempt.startedAt),
        updated: attempt.updatedAt === attempt.startedAt ? null : when(attempt.updatedAt),
      }))
      .toReversed(),
    proof: seesProof && order.proof ? when(order.proof.receivedAt) : null,
  }
}
