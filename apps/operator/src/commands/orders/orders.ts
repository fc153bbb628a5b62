import { writeFile } from 'node:fs/promises'
import type { ManageClient } from '@store/api-client/manage'
import { ORDER_STATUSES, type OrderStatus, SHIPMENT_STATUSES, type ShipmentStatus } from '@store/core'
import { allPages, ifThere, type ManagedShop, withShop } from '../../api.ts'
import { command, group, type OfShop, SHOP } from '../../command.ts'
import { Complaint } from '../../complaint.ts'
import { NUMBER, orderOf } from '../../order.ts'
import { printOrder } from '../../order-text.ts'
import { answer, moneyOf, note, print, printTable, timeOf } from '../../print.ts'
import { day, endIn, oneOf, startIn, wholeNumber } from '../../reading.ts'
import { absolutePath, terminal } from '../../terminal.ts'
import { TROUBLES } from '../../troubles.ts'
import { ordersChange } from './orders-change.ts'
import { ordersConfirm, ordersMove, ordersShip } from './orders-move.ts'
import { ordersRefund } from './orders-refund.ts'

export const ordersCommand = () =>
  group('orders', "Manage a shop's orders", [
    ordersList(),
    ordersShow(),
    ordersChange(),
    ordersMove(),
    ordersConfirm(),
    ordersShip(),
    ordersProof(),
    ordersRefund(),
  ])

type Filter = {
  readonly status?: OrderStatus
  readonly shipment?: ShipmentStatus
  readonly since?: string
  readonly until?: string
  readonly search?: string
  readonly limit?: number
  readonly csv?: boolean
}

/** The most orders in a list, unless an option sets another number. */
const LISTED = 50

const ordersList = () =>
  command('list', 'List orders, newest first', [
    'orders list --shop mercado',
    'orders list --shop mercado --status pending --since 2026-03-01',
    'orders list --shop mercado --search "eva@example.org"',
    'orders list --shop mercado --since 2026-03-01 --until 2026-03-31 --csv',
  ])
    .requiredOption(...SHOP)
    .option('--status <status>', ORDER_STATUSES.join(', '), oneOf(ORDER_STATUSES))
    .option('--shipment <status>', SHIPMENT_STATUSES.join(', '), oneOf(SHIPMENT_STATUSES))
    .option('--since <day>', "the first day, as in 2026-03-31, by the shop's clock", day)
    .option('--until <day>', 'the last day', day)
    .option('--search <text>', "number, or in the buyer's name, mail, phone or ID number")
    .option('--limit <number>', `how many at most (default: ${LISTED}, of --csv all)`, wholeNumber(1, 100_000))
    .option('--csv', 'print a table for spreadsheets, amounts in units of the currency')
    .action(async (options: OfShop & Filter) => {
      const { status, shipment, since, until, search, limit } = options
      if (options.csv && options.json) throw new Complaint('Say --csv or --json, not both.')
      await withShop(options.shop, async ({ manage, shop, params }) => {
        const filters = {
          ...(status && { status }),
          ...(shipment && { shipment }),
          ...(since !== undefined && { since: startIn(since, shop).toISOString() }),
          ...(until !== undefined && { until: endIn(until, shop).toISOString() }),
          ...(search !== undefined && { q: search }),
        }
        const most = limit ?? LISTED
        const printed = options.csv
          ? await printCsv(await manage.exportOrders({ params, query: { ...filters, limit } }))
          : await printOrders(
              (page) => manage.listOrders({ params, query: { ...filters, ...page } }),
              most,
              options,
              shop,
            )
        if (printed.more) note(`There are more than ${most}: ask for them with --limit or --since.`)
        if (printed.none) note('There are no such orders.')
      })
    })

type Orders = Awaited<ReturnType<ManageClient['listOrders']>>

async function printOrders(
  read: (page: { readonly limit: number; readonly after?: string }) => Promise<Orders>,
  most: number,
  options: OfShop & Filter,
  shop: ManagedShop,
): Promise<{ readonly more: boolean; readonly none: boolean }> {
  const found = await allPages(read, most + 1)
  const orders = found.slice(0, most)
  answer(options, orders, () => {
    printTable(
      orders.map((order) => ({
        number: order.number,
        placed: timeOf(order.placedAt, shop),
        status: order.status,
        shipment: order.shipment,
        units: order.units,
        total: moneyOf({ ...shop, ...order })(order.total),
        payment: order.test ? `TEST ${order.paymentMethod}` : order.paymentMethod,
        buyer: order.buyer ?? '',
      })),
    )
  })
  return { more: found.length > orders.length, none: orders.length === 0 }
}

async function printCsv(table: Response): Promise<{ readonly more: boolean; readonly none: boolean }> {
  const text = await table.text()
  terminal().stdout.write(text)
  return { more: false, none: text.trimEnd().split('\n').length === 1 }
}

const ordersShow = () =>
  command('show', 'Show one order with its lines, buyer and history', ['orders show 1001 --shop mercado'])
    .argument(...NUMBER)
    .requiredOption(...SHOP)
    .action(async (number: number, options: OfShop) => {
      await withShop(options.shop, async (where) => {
        const order = await orderOf(where, number)
        answer(options, order, () => printOrder(order, where.shop))
        for (const trouble of order.troubles) note(`Order ${number} is ${TROUBLES[trouble]}.`)
      })
    })

type Proving = OfShop & { readonly out?: string }

const ordersProof = () =>
  command('proof', 'Write a buyer’s proof of payment to a file', [
    'orders proof 1001 --shop mercado --out transfer.jpg',
  ])
    .argument(...NUMBER)
    .requiredOption(...SHOP)
    .option('--out <file>', 'where to; otherwise proof-<number>.jpg or .pdf, here')
    .action(async (number: number, options: Proving) => {
      await withShop(options.shop, async (where) => {
        const { manage, shop, params } = where
        const { proof } = await orderOf(where, number)
        const sent = proof && (await ifThere(manage.getOrderProof({ params: { ...params, number } })))
        if (!sent) throw new Complaint(`The buyer of order ${number} has sent no proof of payment.`)
        const bytes = new Uint8Array(await sent.arrayBuffer())
        const isPdf = sent.headers.get('content-disposition')?.includes('.pdf') ?? false
        const file = options.out ?? `proof-${number}.${isPdf ? 'pdf' : 'jpg'}`
        // Never overwrites a file, because a name may be mistyped.
        await writeFile(absolutePath(file), bytes, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
          throw new Complaint(`${file} cannot be written${error.code === 'EEXIST' ? ': it is there already' : ''}.`)
        })
        const { receivedAt } = proof
        answer(options, { file, type: isPdf ? 'application/pdf' : 'image/jpeg', receivedAt }, () =>
          print(`${file} is the proof of order ${number}, received ${timeOf(receivedAt, shop)}`),
        )
        note('A stranger sent it: look in your account whether the money has come.')
      })
    })
