import { writeFile } from 'node:fs/promises'
import { inShop } from '@store/api/database'
import { confirmOrder, type MoveOutcome, moveOrder, moveShipment, orderContext } from '@store/api/orders'
import { findOrderByNumber, findPaymentProof, listHistory, listOrders, listPaymentTroubles } from '@store/api/queries'
import { ORDER_STATUSES, type OrderStatus, SHIPMENT_STATUSES, type ShipmentStatus, type Shop } from '@store/core'
import { command, group, type OfShop, SHOP } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { printOrder } from '../order-text.ts'
import { printOrdersCsv } from '../orders-csv.ts'
import { answer, moneyOf, note, printTable, timeOf } from '../print.ts'
import { day, endIn, oneOf, startIn, webAddress, wholeNumber } from '../reading.ts'
import { withShop } from '../shop-of.ts'
import { TROUBLES } from '../troubles.ts'

export const ordersCommand = () =>
  group('orders', "Manage a shop's orders", [
    ordersList(),
    ordersShow(),
    ordersMove(),
    ordersConfirm(),
    ordersShip(),
    ordersProof(),
  ])

const orderNumber = wholeNumber(1, Number.MAX_SAFE_INTEGER)
const NUMBER = ['<number>', 'number of the order', orderNumber] as const

type Filter = {
  readonly status?: OrderStatus
  readonly shipment?: ShipmentStatus
  readonly since?: string
  readonly until?: string
  readonly search?: string
  readonly limit: number
  readonly csv?: boolean
}

const ordersList = () =>
  command('list', 'List orders, newest first', [
    'orders list --shop mercado',
    'orders list --shop mercado --status pending --since 2026-03-01',
    'orders list --shop mercado --search "eva@example.org"',
    'orders list --shop mercado --since 2026-03-01 --until 2026-03-31 --limit 100000 --csv',
  ])
    .requiredOption(...SHOP)
    .option('--status <status>', ORDER_STATUSES.join(', '), oneOf(ORDER_STATUSES))
    .option('--shipment <status>', SHIPMENT_STATUSES.join(', '), oneOf(SHIPMENT_STATUSES))
    .option('--since <day>', "the first day, as in 2026-03-31, by the shop's clock", day)
    .option('--until <day>', 'the last day', day)
    .option('--search <text>', "number, or in the buyer's name, mail, phone or ID number")
    .option('--limit <number>', 'how many at most', wholeNumber(1, 100_000), 50)
    .option('--csv', 'print a table for spreadsheets, amounts in units of the currency')
    .action(async (options: OfShop & Filter) => {
      const { status = null, shipment = null, since, until, search = null, limit } = options
      if (options.csv && options.json) throw new Complaint('Say --csv or --json, not both.')
      await withShop(options.shop, async ({ db, shop }) => {
        const filter = {
          ...{ status, shipment, search, limit: limit + 1 },
          since: since === undefined ? null : startIn(since, shop),
          before: until === undefined ? null : endIn(until, shop),
        }
        const found = await inShop(db, shop.id, (tx) => listOrders(tx, shop.id, filter))
        const orders = found.slice(0, limit)
        if (options.csv) printOrdersCsv(orders, shop)
        else
          answer(options, orders, () => {
            printTable(
              orders.map((order) => ({
                ...{ number: order.number, placed: timeOf(order.placedAt, shop), status: order.status },
                ...{ shipment: order.shipment, units: order.units, total: moneyOf({ ...shop, ...order })(order.total) },
                ...{ payment: order.test ? `TEST ${order.paymentMethod}` : order.paymentMethod, buyer: order.buyer },
              })),
            )
          })
        if (found.length > limit) note(`There are more than ${limit}: ask for them with --limit or --since.`)
        if (found.length === 0) note('There are no such orders.')
      })
    })

const ordersShow = () =>
  command('show', 'Show one order with its lines, buyer and history', ['orders show 1001 --shop mercado'])
    .argument(...NUMBER)
    .requiredOption(...SHOP)
    .action(async (number: number, options: OfShop) => {
      await withShop(options.shop, async ({ db, shop }) => {
        const found = await inShop(db, shop.id, async (tx) => {
          const known = await findOrderByNumber(tx, shop.id, number)
          if (!known) return null
          const troubles = (await listPaymentTroubles(tx, shop.id, number)).map(({ trouble }) => trouble)
          return { order: known.order, troubles, history: await listHistory(tx, shop.id, number) }
        })
        if (!found) throw noOrder(number, shop)
        const { order, troubles, history } = found
        answer(options, { ...order, troubles, history }, () => printOrder(order, history, shop))
        for (const trouble of troubles) note(`Order ${number} is ${TROUBLES[trouble]}.`)
      })
    })

type Moving = OfShop & { readonly reason?: string; readonly by: string; readonly force?: boolean }
const FORCE = ['--force', 'send it even though a test account paid for it'] as const
const WHO = 'operator'

const ordersMove = () =>
  command('move', 'Move an order to another status; cancelling gives its units back', [
    'orders move 1001 paid --shop mercado --reason "transfer seen"',
    'orders move 1002 cancelled --shop mercado --reason "buyer changed their mind"',
  ])
    .argument(...NUMBER)
    .argument('<status>', ORDER_STATUSES.join(', '), oneOf(ORDER_STATUSES))
    .requiredOption(...SHOP)
    .option('--reason <text>', 'why: kept in the history')
    .option('--by <name>', 'who: kept in the history', WHO)
    .option(...FORCE)
    .action(async (number: number, to: OrderStatus, options: Moving) => {
      await withShop(options.shop, async ({ db, shop }) => {
        const why = options.reason ?? null
        const move = { shopId: shop.id, number, to, who: options.by, why, evenTest: options.force ?? false }
        const outcome = await inShop(db, shop.id, (tx) => moveOrder(tx, move, orderContext(new Date())))
        const { order, notReturned, notTaken } = movedOf(outcome, `Order ${number}`, noOrder(number, shop), to)
        for (const name of notReturned) note(`${name} is no longer in the shop: its units went back nowhere.`)
        for (const name of notTaken) note(`${name} was sold meanwhile: this order has none of its units.`)
        answer(options, order, () => console.log(`Order ${number} is ${order.status}`))
      })
    })

const ordersConfirm = () =>
  command('confirm', 'Confirm an order paid by hand: its units are kept until you move it', [
    'orders confirm 1001 --shop mercado',
  ])
    .argument(...NUMBER)
    .requiredOption(...SHOP)
    .option('--reason <text>', 'why: kept in the history')
    .option('--by <name>', 'who: kept in the history', WHO)
    .action(async (number: number, options: Moving) => {
      await withShop(options.shop, async ({ db, shop }) => {
        const move = { shopId: shop.id, number, who: options.by, why: options.reason ?? null }
        const outcome = await inShop(db, shop.id, (tx) => confirmOrder(tx, move, orderContext(new Date())))
        if (!outcome) throw noOrder(number, shop)
        const { kind, order } = outcome
        if (kind === 'settled')
          throw new Complaint(`Order ${number} is ${order.status}, and waits for no word of yours.`)
        answer(options, order, () => console.log(`Order ${number} is confirmed`))
      })
    })

type Shipping = Moving & { readonly carrier?: string; readonly tracking?: string; readonly link?: string }

const ordersShip = () =>
  command('ship', "Set where an order's parcel is", [
    'orders ship 1001 inTransit --shop mercado --carrier Servientrega --tracking 2200123',
    'orders ship 1001 delivered --shop mercado',
  ])
    .argument(...NUMBER)
    .argument('<status>', SHIPMENT_STATUSES.join(', '), oneOf(SHIPMENT_STATUSES))
    .requiredOption(...SHOP)
    .option('--carrier <name>', 'who carries it')
    .option('--tracking <number>', "the carrier's number")
    .option('--link <url>', 'where the carrier tells where it is', webAddress)
    .option('--reason <text>', 'why: kept in the history')
    .option('--by <name>', 'who: kept in the history', WHO)
    .option(...FORCE)
    .action(async (number: number, to: ShipmentStatus, options: Shipping) => {
      const { carrier: name, tracking = null, link = null } = options
      if (!name && (tracking || link)) throw new Complaint('Say who carries it, too: --carrier.')
      const carrier = name ? { name, trackingNumber: tracking, trackingUrl: link } : null
      await withShop(options.shop, async ({ db, shop }) => {
        const why = options.reason ?? null
        const move = { shopId: shop.id, number, to, carrier, who: options.by, why, evenTest: options.force ?? false }
        const outcome = await inShop(db, shop.id, (tx) => moveShipment(tx, move, orderContext(new Date())))
        const { order } = movedOf(outcome, `The parcel of order ${number}`, noOrder(number, shop), to)
        answer(options, order, () => console.log(`The parcel of order ${number} is ${order.shipment}`))
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
      await withShop(options.shop, async ({ db, shop }) => {
        const { known, proof } = await inShop(db, shop.id, async (tx) => ({
          known: await findOrderByNumber(tx, shop.id, number),
          proof: await findPaymentProof(tx, shop.id, number),
        }))
        if (!known) throw noOrder(number, shop)
        if (!proof) throw new Complaint(`The buyer of order ${number} has sent no proof of payment.`)
        const file = options.out ?? `proof-${number}.${proof.type === 'image/jpeg' ? 'jpg' : 'pdf'}`
        // Never over another file, whose name a stranger does not choose but somebody may mistype.
        await writeFile(file, proof.file, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
          throw new Complaint(`${file} cannot be written${error.code === 'EEXIST' ? ': it is there already' : ''}.`)
        })
        const { type, receivedAt } = proof
        answer(options, { file, type, receivedAt: receivedAt.toISOString() }, () =>
          console.log(`${file} is the proof of order ${number}, received ${timeOf(receivedAt.toISOString(), shop)}`),
        )
        note('A stranger sent it: look in your account whether the money has come.')
      })
    })

function movedOf<Status extends string>(
  outcome: MoveOutcome<Status> | null,
  what: string,
  missing: Complaint,
  to: Status,
): Extract<MoveOutcome<Status>, { kind: 'moved' }> {
  if (!outcome) throw missing
  if (outcome.kind === 'moved') return outcome
  if (outcome.kind === 'test')
    throw new Complaint(`${what} was paid to a TEST account: no money came. Send it all the same with --force.`)
  const { from, allowed } = outcome
  if (from === to) throw new Complaint(`${what} is ${to} already.`)
  const ways = allowed.length > 0 ? `From there it goes to ${allowed.join(', ')}.` : 'It goes nowhere from there.'
  throw new Complaint(`${what} is ${from} and cannot become ${to}. ${ways}`)
}

const noOrder = (number: number, shop: Shop) =>
  new Complaint(`${shop.name} has no order ${number}. "feria orders list --shop ${shop.subdomain}" shows them.`)
