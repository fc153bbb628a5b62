import type { PlanId, ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { asWorker, type Database } from '../database/open.ts'
import { type FieldsOf, query } from '../database/query.ts'
import { planColumn } from '../plans/store.ts'
import type { ShopFlag } from './schema.ts'
import { SHOP_FLAGS } from './standing.ts'

/** What operators see of a shop: names, states and counts, nothing of its buyers. */
export type Overseen = {
  readonly shopId: ShopId
  readonly name: string
  readonly subdomain: string
  readonly domain: string | null
  readonly country: string
  readonly templateId: number
  readonly open: boolean
  readonly createdAt: Date
  readonly ordersOfWeek: number
  readonly products: number
  readonly quietUntil: Date | null
  readonly flags: readonly ShopFlag[]
  readonly passedAt: Date | null
  readonly pausedAt: Date | null
  readonly pauseReason: string | null
  readonly openReports: number
  readonly plan: PlanId
  readonly wishText: string | null
  readonly wishedAt: Date | null
  readonly wishedBy: string | null
  readonly supportUntil: Date | null
}

const OverseenRow = z.object({
  shopId: z.int(),
  name: z.string(),
  subdomain: z.string(),
  domain: z.string().nullable(),
  country: z.string(),
  templateId: z.int(),
  open: z.boolean(),
  createdAt: z.date(),
  ordersOfWeek: z.int(),
  products: z.int(),
  quietUntil: z.date().nullable(),
  flags: z.array(z.enum(SHOP_FLAGS)),
  passedAt: z.date().nullable(),
  pausedAt: z.date().nullable(),
  pauseReason: z.string().nullable(),
  openReports: z.int(),
  plan: planColumn,
  wishText: z.string().nullable(),
  wishedAt: z.date().nullable(),
  wishedBy: z.string().nullable(),
  supportUntil: z.date().nullable(),
} satisfies FieldsOf<Overseen>)

/**
 * `waiting`: new shops that nobody has approved, and those with open reports; `asking`: those that have asked for a larger
 * plan.
 */
export type OverseenView = 'all' | 'waiting' | 'asking' | 'paused'

export type OverseenQuery = {
  readonly view: OverseenView
  /** A part of its name or subdomain. */
  readonly search: string | null
  /** Only this shop. */
  readonly shopId: ShopId | null
  /** The id of the last shop on the page before; the newest come first. */
  readonly before: ShopId | null
  /** The operator, whose emergency access to each shop is shown. */
  readonly personId: number
  readonly limit: number
}

const WEEK = 7 * 24 * 60 * 60_000

/** Shops as operators see them, the newest first. */
export function findOverseen(db: Database, filter: OverseenQuery, now: Date): Promise<readonly Overseen[]> {
  const { view, search, shopId, before, personId, limit } = filter
  return asWorker(db, (tx) =>
    query(
      tx,
      OverseenRow,
      sql`
        select s.shop_id as "shopId", s.name, s.subdomain, s.domain, s.country, s.template_id as "templateId", s.open,
          s.created_at as "createdAt", coalesce(w.flags, '[]') as flags,
          case when w.quiet_until > ${now} then w.quiet_until end as "quietUntil", w.passed_at as "passedAt",
          w.paused_at as "pausedAt", w.pause_reason as "pauseReason", l.plan, l.wish as "wishText", l.wished_at as "wishedAt",
          l.wished_by as "wishedBy",
          (select count(*) from shop_reports r where r.shop_id = s.shop_id and r.closed_at is null) as "openReports",
          (select count(*) from orders o where o.shop_id = s.shop_id
            and o.placed_at > ${new Date(now.getTime() - WEEK)}) as "ordersOfWeek",
          coalesce((select u.used from shop_usage u where u.shop_id = s.shop_id and u.what = 'products'), 0) as products,
          (select max(a.ends_at) from support_accesses a where a.shop_id = s.shop_id and a.ends_at > ${now}
            and (a.person_id is null or a.person_id = ${personId})) as "supportUntil"
        from shops s left join shop_standings w on w.shop_id = s.shop_id left join shop_limits l on l.shop_id = s.shop_id
        where (${before}::integer is null or s.shop_id < ${before}) and (${shopId}::integer is null or s.shop_id = ${shopId})
          and (${search}::text is null or position(feria_plain(${search}) in feria_plain(s.name || ' ' || s.subdomain)) > 0)
          and case ${view}::text
            when 'paused' then w.paused_at is not null
            when 'asking' then l.wish is not null
            when 'waiting' then (w.paused_at is null and w.passed_at is null and w.quiet_until > ${now})
              or exists (select 1 from shop_reports r where r.shop_id = s.shop_id and r.closed_at is null)
            else true end
        order by s.shop_id desc limit ${limit}`,
    ),
  )
}
