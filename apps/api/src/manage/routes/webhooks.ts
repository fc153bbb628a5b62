import { manageEndpoints as calls, PING } from '@store/api-client/manage'
import type { ShopId } from '@store/core'
import { lockInShop } from '../../database/advisory-locks.ts'
import type { Tx } from '../../database/open.ts'
import { MOST_WEBHOOKS } from '../../limits/rules.ts'
import type { Services } from '../../services.ts'
import { webhookBody } from '../../webhooks/events.ts'
import { type Delivery, findDelivery, insertPing, listDeliveries, queueAgain } from '../../webhooks/store/deliveries.ts'
import { addWebhook, changeWebhook, listWebhooks, removeWebhook, rotateSecret } from '../../webhooks/store/webhooks.ts'
import type { Management } from '../mount.ts'
import { pageIn, pageOf } from '../paging.ts'
import { Refusal, wrongField } from '../refusal.ts'
import { revised } from '../revision.ts'

const SORT = 'newest'

export function webhookRoutes(manage: Management): void {
  manage.read(calls.listWebhooks, async (tx, { shopId }) => ({ items: [...(await webhooksOf(tx, shopId))] }))
  manage.read(calls.getWebhook, (tx, { shopId, params }) => webhookOf(tx, shopId, params.id))

  manage.write(calls.createWebhook, async (tx, { shopId, body, services }) => {
    const { url, events, buyers = false } = body
    checkAddress(url, services)
    await lockInShop(tx, shopId, 'webhooks')
    if ((await listWebhooks(tx, shopId)).length >= MOST_WEBHOOKS) throw new Refusal('state', { allowed: [] })
    const { id, secret } = await addWebhook(
      tx,
      shopId,
      { url, events: distinct(events), buyers },
      services.payments.secrets,
    )
    return { ...(await webhookOf(tx, shopId, id)), secret }
  })
  manage.write(calls.changeWebhook, async (tx, { shopId, params: { id }, body, services, match }) => {
    match(await webhookOf(tx, shopId, id))
    const { events, ...rest } = body
    if (rest.url !== undefined) checkAddress(rest.url, services)
    await changeWebhook(tx, shopId, id, { ...rest, ...(events && { events: distinct(events) }) })
    return webhookOf(tx, shopId, id)
  })
  manage.write(calls.deleteWebhook, async (tx, { shopId, params: { id }, match }) => {
    match(await webhookOf(tx, shopId, id))
    await removeWebhook(tx, shopId, id)
    return {}
  })
  manage.write(calls.rotateWebhook, async (tx, { shopId, params: { id }, services, now }) => {
    await webhookOf(tx, shopId, id)
    const secret = await rotateSecret(tx, shopId, id, now, services.payments.secrets)
    return { ...(await webhookOf(tx, shopId, id)), secret }
  })

  manage.write(calls.testWebhook, async (tx, { shopId, params: { id }, now }) => {
    await webhookOf(tx, shopId, id)
    const delivery = await insertPing(tx, shopId, id, webhookBody(PING, now.toISOString(), { webhookId: id }))
    return summaryOf(await deliveryOf(tx, shopId, id, delivery))
  })
  manage.read(calls.listWebhookDeliveries, async (tx, { shopId, params: { id }, query }) => {
    await webhookOf(tx, shopId, id)
    const { limit, after } = pageIn(query, SORT)
    const before = after ? Number(after[0]) : null
    const rows = await listDeliveries(tx, shopId, id, { before, limit: limit + 1 })
    return pageOf(rows, limit, SORT, (row) => [row.id], summaryOf)
  })
  manage.read(calls.getWebhookDelivery, async (tx, { shopId, params }) => {
    const found = await deliveryOf(tx, shopId, params.id, params.delivery)
    return { ...summaryOf(found), body: found.body, attempts: [...found.attempts] }
  })
  manage.write(calls.resendWebhookDelivery, async (tx, { shopId, params }) => {
    const { event } = await deliveryOf(tx, shopId, params.id, params.delivery)
    // A webhook that is switched off only gets tests.
    if (event !== PING && !(await webhookOf(tx, shopId, params.id)).on) throw new Refusal('state', { allowed: ['on'] })
    await queueAgain(tx, shopId, params.delivery)
    return summaryOf(await deliveryOf(tx, shopId, params.id, params.delivery))
  })
}

async function webhooksOf(tx: Tx, shopId: ShopId) {
  return (await listWebhooks(tx, shopId)).map(({ state, events, failingSince, createdAt, ...webhook }) =>
    revised(
      {
        ...webhook,
        events: [...events],
        on: state === 'on',
        offBecause: state === 'gone' || state === 'failing' ? state : null,
        failingSince: failingSince?.toISOString() ?? null,
        createdAt: createdAt.toISOString(),
      },
      // Fields that deliveries change; they do not cause an edit conflict.
      ['failingSince'],
    ),
  )
}

async function webhookOf(tx: Tx, shopId: ShopId, id: number) {
  const found = (await webhooksOf(tx, shopId)).find((webhook) => webhook.id === id)
  if (!found) throw new Refusal('notFound')
  return found
}

async function deliveryOf(tx: Tx, shopId: ShopId, webhookId: number, id: number) {
  const found = await findDelivery(tx, shopId, webhookId, id)
  if (!found) throw new Refusal('notFound')
  return found
}

function summaryOf({ attempts, createdAt, nextTryAt, ...delivery }: Delivery) {
  const { id, messageId, event, about, state, tries } = delivery
  return {
    id,
    messageId,
    event,
    about,
    state,
    tries,
    createdAt: createdAt.toISOString(),
    nextTryAt: nextTryAt?.toISOString() ?? null,
    last: attempts.at(-1) ?? null,
  }
}

function checkAddress(url: string, { allowPrivateHooks }: Services): void {
  if (!url.startsWith('https:') && !allowPrivateHooks) throw wrongField('url', 'notAllowed')
}

const distinct = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)]
