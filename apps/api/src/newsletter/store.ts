import { randomBytes } from 'node:crypto'
import type { ShopId, Subscription, SubscriptionAnswer } from '@store/core'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../database/open.ts'
import { execute, query } from '../database/query.ts'

/** The time and network address of an action with a mail address. */
type Act = { readonly at: Date; readonly address: string | null }

/** At most one confirmation mail is sent in this time, however often an address is entered. */
const ASKED_EVERY = sql`interval '1 hour'`

/**
 * C26. Stores the proof every time; the address is on the list once, and still has to be confirmed. A former subscriber
 * starts again like a new one. False if there is no such shop.
 */
export async function insertSubscriber(
  tx: Tx,
  shopId: ShopId,
  { email: typed, consent }: Subscription,
  { at, address }: Act,
): Promise<boolean> {
  const email = typed.toLowerCase()
  const key = randomBytes(16).toString('hex')
  const shops = await execute(
    tx,
    sql`
      with proof as (
        insert into consents (shop_id, email, version, at, address)
        select s.shop_id, ${email}, ${consent}, ${at}, ${address} from shops s where s.shop_id = ${shopId}
      ), subscriber as (
        insert into subscribers as known (shop_id, email, confirm_key, subscribed_at)
        select s.shop_id, ${email}, ${key}, ${at} from shops s where s.shop_id = ${shopId}
        on conflict (shop_id, email) do update set
          confirm_key = excluded.confirm_key, subscribed_at = excluded.subscribed_at,
          confirmed_at = null, unsubscribed_at = null, asked_at = null
        where known.unsubscribed_at is not null)
      select 1 from shops s where s.shop_id = ${shopId}`,
  )
  return shops > 0
}

/** Queues the confirmation mail, unless the address is confirmed or got one recently. */
export async function insertConfirmationMail(tx: Tx, shopId: ShopId, email: string, at: Date): Promise<void> {
  await execute(
    tx,
    sql`
      with asked as (
        update subscribers set asked_at = ${at}
        where shop_id = ${shopId} and email = ${email.toLowerCase()} and confirmed_at is null
          and unsubscribed_at is null and (asked_at is null or asked_at <= ${at}::timestamptz - ${ASKED_EVERY})
        returning shop_id, email)
      insert into outbox (shop_id, kind, email, created_at)
      select shop_id, 'newsletter.confirm', email, now() from asked returning 1`,
  )
}

const KeyRow = z.object({ key: z.string() })

/** The key of an unconfirmed address; null if it needs no confirmation any more. */
export async function findUnconfirmedKey(tx: Tx, shopId: ShopId, email: string): Promise<string | null> {
  const [row] = await query(
    tx,
    KeyRow,
    sql`
      select confirm_key as key from subscribers
      where shop_id = ${shopId} and email = ${email} and confirmed_at is null and unsubscribed_at is null`,
  )
  return row?.key ?? null
}

/** The result for a key. `email`: the address whose state has just changed; null: none. */
type Settled = { readonly answer: SubscriptionAnswer; readonly email: string | null }

/**
 * Confirms a subscription. Only a reader of the address's mail has the key. The confirmation is recorded once, with its
 * proof.
 */
export async function confirmSubscription(tx: Tx, shopId: ShopId, key: string, act: Act): Promise<Settled> {
  const found = await settle(tx, shopId, key, act, {
    among: sql`and unsubscribed_at is null`,
    column: sql`confirmed_at`,
    word: 'confirmed',
  })
  return { answer: { kind: found ? 'confirmed' : 'unknown' }, email: found?.isNew ? found.email : null }
}

/** Unsubscribes: the address gets no more mails. It stays stored for its proof, so that its key still works. */
export async function endSubscription(tx: Tx, shopId: ShopId, key: string, act: Act): Promise<Settled> {
  const found = await settle(tx, shopId, key, act, { among: sql``, column: sql`unsubscribed_at`, word: 'left' })
  return { answer: { kind: found ? 'ended' : 'unknown' }, email: found?.isNew ? found.email : null }
}

/**
 * Removes an address from the list on behalf of the shop, with the same proof; its key in sent mails still works. Null: it
 * is not on it.
 */
export async function takeOff(tx: Tx, shopId: ShopId, email: string, at: Date): Promise<Settled | null> {
  const [row] = await query(
    tx,
    KeyRow,
    sql`select confirm_key as key from subscribers where shop_id = ${shopId} and email = ${email}`,
  )
  return row ? endSubscription(tx, shopId, row.key, { at, address: null }) : null
}

/** A subscriber of a shop, with the proof of consent: times are ISO-8601, UTC. */
export type Subscriber = {
  readonly email: string
  readonly state: 'waiting' | 'confirmed' | 'left'
  readonly subscribedAt: string
  readonly confirmedAt: string | null
  readonly leftAt: string | null
  /** The confirmed consent, or the last one; `version` of the text is null if the form sent none. */
  readonly consent: { readonly version: string | null; readonly at: string }
}

const SubscriberRow = z.object({
  email: z.string(),
  state: z.enum(['waiting', 'confirmed', 'left']),
  subscribedAt: z.date(),
  confirmedAt: z.date().nullable(),
  leftAt: z.date().nullable(),
  place: z.string(),
  consent: z.object({ version: z.string().nullable(), at: z.string() }),
})

/** The position where a part of the list continues: after this subscriber. `place` is the time of subscription, to the microsecond. */
type ListPlace = { readonly place: string; readonly email: string }

/** The subscribers, newest first; with `all`, unsubscribed ones too. */
export async function listSubscribers(
  tx: Tx,
  shopId: ShopId,
  { all, after, limit }: { readonly all: boolean; readonly after: ListPlace | null; readonly limit: number },
): Promise<readonly (Subscriber & ListPlace)[]> {
  const rows = await query(
    tx,
    SubscriberRow,
    sql`
      select s.email, s.subscribed_at as "subscribedAt", s.confirmed_at as "confirmedAt",
        s.unsubscribed_at as "leftAt",
        to_char(s.subscribed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place,
        json_build_object('version', c.version, 'at', c.at) as consent,
        case when s.unsubscribed_at is not null then 'left' when s.confirmed_at is not null then 'confirmed'
          else 'waiting' end as state
      from subscribers s
      join lateral (
        select version, at from consents
        where shop_id = ${shopId} and email = s.email and act = 'asked' and at <= coalesce(s.confirmed_at, 'infinity')
        order by at desc, id desc limit 1) c on true
      where s.shop_id = ${shopId} and (${all} or s.unsubscribed_at is null)
        and (${after?.place ?? null}::timestamptz is null or s.subscribed_at < ${after?.place ?? null}
          or (s.subscribed_at = ${after?.place ?? null} and s.email > ${after?.email ?? null}))
      order by s.subscribed_at desc, s.email limit ${limit}`,
  )
  return rows.map(({ email, state, subscribedAt, confirmedAt, leftAt, consent, place }) => ({
    email,
    state,
    place,
    subscribedAt: subscribedAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
    leftAt: leftAt?.toISOString() ?? null,
    consent: { version: consent.version, at: new Date(consent.at).toISOString() },
  }))
}

const SettledRow = z.object({ email: z.string(), isNew: z.boolean() })

/** If the same key is used several times at once, the first transaction writes, and the others wait and find it written. Null: the key does not exist. */
async function settle(
  tx: Tx,
  shopId: ShopId,
  key: string,
  { at, address }: Act,
  { among, column, word }: { readonly among: SQL; readonly column: SQL; readonly word: 'confirmed' | 'left' },
): Promise<z.output<typeof SettledRow> | null> {
  const [found] = await query(
    tx,
    SettledRow,
    sql`
      with found as (
        select shop_id, email, ${column} as already from subscribers
        where shop_id = ${shopId} and confirm_key = ${key} ${among} for update
      ), settled as (
        update subscribers s set ${column} = ${at} from found
        where s.shop_id = ${shopId} and s.email = found.email and found.already is null
        returning s.shop_id, s.email
      ), proof as (
        insert into consents (shop_id, email, act, at, address)
        select shop_id, email, ${word}, ${at}, ${address} from settled returning 1)
      select email, already is null as "isNew" from found`,
  )
  return found ?? null
}
