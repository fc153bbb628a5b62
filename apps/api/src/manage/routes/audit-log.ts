import { manageEndpoints as calls } from '@store/api-client/manage'
import { timeZoneOf } from '@store/core'
import { logCsv } from '../../audit/csv.ts'
import { type AuditQuestion, listAuditEntries, listAuditPeople } from '../../audit/store.ts'
import { findShop } from '../../shops/store/shops.ts'
import type { Management } from '../mount.ts'
import { pageIn, pageOf } from '../paging.ts'
import { Refusal, wrongQuery } from '../refusal.ts'

/** The most entries in one file. */
const MOST_EXPORTED = 20_000

export function auditLogRoutes(manage: Management): void {
  manage.read(calls.listAuditLog, async (tx, { shopId, query }) => {
    const { limit, after } = pageIn(query, 'id')
    const rows = await listAuditEntries(tx, shopId, {
      before: after === null ? null : Number(after[0]),
      limit: limit + 1,
      ...filtersIn(query),
    })
    return pageOf(
      rows,
      limit,
      'id',
      ({ id }) => [id],
      ({ at, ...entry }) => ({ ...entry, at: at.toISOString() }),
    )
  })

  manage.read(calls.listAuditPeople, async (tx, { shopId }) => ({ items: await listAuditPeople(tx, shopId) }))

  manage.read(calls.exportAuditLog, async (tx, { shopId, query }) => {
    const shop = await findShop(tx, shopId)
    if (!shop) throw new Refusal('notFound')
    const question = { before: null, limit: MOST_EXPORTED, ...filtersIn(query) }
    const entries = await listAuditEntries(tx, shopId, question)
    return new Response(logCsv(entries, timeZoneOf(shop.country)), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${shop.subdomain}-log.csv"`,
      },
    })
  })
}

type LogQuery = {
  readonly person?: number | null | undefined
  readonly action?: string | null | undefined
  readonly thing?: string | null | undefined
  readonly from?: string | null | undefined
  readonly until?: string | null | undefined
}

const filtersIn = (query: LogQuery): Omit<AuditQuestion, 'before' | 'limit'> => ({
  personId: query.person ?? null,
  action: query.action ?? null,
  thing: query.thing || null,
  from: momentIn(query, 'from'),
  until: momentIn(query, 'until'),
})

function momentIn(query: LogQuery, name: 'from' | 'until'): Date | null {
  const text = query[name]
  if (!text) return null
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime())) throw wrongQuery(name, 'wrongFormat')
  return moment
}
