import { manageEndpoints as calls } from '@store/api-client/manage'
import { listAuditEntries } from '../../audit/store.ts'
import type { Management } from '../mount.ts'
import { pageIn, pageOf } from '../paging.ts'

export function auditLogRoutes(manage: Management): void {
  manage.read(calls.listAuditLog, async (tx, { shopId, query }) => {
    const { limit, after } = pageIn(query, 'id')
    const rows = await listAuditEntries(tx, shopId, {
      ...{ before: after === null ? null : Number(after[0]), limit: limit + 1 },
      ...{ personId: query.person ?? null, action: query.action ?? null },
    })
    return pageOf(
      rows,
      limit,
      'id',
      ({ id }) => [id],
      ({ at, ...entry }) => ({ ...entry, at: at.toISOString() }),
    )
  })
}
