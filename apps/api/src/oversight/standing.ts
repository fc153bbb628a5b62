import type { ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../database/open.ts'
import { execute, type FieldsOf, query } from '../database/query.ts'
import { updateShop, type WriteTx } from '../shops/store/shops.ts'
import { type ShopFlag, shopStandings } from './schema.ts'

const DAY = 24 * 60 * 60_000
/** A new shop is quiet for this long, unless an operator passes it earlier. */
const QUIET_FOR = 7 * DAY

export const SHOP_FLAGS = ['throwAwayMail', 'nameOfBank'] as const satisfies readonly ShopFlag[]

/** What the platform imposes on a shop. */
export type ShopStanding = {
  /** Until then it is quiet; null: it is not. */
  readonly quietUntil: Date | null
  readonly flags: readonly ShopFlag[]
  readonly passedAt: Date | null
  readonly passedBy: string | null
  readonly pausedAt: Date | null
  readonly pausedBy: string | null
  readonly pauseReason: string | null
}

const StandingRow = z.object({
  quietUntil: z.date().nullable(),
  flags: z.array(z.enum(SHOP_FLAGS)),
  passedAt: z.date().nullable(),
  passedBy: z.string().nullable(),
  pausedAt: z.date().nullable(),
  pausedBy: z.string().nullable(),
  pauseReason: z.string().nullable(),
} satisfies FieldsOf<ShopStanding>)

const NOTHING: ShopStanding = {
  quietUntil: null,
  flags: [],
  passedAt: null,
  passedBy: null,
  pausedAt: null,
  pausedBy: null,
  pauseReason: null,
}

export async function findStanding(tx: Tx, shopId: ShopId): Promise<ShopStanding> {
  const [found] = await query(
    tx,
    StandingRow,
    sql`
      select quiet_until as "quietUntil", flags, passed_at as "passedAt", passed_by as "passedBy", paused_at as "pausedAt",
        paused_by as "pausedBy", pause_reason as "pauseReason"
      from shop_standings where shop_id = ${shopId}`,
  )
  return found ?? NOTHING
}

/** Begins the quiet time of a shop that its owner has just opened, with reasons to check it. */
export async function beginQuietly(tx: Tx, shopId: ShopId, flags: readonly ShopFlag[], now: Date): Promise<void> {
  await tx.insert(shopStandings).values({ shopId, flags, quietUntil: new Date(now.getTime() + QUIET_FOR) })
}

const QuietRow = z.object({ quiet: z.boolean() })

/** Whether a shop is open but quiet. */
export async function isQuiet(tx: Tx, shopId: ShopId, now: Date): Promise<boolean> {
  const [found] = await query(
    tx,
    QuietRow,
    sql`
      select coalesce((select quiet_until > ${now} from shop_standings where shop_id = ${shopId}), false) as quiet`,
  )
  return found?.quiet ?? false
}

/** Approves a shop: an operator has checked it, and its quiet time ends. */
export async function passShop(tx: WriteTx, shopId: ShopId, by: string, now: Date): Promise<void> {
  await execute(
    tx,
    sql`
      insert into shop_standings (shop_id, flags, passed_at, passed_by) values (${shopId}, '[]', ${now}, ${by})
      on conflict (shop_id) do update set quiet_until = null, passed_at = ${now}, passed_by = ${by}`,
  )
}

const OpenRow = z.object({ open: z.boolean() })

/** Keeps a shop closed until `resumeShop`; false: it is paused already. */
export async function pauseShop(
  tx: WriteTx,
  shopId: ShopId,
  { by, reason, now }: { readonly by: string; readonly reason: string; readonly now: Date },
): Promise<boolean> {
  const [shop] = await query(tx, OpenRow, sql`select open from shops where shop_id = ${shopId}`)
  const paused = await execute(
    tx,
    sql`
      insert into shop_standings (shop_id, flags, paused_at, paused_by, pause_reason, open_after_pause)
      values (${shopId}, '[]', ${now}, ${by}, ${reason}, ${shop?.open ?? true})
      on conflict (shop_id) do update set paused_at = ${now}, paused_by = ${by}, pause_reason = ${reason},
        open_after_pause = ${shop?.open ?? true}
      where shop_standings.paused_at is null`,
  )
  if (paused === 0) return false
  await updateShop(tx, shopId, { open: false })
  return true
}

/** Ends a pause: the shop is as before, or as its owner has set it since. False: it was not paused. */
export async function resumeShop(tx: WriteTx, shopId: ShopId): Promise<boolean> {
  const [found] = await query(
    tx,
    OpenRow,
    sql`
      update shop_standings set paused_at = null, paused_by = null, pause_reason = null
      where shop_id = ${shopId} and paused_at is not null returning open_after_pause as open`,
  )
  if (!found) return false
  await updateShop(tx, shopId, { open: found.open })
  return true
}

/** Sets whether the shop opens once the pause ends. False: it is not paused. */
export const wantAfterPause = async (tx: Tx, shopId: ShopId, open: boolean): Promise<boolean> =>
  (await execute(
    tx,
    sql`
      update shop_standings set open_after_pause = ${open} where shop_id = ${shopId} and paused_at is not null`,
  )) > 0
