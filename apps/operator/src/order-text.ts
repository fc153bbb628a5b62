import type { HistoryEntry } from '@store/api/queries'
import { documentName, invoiceFacts, type Order, type Shop } from '@store/core'
import { moneyOf, printFacts, printTable, timeOf } from './print.ts'
import { inDays } from './rate.ts'

/** An order for the person who packs it. */
export function printOrder(order: Order, history: readonly HistoryEntry[], shop: Shop): void {
  const money = moneyOf({ ...shop, currency: order.currency })
  const { buyer, carrier, delivery } = order
  printFacts({
    ...{ order: order.number, placed: timeOf(order.placedAt, shop), status: order.status, shipment: order.shipment },
    ...{
      payment: paymentOf(order),
      buyer: buyer.name,
      ID: [buyer.documentType && documentName(buyer.documentType, shop.country, 'en'), buyer.idNumber]
        .filter(Boolean)
        .join(' '),
      phone: buyer.phoneShown,
      email: buyer.email,
    },
    address: addressOf(delivery),
    promised: delivery.kind === 'address' && delivery.days ? inDays(delivery.days) : null,
    message: buyer.message,
    ...Object.fromEntries(order.answers.map(({ label, value }) => [label, value])),
    ...Object.fromEntries(
      invoiceFacts(order.invoice, shop.country, 'en').map(([, label, value]) => [`invoice: ${label}`, value]),
    ),
    'proof of payment': order.proof ? `received ${timeOf(order.proof.receivedAt, shop)}, see "orders proof"` : null,
    'kept until': order.heldUntil && timeOf(order.heldUntil, shop),
    carrier: carrier && [carrier.name, carrier.trackingNumber, carrier.trackingUrl].filter(Boolean).join(' '),
  })
  console.log()
  printTable(
    order.lines.map(({ name, variant, unitPrice, quantity, message }) => ({
      ...{
        quantity,
        product: [name, ...variant, ...(message ? [`“${message}”`] : [])].join(' · '),
        each: money(unitPrice),
        sum: money(unitPrice * quantity),
      },
    })),
  )
  console.log()
  printFacts({
    subtotal: money(order.subtotal),
    discount: order.discount > 0 ? money(-order.discount) : null,
    shipping: money(order.shipping),
    total: money(order.total),
  })
  console.log()
  printTable(
    history.map(({ at, who, about, from, to, why }) => ({
      ...{
        when: timeOf(at, shop),
        who,
        what: about,
        move: from === null ? `placed, ${to}` : `${from} → ${to}`,
        why: why ?? '',
      },
    })),
  )
}

/** How it is paid, and where its latest attempt stands. */
function paymentOf({ paymentMethod, payment }: Order): string {
  if (!payment) return paymentMethod
  const { provider, state, reference, receipt, live } = payment
  const facts = [`${state} through ${provider}`, `reference ${reference}`, receipt && `receipt ${receipt}`]
  return [!live && 'TEST', paymentMethod, ...facts].filter(Boolean).join(', ')
}

function addressOf(delivery: Order['delivery']): string {
  if (delivery.kind === 'pickUp') return ['picked up in the store', delivery.place].filter(Boolean).join(': ')
  const { address, details, neighbourhood, city, division, postcode } = delivery.address
  return [address, details, neighbourhood, city, division, postcode].filter(Boolean).join(', ')
}
