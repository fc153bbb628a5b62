import { mayTakeStep, type Scope } from '@store/api-client/manage'
import {
  addressLines,
  canMoveOrder,
  followedCarriers,
  formatAmount,
  invoiceFacts,
  type Language,
  type MoneyStyle,
  ORDER_WORDS,
  type ProviderName,
  paymentName,
  sumAmounts,
  taxSums,
  timeZoneOf,
} from '@store/core'
import { blockedText } from '#app/data/blocked-text.ts'
import { pictureAt } from '#app/media/picture-at.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { percentText } from '#app/taxes/percent.ts'
import { dayText, momentText } from '#app/words/dates.ts'
import { orderWords } from '#app/words/orders/index.ts'
import { changeableOf } from './change-place.server.ts'
import { chatsWith } from './chats.server.ts'
import { entryText } from './entry-text.server.ts'
import { moneyOf } from './money-of.server.ts'
import { takenAt } from './views.ts'

type Order = Awaited<ReturnType<Office['manage']['getOrder']>>
type Shop = Awaited<ReturnType<Office['manage']['getShop']>>

/** Loads an order in the reader's language; texts for its buyer are in the shop's. */
export async function readOrder(office: Office, { shopId, role, scopes }: MyShop, number: number) {
  const { manage, language } = office
  const may = (scope: Scope) => scopes.includes(scope)
  const params = { shopId, number }
  const mayChange = may('orders:write') && may('buyers:read') && role !== 'stockroom'
  const [shop, order, notes, refunds, texts, branches] = await Promise.all([
    manage.getShop({ params: { shopId } }),
    manage.getOrder({ params }),
    may('orders:write') && may('buyers:read') ? manage.listOrderNotes({ params }) : null,
    manage.listRefunds({ params }),
    may('buyers:read') ? manage.getChatTexts({ params: { shopId } }) : null,
    mayChange ? manage.listBranches({ params: { shopId } }) : null,
  ])
  const words = ORDER_WORDS[language]
  const money = { currency: order.currency, country: shop.country }
  const amount = (hundredths: number) => formatAmount(hundredths, money)
  const when = (moment: string) => momentText(moment, language, timeZoneOf(shop.country))
  const named = (provider: ProviderName) => paymentName(provider, language, shop.country)
  const { status, shipment, lines, buyer = null, delivery = null, carrier = null } = order
  return {
    number,
    status,
    shipment,
    next: order.next,
    carrier,
    carriers: order.next === 'handOver' ? followedCarriers(shop.country) : [],
    tries: order.confirmTries,
    isAsked: isAsked(order),
    page: order.page ?? null,
    mayTake: may('orders:write') && order.next !== null && mayTakeStep(role, takenAt(order.next)),
    mayNote: may('orders:write') && role !== 'stockroom',
    mayCancel: canMoveOrder(status, 'cancelled') && may('orders:write') && role !== 'stockroom',
    test: order.payment?.live === false,
    placed: when(order.placedAt),
    promised: order.promisedUntil && lastDayBefore(order.promisedUntil, language, timeZoneOf(shop.country)),
    heldUntil: order.heldUntil && when(order.heldUntil),
    method: paymentName(order.paymentMethod, language, shop.country),
    state: words[`status.${status}`],
    parcel: words[`shipment.${shipment}`],
    lines: lines.map(({ name, variant, image, quantity, unitPrice, message }) => ({
      name,
      variant: variant.join(' · '),
      image: pictureAt(image, 160),
      quantity,
      amount: amount(unitPrice * quantity),
      message: message ?? null,
    })),
    sums: [
      ...order.discounts.map((discount) => ({
        name: discount.name ?? orderWords.of(language).discount,
        amount: `− ${amount(discount.amount)}`,
      })),
      {
        name: [words['order.shipping'], delivery && daysOf(delivery, language)].filter(Boolean).join(' · '),
        amount: amount(order.shipping),
      },
    ],
    total: amount(order.total),
    taxes: taxSums(lines.map(({ tax }) => tax)).map((tax) =>
      orderWords.of(language).includes(tax.name, percentText(tax.percent, language), amount(tax.amount)),
    ),
    money: moneyOf(order, may('buyers:read'), { language, amount, when, named }),
    answers: order.answers ?? [],
    invoice: invoiceFacts(order.invoice, shop.country, language).map(([name, label, text]) => ({ name, label, text })),
    refundedSum: refunds.items.length > 0 ? amount(sumAmounts(refunds.items.map((each) => each.amount))) : null,
    change: branches && changeableOf(order, shop, branches.items, language),
    refund: may('orders:refund') ? refundOf(order, refunds, money, named) : null,
    refundAsked: refunds.asked && {
      amount: amount(refunds.asked.amount),
      at: when(refunds.asked.at),
      provider: named(refunds.asked.provider),
    },
    buyer: buyer && {
      name: buyer.name,
      idNumber: buyer.idNumber,
      email: buyer.email,
      phone: buyer.phoneShown,
      dial: buyer.phone,
      message: buyer.message ?? null,
      earlier: order.earlier ?? null,
      note: order.mark?.note ?? null,
      blocked: order.mark?.blocked && blockedText(order.mark.blocked, language, when),
      ...chatsWith(order, shop, texts, amount),
    },
    recipient: buyer ? null : (order.recipient ?? null),
    place: delivery && placeOf(delivery, shop.country),
    where: delivery && (delivery.kind === 'pickUp' ? orderWords.of(language).pickUp : delivery.address.city),
    notes: (notes?.items ?? []).map(({ text = '', ...note }) => ({ ...note, text, at: when(note.at) })),
    history: order.history.map((entry) => ({ ...entry, at: when(entry.at), ...entryText(entry, language, money) })),
  }
}

export type ShownOrder = Awaited<ReturnType<typeof readOrder>>

type Refunds = Awaited<ReturnType<Office['manage']['listRefunds']>>

/** What can be refunded, by whom, and the units that can be restocked; null: nothing. */
function refundOf(
  order: Order,
  { left, items, returnable, most: mine }: Refunds,
  money: MoneyStyle,
  named: (provider: ProviderName) => string,
) {
  if (left === 0 && !returnable) return null
  // The most that the reader may refund.
  const within = mine ?? Number.MAX_SAFE_INTEGER
  const returned = items.flatMap(({ restocked }) => restocked)
  const lines = order.lines.flatMap(({ productId, variantId, name, variant, quantity }, at) => {
    const back = returned.filter((each) => each.productId === productId && each.variantId === variantId)
    const most = quantity - back.reduce((sum, { units }) => sum + units, 0)
    return most > 0 && order.status !== 'cancelled'
      ? [{ at, name: [name, ...variant].join(' · '), most: Math.min(most, 200) }]
      : []
  })
  // The idempotency key is the same as long as the order is: a form whose response was lost is executed once, even after a
  // reload.
  const seen = `${order.number}-${items.length}-${order.history.length}`
  const ofAmount = (most: number, how: string) => ({
    most,
    mostText: formatAmount(most, money),
    once: `refund-${how}-${seen}`,
  })
  return {
    lines,
    money,
    limit: mine !== null && mine < Math.max(left, returnable?.most ?? 0) ? formatAmount(mine, money) : null,
    byHand: Math.min(left, within) > 0 ? ofAmount(Math.min(left, within), 'byHand') : null,
    byProvider: returnable &&
      within >= (returnable.parts ? 1 : returnable.most) && {
        ...ofAmount(Math.min(returnable.most, within), 'provider'),
        name: named(returnable.provider),
        parts: returnable.parts,
        live: returnable.live,
      },
  }
}

function placeOf(delivery: NonNullable<Order['delivery']>, country: Shop['country']) {
  if (delivery.kind === 'pickUp') return { kind: 'pickUp' as const, lines: delivery.place ? [delivery.place] : [] }
  const lines = [...addressLines(delivery.address)]
  const { address, city, division } = delivery.address
  const searched = encodeURIComponent([address, city, division, country].filter(Boolean).join(', '))
  return { kind: 'address' as const, lines, map: `https://www.google.com/maps/search/?api=1&query=${searched}` }
}

/** The delivery time that the buyer was promised. */
function daysOf(delivery: NonNullable<Order['delivery']>, language: Language): string | null {
  const days = delivery.kind === 'address' && delivery.days
  return days ? orderWords.of(language).days(days.from, days.to) : null
}

/** The day whose end is this moment. */
const lastDayBefore = (moment: string, language: Language, timeZone: string) =>
  dayText(new Date(Date.parse(moment) - DAY / 2).toISOString(), language, timeZone)

const DAY = 24 * 60 * 60 * 1000

/** Whether a chat was opened since the buyer last did not answer. */
function isAsked({ history }: Order): boolean {
  const last = (reason: string) => history.findLastIndex(({ why }) => why === reason)
  return last('chat opened') > last('no answer')
}
