import { writeFile } from 'node:fs/promises'
import { encodeOutput, type Input, type ManageEndpoint, mayRepeat, type Output } from '@store/api-client/manage'
import { invariant, type Language, type ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { inShop, type Tx } from '../database/open.ts'
import { execute } from '../database/query.ts'
import { problemOf as breakageOf } from '../http/problem.ts'
import { addressOf, senderOf } from '../http/shopper.ts'
import { limitFairly } from '../limits/fair-concurrency.ts'
import type { Services } from '../services.ts'
import { bumpVersion, type WriteTx } from '../shops/store/shops.ts'
import { type Audited, missingFor, noteAccess, noteChange, noteRefusal } from './audit.ts'
import { type Caller, isFresh, mayCall, mayCallFrom, nameInHistory } from './caller.ts'
import { doOnce, onceOf, type StoredAnswer } from './idempotency.ts'
import { createManageLimits } from './limits.ts'
import { problemOf, Refusal } from './refusal.ts'
import { bytesOf, callerOf, inputOf, piecesOf, shopOf } from './request.ts'
import { matchRevision, type Revised, revisionIn } from './revision.ts'
import { languageOf } from './words/index.ts'

/** The decoded call that its handler gets, from a caller who may make it. */
type ManageCall<E extends ManageEndpoint> = Input<E> & {
  readonly services: Services
  readonly caller: Caller
  /** The shop in its path; 0 if it has none. */
  readonly shopId: ShopId
  readonly now: Date
  /** The name of the caller in histories. */
  readonly who: string
  /** The caller's network address: signed by the office or a storefront, or of the connection. For limits. */
  readonly address: () => string
  /** A hash of the idempotency key and its holder, and one of the request; null: the call has no key. */
  readonly callKey: Buffer | null
  /** The language of sentences in the response. */
  readonly language: Language
  /** Refuses the call if the resource has changed since its caller read it. Every call with `revision` uses it. */
  readonly match: (current: Revised<object>) => void
  /** Reads the body of a call that takes a file, up to its size limit. */
  readonly file: () => Promise<Uint8Array<ArrayBuffer>>
  /** The same, written to a file at this path. */
  readonly fileAt: (path: string) => Promise<void>
}

type Answered<E extends ManageEndpoint> = E extends { readonly answers: string } ? Response : Output<E>
type Handler<E extends ManageEndpoint, T> = (tx: T, call: ManageCall<E>) => Promise<Answered<E>>

/** Runs the work of a call. `locks`: it holds a lock, for its idempotency key or its resource. */
type Run<T> = (
  shopId: ShopId,
  locks: boolean,
  work: (tx: T) => Promise<StoredAnswer | Response>,
) => Promise<StoredAnswer | Response>

/** How calls are registered, by what they do with the shop in their path. */
export type Management = {
  /** Reads, in one transaction. */
  readonly read: <E extends ManageEndpoint>(endpoint: E, handler: Handler<E, Tx>) => void
  /** Writes data that shoppers' pages do not show. */
  readonly write: <E extends ManageEndpoint>(endpoint: E, handler: Handler<E, Tx>) => void
  /** Writes data that shoppers' pages show: it makes cached pages of the shop outdated. */
  readonly change: <E extends ManageEndpoint>(endpoint: E, handler: Handler<E, WriteTx>) => void
  /** Opens its own transactions, and calls other services outside of them; `null` in place of a transaction. */
  readonly outside: <E extends ManageEndpoint>(endpoint: E, handler: Handler<E, null>) => void
}

/**
 * Handles calls of the management API, in this order: the caller (401), their shop (404), limits (429), their right (403),
 * the input (422), the idempotency key, then the work and its entry in the audit log, all in one transaction. Failures are
 * returned as problem details.
 */
export function manageCalls(app: Hono, services: Services): Management {
  const withinLimits = createManageLimits(services)

  const mount = <E extends ManageEndpoint, T extends Tx | null>(endpoint: E, run: Run<T>, handler: Handler<E, T>) => {
    app.on(endpoint.method, endpoint.path, async (c) => {
      c.set('call', endpoint.name)
      c.header('cache-control', 'no-store')
      try {
        const { shopId, caller } = await shopOf(c, endpoint, await callerOf(c, endpoint, services), services)
        c.set('shop', shopId || null)
        return await withinLimits(c, { endpoint, caller, shopId }, async () => {
          const now = services.now()
          const audited = { c, endpoint, caller, shopId, now }
          await checkRights(services, audited)
          const done = async () => {
            const expected = endpoint.revision ? revisionIn(c.req.header('if-match')) : null
            if (endpoint.revision && expected === null) throw new Refusal('revisionMissing')
            if (endpoint.idempotent && c.req.header('idempotency-key') === undefined)
              throw new Refusal('idempotencyMissing')
            const { input, sent } = await inputOf(c, endpoint)
            const once = mayRepeat(endpoint)
              ? onceOf(c.req.header('idempotency-key'), {
                  shopId,
                  holder: caller.id,
                  now,
                  request: [endpoint.name, c.req.path, sent],
                })
              : null
            let before: Revised<object> | null = null
            const call: ManageCall<E> = {
              ...input,
              services,
              caller,
              shopId,
              now,
              who: nameInHistory(caller),
              callKey: once && Buffer.concat([once.key, once.request]),
              address: () => addressOf(c, services),
              language: languageOf(c.req.header('accept-language')),
              match: (current) => {
                before = current
                matchRevision(expected, current)
              },
              file: () => bytesOf(piecesOf(c, endpoint)),
              fileAt: (path) => writeFile(path, piecesOf(c, endpoint), { mode: 0o600 }),
            }
            const answer = await run(shopId, once !== null || endpoint.revision === true, async (tx) => {
              if (tx && endpoint.revision) await lockResource(tx, c.req.path)
              const work = async () => {
                const output = await handler(tx, call)
                invariant(!endpoint.revision || before !== null, `${endpoint.name} compares revisions`)
                const answer = output instanceof Response ? output : encodeOutput(endpoint, output as Output<E>)
                await noteChange(services, tx, audited, { before, sent: 'body' in input ? input.body : null, answer })
                return answer
              }
              if (!tx || !once) return work()
              const { replayed, ...storedAnswer } = await doOnce(tx, once, work as () => Promise<StoredAnswer>)
              if (replayed) c.header('idempotent-replay', 'true')
              return storedAnswer
            })
            return answered(c, answer)
          }
          return done().catch((error: unknown) => noted(services, audited, error))
        })
      } catch (error) {
        return refused(c, error)
      }
    })
  }

  const { db } = services
  const inTurn = limitFairly(HELD_AT_ONCE)
  const inTransaction: Management['read'] = (endpoint, handler) =>
    mount(endpoint, (shopId, _, work) => inShop(db, shopId, work), handler)
  return {
    read: inTransaction,
    write: inTransaction,
    change: (endpoint, handler) => {
      const run: Run<Tx> = (shopId, _, work) =>
        inShop(db, shopId, async (tx) => {
          const answer = await work(tx)
          await bumpVersion(tx, shopId)
          return answer
        })
      mount(endpoint, run, (tx, call) => handler(tx as WriteTx, call))
    },
    outside: (endpoint, handler) => {
      const run: Run<Tx | null> = (shopId, locks, work) =>
        locks ? inTurn(shopId, () => inShop(db, shopId, async (tx) => work(await heldOpen(tx)))) : work(null)
      mount(endpoint, run, (_, call) => handler(null, call))
    },
  }
}

/**
 * Records a handler's refusal for lack of a right in the shop's audit log, after its transaction has ended, and rethrows it.
 */
async function noted(services: Services, audited: Audited, error: unknown): Promise<never> {
  const missing = error instanceof Refusal ? missingFor(error) : null
  if (missing !== null) await noteRefusal(services, audited, missing)
  throw error
}

/** Refuses what the caller may not do. In a shop, its audit log records the refusal, and what support reads. */
async function checkRights(services: Services, audited: Audited): Promise<void> {
  const { c, caller, endpoint, now } = audited
  // The sender's own address, not one that a server of ours signs for somebody else.
  if (!mayCallFrom(caller, () => senderOf(c, services))) {
    await noteRefusal(services, audited, 'network')
    throw new Refusal('forbidden', { needs: 'network' })
  }
  if (!mayCall(caller, endpoint)) {
    await noteRefusal(services, audited)
    throw new Refusal('forbidden', { needs: endpoint.access })
  }
  if (endpoint.fresh && !isFresh(caller, now)) {
    await noteRefusal(services, audited, 'fresh')
    throw new Refusal('freshNeeded')
  }
  await noteAccess(services, audited)
}

/**
 * Calls in this process at a time that hold a connection for their lock while their work takes others: fewer than there are
 * connections (`database/open.ts`), so that they cannot all wait for each other's.
 */
const HELD_AT_ONCE = 4

/** Lifts the transaction's idle timeout, because it holds a lock during work elsewhere, however long that takes. */
async function heldOpen(tx: Tx): Promise<Tx> {
  await execute(tx, sql`set local idle_in_transaction_session_timeout = 0`)
  return tx
}

/** Locks a resource: if two calls change it at the same time, the second one sees the result of the first. */
const lockResource = (tx: Tx, path: string) =>
  execute(tx, sql`select pg_advisory_xact_lock(hashtextextended(${`resource ${path}`}, 0))`)

function answered(c: Context, answer: StoredAnswer | Response): Response {
  if (answer instanceof Response) {
    for (const [name, value] of answer.headers) c.header(name, value)
    return answer.body === null ? c.body(null) : c.body(answer.body)
  }
  const { revision } = (answer.body ?? {}) as { readonly revision?: unknown }
  if (typeof revision === 'string') c.header('etag', `"${revision}"`)
  return c.json(answer.body, answer.status as ContentfulStatusCode)
}

/** Responds with the problem for an error. Bugs are kept for the log. */
export function refused(c: Context, error: unknown): Response {
  const refusal = error instanceof Refusal ? error : brokenAs(c, error)
  const { retryAfter } = refusal.facts
  if (retryAfter !== undefined) c.header('retry-after', String(retryAfter))
  const problem = problemOf(refusal, languageOf(c.req.header('accept-language')), c.get('requestId') ?? '')
  return c.json(problem, problem.status as ContentfulStatusCode, { 'content-type': 'application/problem+json' })
}

function brokenAs(c: Context, error: unknown): Refusal {
  const problem = breakageOf(error)
  if (problem.status >= 500) c.set('breakage', problem.cause ?? problem)
  if (problem.code === 'tooLarge') return new Refusal('tooLarge')
  return new Refusal(problem.code === 'unavailable' ? 'unavailable' : 'internal', { retryAfter: 5 })
}
