import type { Database } from '../database/open.ts'
import type { Job } from '../operation/scheduler.ts'
import { forgetOld } from './store.ts'

type Dependencies = { readonly db: Database; readonly now: () => Date }

/**
 * Deletes data that is older than its time limit. The first run is delayed, because services are busy after the start, and
 * many may start at once.
 */
export const retentionJob = ({ db, now }: Dependencies): Job => ({
  name: 'retention',
  every: 60 * 60_000,
  first: 10 * 60_000,
  again: 5_000,
  run: async ({ beat }) => (await forgetOld(db, now(), beat)) > 0,
})
