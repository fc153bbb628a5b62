import { endpoints } from '@store/api-client/contract'
import type { AccessCodeCheck } from '@store/core'
import type { Hono } from 'hono'
import { mount } from '../http/mount.ts'
import { Problem } from '../http/problem.ts'
import { unlockToken } from '../http/unlock.ts'
import { limitConcurrency, TooManyWaiting } from '../limits/concurrency.ts'
import { limitFairly } from '../limits/fair-concurrency.ts'
import type { Services } from '../services.ts'
import { answerInShop, readForShop } from './gate.ts'
import { findKeptCodes, matchingCode, noteUse } from './store/access-codes.ts'

/** The most codes that wait for their hash: per shop, about two seconds of work, and in total. */
const MOST_WAITING = { ofOneShop: 50, ofAll: 400 }

export function gateRoutes(app: Hono, services: Services): void {
  // Hashes are computed after the connection is released, because they take longer than any query. Few run in parallel, one
  // per shop, so that guessing the codes of some shops does not block the gates of others.
  const byShop = limitFairly(2, 1, MOST_WAITING.ofOneShop)
  const ofAll = limitConcurrency(MOST_WAITING.ofAll, 0)
  mount(app, services, endpoints.verifyAccessCode, async ({ params, query }, caller): Promise<AccessCodeCheck> => {
    const codes = await readForShop(caller, params.id, findKeptCodes, { evenLocked: true })
    const code = await ofAll(() => byShop(params.id, () => matchingCode(codes, query.code))).catch((problem) => {
      throw problem instanceof TooManyWaiting ? new Problem('tooMany', { retryAfter: 5, cause: problem }) : problem
    })
    if (!code) return { kind: 'invalid' }
    const now = services.now()
    await answerInShop(caller, params.id, (tx, shopId) => noteUse(tx, shopId, code.id, now), { evenLocked: true })
    return { kind: 'valid', unlockToken: unlockToken(params.id, code.id, code.unlockKey, now) }
  })
}
