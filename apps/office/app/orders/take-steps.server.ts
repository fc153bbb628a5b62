import type { Sent } from '#app/session/act.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { type Done, type Refused, refusedWith, wrongFields } from '#app/session/outcome.ts'
import { orderWords } from '#app/words/orders/index.ts'
import { MOST_PICKED, PICKED, pickedIn } from './filters.ts'
import { BULK_STEPS } from './views.ts'

/** Takes a step of the picked orders, or undoes one. */
export async function takeSteps({ manage, language }: Office, sent: Sent, { shopId }: MyShop): Promise<Done | Refused> {
  const words = orderWords.of(language)
  const params = { shopId }
  const { intent } = sent
  if (intent === 'undo') {
    const steps = sent.text('steps').split(' ').slice(0, MOST_PICKED).flatMap(undoIn)
    const { items } = await manage.undoOrderSteps({ params, body: { steps } })
    const left = items.filter(({ undone }) => !undone)
    if (left.length === items.length) return refusedWith(sent, words.undoLate)
    const count = items.length - left.length
    return {
      kind: 'done',
      note: noteWithLeft(
        words.bulkUndone(count),
        left.map(({ number }) => String(number)),
        words,
      ),
    }
  }
  const numbers = pickedIn(sent.all(PICKED))
  const next = BULK_STEPS.find((step) => step === intent) ?? 'pack'
  if (numbers.length === 0) return refusedWith(sent, words.bulkNone)
  const carriers = next === 'handOver' ? carriersIn(sent, numbers.length, words) : { given: [] }
  if ('kind' in carriers) return carriers
  const steps = numbers.map((number, at) => ({
    number,
    next,
    ...(carriers.given[at] && { carrier: carriers.given[at] }),
  }))
  const { items } = await manage.takeOrderSteps({ params, body: { steps } })
  const done = items.flatMap(({ number, undo }) => (undo ? [`${number}:${undo.step}`] : []))
  const left = items
    .filter(({ outcome }) => outcome !== 'done')
    .map(({ number, next: other }) => (other ? `${number} (${words.next[other]})` : String(number)))
  if (done.length === 0) return refusedWith(sent, words.bulkLeft(left.join(', ')))
  return {
    kind: 'done',
    note: noteWithLeft(words.bulkDone(done.length), left, words),
    undo: { intent: 'undo', steps: done.join(' ') },
  }
}

type Words = ReturnType<typeof orderWords.of>

const noteWithLeft = (note: string, left: readonly string[], words: Words) =>
  left.length > 0 ? `${note} ${words.bulkLeft(left.join(', '))}` : note

/** `1043:911`: the order and its step. */
function undoIn(text: string): { readonly number: number; readonly step: number }[] {
  const [number = 0, step = 0] = text.split(':').map(Number)
  return Number.isSafeInteger(number) && Number.isSafeInteger(step) && number > 0 && step > 0 ? [{ number, step }] : []
}

/** Parses the carrier, and a pasted column with one number per parcel; without it, the parcels have none. */
function carriersIn(sent: Sent, count: number, words: Words) {
  const name = sent.text('carrier').slice(0, 120)
  const guides = sent
    .text('guides')
    .split(/\r?\n/)
    .map((line) => line.trim().slice(0, 120))
    .filter(Boolean)
  if (!name && guides.length > 0) return wrongFields(sent, { carrier: words.bulkCarrierWrong })
  if (guides.length > 0 && guides.length !== count)
    return wrongFields(sent, { guides: words.bulkGuidesWrong(guides.length, count) })
  if (!name) return { given: [] }
  const carrier = (at: number) => ({ name, trackingNumber: guides[at] ?? null })
  return { given: Array.from({ length: count }, (_, at) => carrier(at)) }
}
