import { manageEndpoints as calls } from '@store/api-client/manage'
import { type Shop, type ShopId, timeZoneOf } from '@store/core'
import { type Database, inShop, type Tx } from '../../database/open.ts'
import { csvLine } from '../../http/csv.ts'
import { listSubscribers } from '../../newsletter/store.ts'
import { listBuyers } from '../../orders/store/list-buyers.ts'
import { findShop } from '../../shops/store/shops.ts'
import type { Management } from '../mount.ts'
import { Refusal } from '../refusal.ts'

/** People read at once. */
const PAGE = 2_000

/** Buyers and subscribers for a spreadsheet. */
export function peopleCsvRoutes(manage: Management): void {
  manage.outside(calls.exportBuyers, async (_, { shopId, services: { db } }) => {
    const shop = await shopFor(db, shopId)
    const timeZone = timeZoneOf(shop.country)
    const head = ['name', 'id number', 'phone', 'mail', 'city', 'orders', `spent (${shop.currency})`, 'returned']
    return answerOf(`buyers-${shop.subdomain}`, {
      ...{ db, shopId, head: [...head, `last order (${timeZone})`] },
      page: (tx, last: Awaited<ReturnType<typeof listBuyers>>[number] | null) =>
        listBuyers(tx, shopId, { search: null, after: last, limit: PAGE }),
      cells: ({ name, idNumber, phone, email, city, orders, spent, returned, lastAt }) => [
        ...[name, idNumber, phone, email, city, String(orders), (spent / 100).toFixed(2), String(returned)],
        lastAt.toLocaleString('sv-SE', { timeZone }),
      ],
    })
  })

  manage.outside(calls.exportSubscribers, async (_, { shopId, services: { db } }) => {
    const shop = await shopFor(db, shopId)
    const timeZone = timeZoneOf(shop.country)
    const local = (moment: string | null) => moment && new Date(moment).toLocaleString('sv-SE', { timeZone })
    return answerOf(`subscribers-${shop.subdomain}`, {
      ...{ db, shopId, head: ['mail', `asked (${timeZone})`, `confirmed (${timeZone})`, 'text'] },
      page: (tx, last: Awaited<ReturnType<typeof listSubscribers>>[number] | null) =>
        listSubscribers(tx, shopId, { all: false, after: last, limit: PAGE }),
      // Who has not confirmed must not be written to.
      cells: ({ email, state, subscribedAt, confirmedAt, consent }) =>
        state === 'confirmed' ? [email, local(subscribedAt), local(confirmedAt), consent.version] : null,
    })
  })
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
  /** The rows after the last one. */
  readonly page: (tx: Tx, last: Row | null) => Promise<readonly Row[]>
  /** Null: the row is left out. */
  readonly cells: (row: Row) => readonly (string | null)[] | null
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
async function* linesOf<Row>({ db, shopId, head, page, cells }: Table<Row>) {
  const encoder = new TextEncoder()
  // The mark tells spreadsheets that it is UTF-8.
  yield encoder.encode(`\ufeff${csvLine(head)}`)
  let rows: readonly Row[] = []
  do {
    const last = rows.at(-1) ?? null
    rows = await inShop(db, shopId, (tx) => page(tx, last))
    const lines = rows.flatMap((row) => {
      const said = cells(row)
      return said ? [csvLine(said)] : []
    })
    yield encoder.encode(lines.join(''))
  } while (rows.length === PAGE)
}
