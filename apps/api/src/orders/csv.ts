import { type LineTax, type Shop, sumAmounts, timeZoneOf } from '@store/core'
import type { Columns } from './columns.ts'
import type { OrderSummary } from './store/list.ts'

type CsvShop = Pick<Shop, 'country'>
/** An order with the taxes in what was paid for it. */
export type CsvOrder = OrderSummary & { readonly taxes: readonly LineTax[] }
type CsvOptions = { /** With the buyers' data. */ readonly buyers: boolean }

/** The names of the columns of orders in a spreadsheet: times in the shop's time zone. */
export const orderHead = (
  { country }: CsvShop,
  { buyers, columns: c }: CsvOptions & { readonly columns: Columns },
): readonly string[] => [
  ...[c.number, `${c.placed} (${timeZoneOf(country)})`, c.status, c.shipment, c.units, c.total, c.currency, c.payment],
  ...[c.channel, c.test, ...(buyers ? [c.buyer, c.mail, c.phone] : []), c.tax, c.taxNames],
]

/** An order in these columns, amounts as plain numbers with a dot before the cents. */
export const orderCells = (
  order: CsvOrder,
  { country }: CsvShop,
  { buyers }: CsvOptions,
): readonly (string | number)[] => [
  ...[order.number, new Date(order.placedAt).toLocaleString('sv-SE', { timeZone: timeZoneOf(country) })],
  ...[order.status, order.shipment, order.units, (order.total / 100).toFixed(2), order.currency],
  ...[order.paymentMethod, order.channel, order.test ? 'yes' : 'no'],
  ...(buyers ? [order.buyer, order.email ?? '', order.phone] : []),
  ...taxCells(order.taxes),
]

/** Blank for an order without taxes: one of before has none, which is not the same as paying none. */
const taxCells = (taxes: readonly LineTax[]) =>
  taxes.length === 0
    ? ['', '']
    : [
        (sumAmounts(taxes.map(({ amount }) => amount)) / 100).toFixed(2),
        [...new Set(taxes.map(({ name }) => name))].join(', '),
      ]
