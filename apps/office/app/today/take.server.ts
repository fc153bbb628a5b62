import { takeStep } from '#app/orders/take-step.server.ts'
import type { Sent } from '#app/session/act.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import type { Done, Refused } from '#app/session/outcome.ts'

/** Takes the step of an order that is listed on Today, or undoes it; the form has the order's number. */
export async function takeFromToday(office: Office, sent: Sent, shop: MyShop): Promise<Done | Refused> {
  const number = sent.number('number') || 0
  const outcome = await takeStep(office, sent, shop, number)
  if (outcome.kind !== 'done' || !outcome.undo) return outcome
  return { ...outcome, undo: { ...outcome.undo, number: String(number) } }
}
