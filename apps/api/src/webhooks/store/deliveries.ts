import { PING, WEBHOOK_EVENTS, type WebhookEvent } from '@store/api-client/manage'
import type { ShopId } from '@store/core'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../../database/open.ts'
import { execute, type FieldsOf, query } from '../../database/query.ts'
import type { WebhookAttempt } from '../schema.ts'
import { dueAfter, type Waiting } from './waiting.ts'
import { listening } from './webhooks.ts'

/** An event for delivery: `body` is sent exactly as it is. */
type NewDelivery = {
  readonly about: string | null
  /** Sent once for this key, as long as deliveries are stored; null: every time. */
  readonly once: string | null
  readonly body: string
}

/** A part of a statement: adds the deliveries in `added` (shop_id, id, token) to the outbox. */
const queued = (waiting?: Waiting) => sql`
  insert into outbox (shop_id, kind, delivery_id, token, created_at, order_step, due_at)
  select shop_id, 'webhook', id, token, now(), ${waiting?.step ?? null}::bigint, ${dueAfter(waiting)} from added order by id
  returning 1`

/**
 * Adds one delivery of each event to every webhook that subscribes to it, in one statement. `buyers`: to those that get
 * buyers' data, or to the others.
 */
export async function insertDeliveries(
  tx: Tx,
  shopId: ShopId,
  event: WebhookEvent,
  buyers: boolean,
  deliveries: readonly NewDelivery[],
  waiting?: Waiting,
): Promise<void> {
  const column = (name: keyof NewDelivery) => sql`${sql.param(deliveries.map((one) => one[name]))}::text[]`
  await execute(
    tx,
    sql`
      with added as (
        insert into webhook_deliveries (shop_id, webhook_id, event, about, once, body, created_at)
        select w.shop_id, w.id, ${event}, t.about, t.once, t.body, now()
        from (select shop_id, id from webhooks where ${listening(shopId, event)} and buyers = ${buyers}) w,
          unnest(${column('about')}, ${column('once')}, ${column('body')}) with ordinality t (about, once, body, place)
        order by t.place, w.id
        on conflict (shop_id, webhook_id, once) where once is not null do nothing
        returning shop_id, id, token)
      ${queued(waiting)}`,
  )
}

const IdRow = z.object({ id: z.int() })

/** Adds a delivery to this webhook only, whatever events it subscribes to. Returns its id. */
export async function insertPing(tx: Tx, shopId: ShopId, webhookId: number, body: string): Promise<number> {
  const [added] = await query(
    tx,
    IdRow,
    sql`
      with added as (
        insert into webhook_deliveries (shop_id, webhook_id, event, body, created_at)
        values (${shopId}, ${webhookId}, ${PING}, ${body}, now())
        returning shop_id, id, token
      ), waits as (${queued()})
      select id from added`,
  )
  return added?.id ?? 0
}

/** Sends a delivery once more, with all its tries. Older waiting messages of it will find that it has arrived. */
export async function queueAgain(tx: Tx, shopId: ShopId, id: number): Promise<void> {
  await execute(
    tx,
    sql`
      with added as (
        select shop_id, id, token from webhook_deliveries where shop_id = ${shopId} and id = ${id})
      ${queued()}`,
  )
}

export type Delivery = {
  readonly id: number
  readonly messageId: string
  readonly event: WebhookEvent | typeof PING
  readonly about: string | null
  readonly state: 'waiting' | 'delivered' | 'failed'
  readonly createdAt: Date
  /** The time of the next try, if it waits. */
  readonly nextTryAt: Date | null
  readonly tries: number
  /** The last attempts, oldest first. */
  readonly attempts: readonly WebhookAttempt[]
}

const DeliveryRow = z.object({
  id: z.int(),
  messageId: z.string(),
  event: z.enum([...WEBHOOK_EVENTS, PING]),
  about: z.string().nullable(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  createdAt: z.date(),
  nextTryAt: z.date().nullable(),
  tries: z.int(),
  attempts: z.array(
    z.object({
      at: z.string(),
      status: z.int().nullable(),
      problem: z.string().nullable(),
      ms: z.int(),
    } satisfies FieldsOf<WebhookAttempt>),
  ),
} satisfies FieldsOf<Delivery>)
const WholeDeliveryRow = DeliveryRow.extend({ body: z.string() })

/** Deliveries with their state in the outbox: the state of the message that was queued last. */
const deliveriesOf = (shopId: ShopId) => sql`
  d.id, d.token as "messageId", d.event, d.about, d.created_at as "createdAt", d.tries, d.attempts,
    case when o.sent_at is not null then 'delivered' when o.dead_at is not null then 'failed' else 'waiting' end as state,
    case when o.sent_at is null and o.dead_at is null then o.due_at end as "nextTryAt"
  from webhook_deliveries d left join lateral (
    select sent_at, dead_at, due_at from outbox
    where shop_id = ${shopId} and delivery_id = d.id order by created_at desc, id desc limit 1) o on true`

const ofWebhook = (shopId: ShopId, webhookId: number): SQL => sql`d.shop_id = ${shopId} and d.webhook_id = ${webhookId}`

/** A part of a webhook's deliveries, newest first; `before`: the id of the last one of the previous part. */
export function listDeliveries(
  tx: Tx,
  shopId: ShopId,
  webhookId: number,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<readonly Delivery[]> {
  return query(
    tx,
    DeliveryRow,
    sql`
      select ${deliveriesOf(shopId)} where ${ofWebhook(shopId, webhookId)} and (${before}::bigint is null or d.id < ${before})
      order by d.id desc limit ${limit}`,
  )
}

/** A delivery with its body; null: the webhook has none with this id. */
export async function findDelivery(
  tx: Tx,
  shopId: ShopId,
  webhookId: number,
  id: number,
): Promise<(Delivery & { readonly body: string }) | null> {
  const [found] = await query(
    tx,
    WholeDeliveryRow,
    sql`select d.body, ${deliveriesOf(shopId)} where ${ofWebhook(shopId, webhookId)} and d.id = ${id}`,
  )
  return found ?? null
}
