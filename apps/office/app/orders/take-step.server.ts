import { NEXT_STEPS } from '@store/core'
import type { Sent } from '#app/session/act.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { type Done, type Refused, refusedWith } from '#app/session/outcome.ts'
import { problemOf } from '#app/session/problem.server.ts'
import { orderWords } from '#app/words/orders/index.ts'

type Step = Parameters<Office['manage']['takeOrderStep']>[0]['body']

/** Those that somebody of the shop takes. */
const STEPS = NEXT_STEPS.filter((step) => step !== 'awaitPayment')

/** What a form of an order's page asks for, and what is said once it is done. What it does not know is packing: refused, unless that comes next. */
function stepIn(sent: Sent, words: ReturnType<typeof orderWords.of>) {
  const why = sent.text('why')
  switch (sent.intent) {
    case 'cancel':
      return { body: { step: 'move', to: 'cancelled', ...(why && { why }) }, note: words.cancelled } as const
    case 'noAnswer':
      return { body: { step: 'noAnswer' }, note: words.notedNoAnswer } as const
    case 'wants':
      return { body: { step: 'confirm' }, note: words.taken.confirm } as const
    default: {
      const next = STEPS.find((step) => step === sent.intent) ?? 'pack'
      const name = sent.text('carrier')
      const carrier = name && { name, trackingNumber: sent.text('guide') || null, trackingUrl: null }
      const body: Step = { step: 'advance', next, ...(next === 'handOver' && carrier && { carrier }) }
      return { body, note: words.taken[next] }
    }
  }
}

/** Does what the page of an order asks for: a step, or undoing it. */
export async function takeStep(
  { manage, language }: Office,
  sent: Sent,
  { shopId }: MyShop,
  number: number,
): Promise<Done | Refused> {
  const words = orderWords.of(language)
  const params = { shopId, number }
  if (sent.intent === 'undo') {
    try {
      await manage.undoOrderStep({ params: { ...params, step: sent.number('step') || 0 } })
      return { kind: 'done', note: words.undone(number) }
    } catch (error) {
      const code = problemOf(error)?.code
      if (code !== 'state' && code !== 'notFound') throw error
      return refusedWith(sent, words.undoLate)
    }
  }
  const asked = stepIn(sent, words)
  const { undo } = await manage.takeOrderStep({ params, body: asked.body })
  return { kind: 'done', note: asked.note(number), undo: { intent: 'undo', step: String(undo.step) } }
}
