import type { Database } from '../database/open.ts'
import type { Job } from '../operation/scheduler.ts'
import { forgetOld } from './store.ts'

type Needs = { readonly db: Database; readonly now: () => Date }

/** Forgets what is older than it is kept. Services that start have enough to do, and many start at once. */
export const retentionJob = ({ db, now }: Needs): Job => ({
  name: 'retention',
  every: 60 * 60_000,
  first: 10 * 60_000,
  again: 5_000,
  run: async ({ beat }) => (await forgetOld(db, now(), beat)) > 0,
})
