import { manageEndpoints as calls } from '@store/api-client/manage'
import { listSubscribers, takeOff } from '../../newsletter/store.ts'
import { queueWebhooks } from '../../webhooks/events.ts'
import type { Management } from '../mount.ts'
import { pageIn, pageOf } from '../paging.ts'
import { Refusal } from '../refusal.ts'

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

  manage.write(calls.endSubscription, async (tx, { shopId, body, now }) => {
    const ended = await takeOff(tx, shopId, body.email, now)
    if (!ended) throw new Refusal('notFound')
    const { email } = ended
    if (email !== null)
      await queueWebhooks(tx, shopId, 'subscriber.left', now, ({ buyers }) => [
        { about: null, data: buyers ? { email } : {} },
      ])
    return {}
  })
}
