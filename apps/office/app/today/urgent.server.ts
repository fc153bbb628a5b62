import { formatAmount, type MoneyStyle } from '@store/core'
import { chatsWith } from '#app/orders/chats.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { todayWords } from '#app/words/today/index.ts'
import { urgentOf } from './urgent.ts'

type Order = Awaited<ReturnType<Office['manage']['listOrders']>>['items'][number]
type Waiting = Readonly<Record<'chat' | 'confirm' | 'transfers', { readonly items: readonly Order[] }>>

/** Loads the orders that are listed below each line of Today; none for readers who may not see buyers. */
export async function readUrgent(
  { manage, language }: Office,
  { shopId, scopes }: MyShop,
  { chat, confirm, transfers: transferred }: Waiting,
  { now, ...shop }: MoneyStyle & { readonly name: string; readonly now: Date },
) {
  if (!scopes.includes('buyers:read')) return {}
  const orders = { chat: urgentOf(chat.items), confirm: urgentOf(confirm.items) }
  const transfers = urgentOf(transferred.items)
  const numbers = [...orders.chat, ...orders.confirm].map(({ number }) => number)
  const amount = (hundredths: number) => formatAmount(hundredths, shop)
  const [texts, whole] =
    numbers.length > 0
      ? await Promise.all([
          manage.getChatTexts({ params: { shopId } }),
          manage.getOrders({ params: { shopId }, query: { numbers } }),
        ])
      : [null, { items: [] }]
  const links = new Map(whole.items.map((order) => [order.number, chatsWith(order, shop, texts, amount)?.ask ?? null]))
  const shown = ({ number, buyer = '', total, next, heldUntil }: Order) => ({
    number,
    buyer,
    amount: amount(total),
    chat: links.get(number) ?? null,
    left: next === 'answer' && heldUntil !== null ? timeLeft(heldUntil, now, todayWords.of(language)) : null,
  })
  return { chat: orders.chat.map(shown), confirm: orders.confirm.map(shown), transfers: transfers.map(shown) }
}

/** The remaining time of a hold, in the largest unit of at least two. */
function timeLeft(until: string, now: Date, words: ReturnType<typeof todayWords.of>): string {
  const minutes = Math.max(0, Math.floor((Date.parse(until) - now.getTime()) / 60_000))
  const hours = Math.floor(minutes / 60)
  if (hours >= 48) return words.daysLeft(Math.floor(hours / 24))
  return hours >= 2 ? words.hoursLeft(hours) : words.minutesLeft(minutes)
}

export type Urgent = Awaited<ReturnType<typeof readUrgent>>
