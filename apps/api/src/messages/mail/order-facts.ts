import { addressLines, branchPlace, chatDigits, documentName, invoiceFacts, isOfflineMethod } from '@store/core'
import { chatNumberOf } from '../../shops/phone.ts'
import type { Fact } from './block.ts'
import { momentOf, type OrderSender } from './sender.ts'
import { WORDS } from './words.ts'

/** What else is known of an order when its mail is written (D8): where it stands, where it was bought and from whom. */
export function purchaseOf(sender: OrderSender): Fact {
  const { shop, order } = sender
  const words = WORDS[shop.language]
  const { facts } = words
  const [placed, updated] = [order.placedAt, order.updatedAt].map((iso) => momentOf(new Date(iso), sender))
  const { carrier, seller } = order
  const kept = keptUntil(sender)
  const said = [
    [facts.placed, placed],
    [facts.status, facts.statuses[order.status]],
    [facts.shipment, facts.shipments[order.shipment]],
    ...(updated === placed ? [] : [[facts.updated, updated]]),
    ...(carrier ? [[facts.carrier, carrier.name]] : []),
    ...(carrier?.trackingNumber ? [[facts.tracking, carrier.trackingNumber]] : []),
    [facts.channel, facts.channels[order.channel]],
    [facts.seller, [seller.name, seller.city].filter(Boolean).join(', ')],
  ]
  return {
    title: facts.title,
    lines: [
      words.units(order.units),
      ...said.map(([name = '', value = '']) => words.told(name, value)),
      ...(kept ? [kept] : []),
    ],
  }
}

/** Until when the units of an order that is paid by hand wait for the shop's word; null: they are its own. */
export function keptUntil(sender: OrderSender): string | null {
  const { heldUntil, paymentMethod } = sender.order
  if (heldUntil === null || !isOfflineMethod(paymentMethod)) return null
  const words = WORDS[sender.shop.language]
  return words.told(words.facts.heldUntil, momentOf(new Date(heldUntil), sender))
}

/** The number of the buyer's paper, named as the paper is. */
function idNumberOf({ shop, order: { buyer } }: OrderSender): string {
  const words = WORDS[shop.language]
  const { documentType, idNumber } = buyer
  return words.told(documentType ? documentName(documentType, shop.country, shop.language) : words.idNumber, idNumber)
}

/** What the merchant needs to make out the invoice; null: none is wanted. */
export function invoiceOf({ shop, order }: OrderSender): Fact | null {
  const words = WORDS[shop.language]
  const lines = invoiceFacts(order.invoice, shop.country, shop.language).map(([, label, text]) =>
    words.told(label, text),
  )
  return lines.length > 0 ? { title: words.invoice, lines } : null
}

/** Where an order goes, or is picked up. */
export function deliveryOf({ shop, order, branches }: OrderSender): Fact {
  const words = WORDS[shop.language]
  const { delivery, buyer } = order
  const title = words.delivery
  if (delivery.kind === 'pickUp')
    return { title, lines: [words.pickUp, ...(delivery.place ? [delivery.place] : branches.map(branchPlace))] }
  const arrival = delivery.days ? [words.arrives(delivery.days.from, delivery.days.to)] : []
  const lines = [...addressLines(delivery.address), buyer.phoneShown, ...arrival].filter((line) => line !== '')
  return { title, lines: delivery.address.address === '' ? [...lines, words.onPage] : lines }
}

/** Who bought, for the shop: with the number of their paper, and a way to write to their phone. */
export function buyerFor(sender: OrderSender): Fact {
  const words = WORDS[sender.shop.language]
  const { name, phone, phoneShown, email } = sender.order.buyer
  const chat = chatDigits(chatNumberOf(phone))
  const plain = words.told(words.phone, phoneShown)
  return {
    title: words.buyer,
    lines: [
      name,
      idNumberOf(sender),
      chat ? { before: words.told(words.phone, ''), text: phoneShown, href: `https://wa.me/${chat}`, plain } : plain,
      ...(email ? [words.told(words.email, email)] : []),
    ],
    inText: 'beside',
  }
}

/** Who bought, in a line: for mails about the money of an order. */
export const buyerInBrief = ({ shop, order: { buyer } }: OrderSender): Fact => ({
  title: WORDS[shop.language].buyer,
  lines: [buyer.name, buyer.phoneShown, ...(buyer.email ? [buyer.email] : [])],
  inText: 'row',
})

/** Whom the shop knows it is for (D8). */
export function buyerOf({ shop, order: { buyer } }: OrderSender): Fact {
  const words = WORDS[shop.language]
  return {
    title: words.buyer,
    lines: [
      buyer.name,
      ...(buyer.phoneShown ? [words.told(words.phone, buyer.phoneShown)] : []),
      ...(buyer.email ? [words.told(words.email, buyer.email)] : []),
    ],
  }
}
