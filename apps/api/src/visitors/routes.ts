import { endpoints } from '@store/api-client/contract'
import type { Hono } from 'hono'
import { MAX_ROW_ID } from '../database/open.ts'
import { mount } from '../http/mount.ts'
import { Problem } from '../http/problem.ts'
import type { Services } from '../services.ts'
import { answerInShop, readForShop } from '../shops/gate.ts'
import { isShop } from '../shops/store/shops.ts'
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

  mount(app, services, endpoints.countView, async ({ params }, caller) => {
    if (!(await readForShop(caller, params.id, isShop, { evenLocked: true }))) throw new Problem('notFound')
    services.views.add(params.id)
    return undefined
  })
}

/** An id that no row can have is not stored. */
const idOrNull = (id: number | null) => (id !== null && id > 0 && id <= MAX_ROW_ID ? id : null)
