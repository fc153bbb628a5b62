import { timingSafeEqual } from 'node:crypto'
import {
  decodeInput,
  type Endpoint,
  encodeFailure,
  encodeIssues,
  encodeOutput,
  type Failure,
  type Input,
  type Output,
  UNLOCK_HEADER,
} from '@store/api-client/contract'
import type { ShopId } from '@store/core'
import type { Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Services } from '../services.ts'
import { type DeviceClass, deviceOf } from './device.ts'
import { createLimiter } from './limiter.ts'
import { Problem, problemOf } from './problem.ts'
import { namedShopper, senderOf } from './shopper.ts'
import { readUnlock, type Unlock } from './unlock.ts'

/** The caller, as handlers need it. */
export type Caller = {
  readonly services: Services
  /** Their token for the gates of locked shops. */
  readonly unlock: Unlock | null
  /** Network address of the shopper; blank if unknown. */
  readonly address: string
  /** The call comes from one of our own servers. */
  readonly ours: boolean
  readonly device: DeviceClass
}

/** Handles a call of the contract: decodes the input, runs `handle`, and encodes the output. */
export function mount<const E extends Endpoint>(
  app: Hono,
  services: Services,
  endpoint: E,
  handle: (input: Input<E>, caller: Caller) => Promise<Output<E>>,
): void {
  const withinLimits = createLimiter(services)
  app.on(endpoint.method, endpoint.path, async (c) => {
    c.set('call', endpoint.name)
    // The URL may contain codes, ID numbers and keys of orders.
    c.header('cache-control', 'no-store')
    c.header('referrer-policy', 'no-referrer')
    try {
      if (!endpoint.open) requireKey(c, services)
      const input = decodeInput(endpoint, {
        params: c.req.param(),
        query: c.req.query(),
        body: await bodyOf(c, endpoint),
      })
      if (!input.ok) return failed(c, encodeIssues(endpoint, input.issues))
      const shopId = shopOf(input.value)
      c.set('shop', shopId)
      const caller = callerOf(c, services)
      const call = { name: endpoint.name, shopId: shopId ?? 0, input: input.value, address: caller.address }
      const answer = await withinLimits(call, () => handle(input.value, caller))
      c.set('shop', shopIn(answer) ?? shopId)
      // Prescribed calls answer "not found" inside their envelope.
      if (answer === null && endpoint.nullOn?.includes(404) && !endpoint.legacy) throw new Problem('notFound')
      const { status, body } = encodeOutput(endpoint, answer)
      return c.json(body, status as ContentfulStatusCode)
    } catch (error) {
      const problem = refuse(c, error)
      return failed(c, encodeFailure(endpoint, problem.status, problem.message))
    }
  })
}

function callerOf(c: Context, services: Services): Caller {
  const named = namedShopper(c, services)
  return {
    services,
    unlock: readUnlock(c.req.header(UNLOCK_HEADER)),
    address: named ?? senderOf(c, services),
    ours: named !== null,
    device: deviceOf(c.req.header('user-agent')),
  }
}

function requireKey(c: Context, { publicKey }: Services): void {
  const sentKey = c.req.header(publicKey.header)
  if (!sentKey) throw new Problem('keyMissing')
  const [a, b] = [Buffer.from(sentKey), Buffer.from(publicKey.value)]
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

/** Sends a failure in the format of its call. */
export const failed = (c: Context, { status, contentType, body }: Failure) =>
  c.json(body, status as ContentfulStatusCode, { 'content-type': contentType })

/** The shop of a call, from its input. */
function shopOf(input: object): ShopId | null {
  const { params, query, body } = input as { [part in 'params' | 'query' | 'body']?: { shopId?: ShopId; id?: ShopId } }
  return query?.shopId ?? body?.shopId ?? params?.shopId ?? params?.id ?? null
}

/** The shop, for the call that finds a shop by its address: only its response contains it. */
const shopIn = (answer: unknown): ShopId | null =>
  (answer as { readonly shop?: { readonly id?: ShopId } } | null | undefined)?.shop?.id ?? null

/** Returns the problem for an error. Bugs are kept for the log, and limited callers get `Retry-After`. */
export function refuse(c: Context, error: unknown): Problem {
  const problem = isCutOff(c) ? new Problem('cutOff', { cause: error }) : problemOf(error)
  if (problem.status >= 500) c.set('breakage', problem.cause ?? problem)
  if (problem.retryAfter !== null) c.header('retry-after', String(problem.retryAfter))
  return problem
}

/**
 * Whether the client disconnected during its request: reading it then fails like a lost database, but is not our failure.
 */
function isCutOff(c: Context): boolean {
  const { incoming } = (c.env ?? {}) as { incoming?: { readonly destroyed: boolean; readonly complete: boolean } }
  return incoming?.destroyed === true && !incoming.complete
}
