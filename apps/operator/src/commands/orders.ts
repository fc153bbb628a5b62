import { inShop } from '@store/api/database'
import { confirmOrder, type MoveOutcome, moveOrder, moveShipment } from '@store/api/orders'
import { findOrderByNumber, listOrderEvents, listOrders, listPaymentTroubles } from '@store/api/queries'
import { ORDER_STATUSES, type OrderStatus, SHIPMENT_STATUSES, type ShipmentStatus, type Shop } from '@store/core'
import { command, group, type OfShop, SHOP } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { printOrder } from '../order-text.ts'
import { answer, moneyOf, note, printTable, timeOf } from '../print.ts'
import { day, oneOf, webAddress, wholeNumber } from '../reading.ts'
import { withShop } from '../shop-of.ts'
import { TROUBLES } from '../troubles.ts'

export const ordersCommand = () =>
  group('orders', "a shop's orders: see and move them", [
    ordersList(),
    ordersShow(),
    ordersMove(),
    ordersConfirm(),
    ordersShip(),
  ])

const orderNumber = wholeNumber(1, Number.MAX_SAFE_INTEGER)
const NUMBER = ['<number>', 'number of the order', orderNumber] as const

type Filter = {
  readonly status?: OrderStatus
  readonly shipment?: ShipmentStatus
  readonly since?: Date
  readonly limit: number
}

const ordersList = () =>
  command('list', 'orders, newest first', [
    'orders list --shop mercado',
    'orders list --shop mercado --status pending --since 2026-03-01',
  ])
    .requiredOption(...SHOP)
    .option('--status <status>', ORDER_STATUSES.join(', '), oneOf(ORDER_STATUSES))
    .option('--shipment <status>', SHIPMENT_STATUSES.join(', '), oneOf(SHIPMENT_STATUSES))
    .option('--since <day>', 'as in 2026-03-31', day)
    .option('--limit <number>', 'how many at most', wholeNumber(1, 100_000), 50)
    .action(async (options: OfShop & Filter) => {
      const { status = null, shipment = null, since = null, limit } = options
      await withShop(options.shop, async ({ db, shop }) => {
        const filter = { status, shipment, since, limit: limit + 1 }
        const found = await inShop(db, shop.id, (tx) => listOrders(tx, shop.id, filter))
        const orders = found.slice(0, limit)
        answer(options, orders, () => {
          printTable(
            orders.map((order) => ({
              ...{ number: order.number, placed: timeOf(order.placedAt), status: order.status },
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
  command('show', 'one order with its lines, buyer and history', ['orders show 1001 --shop mercado'])
    .argument(...NUMBER)
    .requiredOption(...SHOP)
    .action(async (number: number, options: OfShop) => {
      await withShop(options.shop, async ({ db, shop }) => {
        const found = await inShop(db, shop.id, async (tx) => {
          const known = await findOrderByNumber(tx, shop.id, number)
          if (!known) return null
          const troubles = (await listPaymentTroubles(tx, shop.id, number)).map(({ trouble }) => trouble)
          return { order: known.order, troubles, history: await listOrderEvents(tx, shop.id, number) }
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
  command('move', 'where an order stands; cancelling gives its units back', [
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
        const outcome = await inShop(db, shop.id, (tx) => moveOrder(tx, move, new Date()))
        const { order, notReturned, notTaken } = movedOf(outcome, `Order ${number}`, noOrder(number, shop), to)
        for (const name of notReturned) note(`${name} is no longer in the shop: its units went back nowhere.`)
        for (const name of notTaken) note(`${name} was sold meanwhile: this order has none of its units.`)
        answer(options, order, () => console.log(`Order ${number} is ${order.status}`))
      })
    })

const ordersConfirm = () =>
  command('confirm', 'an order that is paid by hand is sold: its units no longer wait for your word', [
    'orders confirm 1001 --shop mercado',
  ])
    .argument(...NUMBER)
    .requiredOption(...SHOP)
    .option('--reason <text>', 'why: kept in the history')
    .option('--by <name>', 'who: kept in the history', WHO)
    .action(async (number: number, options: Moving) => {
      await withShop(options.shop, async ({ db, shop }) => {
        const move = { shopId: shop.id, number, who: options.by, why: options.reason ?? null }
        const outcome = await inShop(db, shop.id, (tx) => confirmOrder(tx, move, new Date()))
        if (!outcome) throw noOrder(number, shop)
        const { kind, order } = outcome
        if (kind === 'settled')
          throw new Complaint(`Order ${number} is ${order.status}, and waits for no word of yours.`)
        answer(options, order, () => console.log(`Order ${number} is confirmed`))
      })
    })

type Shipping = Moving & { readonly carrier?: string; readonly tracking?: string; readonly link?: string }

const ordersShip = () =>
  command('ship', "where an order's parcel is", [
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
        const outcome = await inShop(db, shop.id, (tx) => moveShipment(tx, move, new Date()))
        const { order } = movedOf(outcome, `The parcel of order ${number}`, noOrder(number, shop), to)
        answer(options, order, () => console.log(`The parcel of order ${number} is ${order.shipment}`))
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
