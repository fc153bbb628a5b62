import type { Log } from '@store/telemetry'
import { addAuditEntry } from '../audit/store.ts'
import { asWorker, type Database } from '../database/open.ts'
import type { Job } from '../operation/scheduler.ts'
import type { PeopleSettings } from '../people/people.ts'
import type { SealSecrets } from '../secrets/seal.ts'
import { changeShop } from '../shops/store/shops.ts'
import { applyHeld } from './hold.ts'
import { notifyOwners } from './notify-owners.ts'
import { findMoneyChange, listDue } from './store.ts'

type Dependencies = {
  readonly db: Database
  readonly log: Log
  readonly now: () => Date
  readonly people: PeopleSettings
  readonly secrets: SealSecrets
}

const EVERY_MS = 60_000
const BATCH = 20

/** Applies changes of where money goes once they have waited. */
export const moneyChangesJob = (needs: Dependencies): Job => ({
  name: 'changes of where money goes',
  every: EVERY_MS,
  run: async () => (await applyDue(needs)) === BATCH,
})

/**
 * Applies the due changes; returns how many. The process that locks the shop's row first applies a change; others find none.
 */
export async function applyDue({ db, log, now, people, secrets }: Dependencies): Promise<number> {
  const due = await asWorker(db, (tx) => listDue(tx, now(), BATCH))
  for (const { shopId, what } of due) {
    const done = await changeShop(db, shopId, async (tx) => {
      const change = await findMoneyChange(tx, shopId, what)
      if (!change || change.dueAt > now()) return null
      const applied = await applyHeld(tx, shopId, change, secrets)
      await addAuditEntry(tx, shopId, {
        at: now(),
        kind: 'person',
        who: change.askedBy,
        personId: change.askedById,
        grantedBy: null,
        action: 'applyMoneyChange',
        thing: `payments/${what}`,
        before: null,
        after: { applied },
        refused: null,
        network: null,
        requestId: '',
      })
      if (applied)
        await notifyOwners(tx, { db, people, now }, shopId, { kind: 'moneyChanged', what, who: change.askedBy })
      return { applied }
    })
    if (!done) continue
    log.info({ shop: shopId, what, applied: done.applied }, 'change of where money goes')
  }
  return due.length
}
