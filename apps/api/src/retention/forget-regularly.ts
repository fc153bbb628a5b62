import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../database/open.ts'
import { facts, type Log } from '../operation/log.ts'
import { forgetOld } from './store.ts'

type Needs = { readonly db: Database; readonly log: Log; readonly now: () => Date }
export type Retention = { readonly stop: () => Promise<void> }

/** Services that start have enough to do, and many start at once. */
const FIRST_MS = 10 * 60_000
const POLL_MS = 60 * 60_000
/** Where there is more to forget, it goes on after a moment. */
const NEXT_MS = 5_000

/** Forgets what is older than it is kept, from time to time, beside any number of others that do. */
export function forgetRegularly({ db, log, now }: Needs): Retention {
  const stopping = new AbortController()
  const wait = (ms: number) => pause(ms, undefined, { signal: stopping.signal }).catch(() => undefined)
  const run = async () => {
    await wait(FIRST_MS)
    while (!stopping.signal.aborted) {
      const forgotten = await forgetOld(db, now()).catch((error: unknown) => {
        log.error({ error: facts(error) }, 'what is old cannot be forgotten')
        return 0
      })
      await wait(forgotten > 0 ? NEXT_MS : POLL_MS)
    }
  }
  const running = run()
  return {
    stop: () => {
      stopping.abort()
      return running
    },
  }
}
