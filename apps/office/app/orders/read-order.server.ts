import { SCOPES_OF_ROLE } from '@store/api-client/manage'
import {
  addressLines,
  canMoveOrder,
  chatLink,
  formatAmount,
  type Language,
  ORDER_WORDS,
  paymentName,
  timeZoneOf,
} from '@store/core'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { momentText } from '#app/words/dates.ts'
import { orderWords } from '#app/words/orders/index.ts'

type Order = Awaited<ReturnType<Office['manage']['getOrder']>>
type Shop = Awaited<ReturnType<Office['manage']['getShop']>>

/** One order as its page shows it, in the reader's words; texts to its buyer are in the shop's. */
export async function readOrder(office: Office, { shopId, role }: MyShop, number: number) {
  const { manage, language } = office
  const [shop, order] = await Promise.all([
    manage.getShop({ params: { shopId } }),
    manage.getOrder({ params: { shopId, number } }),
  ])
  const words = ORDER_WORDS[language]
  const timeZone = timeZoneOf(shop.country)
  const amount = (hundredths: number) => formatAmount(hundredths, { currency: order.currency, country: shop.country })
  const when = (moment: string) => momentText(moment, language, timeZone)
  const { status, shipment, lines, buyer = null, delivery = null, carrier = null } = order
  return {
    ...{ number, status, shipment, next: order.next, troubles: order.troubles, carrier },
    tries: order.confirmTries,
    mayMove: SCOPES_OF_ROLE[role].includes('orders:write'),
    mayCancel: canMoveOrder(status, 'cancelled') && role !== 'stockroom',
    test: order.payment?.live === false,
    placed: when(order.placedAt),
    heldUntil: order.heldUntil && when(order.heldUntil),
    method: paymentName(order.paymentMethod, language, shop.country),
    state: words[`status.${status}`],
    parcel: words[`shipment.${shipment}`],
    lines: lines.map(({ name, variant, image, quantity, unitPrice, message }) => ({
      ...{ name, variant: variant.join(' · '), image: image && pictureOf(image), quantity },
      ...{ amount: amount(unitPrice * quantity), message: message ?? null },
    })),
    sums: [
      ...order.discounts.map((discount) => ({ name: discount.name, amount: `− ${amount(discount.amount)}` })),
      { name: words['order.shipping'], amount: amount(order.shipping) },
    ],
    total: amount(order.total),
    buyer: buyer && {
      ...{ name: buyer.name, idNumber: buyer.idNumber, email: buyer.email, phone: buyer.phoneShown },
      ...{ dial: buyer.phone, message: buyer.message ?? null },
      chat: chatLink(buyer.phone, textFor(order, shop, amount), 'mobile'),
    },
    place:
      delivery === null
        ? null
        : delivery.kind === 'address'
          ? { kind: 'address' as const, lines: [...addressLines(delivery.address)] }
          : { kind: 'pickUp' as const, lines: delivery.place ? [delivery.place] : [] },
    history: order.history.map(({ at, who, about, to, why }) => ({
      at: when(at),
      who,
      what: labelOf(about, to, language),
      why: why ?? null,
    })),
  }
}

/** A small picture of a line; the office serves it itself. */
const pictureOf = (image: string): string | null =>
  image.startsWith('/media/') ? image.replace('/media/', '/media/w_160/') : null

/** What is said of a change: `payment` has words of its own on the page. */
function labelOf(about: Order['history'][number]['about'], to: string, language: Language): string | null {
  const words: Readonly<Record<string, string>> = ORDER_WORDS[language]
  if (about === 'payment') return null
  return words[`${about === 'order' ? 'status' : 'shipment'}.${to}`] ?? null
}

/** The text that WhatsApp opens with, for the step that the order waits for. */
function textFor(order: Order, shop: Shop, amount: (hundredths: number) => string): string {
  const words = orderWords.of(shop.language)
  const facts = [order.buyer?.name.split(' ')[0] ?? '', shop.name, order.number] as const
  switch (order.next) {
    case 'answer':
    case 'confirm':
    case 'giveUp':
      return words.chatConfirm(...facts, amount(order.total))
    case 'checkTransfer':
    case 'awaitPayment':
      return words.chatPayment(...facts, amount(order.total))
    case 'ready':
    case 'giveOut':
      return words.chatReady(...facts)
    case 'arrive':
      return words.chatArrived(...facts)
    default:
      return words.chatHello(...facts)
  }
}
