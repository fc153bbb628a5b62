import { setTimeout as pause } from 'node:timers/promises'
import type { ShopId } from '@store/core'
import { facts, type Log } from '@store/telemetry'
import type { Database } from '../database/open.ts'
import type { Job, Run } from '../operation/scheduler.ts'
import {
  type ClaimedMessage,
  claimMessages,
  keepMessages,
  markDropped,
  markFailed,
  markSent,
  releaseMessages,
} from './claims.ts'
import { type Message, ORDER_MAILS, ORDER_PUSHES } from './message.ts'

/** The result of an attempt. `problem` contains no personal data: it is stored and logged. */
export type Attempt =
  | { readonly kind: 'sent' }
  /** Another attempt may succeed. */
  | { readonly kind: 'later'; readonly problem: string }
  /** No attempt will ever succeed. */
  | { readonly kind: 'never'; readonly problem: string }
  /** The message is no longer wanted; this is not an error. */
  | { readonly kind: 'dropped'; readonly reason: string }
export type Deliver = (claimed: ClaimedMessage) => Promise<Attempt>

const MAILS: readonly Message['kind'][] = [
  ...ORDER_MAILS,
  'contact',
  'newsletter.confirm',
  'team.invitation',
  'webhook.off',
]
const PUSHES: readonly Message['kind'][] = [...ORDER_PUSHES, 'push.message']
/** Separate jobs, so that a slow webhook does not delay mails. */
const JOBS: readonly (readonly [name: string, kinds: readonly Message['kind'][]])[] = [
  ...[1, 2, 3].map((number) => [`mails ${number}`, MAILS] as const),
  ...[1, 2].map((number) => [`webhooks ${number}`, ['webhook']] as const),
  ['notifications', PUSHES],
]
const BATCH = 5
const POLL = 1_000
const LEASE = 60_000
/** The attempts of a mail: about two days. */
const MAX_TRIES = 200
const FIRST_DELAY = 2_000
const LONGEST_DELAY = 15 * 60_000

/** Twice as long after each try, up to a quarter of an hour, with a random part so that messages do not retry together. */
export function delayAfter(tries: number, random = Math.random()): number {
  const delay = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (tries - 1))
  return delay * (0.75 + random / 2)
}

const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000]
/** Milliseconds before each further attempt of a webhook: soon at first, then every twelve hours for three days. */
const WEBHOOK_DELAYS = [
  ...[5 * SECOND, MINUTE, 10 * MINUTE, HOUR, 6 * HOUR],
  ...Array.from({ length: 6 }, () => 12 * HOUR),
]

/** After this many attempts a notification is too old to be useful. */
export const MAX_PUSH_TRIES = 8

/** Milliseconds until a message is tried again after this many tries; null: it is given up. */
export function retryAfter({ kind }: Message, tries: number): number | null {
  if (kind === 'webhook') return WEBHOOK_DELAYS[tries - 1] ?? null
  if (kind.startsWith('push.')) return tries < MAX_PUSH_TRIES ? delayAfter(tries) : null
  return tries < MAX_TRIES ? delayAfter(tries) : null
}

type Settings = {
  readonly db: Database
  readonly deliver: Deliver
  readonly log: Log
  readonly poll?: number
  readonly lease?: number
  readonly retry?: (message: Message, tries: number) => number | null
}

/**
 * Sends the messages in the outbox; any number of processes may do so. A message is claimed for a limited time, which is extended
 * during sending, and marked when it is sent. If a process is killed in between, the next one sends the message again with the same token.
 */
export function outboxJobs(settings: Settings): readonly Job[] {
  const { db, deliver, log, poll = POLL, lease = LEASE, retry = retryAfter } = settings

  const jobOf = (name: string, kinds: readonly Message['kind'][]): Job => {
    let after: ShopId = 0
    return {
      name,
      every: poll,
      run: async (run) => {
        const { shopId, claimed, invalid } = await claimMessages(db, { kinds, after, limit: BATCH, lease })
        for (const { shopId: shop, id, kind, tries, problem } of invalid)
          log.error({ shop, message: id, kind, tries, problem }, 'message given up')
        await sendAll(claimed, run)
        const isNothingDue = shopId === null && after === 0
        after = shopId ?? 0
        return !isNothingDue
      },
    }
  }

  async function sendAll(batch: readonly ClaimedMessage[], { signal, beat }: Run): Promise<void> {
    const left = [...batch]
    const keeping = setInterval(() => {
      beat()
      // A claim that cannot be extended now may be extended in the next round.
      keepMessages(db, left, lease).catch(() => undefined)
    }, lease / 3)
    try {
      for (const claimed of batch) {
        if (signal.aborted) return await releaseMessages(db, left)
        await settle(claimed, await attempt(claimed), signal)
        left.shift()
      }
    } finally {
      clearInterval(keeping)
    }
  }

  async function attempt(claimed: ClaimedMessage): Promise<Attempt> {
    try {
      return await deliver(claimed)
    } catch (error) {
      log.error({ ...about(claimed), error: facts(error) }, 'a message broke')
      return { kind: 'later', problem: error instanceof Error ? error.name : 'unknown' }
    }
  }

  async function settle(claimed: ClaimedMessage, attempted: Attempt, signal: AbortSignal): Promise<void> {
    if (attempted.kind === 'sent') {
      await persist(() => markSent(db, claimed), signal)
      log.info(about(claimed), 'message sent')
      return
    }
    if (attempted.kind === 'dropped') {
      const { reason } = attempted
      await markDropped(db, claimed, reason)
      log.info({ ...about(claimed), reason }, 'message dropped')
      return
    }
    const { problem } = attempted
    const again = attempted.kind === 'later' ? retry(claimed.message, claimed.tries) : null
    await markFailed(db, claimed, problem, again)
    if (again === null) log.error({ ...about(claimed), problem }, 'message given up')
    else log.warn({ ...about(claimed), problem, again: Math.round(again / 1000) }, 'message not sent yet')
  }

  /** A sent message must be marked: while the database is down, this is tried again and again. */
  async function persist(mark: () => Promise<void>, signal: AbortSignal): Promise<void> {
    for (;;) {
      try {
        return await mark()
      } catch (error) {
        if (signal.aborted) throw error
        await pause(poll / 4, undefined, { signal }).catch(() => undefined)
      }
    }
  }

  return JOBS.map(([name, kinds]) => jobOf(name, kinds))
}

const about = ({ shopId, id, message, tries }: ClaimedMessage) => ({
  shop: shopId,
  message: id,
  kind: message.kind,
  tries,
})
