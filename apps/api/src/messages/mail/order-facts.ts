import {
  addressLines,
  BUYER_FIELDS,
  branchPlace,
  chatDigits,
  documentName,
  invoiceFacts,
  isOfflineMethod,
  pickUpBranches,
  textFieldNames,
} from '@store/core'
import { chatNumberOf } from '../../shops/phone.ts'
import type { Fact, Line } from './block.ts'
import { momentOf, type OrderSender } from './sender.ts'
import { WORDS } from './words.ts'

/** The other facts of an order in its mails (D8): its status, where it was bought and from whom. */
export function purchaseOf(sender: OrderSender): Fact {
  const { shop, order } = sender
  const words = WORDS[shop.language]
  const [placed, updated] = [order.placedAt, order.updatedAt].map((iso) => momentOf(new Date(iso), sender))
  const { carrier, seller } = order
  const kept = keptUntil(sender)
  const said = [
    [words['order.date'], placed],
    [words['order.status'], words[`status.${order.status}`]],
    [words['order.shipment'], words[`shipment.${order.shipment}`]],
    ...(updated === placed ? [] : [[words['order.updated'], updated]]),
    ...(carrier ? [[words['order.carrier'], carrier.name]] : []),
    ...(carrier?.trackingNumber ? [[words['order.trackingNumber'], carrier.trackingNumber]] : []),
    [words['order.channel'], words[`channel.${order.channel}`]],
    [words['order.seller'], [seller.name, seller.city].filter(Boolean).join(', ')],
  ]
  return {
    title: words['order.sale'],
    lines: [
      words.units(order.units),
      ...said.map(([name = '', value = '']) => words.told(name, value)),
      ...(kept ? [kept] : []),
    ],
  }
}

/** Until when the units of an order that is paid by hand are reserved for the shop's answer; null: there is no time limit. */
export function keptUntil(sender: OrderSender): string | null {
  const { heldUntil, paymentMethod } = sender.order
  if (heldUntil === null || !isOfflineMethod(paymentMethod)) return null
  const words = WORDS[sender.shop.language]
  return words.told(words['order.heldUntil'], momentOf(new Date(heldUntil), sender))
}

/** The number of the buyer's identity document, with the document's name. */
function idNumberOf({ shop, order: { buyer } }: OrderSender): string {
  const words = WORDS[shop.language]
  const { documentType, idNumber } = buyer
  return words.told(documentType ? documentName(documentType, shop.country, shop.language) : words.idNumber, idNumber)
}

/** The data for the merchant's invoice; null: none is wanted. */
export function invoiceOf({ shop, order }: OrderSender): Fact | null {
  const words = WORDS[shop.language]
  const lines = invoiceFacts(order.invoice, shop.country, shop.language).map(([, label, text]) =>
    words.told(label, text),
  )
  return lines.length > 0 ? { title: words.invoice, lines } : null
}

/** The delivery address, or the place of pickup. */
export function deliveryOf({ shop, order, branches }: OrderSender): Fact {
  const words = WORDS[shop.language]
  const { delivery, buyer } = order
  const title = words.delivery
  if (delivery.kind === 'pickUp')
    return {
      title,
      lines: [words.pickUp, ...(delivery.place ? [delivery.place] : pickUpBranches(branches).map(branchPlace))],
    }
  const arrival = delivery.days ? [words.arrives(delivery.days.from, delivery.days.to)] : []
  const lines = [...addressLines(delivery.address), buyer.phoneShown, ...arrival].filter((line) => line !== '')
  return { title, lines: delivery.address.address === '' ? [...lines, words.onPage] : lines }
}

/** The buyer, for the shop: with the number of their identity document and a link to write to their phone. */
export function buyerFor(sender: OrderSender): Fact {
  const words = WORDS[sender.shop.language]
  const { buyer } = sender.order
  const chat = chatDigits(chatNumberOf(buyer.phone))
  const lines = textFieldNames(BUYER_FIELDS).flatMap((name): readonly Line[] => {
    const text = name === 'phone' ? buyer.phoneShown : buyer[name]
    const plain = words.told(name === 'email' ? words.email : words[`field.${name}`], text ?? '')
    if (name === 'name') return [buyer.name]
    if (name === 'idNumber') return [idNumberOf(sender)]
    if (name === 'phone' && chat)
      return [{ before: words.told(words['field.phone'], ''), text: text ?? '', href: `https://wa.me/${chat}`, plain }]
    return text || name === 'phone' ? [plain] : []
  })
  return { title: words['order.buyer'], lines, inText: 'beside' }
}

/** The buyer in one line, for mails about the money of an order. */
export const buyerInBrief = ({ shop, order: { buyer } }: OrderSender): Fact => ({
  title: WORDS[shop.language]['order.buyer'],
  lines: [buyer.name, buyer.phoneShown, ...(buyer.email ? [buyer.email] : [])],
  inText: 'row',
})

/** The buyer's data that the mail to them repeats (D8). */
export function buyerOf({ shop, order: { buyer } }: OrderSender): Fact {
  const words = WORDS[shop.language]
  return {
    title: words['order.buyer'],
    lines: [
      buyer.name,
      ...(buyer.phoneShown ? [words.told(words['field.phone'], buyer.phoneShown)] : []),
      ...(buyer.email ? [words.told(words.email, buyer.email)] : []),
    ],
  }
}
