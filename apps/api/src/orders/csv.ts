import { type Country, timeZoneOf } from '@store/core'
import type { OrderSummary } from './store/list.ts'

const LINE_END = '\r\n'

/**
 * Orders for a spreadsheet: one a line, times by the shop's clock, amounts as plain numbers with a dot before the cents.
 * Text that a spreadsheet would take for a formula has an apostrophe before it, since buyers write it.
 *
 * @param of `buyers`: with who bought them; `header`: with a first line that names the columns
 */
export function ordersCsv(
  orders: readonly OrderSummary[],
  {
    country,
    buyers,
    header = true,
  }: { readonly country: Country; readonly buyers: boolean; readonly header?: boolean },
): string {
  const timeZone = timeZoneOf(country)
  const names = ['number', `placed (${timeZone})`, 'status', 'shipment', 'units', 'total', 'currency', 'payment']
  names.push('channel', 'test', ...(buyers ? ['buyer', 'mail', 'phone'] : []))
  const lines = orders.map((order) => [
    ...[order.number, new Date(order.placedAt).toLocaleString('sv-SE', { timeZone }), order.status, order.shipment],
    ...[order.units, (order.total / 100).toFixed(2), order.currency, order.paymentMethod, order.channel],
    ...[order.test ? 'yes' : 'no', ...(buyers ? [order.buyer, order.email ?? '', order.phone] : [])],
  ])
  return [...(header ? [names] : []), ...lines].map((line) => line.map(cell).join(',') + LINE_END).join('')
}

function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
