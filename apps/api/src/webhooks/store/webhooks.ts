import { randomBytes } from 'node:crypto'
import { WEBHOOK_EVENTS, type WebhookEvent } from '@store/api-client/manage'
import type { ShopId } from '@store/core'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../../database/open.ts'
import { execute, type FieldsOf, query } from '../../database/query.ts'
import { type SealSecrets, sealOwner, sealText } from '../../secrets/seal.ts'
import { WEBHOOK_STATES, type WebhookState } from '../schema.ts'

type Webhook = {
  readonly id: number
  readonly url: string
  readonly events: readonly WebhookEvent[]
  readonly buyers: boolean
  readonly state: WebhookState
  readonly failingSince: Date | null
  readonly createdAt: Date
}
/** What its merchant decides about it. */
type WebhookSettings = Pick<Webhook, 'url' | 'events' | 'buyers'>

const WebhookRow = z.object({
  id: z.int(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  buyers: z.boolean(),
  state: z.enum(WEBHOOK_STATES),
  failingSince: z.date().nullable(),
  createdAt: z.date(),
} satisfies FieldsOf<Webhook>)

/** The shop's webhooks, in the order they were made. */
export function listWebhooks(tx: Tx, shopId: ShopId): Promise<readonly Webhook[]> {
  return query(
    tx,
    WebhookRow,
    sql`
      select id, url, events, buyers, state, failing_since as "failingSince", created_at as "createdAt"
      from webhooks where shop_id = ${shopId} order by id`,
  )
}

/** Of two that add a webhook at once, the second sees what the first added. */
export const lockWebhooks = (tx: Tx, shopId: ShopId) =>
  execute(tx, sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks of ${shopId}`}, 0))`)

/** How long bodies are signed with the former secret, too. */
const ROTATION = sql`interval '24 hours'`

const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`
const sealed = (secrets: SealSecrets, shopId: ShopId, secret: string) =>
  sealText(secrets, sealOwner.webhook(shopId), secret)

const IdRow = z.object({ id: z.int() })

/** Makes a webhook. `secret` is what its receiver verifies bodies with; it is kept sealed, and never answered again. */
export async function addWebhook(
  tx: Tx,
  shopId: ShopId,
  { url, events, buyers }: WebhookSettings,
  secrets: SealSecrets,
): Promise<{ readonly id: number; readonly secret: string }> {
  const secret = newSecret()
  const [added] = await query(
    tx,
    IdRow,
    sql`
      insert into webhooks (shop_id, url, secret, events, buyers)
      values (${shopId}, ${url}, ${sealed(secrets, shopId, secret)}, ${JSON.stringify(events)}::jsonb, ${buyers})
      returning id`,
  )
  return { id: added?.id ?? 0, secret }
}

/** Changes what is given and leaves the rest. Switched on, or led to another address, it starts without failures. */
export async function changeWebhook(
  tx: Tx,
  shopId: ShopId,
  id: number,
  { url, events, buyers, on }: Partial<WebhookSettings & { readonly on: boolean }>,
): Promise<void> {
  const state = on === undefined ? null : on ? 'on' : 'off'
  await execute(
    tx,
    sql`
      update webhooks set url = coalesce(${url ?? null}, url),
        events = coalesce(${events ? JSON.stringify(events) : null}::jsonb, events),
        buyers = coalesce(${buyers ?? null}::boolean, buyers), state = coalesce(${state}, state),
        failing_since = case when ${state}::text = 'on' or ${url ?? null}::text <> url then null else failing_since end
      where shop_id = ${shopId} and id = ${id}`,
  )
}

/** A new secret; the one until now signs beside it for a day. */
export async function rotateSecret(
  tx: Tx,
  shopId: ShopId,
  id: number,
  now: Date,
  secrets: SealSecrets,
): Promise<string> {
  const secret = newSecret()
  await execute(
    tx,
    sql`
      update webhooks set old_secret = secret, old_secret_until = ${now}::timestamptz + ${ROTATION},
        secret = ${sealed(secrets, shopId, secret)}
      where shop_id = ${shopId} and id = ${id}`,
  )
  return secret
}

/** Removes a webhook with all that it was told. Of what waits in the outbox, the worker finds nobody to tell. */
export async function removeWebhook(tx: Tx, shopId: ShopId, id: number): Promise<void> {
  await execute(tx, sql`delete from webhook_deliveries where shop_id = ${shopId} and webhook_id = ${id}`)
  await execute(tx, sql`delete from webhooks where shop_id = ${shopId} and id = ${id}`)
}

const BuyersRow = z.object({ buyers: z.boolean() })

/** The audiences of an event: whether somebody listens who is told of buyers, and somebody who is not. */
export async function findAudiences(tx: Tx, shopId: ShopId, event: WebhookEvent): Promise<readonly boolean[]> {
  const rows = await query(tx, BuyersRow, sql`select distinct buyers from webhooks where ${listening(shopId, event)}`)
  return rows.map(({ buyers }) => buyers)
}

/** In a query of webhooks: those that are on and told of this event. */
export const listening = (shopId: ShopId, event: WebhookEvent): SQL =>
  sql`shop_id = ${shopId} and state = 'on' and events @> to_jsonb(${event}::text)`
