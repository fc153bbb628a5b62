import type { OrderSummary } from '@store/api/queries'
import { type Shop, timeZoneOf } from '@store/core'

const LINE_END = '\r\n'

/**
 * Orders for a spreadsheet: one a line, times by the shop's clock, amounts as plain numbers with a dot before the cents.
 * Text that a spreadsheet would take for a formula has an apostrophe before it, since buyers write it.
 */
export function printOrdersCsv(orders: readonly OrderSummary[], shop: Pick<Shop, 'country'>): void {
  const timeZone = timeZoneOf(shop.country)
  const header = ['number', `placed (${timeZone})`, 'status', 'shipment', 'units', 'total', 'currency', 'payment']
  header.push('channel', 'test', 'buyer', 'mail', 'phone')
  const lines = orders.map((order) => [
    ...[order.number, new Date(order.placedAt).toLocaleString('sv-SE', { timeZone }), order.status, order.shipment],
    ...[order.units, (order.total / 100).toFixed(2), order.currency, order.paymentMethod, order.channel],
    ...[order.test ? 'yes' : 'no', order.buyer, order.email ?? '', order.phone],
  ])
  process.stdout.write([header, ...lines].map((line) => line.map(cell).join(',') + LINE_END).join(''))
}

function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
