import { type Shop, timeZoneOf } from '@store/core'
import type { Columns } from './columns.ts'
import type { OrderSummary } from './store/list.ts'

type CsvShop = Pick<Shop, 'country'>
type CsvOptions = { /** With the buyers' data. */ readonly buyers: boolean }

/** The names of the columns of orders in a spreadsheet: times in the shop's time zone. */
export const orderHead = (
  { country }: CsvShop,
  { buyers, columns: c }: CsvOptions & { readonly columns: Columns },
): readonly string[] => [
  ...[c.number, `${c.placed} (${timeZoneOf(country)})`, c.status, c.shipment, c.units, c.total, c.currency, c.payment],
  ...[c.channel, c.test, ...(buyers ? [c.buyer, c.mail, c.phone] : [])],
]

/** An order in these columns, amounts as plain numbers with a dot before the cents. */
export const orderCells = (
  order: OrderSummary,
  { country }: CsvShop,
  { buyers }: CsvOptions,
): readonly (string | number)[] => [
  ...[order.number, new Date(order.placedAt).toLocaleString('sv-SE', { timeZone: timeZoneOf(country) })],
  ...[order.status, order.shipment, order.units, (order.total / 100).toFixed(2), order.currency],
  ...[order.paymentMethod, order.channel, order.test ? 'yes' : 'no'],
  ...(buyers ? [order.buyer, order.email ?? '', order.phone] : []),
]
