import { NEXT_STEPS } from '@store/core'
import type { Sent } from '#app/session/act.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import type { Done } from '#app/session/outcome.ts'
import { loadWords } from '#app/words/words.ts'

/** Those that somebody of the shop takes. */
const STEPS = NEXT_STEPS.filter((step) => step !== 'awaitPayment')

/** Does what the page of an order asks for: its next step, or cancelling it. */
export async function takeStep(office: Office, sent: Sent, { shopId }: MyShop, number: number): Promise<Done> {
  const { orders } = await loadWords[office.language]()
  const params = { shopId, number }
  if (sent.intent === 'cancel') {
    const why = sent.text('why')
    await office.manage.takeOrderStep({ params, body: { step: 'move', to: 'cancelled', ...(why && { why }) } })
    return { kind: 'done', note: orders.cancelled(number) }
  }
  const next = STEPS.find((step) => step === sent.intent) ?? 'pack'
  const name = sent.text('carrier')
  const carrier = name && { name, trackingNumber: sent.text('guide') || null, trackingUrl: null }
  await office.manage.takeOrderStep({
    params,
    body: { step: 'advance', next, ...(next === 'handOver' && carrier && { carrier }) },
  })
  return { kind: 'done', note: orders.taken[next](number) }
}
