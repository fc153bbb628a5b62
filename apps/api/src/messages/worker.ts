import { setTimeout as pause } from 'node:timers/promises'
import { ORDER_STEPS, type ShopId } from '@store/core'
import type { Database } from '../database/open.ts'
import { facts, type Log } from '../operation/log.ts'
import type { Message } from './message.ts'
import { type Claimed, claimMessages, keepMessages, markFailed, markSent, releaseMessages } from './store.ts'

/** How an attempt ended. `problem` names no person: it is kept and logged. */
export type Attempt =
  | { readonly kind: 'sent' }
  /** Another attempt may go through. */
  | { readonly kind: 'later'; readonly problem: string }
  /** No attempt ever will. */
  | { readonly kind: 'never'; readonly problem: string }
export type Deliver = (claimed: Claimed) => Promise<Attempt>

export type OutboxWorker = {
  /** Finishes what is being sent, takes nothing more, and gives back what it had not begun. */
  readonly stop: () => Promise<void>
  /** Whether every lane has shown a sign of life lately. */
  readonly alive: () => boolean
}

/** Lanes of their own, so that a hook that hangs holds up no mail. */
const LANES: readonly (readonly Message['kind'][])[] = [
  ...Array<Message['kind'][]>(3).fill([
    'order.buyer',
    'order.merchant',
    'order.trouble',
    'order.proof',
    'order.unpaid',
    ...ORDER_STEPS.map((step) => `order.${step}` as const),
    'contact',
    'newsletter.confirm',
  ]),
  ...Array<Message['kind'][]>(2).fill(['order.hook']),
]
const BATCH = 5
const POLL = 1_000
const LEASE = 60_000
/** How long a stop waits for what is being sent. */
const GRACE = 10_000
/** Two days of attempts, more or less. */
const MAX_TRIES = 200
const FIRST_DELAY = 2_000
const LONGEST_DELAY = 15 * 60_000

/** Twice as long after each try, up to a quarter of an hour, and never all at the same moment. */
export function delayAfter(tries: number, random = Math.random()): number {
  const delay = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (tries - 1))
  return delay * (0.75 + random / 2)
}

type Settings = {
  readonly db: Database
  readonly deliver: Deliver
  readonly log: Log
  readonly poll?: number
  readonly lease?: number
  readonly delay?: (tries: number) => number
  readonly maxTries?: number
}

/**
 * Sends what is in the outbox, beside any number of others. A message is taken for a while only, kept while it is being
 * sent, and marked when it is: who is killed in between leaves it to the next, who sends it again under the same token.
 */
export function startOutbox(settings: Settings): OutboxWorker {
  const { db, deliver, log, poll = POLL, lease = LEASE, delay = delayAfter, maxTries = MAX_TRIES } = settings
  const stopping = new AbortController()
  const beats = LANES.map(() => Date.now())
  const rest = (milliseconds: number) =>
    pause(milliseconds, undefined, { signal: stopping.signal }).catch(() => undefined)

  async function run(lane: number, kinds: readonly Message['kind'][]): Promise<void> {
    let after: ShopId = 0
    let away = false
    while (!stopping.signal.aborted) {
      beats[lane] = Date.now()
      try {
        const batch = await claimMessages(db, { kinds, after, limit: BATCH, lease })
        away = false
        await sendAll(batch, lane)
        if (batch.length === 0 && after === 0) await rest(poll * (0.75 + Math.random() / 2))
        after = batch.at(-1)?.shopId ?? 0
      } catch (error) {
        // The database is away: whatever was taken comes back by itself.
        if (!away) log.error({ error: facts(error) }, 'the outbox cannot be read')
        away = true
        await rest(poll)
      }
    }
  }

  async function sendAll(batch: readonly Claimed[], lane: number): Promise<void> {
    const left = [...batch]
    const keeping = setInterval(() => {
      beats[lane] = Date.now()
      // What cannot be kept now may be kept at the next turn.
      keepMessages(db, left, lease).catch(() => undefined)
    }, lease / 3)
    try {
      for (const claimed of batch) {
        if (stopping.signal.aborted) return await releaseMessages(db, left)
        await settle(claimed, await attempt(claimed))
        left.shift()
      }
    } finally {
      clearInterval(keeping)
    }
  }

  async function attempt(claimed: Claimed): Promise<Attempt> {
    try {
      return await deliver(claimed)
    } catch (error) {
      log.error({ ...about(claimed), error: facts(error) }, 'a message broke')
      return { kind: 'later', problem: error instanceof Error ? error.name : 'unknown' }
    }
  }

  async function settle(claimed: Claimed, attempted: Attempt): Promise<void> {
    const { tries } = claimed
    if (attempted.kind === 'sent') {
      await persist(() => markSent(db, claimed))
      log.info(about(claimed), 'message sent')
      return
    }
    const { problem } = attempted
    const again = attempted.kind === 'later' && tries < maxTries ? delay(tries) : null
    await markFailed(db, claimed, problem, again)
    if (again === null) log.error({ ...about(claimed), problem }, 'message given up')
    else log.warn({ ...about(claimed), problem, again: Math.round(again / 1000) }, 'message not sent yet')
  }

  /** What has left must be marked: while the database is away, it is asked again and again. */
  async function persist(mark: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await mark()
      } catch (error) {
        if (stopping.signal.aborted) throw error
        await rest(poll / 4)
      }
    }
  }

  const lanes = LANES.map((kinds, lane) => run(lane, kinds))
  let stopped: Promise<void> | null = null
  return {
    stop() {
      stopping.abort()
      stopped ??= Promise.race([Promise.all(lanes), pause(GRACE, undefined, { ref: false })]).then(() => undefined)
      return stopped
    },
    alive: () => beats.every((beat) => Date.now() - beat < 2 * lease),
  }
}

const about = ({ shopId, id, message, tries }: Claimed) => ({ shop: shopId, message: id, kind: message.kind, tries })
