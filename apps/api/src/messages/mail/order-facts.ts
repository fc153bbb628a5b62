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
import { momentOf, type OrderMailContext } from './mail-context.ts'
import { WORDS } from './words.ts'

/** The other facts of an order in its mails (D8): its status, where it was bought and from whom. */
export function purchaseOf(context: OrderMailContext): Fact {
  const { shop, order } = context
  const words = WORDS[shop.language]
  const [placed, updated] = [order.placedAt, order.updatedAt].map((iso) => momentOf(new Date(iso), context))
  const { carrier, seller } = order
  const until = reservedUntil(context)
  const rows = [
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
      ...rows.map(([name = '', value = '']) => words.labelled(name, value)),
      ...(until ? [until] : []),
    ],
  }
}

/** Until when the units of an order that is paid by hand are reserved for the shop's answer; null: there is no time limit. */
export function reservedUntil(context: OrderMailContext): string | null {
  const { heldUntil, paymentMethod } = context.order
  if (heldUntil === null || !isOfflineMethod(paymentMethod)) return null
  const words = WORDS[context.shop.language]
  return words.labelled(words['order.heldUntil'], momentOf(new Date(heldUntil), context))
}

/** The number of the buyer's identity document, with the document's name. */
function idNumberOf({ shop, order: { buyer } }: OrderMailContext): string {
  const words = WORDS[shop.language]
  const { documentType, idNumber } = buyer
  return words.labelled(
    documentType ? documentName(documentType, shop.country, shop.language) : words.idNumber,
    idNumber,
  )
}

/** The data for the merchant's invoice; null: none is requested. */
export function invoiceOf({ shop, order }: OrderMailContext): Fact | null {
  const words = WORDS[shop.language]
  const lines = invoiceFacts(order.invoice, shop.country, shop.language).map(([, label, text]) =>
    words.labelled(label, text),
  )
  return lines.length > 0 ? { title: words.invoice, lines } : null
}

/** The delivery address, or the place of pickup; `expected`: with the days that it takes. */
export function deliveryOf({ shop, order, branches }: OrderMailContext, { expected = true } = {}): Fact {
  const words = WORDS[shop.language]
  const { delivery, buyer } = order
  const title = words.delivery
  if (delivery.kind === 'pickUp')
    return {
      title,
      lines: [words.pickUp, ...(delivery.place ? [delivery.place] : pickUpBranches(branches).map(branchPlace))],
    }
  const arrival = expected && delivery.days ? [words.arrives(delivery.days.from, delivery.days.to)] : []
  const lines = [...addressLines(delivery.address), buyer.phoneShown, ...arrival].filter((line) => line !== '')
  return { title, lines: delivery.address.address === '' ? [...lines, words.onPage] : lines }
}

/** The buyer, for the shop: with the number of their identity document and a link to write to their phone. */
export function buyerFor(context: OrderMailContext): Fact {
  const words = WORDS[context.shop.language]
  const { buyer } = context.order
  const chat = chatDigits(chatNumberOf(buyer.phone))
  const lines = textFieldNames(BUYER_FIELDS).flatMap((name): readonly Line[] => {
    const text = name === 'phone' ? buyer.phoneShown : buyer[name]
    const plain = words.labelled(name === 'email' ? words.email : words[`field.${name}`], text ?? '')
    if (name === 'name') return [buyer.name]
    if (name === 'idNumber') return [idNumberOf(context)]
    if (name === 'phone' && chat)
      return [
        { before: words.labelled(words['field.phone'], ''), text: text ?? '', href: `https://wa.me/${chat}`, plain },
      ]
    return text || name === 'phone' ? [plain] : []
  })
  return { title: words['order.buyer'], lines, inText: 'beside' }
}

/** The buyer in one line, for mails about the money of an order. */
export const buyerInBrief = ({ shop, order: { buyer } }: OrderMailContext): Fact => ({
  title: WORDS[shop.language]['order.buyer'],
  lines: [buyer.name, buyer.phoneShown, ...(buyer.email ? [buyer.email] : [])],
  inText: 'row',
})

/** The buyer's data that the mail to them repeats (D8). */
export function buyerOf({ shop, order: { buyer } }: OrderMailContext): Fact {
  const words = WORDS[shop.language]
  return {
    title: words['order.buyer'],
    lines: [
      buyer.name,
      ...(buyer.phoneShown ? [words.labelled(words['field.phone'], buyer.phoneShown)] : []),
      ...(buyer.email ? [words.labelled(words.email, buyer.email)] : []),
    ],
  }
}
