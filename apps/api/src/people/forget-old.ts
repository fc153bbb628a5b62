import { sql } from 'drizzle-orm'
import { asIdentity, type Database } from '../database/open.ts'
import { execute } from '../database/query.ts'
import type { Job } from '../operation/scheduler.ts'

const DAY = 24 * 60 * 60_000
/** How long a browser counts as known after its last session. */
const SESSION_DAYS = 90
const MAIL_DAYS = 30
const SIGN_IN_DAYS = 400
/** Changes of address that can no longer be taken back. */
const CHANGE_DAYS = 30

/** Deletes what has ended: codes, challenges, sign-ins of programs, sessions, mails. Returns the number of rows. */
export async function forgetOldPeople(db: Database, now: Date): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * DAY)
  const old = [
    sql`delete from identity.codes where ends_at < ${now}`,
    sql`delete from identity.challenges where ends_at < ${now}`,
    sql`delete from identity.device_logins where ends_at < ${now}`,
    sql`delete from identity.stops where ends_at < ${now}`,
    sql`delete from identity.sign_ins where at < ${before(SIGN_IN_DAYS)}`,
    sql`delete from identity.sessions where coalesce(ended_at, ends_at) < ${before(SESSION_DAYS)}`,
    sql`delete from identity.mails where coalesce(sent_at, dead_at) < ${before(MAIL_DAYS)}`,
    sql`delete from identity.email_changes where coalesce(undo_until, started_at) < ${before(CHANGE_DAYS)}`,
  ]
  let forgotten = 0
  for (const statement of old) forgotten += await asIdentity(db, (tx) => execute(tx, statement))
  return forgotten
}

export const forgetPeopleJob = ({ db, now }: { readonly db: Database; readonly now: () => Date }): Job => ({
  name: 'retention of people',
  every: 60 * 60_000,
  first: 5 * 60_000,
  run: async () => {
    await forgetOldPeople(db, now())
    return false
  },
})
