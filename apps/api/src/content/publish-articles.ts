import { facts, type Log } from '@store/telemetry'
import type { Database } from '../database/open.ts'
import type { Job } from '../operation/scheduler.ts'
import { publishArticles, shopsToPublish } from './store.ts'

type Dependencies = { readonly db: Database; readonly log: Log; readonly now: () => Date }

/** Publishes articles at their time; the first run also those whose time passed while no process was running. */
export const articlesJob = ({ db, log, now }: Dependencies): Job => ({
  name: 'scheduled articles',
  every: 30_000,
  run: async ({ beat }) => {
    const at = now()
    for (const { shopId } of await shopsToPublish(db, at)) {
      beat()
      try {
        await publishArticles(db, shopId, at)
      } catch (error) {
        log.error({ shop: shopId, error: facts(error) }, 'articles of a shop cannot be published')
      }
    }
    return false
  },
})
