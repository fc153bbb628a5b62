import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { asWorker, type Database } from '../database/open.ts'
import { query } from '../database/query.ts'
import type { Job } from '../operation/scheduler.ts'

type Dependencies = { readonly db: Database; readonly now: () => Date }

const EndedRow = z.object({ shopId: z.int() })

/** Ends the quiet time of shops: it outdates their cached pages, which ask search engines not to list them. */
export const quietJob = ({ db, now }: Dependencies): Job => ({
  name: 'ends of quiet times',
  every: 10 * 60_000,
  run: async () => {
    await asWorker(db, (tx) =>
      query(
        tx,
        EndedRow,
        sql`
          with ended as (
            update shop_standings set quiet_until = null where quiet_until <= ${now()} returning shop_id
          )
          update shops s set version = version + 1 from ended e where s.shop_id = e.shop_id
          returning s.shop_id as "shopId"`,
      ),
    )
    return false
  },
})
