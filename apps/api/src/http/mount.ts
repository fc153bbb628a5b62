import { timingSafeEqual } from 'node:crypto'
import {
  decodeInput,
  type Endpoint,
  encodeFailure,
  encodeOutput,
  type Input,
  type Issue,
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

/** Who asks, as far as a handler may have to know. */
export type Caller = {
  readonly services: Services
  /** What they hold against the gates of locked shops. */
  readonly unlock: Unlock | null
  /** Network address of the shopper; blank when it is not known. */
  readonly address: string
  /** The call comes from a server of ours. */
  readonly ours: boolean
  readonly device: DeviceClass
}

/** Answers a call of the contract: input decoded by it, then `handle`, then the output encoded by it. */
export function mount<const E extends Endpoint>(
  app: Hono,
  services: Services,
  endpoint: E,
  handle: (input: Input<E>, caller: Caller) => Promise<Output<E>>,
): void {
  const withinLimits = createLimiter(services)
  app.on(endpoint.method, endpoint.path, async (c) => {
    c.set('call', endpoint.name)
    // Codes, ID numbers and keys of orders may stand in the address.
    c.header('cache-control', 'no-store')
    c.header('referrer-policy', 'no-referrer')
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
      const caller = callerOf(c, services)
      const call = { name: endpoint.name, shopId: shopId ?? 0, input: input.value, address: caller.address }
      const answer = await withinLimits(call, () => handle(input.value, caller))
      const { status, body } = encodeOutput(endpoint, answer)
      return c.json(body, status as ContentfulStatusCode)
    } catch (error) {
      const problem = refuse(c, error)
      const { status, body } = encodeFailure(endpoint, problem.status, problem.message)
      return c.json(body, status as ContentfulStatusCode)
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

/** Issues told of one request, and of each so many characters: unknown keys are quoted in them, whatever their length. */
const MAX_ISSUES = 20
const MAX_ISSUE = 200

/** The body of a refusal for input that breaks the contract. */
const refusal = (issues: readonly Issue[]) => ({
  statusCode: 400,
  message: issues.slice(0, MAX_ISSUES).map(({ path, message }) => `${path} ${message}`.slice(0, MAX_ISSUE)),
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
