import { writeFile } from 'node:fs/promises'
import {
  decodeInput,
  encodeOutput,
  type Input,
  type Issue,
  type ManageEndpoint,
  mayRepeat,
  type Output,
} from '@store/api-client/manage'
import { invariant, type Language, type ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { inShop, readInShop, rowId, type Tx } from '../database/open.ts'
import { execute } from '../database/query.ts'
import { problemOf as breakageOf } from '../http/problem.ts'
import { findHolder, type KeyHolder } from '../keys/store.ts'
import { readToken } from '../keys/token.ts'
import type { Services } from '../services.ts'
import { bumpVersion, type Change, isShop } from '../shops/store/shops.ts'
import { type Answer, doOnce, onceOf } from './idempotency.ts'
import { createManageLimits } from './limits.ts'
import { problemOf, Refusal } from './refusal.ts'
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

/** The ways to answer a call, by what it does to the shop of its address. */
export type Management = {
  /** Reads, in one transaction. */
  readonly read: <E extends ManageEndpoint>(endpoint: E, handler: Handler<E, Tx>) => void
  /** Writes what shoppers' pages do not show. */
  readonly write: <E extends ManageEndpoint>(endpoint: E, handler: Handler<E, Tx>) => void
  /** Writes what they do: cached pages of the shop are old afterwards. */
  readonly change: <E extends ManageEndpoint>(endpoint: E, handler: Handler<E, Change>) => void
  /** Opens transactions of its own; `null` stands for one. */
  readonly outside: <E extends ManageEndpoint>(endpoint: E, handler: Handler<E, null>) => void
}

/**
 * Answers calls of the management API. In this order: the key (401), its shop (404), its scope (403), limits (429), the
 * input (422), the idempotency key, then the work, all in one transaction. What fails is answered as a problem.
 */
export function manageCalls(app: Hono, services: Services): Management {
  const withinLimits = createManageLimits(services)

  const mount = <E extends ManageEndpoint>(
    endpoint: E,
    run: (shopId: ShopId, work: (tx: Tx) => Promise<Answer | Response>) => Promise<Answer | Response>,
    handler: Handler<E, Tx>,
  ) => {
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
          const answer = await run(shopId, async (tx) => {
            if (endpoint.revision) await lockResource(tx, c.req.path)
            const work = async () => {
              const output = await handler(tx, call)
              invariant(!endpoint.revision || matched, `${endpoint.name} compares revisions`)
              return output instanceof Response ? output : encodeOutput(endpoint, output as Output<E>)
            }
            if (!once) return work()
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
  return {
    read: (endpoint, handler) => mount(endpoint, (shopId, work) => inShop(db, shopId, work), handler),
    write: (endpoint, handler) => mount(endpoint, (shopId, work) => inShop(db, shopId, work), handler),
    change: (endpoint, handler) =>
      mount(
        endpoint,
        (shopId, work) =>
          inShop(db, shopId, async (tx) => {
            const answer = await work(tx)
            await bumpVersion(tx, shopId)
            return answer
          }),
        (tx, call) => handler(tx as Change, call),
      ),
    outside: (endpoint, handler) =>
      mount(
        endpoint,
        (shopId, work) => inShop(db, shopId, work),
        (_, call) => handler(null, call),
      ),
  }
}

async function holderOf(c: Context, { db, now }: Services): Promise<KeyHolder> {
  const said = (c.req.header('authorization') ?? '').slice(0, 200)
  const key = /^Bearer /i.test(said) ? readToken(said.slice('Bearer '.length).trim()) : null
  const holder = key && (await findHolder(db, key, now()))
  if (!holder) {
    c.header('www-authenticate', 'Bearer')
    throw new Refusal('unauthorized')
  }
  return holder
}

/** The shop of a call's address. One that is not there and one that is another's are the same. */
async function shopOf(c: Context, { path }: ManageEndpoint, holder: KeyHolder, { db }: Services): Promise<ShopId> {
  if (!path.includes('/:shopId')) return 0
  const shopId = rowId(Number(c.req.param('shopId')))
  const isTheirs = shopId !== 0 && (holder.shopId === null || holder.shopId === shopId)
  if (!isTheirs || !(await readInShop(db, shopId, (tx) => isShop(tx, shopId)))) throw new Refusal('notFound')
  return shopId
}

/** Whether a key may make calls of this access, in the shop that it is for. */
export function may({ shopId, scopes }: KeyHolder, access: ManageEndpoint['access']): boolean {
  if (shopId === null || access === 'shop' || access === 'anybody') return true
  return access !== 'platform' && scopes.includes(access)
}

async function inputOf<E extends ManageEndpoint>(
  c: Context,
  endpoint: E,
): Promise<{ readonly input: Input<E>; readonly sent: string }> {
  const sent = endpoint.body ? await c.req.text() : ''
  const decoded = decodeInput(endpoint, {
    params: c.req.param(),
    query: c.req.query(),
    body: endpoint.body ? jsonOf(sent) : undefined,
  })
  if (decoded.ok) return { input: decoded.value, sent }
  const of = (part: string) =>
    decoded.issues.filter(({ path }) => path === part || path.startsWith(`${part}.`) || path.startsWith(`${part}[`))
  if (of('params').length > 0) throw new Refusal('notFound')
  const inQuery = of('query')
  if (inQuery.length > 0) throw new Refusal('shape', { errors: inQuery.map(fieldOf('query')) })
  throw new Refusal('fields', { errors: decoded.issues.map(fieldOf('body')) })
}

/** Where it is in its part, without the part. */
const fieldOf =
  (part: string) =>
  ({ path, code, params }: Issue) => ({
    path: path.slice(part.length).replace(/^\./, ''),
    code,
    ...(params && { params }),
  })

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('shape')
  }
}

/** The body of a call that carries a file, piece by piece, no longer than it takes. */
async function* piecesOf(c: Context, { takes }: ManageEndpoint): AsyncIterable<Uint8Array> {
  invariant(takes, 'only a call that takes a file has one')
  const reader = c.req.raw.body?.getReader()
  if (!reader) throw new Refusal('shape')
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length
    if (size > takes.most) throw new Refusal('tooLarge')
    yield part.value
  }
}

async function bytesOf(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  for await (const part of pieces) parts.push(part)
  return new Uint8Array(Buffer.concat(parts))
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
