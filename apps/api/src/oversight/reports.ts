import type { ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../database/open.ts'
import { execute, type FieldsOf, query } from '../database/query.ts'
import { type ReportReason, shopReports } from './schema.ts'

const REPORT_REASONS = [
  ...(['fraud', 'counterfeit', 'forbidden', 'notDelivered', 'other'] as const),
] satisfies readonly ReportReason[]

/** A report about a shop. */
export type Report = {
  readonly id: number
  readonly at: Date
  readonly reason: ReportReason
  readonly text: string | null
  readonly closedAt: Date | null
  readonly closedBy: string | null
  readonly answer: string | null
}

const ReportRow = z.object({
  id: z.int(),
  at: z.date(),
  reason: z.enum(REPORT_REASONS),
  text: z.string().nullable(),
  closedAt: z.date().nullable(),
  closedBy: z.string().nullable(),
  answer: z.string().nullable(),
} satisfies FieldsOf<Report>)

export async function addReport(
  tx: Tx,
  shopId: ShopId,
  { reason, text, now }: Pick<Report, 'reason' | 'text'> & { readonly now: Date },
): Promise<void> {
  await tx.insert(shopReports).values({ shopId, reason, text, at: now })
}

/** How many reports of a shop are listed at most. */
const LISTED = 50

/** The reports about a shop, open ones first. */
export const listReports = (tx: Tx, shopId: ShopId): Promise<readonly Report[]> =>
  query(
    tx,
    ReportRow,
    sql`
      select id, at, reason, text, closed_at as "closedAt", closed_by as "closedBy", answer from shop_reports
      where shop_id = ${shopId} order by closed_at is not null, id desc limit ${LISTED}`,
  )

/** Closes a report; false: there is none, or it is closed already. */
export const closeReport = async (
  tx: Tx,
  shopId: ShopId,
  id: number,
  { by, answer, now }: { readonly by: string; readonly answer: string; readonly now: Date },
): Promise<boolean> =>
  (await execute(
    tx,
    sql`
      update shop_reports set closed_at = ${now}, closed_by = ${by}, answer = ${answer}
      where shop_id = ${shopId} and id = ${id} and closed_at is null`,
  )) > 0
