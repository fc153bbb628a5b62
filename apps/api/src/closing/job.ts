import type { ShopId } from '@store/core'
import { facts, type Log } from '@store/telemetry'
import { sql } from 'drizzle-orm'
import { asWorker } from '../database/open.ts'
import { execute } from '../database/query.ts'
import type { MediaStorage } from '../media/storage/storage.ts'
import type { Job } from '../operation/scheduler.ts'
import type { People } from '../people/people.ts'
import { deleteShop } from './delete-shop.ts'
import { notifyOwners, ownersOf } from './notify-owners.ts'
import { listDue } from './store.ts'

type Dependencies = People & { readonly log: Log; readonly media: MediaStorage }

const EVERY_MS = 10 * 60_000
const BATCH = 20

/** Deletes shops for good whose time is over. */
export const deletionsJob = (needs: Dependencies): Job => ({
  name: 'deletion of shops',
  every: EVERY_MS,
  run: async ({ beat }) => {
    await deleteDue(needs, beat)
    return false
  },
})

/**
 * Deletes all shops that are due; returns how many. A shop that fails, for example because of its pictures, does not delay
 * others.
 */
export async function deleteDue(needs: Dependencies, beat = () => {}): Promise<number> {
  let deleted = 0
  let shopIds: readonly ShopId[] = []
  do {
    const after = shopIds.at(-1) ?? 0
    shopIds = await asWorker(needs.db, (tx) => listDue(tx, needs.now(), { after, limit: BATCH }))
    for (const shopId of shopIds) if (await deleteOne(needs, shopId, beat)) deleted += 1
  } while (shopIds.length === BATCH)
  return deleted
}

async function deleteOne(needs: Dependencies, shopId: ShopId, beat: () => void): Promise<boolean> {
  const { log, now } = needs
  try {
    if (!(await leave(needs, shopId)) || !(await deleteShop(needs, shopId, { now: now(), beat }))) return false
    log.info({ shop: shopId }, 'shop deleted for good')
    return true
  } catch (error) {
    log.error({ shop: shopId, error: facts(error) }, 'a shop was not deleted')
    return false
  }
}

/**
 * Removes the shop's team, and notifies its owners once, however many processes do this. False: the deletion was taken back,
 * or another process has deleted the shop.
 */
const leave = (needs: Dependencies, shopId: ShopId): Promise<boolean> =>
  asWorker(needs.db, async (tx) => {
    const now = needs.now().toISOString()
    const isDue = sql`select 1 from shop_deletions where shop_id = ${shopId} and due_at <= ${now}::timestamptz for update`
    if ((await execute(tx, isDue)) === 0) return false
    const owners = await ownersOf(tx, shopId)
    await execute(tx, sql`delete from memberships where shop_id = ${shopId}`)
    // Queued before the commit, so that no shop is deleted without the mail.
    if (owners.people.length > 0) await notifyOwners(needs, owners, { kind: 'shopDeleted' })
    return true
  })
