import { sql } from 'drizzle-orm'
import { ask } from '../database/ask.ts'
import { asWorker, type Database } from '../database/open.ts'

/** Whether this installation has done a thing that is done once. */
export async function isDone(db: Database, job: string): Promise<boolean> {
  const found = await asWorker(db, (tx) => ask(tx, sql`select from jobs where name = ${job}`))
  return found.length > 0
}

export async function markDone(db: Database, job: string): Promise<void> {
  await asWorker(db, (tx) => ask(tx, sql`insert into jobs (name) values (${job}) on conflict do nothing`))
}
