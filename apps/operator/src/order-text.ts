import type { ManageClient } from '@store/api-client/manage'
import { addressLines, BUYER_FIELDS, documentName, invoiceFacts, readTexts } from '@store/core'
import type { ManagedShop } from './api.ts'
import { moneyOf, print, printFacts, printTable, timeOf } from './print.ts'
import { inDays } from './rate.ts'

type Order = Awaited<ReturnType<ManageClient['getOrder']>>

/** An order for packing; without the buyer if the key may not read buyers. */
export function printOrder(order: Order, shop: ManagedShop): void {
  const money = moneyOf({ ...shop, currency: order.currency })
  const { buyer, carrier, delivery, answers = [], invoice = null, history } = order
  printFacts({
    order: order.number,
    placed: timeOf(order.placedAt, shop),
    status: order.status,
    shipment: order.shipment,
    payment: paymentOf(order),
    ...(buyer && buyerOf(buyer, shop)),
    address: delivery ? addressOf(delivery) : null,
    promised: delivery?.kind === 'address' && delivery.days ? inDays(delivery.days) : null,
    message: buyer?.message ?? null,
    ...Object.fromEntries(answers.map(({ label, value }) => [label, value])),
    ...Object.fromEntries(
      invoiceFacts(invoice, shop.country, 'en').map(([, label, value]) => [`invoice: ${label}`, value]),
    ),
    'proof of payment': order.proof ? `received ${timeOf(order.proof.receivedAt, shop)}, see "orders proof"` : null,
    'kept until': order.heldUntil && timeOf(order.heldUntil, shop),
    carrier: carrier ? [carrier.name, carrier.trackingNumber, carrier.trackingUrl].filter(Boolean).join(' ') : null,
  })
  print()
  printTable(
    order.lines.map(({ name, variant, unitPrice, quantity, message }) => ({
      quantity,
      product: [name, ...variant, ...(message ? [`“${message}”`] : [])].join(' · '),
      each: money(unitPrice),
      sum: money(unitPrice * quantity),
    })),
  )
  print()
  printFacts({
    subtotal: money(order.subtotal),
    discount: order.discount > 0 ? money(-order.discount) : null,
    shipping: money(order.shipping),
    total: money(order.total),
  })
  print()
  printTable(
    history.map(({ at, who, about, from, to, why }) => ({
      when: timeOf(at, shop),
      who,
      what: about,
      move: from === null ? `placed, ${to}` : `${from} → ${to}`,
      why: why ?? '',
    })),
  )
}

/** The payment method, and the state of its latest attempt. */
function paymentOf({ paymentMethod, payment }: Order): string {
  if (!payment) return paymentMethod
  const { provider, state, reference, receipt, live } = payment
  const facts = [`${state} through ${provider}`, `reference ${reference}`, receipt && `receipt ${receipt}`]
  return [!live && 'TEST', paymentMethod, ...facts].filter(Boolean).join(', ')
}

/** The buyer's fields, under their names in checkout, except for a few. */
function buyerOf(buyer: NonNullable<Order['buyer']>, shop: ManagedShop): Readonly<Record<string, string | null>> {
  const { name, idNumber, phone: _, ...others } = readTexts(BUYER_FIELDS, (field) => buyer[field])
  const paper = buyer.documentType && documentName(buyer.documentType, shop.country, 'en')
  const ID = [paper, idNumber].filter(Boolean).join(' ')
  return { buyer: name, ID, phone: buyer.phoneShown, ...others }
}

function addressOf(delivery: NonNullable<Order['delivery']>): string {
  if (delivery.kind === 'pickUp') return ['picked up in the store', delivery.place].filter(Boolean).join(': ')
  return addressLines(delivery.address).join(', ')
}
