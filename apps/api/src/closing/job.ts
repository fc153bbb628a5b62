import type { ShopId } from '@store/core'
import { facts, type Log } from '@store/telemetry'
import { sql } from 'drizzle-orm'
import { asWorker } from '../database/open.ts'
import { execute } from '../database/query.ts'
import type { MediaStorage } from '../media/storage/storage.ts'
import type { Job } from '../operation/scheduler.ts'
import type { People } from '../people/people.ts'
import { deleteShop } from './delete-shop.ts'
import { listDue } from './store.ts'
import { ownersOf, tellOwners } from './tell-owners.ts'

type Needs = People & { readonly log: Log; readonly media: MediaStorage }

const EVERY_MS = 10 * 60_000
const BATCH = 20

/** Deletes shops for good whose time is over. */
export const deletionsJob = (needs: Needs): Job => ({
  name: 'deletion of shops',
  every: EVERY_MS,
  run: async ({ beat }) => (await deleteDue(needs, beat)) === BATCH,
})

/** One round; returns how many shops are gone. One that cannot be deleted now, because its pictures cannot, holds up no other. */
export async function deleteDue(needs: Needs, beat = () => {}): Promise<number> {
  const { db, log, now } = needs
  let gone = 0
  for (const shopId of await asWorker(db, (tx) => listDue(tx, now(), BATCH)))
    try {
      await leave(needs, shopId)
      if (!(await deleteShop(needs, shopId, { now: now(), beat }))) continue
      log.info({ shop: shopId }, 'shop deleted for good')
      gone += 1
    } catch (error) {
      log.error({ shop: shopId, error: facts(error) }, 'a shop was not deleted')
    }
  return gone
}

/** Its team leaves first; whoever takes them out tells the owners, once, however many processes do this. */
const leave = (needs: Needs, shopId: ShopId): Promise<void> =>
  asWorker(needs.db, async (tx) => {
    await execute(tx, sql`select from shop_deletions where shop_id = ${shopId} for update`)
    const owners = await ownersOf(tx, shopId)
    await execute(tx, sql`delete from memberships where shop_id = ${shopId}`)
    // Queued before it is committed: no shop is deleted unsaid.
    if (owners.people.length > 0) await tellOwners(needs, owners, { kind: 'shopDeleted' })
  })
