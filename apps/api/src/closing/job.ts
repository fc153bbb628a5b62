import type { ShopId } from '@store/core'
import type { Log } from '@store/telemetry'
import { sql } from 'drizzle-orm'
import { asWorker } from '../database/open.ts'
import { execute } from '../database/query.ts'
import type { MediaStorage } from '../media/storage/storage.ts'
import type { Job } from '../operation/scheduler.ts'
import type { People } from '../people/people.ts'
import { deleteShop } from './delete-shop.ts'
import { findDue } from './store.ts'
import { ownersOf, tellOwners } from './tell-owners.ts'

type Needs = People & { readonly log: Log; readonly media: MediaStorage }

const EVERY_MS = 10 * 60_000

/** Deletes shops for good whose time is over. */
export const deletionsJob = (needs: Needs): Job => ({
  name: 'deletion of shops',
  every: EVERY_MS,
  run: async ({ beat }) => (await deleteDue(needs, beat)) > 0,
})

/** One round: one shop. Returns how many were due. */
export async function deleteDue(needs: Needs, beat = () => {}): Promise<number> {
  const { db, log, now } = needs
  const shopId = await asWorker(db, (tx) => findDue(tx, now()))
  if (shopId === null) return 0
  await leave(needs, shopId)
  if (await deleteShop(needs, shopId, { now: now(), beat })) log.info({ shop: shopId }, 'shop deleted for good')
  return 1
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
