import { type Country, timeZoneOf } from '@store/core'
import { csvLine } from '../http/csv.ts'
import type { OrderSummary } from './store/list.ts'

/**
 * Orders for a spreadsheet: one per line, times in the shop's time zone, amounts as plain numbers with a dot before the cents.
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
  return [...(header ? [names] : []), ...lines].map(csvLine).join('')
}
