import type { Sent } from '#app/session/act.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { type Done, type Refused, refusedWith } from '#app/session/outcome.ts'
import { problemOf } from '#app/session/problem.server.ts'
import { orderWords } from '#app/words/orders/index.ts'
import { type Costs, changePlace } from './change-place.server.ts'
import { refundOrder } from './refund.server.ts'
import { takeStep } from './take-step.server.ts'

/** Handles the forms of an order's page. */
export async function changeOrder(
  office: Office,
  sent: Sent,
  shop: MyShop,
  number: number,
): Promise<Done | Refused | Costs> {
  const { manage, language } = office
  const words = orderWords.of(language)
  const params = { shopId: shop.shopId, number }
  switch (sent.intent) {
    case 'addNote':
      await manage.addOrderNote({ params, body: { text: sent.text('text').slice(0, 1000) } })
      return { kind: 'done', note: words.noteAdded }
    case 'removeNote':
      await manage.deleteOrderNote({
        params: { ...params, id: sent.number('note') || 0 },
        revision: sent.text('revision'),
      })
      return { kind: 'done', note: words.noteRemoved }
    case 'chatOpened':
      await manage.noteOrderChat({ params, body: {} })
      return { kind: 'done', note: words.happened.chat }
    case 'mailAgain':
    case 'remind':
      try {
        await manage.sendOrderMail({ params, body: { mail: sent.intent === 'remind' ? 'unpaid' : 'last' } })
        return { kind: 'done', note: words.mailSent }
      } catch (error) {
        if (problemOf(error)?.code !== 'state') throw error
        return refusedWith(sent, words.mailNone)
      }
    case 'changePlace':
      return changePlace(office, sent, shop, number)
    case 'refund':
    case 'refundByProvider':
      return refundOrder(office, sent, shop, number)
    default:
      return takeStep(office, sent, shop, number)
  }
}
