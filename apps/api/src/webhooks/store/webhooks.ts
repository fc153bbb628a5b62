import { randomBytes } from 'node:crypto'
import { WEBHOOK_EVENTS, type WebhookEvent } from '@store/api-client/manage'
import type { ShopId } from '@store/core'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../../database/open.ts'
import { execute, type FieldsOf, knownNames, query } from '../../database/query.ts'
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
/** The merchant's settings of a webhook. */
type WebhookSettings = Pick<Webhook, 'url' | 'events' | 'buyers'>

const WebhookRow = z.object({
  id: z.int(),
  url: z.string(),
  events: knownNames(WEBHOOK_EVENTS),
  buyers: z.boolean(),
  state: z.enum(WEBHOOK_STATES),
  failingSince: z.date().nullable(),
  createdAt: z.date(),
} satisfies FieldsOf<Webhook>)

/** The shop's webhooks, in order of creation. */
export function listWebhooks(tx: Tx, shopId: ShopId): Promise<readonly Webhook[]> {
  return query(
    tx,
    WebhookRow,
    sql`
      select id, url, events, buyers, state, failing_since as "failingSince", created_at as "createdAt"
      from webhooks where shop_id = ${shopId} order by id`,
  )
}

/** How long bodies are also signed with the former secret. */
const ROTATION = sql`interval '24 hours'`

const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`
const sealed = (secrets: SealSecrets, shopId: ShopId, secret: string) =>
  sealText(secrets, sealOwner.webhook(shopId), secret)

const IdRow = z.object({ id: z.int() })

/** Creates a webhook. Its receiver verifies bodies with `secret`, which is stored encrypted and never returned again. */
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

/** Changes the given fields. If it is switched on, or gets another URL, its recorded failures are cleared. */
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

/** Creates a new secret; the former one also signs for a day. */
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

/** Deletes a webhook with all its deliveries. For those that wait in the outbox, the worker finds no receiver. */
export async function removeWebhook(tx: Tx, shopId: ShopId, id: number): Promise<void> {
  await execute(tx, sql`delete from webhook_deliveries where shop_id = ${shopId} and webhook_id = ${id}`)
  await execute(tx, sql`delete from webhooks where shop_id = ${shopId} and id = ${id}`)
}

const BuyersRow = z.object({ buyers: z.boolean() })

/** The audiences of an event: whether a subscribed webhook gets buyers' data, and whether one does not. */
export async function findAudiences(tx: Tx, shopId: ShopId, event: WebhookEvent): Promise<readonly boolean[]> {
  const rows = await query(tx, BuyersRow, sql`select distinct buyers from webhooks where ${listening(shopId, event)}`)
  return rows.map(({ buyers }) => buyers)
}

/** A condition on webhooks: switched on, and subscribed to this event. */
export const listening = (shopId: ShopId, event: WebhookEvent): SQL =>
  sql`shop_id = ${shopId} and state = 'on' and events @> to_jsonb(${event}::text)`
