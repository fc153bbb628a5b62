import { endpoints } from '@store/api-client/contract'
import type { ShopId } from '@store/core'
import type { Hono } from 'hono'
import { type Caller, mount } from '../http/mount.ts'
import { Problem } from '../http/problem.ts'
import type { Services } from '../services.ts'
import { answerInShop } from '../shops/gate.ts'
import { queueWebhooks } from '../webhooks/events.ts'
import { confirmSubscription, endSubscription, insertConfirmationMail, insertSubscriber } from './store.ts'

export function newsletterRoutes(app: Hono, services: Services): void {
  const actOf = ({ address }: Caller) => ({ at: services.now(), address: address || null })

  mount(app, services, endpoints.subscribe, ({ body }, caller) => {
    const act = actOf(caller)
    return answerInShop(caller, body.shopId, async (tx, shopId) => {
      if (!(await insertSubscriber(tx, shopId, body, act))) throw new Problem('notFound')
      await insertConfirmationMail(tx, shopId, body.email, act.at)
    })
  })

  // The key in a mail only works for these two calls, which show nothing of the shop. So they work without the shop's access
  // code: a subscriber who no longer has one must still be able to unsubscribe.
  const settle =
    (change: typeof confirmSubscription, event: 'subscriber.confirmed' | 'subscriber.left') =>
    ({ body }: { readonly body: { readonly shopId: ShopId; readonly key: string } }, caller: Caller) =>
      answerInShop(
        caller,
        body.shopId,
        async (tx, shopId) => {
          const { answer, email } = await change(tx, shopId, body.key, actOf(caller))
          if (email !== null)
            await queueWebhooks(tx, shopId, event, services.now(), ({ buyers }) => [
              { about: null, data: buyers ? { email } : {} },
            ])
          return answer
        },
        { evenLocked: true },
      )
  mount(app, services, endpoints.confirmSubscription, settle(confirmSubscription, 'subscriber.confirmed'))
  mount(app, services, endpoints.unsubscribe, settle(endSubscription, 'subscriber.left'))
}
