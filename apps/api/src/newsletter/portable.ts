import type { ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../database/open.ts'
import { execute, type FieldsOf, query, utcText } from '../database/query.ts'
import type { ConsentAct } from './schema.ts'

/** The most proofs of one address in an archive, the last ones: anybody may enter an address as often as they like. */
const MOST_WISHES = 200

/** A subscriber in an archive, with the proofs of their consent; times are ISO-8601, UTC. */
export type PortableSubscriber = {
  readonly email: string
  /** The key in the links of sent mails. */
  readonly confirmKey: string
  readonly subscribedAt: string
  readonly confirmedAt: string | null
  readonly unsubscribedAt: string | null
  readonly consents: readonly {
    readonly act: ConsentAct
    readonly version: string | null
    readonly at: string
    readonly address: string | null
  }[]
}
const PortableSubscriberRow = z.object({
  email: z.string(),
  confirmKey: z.string(),
  subscribedAt: z.string(),
  confirmedAt: z.string().nullable(),
  unsubscribedAt: z.string().nullable(),
  consents: z.array(
    z.object({
      act: z.enum(['asked', 'confirmed', 'left'] as const satisfies readonly ConsentAct[]),
      version: z.string().nullable(),
      at: z.string(),
      address: z.string().nullable(),
    } satisfies FieldsOf<PortableSubscriber['consents'][number]>),
  ),
} satisfies FieldsOf<PortableSubscriber>)

/** Returns the next batch of subscribers after this address. */
export function readSubscribers(
  tx: Tx,
  shopId: ShopId,
  after: string,
  limit: number,
): Promise<readonly PortableSubscriber[]> {
  return query(
    tx,
    PortableSubscriberRow,
    sql`
      select s.email, s.confirm_key as "confirmKey", ${utcText(sql`s.subscribed_at`)} as "subscribedAt",
        ${utcText(sql`s.confirmed_at`)} as "confirmedAt", ${utcText(sql`s.unsubscribed_at`)} as "unsubscribedAt", (
          select coalesce(json_agg(json_build_object('act', c.act, 'version', c.version, 'at', ${utcText(sql`c.at`)},
            'address', c.address) order by c.id), '[]')
          from consents c where c.shop_id = ${shopId} and c.email = s.email and (c.act <> 'asked' or c.id in (
            select id from consents a where a.shop_id = ${shopId} and a.email = s.email and a.act = 'asked'
            order by a.id desc limit ${MOST_WISHES}))) as consents
      from subscribers s where s.shop_id = ${shopId} and s.email > ${after} order by s.email limit ${limit}`,
  )
}

/** Subscribers from an archive; existing ones stay as they are. */
export async function writeSubscribers(tx: Tx, shopId: ShopId, portable: readonly PortableSubscriber[]): Promise<void> {
  for (const { email, confirmKey, subscribedAt, confirmedAt, unsubscribedAt, consents } of portable) {
    const added = await execute(
      tx,
      sql`
        insert into subscribers (shop_id, email, confirm_key, subscribed_at, confirmed_at, unsubscribed_at)
        values (${shopId}, ${email}, ${confirmKey}, ${subscribedAt}, ${confirmedAt}, ${unsubscribedAt})
        on conflict do nothing`,
    )
    if (added === 0) continue
    for (const { act, version, at, address } of consents)
      await execute(
        tx,
        sql`
          insert into consents (shop_id, email, act, version, at, address)
          values (${shopId}, ${email}, ${act}, ${version}, ${at}, ${address})`,
      )
  }
}
