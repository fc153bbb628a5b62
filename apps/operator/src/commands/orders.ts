import { writeFile } from 'node:fs/promises'
import type { ManageClient, ManageProblem } from '@store/api-client/manage'
import { ORDER_STATUSES, type OrderStatus, SHIPMENT_STATUSES, type ShipmentStatus } from '@store/core'
import { allPages, type InShop, type ManagedShop, orNone, problemIn, withManagedShop } from '../api.ts'
import { command, group, type OfShop, SHOP } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { printOrder } from '../order-text.ts'
import { answer, moneyOf, note, printTable, timeOf } from '../print.ts'
import { day, endIn, oneOf, startIn, webAddress, wholeNumber } from '../reading.ts'
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
      const { status, shipment, since, until, search, limit } = options
      if (options.csv && options.json) throw new Complaint('Say --csv or --json, not both.')
      await withManagedShop(options.shop, async ({ manage, shop, params }) => {
        const filters = {
          ...(status && { status }),
          ...(shipment && { shipment }),
          ...(since !== undefined && { since: startIn(since, shop).toISOString() }),
          ...(until !== undefined && { until: endIn(until, shop).toISOString() }),
          ...(search !== undefined && { q: search }),
        }
        const printed = options.csv
          ? await printCsv(await manage.exportOrders({ params, query: { ...filters, limit } }))
          : await printOrders((page) => manage.listOrders({ params, query: { ...filters, ...page } }), options, shop)
        if (printed.more) note(`There are more than ${limit}: ask for them with --limit or --since.`)
        if (printed.none) note('There are no such orders.')
      })
    })

type Orders = Awaited<ReturnType<ManageClient['listOrders']>>

async function printOrders(
  read: (page: { readonly limit: number; readonly after?: string }) => Promise<Orders>,
  options: OfShop & Filter,
  shop: ManagedShop,
): Promise<{ readonly more: boolean; readonly none: boolean }> {
  const found = await allPages(read, options.limit + 1)
  const orders = found.slice(0, options.limit)
  answer(options, orders, () => {
    printTable(
      orders.map((order) => ({
        ...{ number: order.number, placed: timeOf(order.placedAt, shop), status: order.status },
        ...{ shipment: order.shipment, units: order.units, total: moneyOf({ ...shop, ...order })(order.total) },
        ...{ payment: order.test ? `TEST ${order.paymentMethod}` : order.paymentMethod, buyer: order.buyer ?? '' },
      })),
    )
  })
  return { more: found.length > orders.length, none: orders.length === 0 }
}

async function printCsv(table: Response): Promise<{ readonly more: boolean; readonly none: boolean }> {
  const text = await table.text()
  process.stdout.write(text)
  return { more: table.headers.has('link'), none: text.trimEnd().split('\n').length === 1 }
}

const ordersShow = () =>
  command('show', 'Show one order with its lines, buyer and history', ['orders show 1001 --shop mercado'])
    .argument(...NUMBER)
    .requiredOption(...SHOP)
    .action(async (number: number, options: OfShop) => {
      await withManagedShop(options.shop, async (where) => {
        const order = await orderOf(where, number)
        answer(options, order, () => printOrder(order, where.shop))
        for (const trouble of order.troubles) note(`Order ${number} is ${TROUBLES[trouble]}.`)
      })
    })

async function orderOf({ manage, shop, params }: InShop, number: number) {
  const order = await orNone(manage.getOrder({ params: { ...params, number } }))
  if (order) return order
  throw new Complaint(`${shop.name} has no order ${number}. "feria orders list --shop ${shop.subdomain}" shows them.`)
}

type Moving = OfShop & { readonly reason?: string; readonly by?: string; readonly force?: boolean }
const FORCE = ['--force', 'send it even though a test account paid for it'] as const
const BY = ['--by <name>', 'who: kept in the history; otherwise the name of the key'] as const

const ordersMove = () =>
  command('move', 'Move an order to another status; cancelling gives its units back', [
    'orders move 1001 paid --shop mercado --reason "transfer seen"',
    'orders move 1002 cancelled --shop mercado --reason "buyer changed their mind"',
  ])
    .argument(...NUMBER)
    .argument('<status>', ORDER_STATUSES.join(', '), oneOf(ORDER_STATUSES))
    .requiredOption(...SHOP)
    .option('--reason <text>', 'why: kept in the history')
    .option(...BY)
    .option(...FORCE)
    .action(async (number: number, to: OrderStatus, options: Moving) => {
      const step = { step: 'move', to, ...saidOf(options) } as const
      await takeStep(options, number, step, `Order ${number}`, ({ status }) => `Order ${number} is ${status}`)
    })

const ordersConfirm = () =>
  command('confirm', 'Confirm an order paid by hand: its units are kept until you move it', [
    'orders confirm 1001 --shop mercado',
  ])
    .argument(...NUMBER)
    .requiredOption(...SHOP)
    .option('--reason <text>', 'why: kept in the history')
    .option(...BY)
    .action(async (number: number, options: Moving) => {
      const step = { step: 'confirm', ...saidOf(options) } as const
      await takeStep(options, number, step, `Order ${number}`, () => `Order ${number} is confirmed`)
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
    .option(...BY)
    .option(...FORCE)
    .action(async (number: number, to: ShipmentStatus, options: Shipping) => {
      const { carrier: name, tracking = null, link = null } = options
      if (!name && (tracking || link)) throw new Complaint('Say who carries it, too: --carrier.')
      const carrier = name ? { name, trackingNumber: tracking, trackingUrl: link } : undefined
      const step = { step: 'ship', to, ...(carrier && { carrier }), ...saidOf(options) } as const
      const what = `The parcel of order ${number}`
      await takeStep(options, number, step, what, ({ shipment }) => `${what} is ${shipment}`)
    })

type Step = Parameters<ManageClient['takeOrderStep']>[0]['body']
type Standing = Awaited<ReturnType<ManageClient['takeOrderStep']>>

const saidOf = ({ reason, by, force }: Moving) => ({
  ...(reason !== undefined && { why: reason }),
  ...(by !== undefined && { by }),
  ...(force && { evenTest: true }),
})

/** Takes a step of an order and says where it is then, or why it is not taken. */
async function takeStep(
  options: OfShop,
  number: number,
  step: Step,
  what: string,
  inWords: (standing: Standing) => string,
): Promise<void> {
  await withManagedShop(options.shop, async (where) => {
    const { manage, params } = where
    const standing = await manage.takeOrderStep({ params: { ...params, number }, body: step }).catch(async (error) => {
      const problem = problemIn(error)
      throw problem ? ((await refusalOf(where, number, step, what, problem)) ?? error) : error
    })
    for (const name of standing.notReturned) note(`${name} is no longer in the shop: its units went back nowhere.`)
    for (const name of standing.notTaken) note(`${name} was sold meanwhile: this order has none of its units.`)
    if (options.json) answer(options, await orderOf(where, number), () => {})
    else console.log(inWords(standing))
  })
}

/** The sentence for a step that was refused; null: for another reason than where the order is. */
async function refusalOf(where: InShop, number: number, step: Step, what: string, problem: ManageProblem) {
  if (problem.errors?.some(({ path }) => path === 'evenTest'))
    return new Complaint(`${what} was paid to a TEST account: no money came. Send it all the same with --force.`)
  if (problem.code !== 'state' && problem.code !== 'notFound') return null
  const { status, shipment } = await orderOf(where, number)
  if (step.step === 'confirm') return new Complaint(`${what} is ${status}, and waits for no word of yours.`)
  const from = step.step === 'move' ? status : shipment
  if (from === step.to) return new Complaint(`${what} is ${from} already.`)
  const { allowed = [] } = problem
  const ways = allowed.length > 0 ? `From there it goes to ${allowed.join(', ')}.` : 'It goes nowhere from there.'
  return new Complaint(`${what} is ${from} and cannot become ${step.to}. ${ways}`)
}

type Proving = OfShop & { readonly out?: string }

const ordersProof = () =>
  command('proof', 'Write a buyer’s proof of payment to a file', [
    'orders proof 1001 --shop mercado --out transfer.jpg',
  ])
    .argument(...NUMBER)
    .requiredOption(...SHOP)
    .option('--out <file>', 'where to; otherwise proof-<number>.jpg or .pdf, here')
    .action(async (number: number, options: Proving) => {
      await withManagedShop(options.shop, async (where) => {
        const { manage, shop, params } = where
        const { proof } = await orderOf(where, number)
        const sent = proof && (await orNone(manage.getOrderProof({ params: { ...params, number } })))
        if (!sent) throw new Complaint(`The buyer of order ${number} has sent no proof of payment.`)
        const bytes = new Uint8Array(await sent.arrayBuffer())
        const isPdf = sent.headers.get('content-disposition')?.includes('.pdf') ?? false
        const file = options.out ?? `proof-${number}.${isPdf ? 'pdf' : 'jpg'}`
        // Never over another file, whose name a stranger does not choose but somebody may mistype.
        await writeFile(file, bytes, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
          throw new Complaint(`${file} cannot be written${error.code === 'EEXIST' ? ': it is there already' : ''}.`)
        })
        const { receivedAt } = proof
        answer(options, { file, type: isPdf ? 'application/pdf' : 'image/jpeg', receivedAt }, () =>
          console.log(`${file} is the proof of order ${number}, received ${timeOf(receivedAt, shop)}`),
        )
        note('A stranger sent it: look in your account whether the money has come.')
      })
    })
