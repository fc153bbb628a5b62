import { type Shop, timeZoneOf } from '@store/core'
import type { Columns } from './columns.ts'
import type { OrderSummary } from './store/list.ts'

type Of = Pick<Shop, 'country'>
type Wanted = { /** With the buyers' data. */ readonly buyers: boolean }

/** The names of the columns of orders in a spreadsheet: times in the shop's time zone. */
export const orderHead = (
  { country }: Of,
  { buyers, columns: c }: Wanted & { readonly columns: Columns },
): readonly string[] => [
  ...[c.number, `${c.placed} (${timeZoneOf(country)})`, c.status, c.shipment, c.units, c.total, c.currency, c.payment],
  ...[c.channel, c.test, ...(buyers ? [c.buyer, c.mail, c.phone] : [])],
]

/** An order in these columns, amounts as plain numbers with a dot before the cents. */
export const orderCells = (order: OrderSummary, { country }: Of, { buyers }: Wanted): readonly (string | number)[] => [
  ...[order.number, new Date(order.placedAt).toLocaleString('sv-SE', { timeZone: timeZoneOf(country) })],
  ...[order.status, order.shipment, order.units, (order.total / 100).toFixed(2), order.currency],
  ...[order.paymentMethod, order.channel, order.test ? 'yes' : 'no'],
  ...(buyers ? [order.buyer, order.email ?? '', order.phone] : []),
]
