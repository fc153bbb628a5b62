import { timingSafeEqual } from 'node:crypto'
import {
  decodeInput,
  type Endpoint,
  encodeFailure,
  encodeOutput,
  type Input,
  type Issue,
  type Output,
} from '@store/api-client/contract'
import type { ShopId } from '@store/core'
import type { Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { inShop, MAX_ROW_ID, readInShop, type Tx } from './database/open.ts'
import { createLimiter } from './limits/limiter.ts'
import { shopperOf } from './limits/shopper.ts'
import { Problem, problemOf } from './problem.ts'
import { findGate } from './queries/shops.ts'
import type { Services } from './services.ts'

/** Answers a call of the contract: input decoded by it, then `handle`, then the output encoded by it. */
export function mount<const E extends Endpoint>(
  app: Hono,
  services: Services,
  endpoint: E,
  handle: (input: Input<E>) => Promise<Output<E>>,
): void {
  const withinLimits = createLimiter(services)
  app.on(endpoint.method, endpoint.path, async (c) => {
    c.set('call', endpoint.name)
    try {
      if (!endpoint.open) requireKey(c, services)
      const input = decodeInput(endpoint, {
        params: c.req.param(),
        query: c.req.query(),
        body: await bodyOf(c, endpoint),
      })
      if (!input.ok) return c.json(refusal(input.issues), 400)
      const shopId = shopOf(input.value)
      c.set('shop', shopId)
      const call = { name: endpoint.name, shopId: shopId ?? 0, input: input.value, address: shopperOf(c, services) }
      const answer = await withinLimits(call, () => handle(input.value))
      const { status, body } = encodeOutput(endpoint, answer)
      return c.json(body, status as ContentfulStatusCode)
    } catch (error) {
      const problem = refuse(c, error)
      const { status, body } = encodeFailure(endpoint, problem.status, problem.message)
      return c.json(body, status as ContentfulStatusCode)
    }
  })
}

type Door = { readonly evenLocked?: boolean }

/**
 * Runs a handler in one transaction inside its shop, unless the shop is behind its access gate (S1). An id no shop has
 * finds nothing, as that of an unknown shop does.
 */
export function answerInShop<T>(
  { db }: Services,
  given: ShopId,
  work: (tx: Tx, shopId: ShopId) => Promise<T>,
  { evenLocked = false }: Door = {},
): Promise<T> {
  const shopId = rowId(given)
  return inShop(db, shopId, async (tx) => {
    if (!evenLocked && (await findGate(tx, shopId))?.locked) throw new Problem('locked')
    return work(tx, shopId)
  })
}

/** As `answerInShop`, for reads that put their questions at once. */
export function readForShop<T>(
  { db }: Services,
  given: ShopId,
  read: (tx: Tx, shopId: ShopId) => Promise<T>,
  { evenLocked = false }: Door = {},
): Promise<T> {
  const shopId = rowId(given)
  return readInShop(db, shopId, async (tx) => {
    const [gate, answer] = await Promise.all([evenLocked ? null : findGate(tx, shopId), read(tx, shopId)])
    if (gate?.locked) throw new Problem('locked')
    return answer
  })
}

const rowId = (id: ShopId) => (id > 0 && id <= MAX_ROW_ID ? id : 0)

function requireKey(c: Context, { publicKey }: Services): void {
  const given = c.req.header(publicKey.header)
  if (!given) throw new Problem('keyMissing')
  const [a, b] = [Buffer.from(given), Buffer.from(publicKey.value)]
  if (a.length !== b.length || !timingSafeEqual(a, b)) throw new Problem('keyWrong')
}

async function bodyOf(c: Context, endpoint: Endpoint): Promise<unknown> {
  if (!endpoint.body) return undefined
  try {
    return await c.req.json()
  } catch (cause) {
    if (cause instanceof SyntaxError) throw new Problem('notJson')
    throw new Problem('tooLarge', { cause })
  }
}

/** The body of wire-format §0.2 for input that breaks the contract. */
const refusal = (issues: readonly Issue[]) => ({
  statusCode: 400,
  message: issues.map(({ path, message }) => `${path} ${message}`),
  error: 'Bad Request',
})

/** Whose call it is, as far as its input says. */
function shopOf(input: object): ShopId | null {
  const { params, query, body } = input as { [part in 'params' | 'query' | 'body']?: { shopId?: ShopId; id?: ShopId } }
  return query?.shopId ?? body?.shopId ?? params?.shopId ?? params?.id ?? null
}

/** The problem an error stands for. Breakages are kept for the log, and who has to wait is told how long. */
export function refuse(c: Context, error: unknown): Problem {
  const problem = problemOf(error)
  if (problem.status >= 500) c.set('breakage', problem.cause ?? problem)
  if (problem.retryAfter !== null) c.header('retry-after', String(problem.retryAfter))
  return problem
}
