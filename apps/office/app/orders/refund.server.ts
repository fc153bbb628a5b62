import { formatAmount, paymentName } from '@store/core'
import type { Sent } from '#app/session/act.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { type Done, type Refused, wrongTyped } from '#app/session/outcome.ts'
import { problemOf } from '#app/session/problem.server.ts'
import { orderWords } from '#app/words/orders/index.ts'

/**
 * Refunds through the provider that took the money, or records a refund by hand. An idempotency key makes a form that is
 * sent twice one refund.
 */
export async function refundOrder(
  { manage, language }: Office,
  sent: Sent,
  { shopId }: MyShop,
  number: number,
): Promise<Done | Refused> {
  const words = orderWords.of(language)
  const params = { shopId, number }
  const [shop, order] = await Promise.all([manage.getShop({ params: { shopId } }), manage.getOrder({ params })])
  const money = { currency: order.currency, country: shop.country }
  const amount = sent.money('amount', money)
  const reason = sent.text('reason').slice(0, 400)
  if (!amount) return wrongTyped(sent, { amount: words.refundAmountWrong })
  if (!reason) return wrongTyped(sent, { reason: words.refundReasonWrong })
  const restock = order.lines.flatMap(({ productId, variantId }, at) => {
    const units = sent.number(`back${at}`)
    return Number.isInteger(units) && units > 0 ? [{ productId, variantId, units }] : []
  })
  const once = sent.text('once')
  try {
    const body = { amount, reason, ...(restock.length > 0 && { restock }) }
    const key = once.length >= 16 ? { idempotencyKey: once.slice(0, 64) } : {}
    if (sent.intent === 'refund') await manage.refundOrder({ params, body: { ...body, how: 'byHand' } }, key)
    else {
      const { id, provider } = await manage.refundByProvider({ params, body }, key)
      const name = paymentName(provider, language, shop.country)
      const note = id === null ? words.refundWaits : words.refundedBy
      return { kind: 'done', note: note(formatAmount(amount, money), name) }
    }
  } catch (error) {
    const beyond = problemOf(error)?.errors?.find(({ path, code }) => path === 'amount' && code === 'notAllowed')
    if (beyond)
      return wrongTyped(sent, { amount: words.refundLimit(formatAmount(Number(beyond.params?.most ?? 0), money)) })
    const tooMuch = problemOf(error)?.errors?.find(({ path, code }) => path === 'amount' && code === 'tooBig')
    if (!tooMuch) throw error
    return wrongTyped(sent, { amount: words.refundMost(formatAmount(Number(tooMuch.params?.most ?? 0), money)) })
  }
  return { kind: 'done', note: words.refunded(formatAmount(amount, money)) }
}
