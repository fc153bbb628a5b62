import { PING, WEBHOOK_EVENTS, type WebhookEvent } from '@store/api-client/manage'
import type { ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../../database/open.ts'
import { execute, type FieldsOf, query } from '../../database/query.ts'
import { WEBHOOK_STATES, type WebhookAttempt, type WebhookState } from '../schema.ts'

/** The number of attempts that are stored for a delivery. */
const KEPT_ATTEMPTS = 20
/** A webhook is switched off after this time without a successful attempt. */
const FAILING = sql`interval '5 days'`

/** A delivery, ready to be sent. */
type Outgoing = {
  readonly webhookId: number
  readonly url: string
  readonly state: WebhookState
  /** Encrypted: the signing secret, and the former one as long as it is used too. */
  readonly secrets: readonly string[]
  readonly event: WebhookEvent | typeof PING
  readonly body: string
  /** When it last arrived; null: never. */
  readonly deliveredAt: Date | null
}

const OutgoingRow = z.object({
  webhookId: z.int(),
  url: z.string(),
  state: z.enum(WEBHOOK_STATES),
  secrets: z.array(z.string()),
  event: z.enum([...WEBHOOK_EVENTS, PING]),
  body: z.string(),
  deliveredAt: z.date().nullable(),
} satisfies FieldsOf<Outgoing>)

/** A delivery, ready to be sent. Null: it or its webhook was deleted. */
export async function findOutgoing(tx: Tx, shopId: ShopId, id: number, now: Date): Promise<Outgoing | null> {
  const [found] = await query(
    tx,
    OutgoingRow,
    sql`
      select w.id as "webhookId", w.url, w.state, d.event, d.body, d.delivered_at as "deliveredAt",
        to_jsonb(array_remove(array[w.secret, case when w.old_secret_until > ${now} then w.old_secret end], null))
          as secrets
      from webhook_deliveries d join webhooks w on w.shop_id = d.shop_id and w.id = d.webhook_id
      where d.shop_id = ${shopId} and d.id = ${id}`,
  )
  return found ?? null
}

/** Stores an attempt with its delivery. */
export async function noteAttempt(tx: Tx, shopId: ShopId, id: number, attempt: WebhookAttempt): Promise<void> {
  await execute(
    tx,
    sql`
      update webhook_deliveries set tries = tries + 1,
        delivered_at = case when ${attempt.problem}::text is null then ${attempt.at}::timestamptz else delivered_at end,
        attempts = (case when jsonb_array_length(attempts) >= ${KEPT_ATTEMPTS} then attempts - 0 else attempts end)
          || ${JSON.stringify([attempt])}::jsonb
      where shop_id = ${shopId} and id = ${id}`,
  )
}

/** Records a successful delivery: the webhook is not failing any more. */
export async function noteReached(tx: Tx, shopId: ShopId, webhookId: number): Promise<void> {
  await execute(
    tx,
    sql`
      update webhooks set failing_since = null
      where shop_id = ${shopId} and id = ${webhookId} and failing_since is not null`,
  )
}

/**
 * Records a failed attempt: a webhook that is `gone` is switched off at once. One whose deliveries have failed for five days
 * is switched off too, and its shop gets a mail.
 */
export async function noteFailure(
  tx: Tx,
  shopId: ShopId,
  { webhookId, delivery, now, gone }: { webhookId: number; delivery: number; now: Date; gone: boolean },
): Promise<void> {
  await execute(
    tx,
    sql`
      with failed as (
        update webhooks set failing_since = coalesce(failing_since, ${now}),
          state = case when ${gone} then 'gone' when failing_since <= ${now}::timestamptz - ${FAILING} then 'failing' else state end
        where shop_id = ${shopId} and id = ${webhookId} and state = 'on'
        returning shop_id, state)
      insert into outbox (shop_id, kind, delivery_id, created_at)
      select s.shop_id, 'webhook.off', ${delivery}, now() from failed f join shops s on s.shop_id = f.shop_id
      where f.state = 'failing' and s.email is not null
      returning 1`,
  )
}
