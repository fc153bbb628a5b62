import { endpoints } from '@store/api-client/contract'
import type { AccessCodeCheck } from '@store/core'
import type { Hono } from 'hono'
import { mount } from '../http/mount.ts'
import { Problem } from '../http/problem.ts'
import { unlockToken } from '../http/unlock.ts'
import { limitConcurrency, TooManyWaiting } from '../limits/concurrency.ts'
import type { Services } from '../services.ts'
import { readForShop } from './gate.ts'
import { findKeptCodes, matchingCode } from './store/access-codes.ts'

/** Codes that wait to be hashed, of all shops: some two seconds of work. */
const MOST_WAITING = 50

export function gateRoutes(app: Hono, services: Services): void {
  // Hashes are made after the connection is given back, for they take longer than any question, and few at once, so that
  // guessing slows nobody else down.
  const hashing = limitConcurrency(2, MOST_WAITING)
  mount(app, services, endpoints.verifyAccessCode, async ({ params, query }, caller): Promise<AccessCodeCheck> => {
    const codes = await readForShop(caller, params.id, findKeptCodes, { evenLocked: true })
    const code = await hashing(() => matchingCode(codes, query.code)).catch((problem) => {
      throw problem instanceof TooManyWaiting ? new Problem('tooMany', { retryAfter: 5, cause: problem }) : problem
    })
    if (!code) return { kind: 'invalid' }
    return { kind: 'valid', unlockToken: unlockToken(params.id, code.id, code.unlockKey, services.now()) }
  })
}
