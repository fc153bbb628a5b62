import { type Country, timeZoneOf } from '@store/core'
import type { OrderSummary } from './store/list.ts'

const LINE_END = '\r\n'

/**
 * Orders for a spreadsheet: one per line, times in the shop's time zone, amounts as plain numbers with a dot before the cents.
 * A text that a spreadsheet would read as a formula gets an apostrophe before it, because buyers write it.
 *
 * @param of `buyers`: with the buyers' data; `header`: with a first line of column names
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
