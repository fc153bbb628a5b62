import { manageEndpoints as calls } from '@store/api-client/manage'
import { listSubscribers } from '../../newsletter/store.ts'
import type { Management } from '../mount.ts'
import { pageIn, pageOf } from '../paging.ts'

const SORT = 'subscribedAt'

export function subscriberRoutes(manage: Management): void {
  manage.read(calls.listSubscribers, async (tx, { shopId, query }) => {
    const { limit, after } = pageIn(query, SORT)
    const [place, email] = after ?? []
    const rows = await listSubscribers(tx, shopId, {
      all: query.all === 'true',
      after: after && { place: String(place), email: String(email) },
      limit: limit + 1,
    })
    return pageOf(
      rows,
      limit,
      SORT,
      (row) => [row.place, row.email],
      ({ place: _, ...subscriber }) => subscriber,
    )
  })
}
