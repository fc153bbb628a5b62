import { writeFile } from 'node:fs/promises'
import { encodeOutput, type Input, type ManageEndpoint, mayRepeat, type Output } from '@store/api-client/manage'
import { invariant, type Language, type ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { inShop, type Tx } from '../database/open.ts'
import { execute } from '../database/query.ts'
import { problemOf as breakageOf } from '../http/problem.ts'
import type { KeyHolder } from '../keys/store.ts'
import type { Services } from '../services.ts'
import { bumpVersion, type Change } from '../shops/store/shops.ts'
import { type Answer, doOnce, onceOf } from './idempotency.ts'
import { createManageLimits } from './limits.ts'
import { problemOf, Refusal } from './refusal.ts'
import { bytesOf, holderOf, inputOf, may, piecesOf, shopOf } from './request.ts'
import { matchRevision, type Revised, revisionIn } from './revision.ts'
import { languageOf } from './words/index.ts'

/** A call as its handler is given it: decoded, by somebody who may make it. */
type ManageCall<E extends ManageEndpoint> = Input<E> & {
  readonly services: Services
  readonly caller: KeyHolder
  /** The shop of its address; 0 outside shops. */
  readonly shopId: ShopId
  readonly now: Date
  /** Who did it, as histories say it. */
  readonly who: string
  /** Of sentences in the answer. */
  readonly language: Language
  /** Refuses the call when the resource is not what its caller read. Every call with `revision` asks. */
  readonly match: (current: Revised<object>) => void
  /** The body of a call that takes a file, no longer than it takes. */
  readonly file: () => Promise<Uint8Array<ArrayBuffer>>
  /** The same, written into a file of this path. */
  readonly fileAt: (path: string) => Promise<void>
}

type Answered<E extends ManageEndpoint> = E extends { readonly answers: string } ? Response : Output<E>
type Handler<E extends ManageEndpoint, T> = (tx: T, call: ManageCall<E>) => Promise<Answered<E>>

/** Runs the work of a call. `locks`: it has a lock to hold, of its idempotency key or its resource. */
type Run<T> = (
  shopId: ShopId,
  locks: boolean,
  work: (tx: T) => Promise<Answer | Response>,
) => Promise<Answer | Response>

/** The ways to answer a call, by what it does to the shop of its address. */
export type Management = {
  /** Reads, in one transaction. */
  readonly read: <E extends ManageEndpoint>(endpoint: E, handler: Handler<E, Tx>) => void
  /** Writes what shoppers' pages do not show. */
  readonly write: <E extends ManageEndpoint>(endpoint: E, handler: Handler<E, Tx>) => void
  /** Writes what they do: cached pages of the shop are old afterwards. */
  readonly change: <E extends ManageEndpoint>(endpoint: E, handler: Handler<E, Change>) => void
  /** Opens transactions of its own, and asks others outside of them; `null` stands for one. */
  readonly outside: <E extends ManageEndpoint>(endpoint: E, handler: Handler<E, null>) => void
}

/**
 * Answers calls of the management API. In this order: the key (401), its shop (404), its scope (403), limits (429), the
 * input (422), the idempotency key, then the work, all in one transaction. What fails is answered as a problem.
 */
export function manageCalls(app: Hono, services: Services): Management {
  const withinLimits = createManageLimits(services)

  const mount = <E extends ManageEndpoint, T extends Tx | null>(endpoint: E, run: Run<T>, handler: Handler<E, T>) => {
    app.on(endpoint.method, endpoint.path, async (c) => {
      c.set('call', endpoint.name)
      c.header('cache-control', 'no-store')
      try {
        const holder = await holderOf(c, services)
        const shopId = await shopOf(c, endpoint, holder, services)
        c.set('shop', shopId || null)
        const { access } = endpoint
        if (!may(holder, access)) throw new Refusal('forbidden', { needs: access })
        return await withinLimits(c, { endpoint, holder, shopId }, async () => {
          const wanted = endpoint.revision ? revisionIn(c.req.header('if-match')) : null
          if (endpoint.revision && wanted === null) throw new Refusal('revisionMissing')
          if (endpoint.idempotent && c.req.header('idempotency-key') === undefined)
            throw new Refusal('idempotencyMissing')
          const { input, sent } = await inputOf(c, endpoint)
          const now = services.now()
          let matched = false
          const call: ManageCall<E> = {
            ...input,
            ...{ services, caller: holder, shopId, now },
            who: holder.shopId === null ? holder.name : `key ${holder.name}`,
            language: languageOf(c.req.header('accept-language')),
            match: (current) => {
              matched = true
              matchRevision(wanted, current)
            },
            file: () => bytesOf(piecesOf(c, endpoint)),
            fileAt: (path) => writeFile(path, piecesOf(c, endpoint), { mode: 0o600 }),
          }
          const once = mayRepeat(endpoint)
            ? onceOf(c.req.header('idempotency-key'), {
                ...{ shopId, holder: holder.prefix, now },
                request: [endpoint.name, c.req.path, sent],
              })
            : null
          const answer = await run(shopId, once !== null || endpoint.revision === true, async (tx) => {
            if (tx && endpoint.revision) await lockResource(tx, c.req.path)
            const work = async () => {
              const output = await handler(tx, call)
              invariant(!endpoint.revision || matched, `${endpoint.name} compares revisions`)
              return output instanceof Response ? output : encodeOutput(endpoint, output as Output<E>)
            }
            if (!tx || !once) return work()
            const { replayed, ...kept } = await doOnce(tx, once, work as () => Promise<Answer>)
            if (replayed) c.header('idempotent-replay', 'true')
            return kept
          })
          return answered(c, answer)
        })
      } catch (error) {
        return refused(c, error)
      }
    })
  }

  const { db } = services
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
      mount(endpoint, run, (tx, call) => handler(tx as Change, call))
    },
    outside: (endpoint, handler) => {
      const run: Run<Tx | null> = (shopId, locks, work) =>
        locks ? inShop(db, shopId, async (tx) => work(await heldOpen(tx))) : work(null)
      mount(endpoint, run, (_, call) => handler(null, call))
    },
  }
}

/** The transaction holds a lock while the work goes on elsewhere, however long that takes. */
async function heldOpen(tx: Tx): Promise<Tx> {
  await execute(tx, sql`set local idle_in_transaction_session_timeout = 0`)
  return tx
}

/** Of two that change one resource at once, the second sees what the first made of it. */
const lockResource = (tx: Tx, path: string) =>
  execute(tx, sql`select pg_advisory_xact_lock(hashtextextended(${`resource ${path}`}, 0))`)

function answered(c: Context, answer: Answer | Response): Response {
  if (answer instanceof Response) {
    for (const [name, value] of answer.headers) c.header(name, value)
    return answer.body === null ? c.body(null) : c.body(answer.body)
  }
  const { revision } = (answer.body ?? {}) as { readonly revision?: unknown }
  if (typeof revision === 'string') c.header('etag', `"${revision}"`)
  return c.json(answer.body, answer.status as ContentfulStatusCode)
}

/** Answers with the problem that an error stands for. Breakages are kept for the log. */
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
