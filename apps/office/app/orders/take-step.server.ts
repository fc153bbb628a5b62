import { NEXT_STEPS } from '@store/core'
import type { Sent } from '#app/session/act.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { type Done, type Refused, refusedWith, wrongTyped } from '#app/session/outcome.ts'
import { problemOf } from '#app/session/problem.server.ts'
import { orderWords } from '#app/words/orders/index.ts'
import { isMoneyStep, MOST_NOTE } from './money-steps.ts'

type Step = Parameters<Office['manage']['takeOrderStep']>[0]['body']

type Words = ReturnType<typeof orderWords.of>

/** The steps that the shop takes itself. */
const STEPS = NEXT_STEPS.filter((step) => step !== 'awaitPayment' && step !== 'awaitArrival')

/**
 * The step that a form asks for, and the message afterwards. An unknown intent means packing, which the API refuses unless
 * it is next.
 */
function stepIn(sent: Sent, words: Words) {
  const why = sent.text('why').slice(0, MOST_NOTE)
  switch (sent.intent) {
    case 'cancel':
      return { body: { step: 'move', to: 'cancelled', ...(why && { why }) }, note: words.cancelled } as const
    case 'noAnswer':
      return { body: { step: 'noAnswer' }, note: words.notedNoAnswer } as const
    case 'wants':
      return { body: { step: 'confirm' }, note: words.taken.confirm } as const
    default: {
      const next = STEPS.find((step) => step === sent.intent) ?? 'pack'
      const carrier = next === 'handOver' ? carrierIn(sent, words) : null
      if (carrier && 'kind' in carrier) return carrier
      const body: Step = {
        step: 'advance',
        next,
        ...(carrier && { carrier }),
        ...(isMoneyStep(next) && why && { why }),
      }
      return { body, note: words.taken[next] }
    }
  }
}

/** The carrier of the form; null: none. */
function carrierIn(sent: Sent, words: Words) {
  const name = sent.text('carrier').slice(0, 120)
  const trackingNumber = sent.text('guide').slice(0, 120) || null
  const link = sent.text('link')
  const trackingUrl = link ? webAddressIn(link) : null
  if (link && !trackingUrl) return wrongTyped(sent, { link: words.linkWrong })
  if (!name && (trackingNumber || trackingUrl)) return wrongTyped(sent, { carrier: words.carrierWrong })
  return name ? { name, trackingNumber, trackingUrl } : null
}

const LONGEST_LINK = 300

/** Parses a web address, typed with or without `https://`; null: it is none. */
function webAddressIn(typed: string): string | null {
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`
  if (!URL.canParse(whole)) return null
  const { protocol, hostname, href } = new URL(whole)
  return /^https?:$/.test(protocol) && hostname.includes('.') && href.length <= LONGEST_LINK ? href : null
}

/** Takes a step of an order, or undoes one. */
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
  const step = stepIn(sent, words)
  if ('kind' in step) return step
  const { undo } = await manage.takeOrderStep({ params, body: step.body })
  return { kind: 'done', note: step.note(number), undo: { intent: 'undo', step: String(undo.step) } }
}
