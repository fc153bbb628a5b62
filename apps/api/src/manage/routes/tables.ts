import { manageEndpoints as calls } from '@store/api-client/manage'
import { type Shop, type ShopId, timeZoneOf } from '@store/core'
import { type Database, inShop, type Tx } from '../../database/open.ts'
import { csvLine } from '../../http/csv.ts'
import { listSubscribers } from '../../newsletter/store.ts'
import { columnsIn } from '../../orders/columns.ts'
import { type CsvOrder, orderCells, orderHead } from '../../orders/csv.ts'
import { listOrders } from '../../orders/store/list.ts'
import { type BuyerTotals, listBought, nameBuyers } from '../../orders/store/list-buyers.ts'
import { listOrderTaxes } from '../../orders/store/order-taxes.ts'
import { findShop } from '../../shops/store/shops.ts'
import { may } from '../caller.ts'
import type { Management } from '../mount.ts'
import { Refusal } from '../refusal.ts'
import { filterOf } from './orders.ts'

/** Rows per query. */
const PAGE = 2_000

/** Orders, buyers and subscribers for a spreadsheet. */
export function tableRoutes(manage: Management): void {
  manage.outside(calls.exportOrders, async (_, { shopId, caller, query, language, now, services: { db } }) => {
    const shop = await shopFor(db, shopId)
    const buyers = may(caller, 'buyers:export')
    const filter = { ...filterOf(shopId, query, buyers), numbers: query.numbers, now }
    return answerOf(`orders-${shop.subdomain}`, {
      db,
      shopId,
      head: orderHead(shop, { buyers, columns: columnsIn(language) }),
      most: query.limit,
      page: async (tx, after: CsvOrder | null, limit) => {
        const orders = await listOrders(tx, shopId, { ...filter, after, limit })
        const taxes = await listOrderTaxes(
          tx,
          shopId,
          orders.map(({ number }) => number),
        )
        return orders.map((order) => ({ ...order, taxes: taxes.get(order.number) ?? [] }))
      },
      cells: (order) => orderCells(order, shop, { buyers }),
    })
  })

  manage.outside(calls.exportBuyers, async (_, { shopId, language, services: { db } }) => {
    const shop = await shopFor(db, shopId)
    const timeZone = timeZoneOf(shop.country)
    const c = columnsIn(language)
    const head = [c.name, c.idNumber, c.phone, c.mail, c.city, c.orders, `${c.spent} (${shop.currency})`, c.returned]
    // All orders are read in one query, so that every buyer is listed once, with sums of one moment, whatever is ordered or
    // changed meanwhile.
    const bought = await inShop(db, shopId, (tx) => listBought(tx, shopId))
    return answerOf<BuyerAt>(`buyers-${shop.subdomain}`, {
      db,
      shopId,
      head: [...head, `${c.lastOrder} (${timeZone})`, c.note, c.blocked],
      page: async (tx, after, limit) => {
        const from = after ? after.at + 1 : 0
        const part = bought.slice(from, from + limit)
        const named = await nameBuyers(tx, shopId, part)
        return part.map((sums, index) => ({ ...sums, at: from + index, buyer: named.get(sums.key) }))
      },
      cells: ({ buyer, orders, spent, returned, lastAt }) =>
        buyer
          ? [
              ...[buyer.name, buyer.idNumber, buyer.phone, buyer.email, buyer.city],
              ...[String(orders), (spent / 100).toFixed(2), String(returned)],
              lastAt.toLocaleString('sv-SE', { timeZone }),
              ...[buyer.note, buyer.blocked?.reason ?? null],
            ]
          : null,
    })
  })

  manage.outside(calls.exportSubscribers, async (_, { shopId, language, services: { db } }) => {
    const shop = await shopFor(db, shopId)
    const timeZone = timeZoneOf(shop.country)
    const local = (moment: string | null) => moment && new Date(moment).toLocaleString('sv-SE', { timeZone })
    const c = columnsIn(language)
    return answerOf(`subscribers-${shop.subdomain}`, {
      db,
      shopId,
      head: [c.mail, `${c.asked} (${timeZone})`, `${c.confirmed} (${timeZone})`, c.text],
      page: (tx, after: Awaited<ReturnType<typeof listSubscribers>>[number] | null, limit) =>
        listSubscribers(tx, shopId, { all: false, after, limit }),
      // People who have not confirmed must not be written to, so they are left out.
      cells: ({ email, state, subscribedAt, confirmedAt, consent }) =>
        state === 'confirmed' ? [email, local(subscribedAt), local(confirmedAt), consent.version] : null,
    })
  })
}

/** A buyer's purchases, and the row's position; undefined: no order is theirs any more. */
type BuyerAt = BuyerTotals & {
  readonly at: number
  readonly buyer: Awaited<ReturnType<typeof nameBuyers>> extends Map<string, infer Buyer> ? Buyer | undefined : never
}

async function shopFor(db: Database, shopId: ShopId): Promise<Shop> {
  const shop = await inShop(db, shopId, (tx) => findShop(tx, shopId))
  if (!shop) throw new Refusal('notFound')
  return shop
}

type Table<Row> = {
  readonly db: Database
  readonly shopId: ShopId
  readonly head: readonly string[]
  /** The most rows; left out: all of them. */
  readonly most?: number | undefined
  /** The next rows after this one. */
  readonly page: (tx: Tx, after: Row | null, limit: number) => Promise<readonly Row[]>
  /** Null: the row is left out. */
  readonly cells: (row: Row) => readonly (string | number | null)[] | null
}

function answerOf<Row>(name: string, table: Table<Row>): Response {
  return new Response(ReadableStream.from(linesOf(table)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
    },
  })
}

/** Pages are read in separate transactions, so that a slow client does not keep one open. */
async function* linesOf<Row>({ db, shopId, head, most = Number.POSITIVE_INFINITY, page, cells }: Table<Row>) {
  const encoder = new TextEncoder()
  // The byte-order mark shows spreadsheets that it is UTF-8.
  yield encoder.encode(`\ufeff${csvLine(head)}`)
  let last: Row | null = null
  for (let left = most; left > 0; left -= PAGE) {
    const limit = Math.min(PAGE, left)
    const rows: readonly Row[] = await inShop(db, shopId, (tx) => page(tx, last, limit))
    const lines = rows.flatMap((row) => {
      const line = cells(row)
      return line ? [csvLine(line)] : []
    })
    yield encoder.encode(lines.join(''))
    if (rows.length < limit) return
    last = rows.at(-1) ?? null
  }
}
