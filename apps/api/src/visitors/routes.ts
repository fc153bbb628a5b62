import { endpoints } from '@store/api-client/contract'
import type { AccessCodeCheck } from '@store/core'
import type { Hono } from 'hono'
import { findKeptCodes, matchingCode } from '../access/store.ts'
import { unlockToken } from '../access/unlock.ts'
import { MAX_ROW_ID } from '../database/open.ts'
import { answerInShop, mount, readForShop } from '../http/mount.ts'
import { Problem } from '../http/problem.ts'
import { LaneFull, lane } from '../media/lane.ts'
import { insertContactMail } from '../messages/store.ts'
import type { Services } from '../services.ts'
import { insertCheckout, insertEvent } from './store.ts'

export function visitorRoutes(app: Hono, services: Services): void {
  const { now } = services

  mount(app, services, endpoints.recordEvent, async ({ body }, caller) => {
    const event = { ...body, productId: idOrNull(body.productId), categoryId: idOrNull(body.categoryId) }
    const visit = { device: caller.device, at: now() }
    const written = await answerInShop(caller, body.shopId, (tx, shopId) => insertEvent(tx, shopId, event, visit))
    if (!written) throw new Problem('notFound')
  })

  mount(app, services, endpoints.recordCheckout, async ({ body }, caller) => {
    const lines = body.lines.filter(({ productId }) => idOrNull(productId) !== null)
    const visit = { device: caller.device, at: now() }
    const written = await answerInShop(caller, body.shopId, (tx, shopId) => insertCheckout(tx, shopId, lines, visit))
    if (!written) throw new Problem('notFound')
  })

  // Hashes are made after the connection is given back, for they take longer than any question, and few at once, so that
  // guessing slows nobody else down.
  const hashing = lane(2, MOST_WAITING)
  mount(app, services, endpoints.verifyAccessCode, async ({ params, query }, caller): Promise<AccessCodeCheck> => {
    const codes = await readForShop(caller, params.id, findKeptCodes, { evenLocked: true })
    const code = await hashing(() => matchingCode(codes, query.code)).catch((problem) => {
      throw problem instanceof LaneFull ? new Problem('tooMany', { retryAfter: 5, cause: problem }) : problem
    })
    if (!code) return { kind: 'invalid' }
    return { kind: 'valid', unlockToken: unlockToken(params.id, code.id, code.unlockKey, now()) }
  })

  mount(app, services, endpoints.sendContactMessage, async ({ body }, caller) => {
    const contact = {
      clientName: body.name,
      clientEmail: body.email,
      clientPhone: body.phone ?? '',
      message: body.message,
    }
    const queued = await answerInShop(caller, body.shopId, (tx, shopId) => insertContactMail(tx, shopId, contact))
    if (!queued) throw new Problem('noAddress')
  })
}

/** Codes that wait to be hashed, of all shops: some two seconds of work. */
const MOST_WAITING = 50

/** What no row can be called is not written down. */
const idOrNull = (id: number | null) => (id !== null && id > 0 && id <= MAX_ROW_ID ? id : null)
