import { endpoints } from '@store/api-client/contract'
import type { Hono } from 'hono'
import { rowId } from '../database/open.ts'
import { mount } from '../http/mount.ts'
import { Problem } from '../http/problem.ts'
import { TooManyWaiting } from '../limits/concurrency.ts'
import { limitFairly } from '../limits/fair-concurrency.ts'
import type { Services } from '../services.ts'
import { answerInShop } from '../shops/gate.ts'
import { answerOrder } from './answer.ts'
import { withRetries } from './conflict.ts'
import { findOrder, findPlacedOrder, shownOrder } from './find.ts'
import { checkCoupon, quoteOrder } from './offer.ts'
import { placeOrder } from './place.ts'
import { keepProof } from './proof.ts'
import { findOrderByNumber } from './store/orders.ts'

/**
 * Buyers of one product wait for each other's locks, each on a connection of the database. Those of one shop wait here
 * instead: they neither take the connections of all other shops, nor wait in the database longer than its lock timeout.
 */
const PLACED_AT_ONCE = 12
const PLACED_AT_ONCE_IN_A_SHOP = 4

export function orderRoutes(app: Hono, services: Services): void {
  const { now, orderContext } = services
  const inTurn = limitFairly(PLACED_AT_ONCE, PLACED_AT_ONCE_IN_A_SHOP)

  mount(app, services, endpoints.placeOrder, async ({ body }, caller) => {
    const outcome = await inTurn(body.shopId, () =>
      withRetries(() =>
        answerInShop(caller, body.shopId, (tx, shopId) => placeOrder(tx, { ...body, shopId }, orderContext())),
      ),
    )
    if (!outcome) throw new Problem('notFound')
    return outcome
  })

  mount(app, services, endpoints.quoteOrder, async ({ body }, caller) => {
    const quote = await answerInShop(caller, body.shopId, (tx, shopId) =>
      quoteOrder(tx, { ...body, shopId }, orderContext()),
    )
    if (!quote) throw new Problem('notFound')
    return quote
  })

  mount(app, services, endpoints.checkCoupon, async ({ body }, caller) => {
    const check = await answerInShop(caller, body.shopId, (tx, shopId) =>
      checkCoupon(tx, { ...body, shopId }, orderContext()),
    )
    if (!check) throw new Problem('notFound')
    return check
  })

  mount(app, services, endpoints.findOrder, ({ query }, caller) =>
    answerInShop(caller, query.shopId, async (tx, shopId) =>
      shownOrder(await findOrder(tx, { ...query, shopId }), now()),
    ),
  )

  mount(app, services, endpoints.getPlacedOrder, ({ params, query }, caller) =>
    answerInShop(caller, query.shopId, async (tx, shopId) =>
      shownOrder(await findPlacedOrder(tx, { shopId, number: params.number, key: query.key }), now()),
    ),
  )

  mount(app, services, endpoints.answerOrder, ({ params, body }, caller) =>
    withRetries(() =>
      answerInShop(caller, body.shopId, (tx, shopId) =>
        answerOrder(tx, { ...body, shopId, number: params.number }, orderContext()),
      ),
    ),
  )

  mount(app, services, endpoints.sendProof, async ({ params, body }, caller) => {
    try {
      return await keepProof(
        (work) => answerInShop(caller, body.shopId, work),
        { ...body, shopId: rowId(body.shopId), number: params.number },
        orderContext(),
      )
    } catch (error) {
      throw error instanceof TooManyWaiting ? new Problem('tooMany', { cause: error, retryAfter: 10 }) : error
    }
  })

  // Amount and payment method come from the stored order, not from the call.
  mount(app, services, endpoints.notifyOrderCreated, async ({ body }, caller) => {
    await answerInShop(caller, body.shopId, async (tx, shopId) => {
      if (!(await findOrderByNumber(tx, shopId, body.number))) throw new Problem('notFound')
      await orderContext().onEvent(tx, shopId, body.number, { kind: 'placed' })
    })
  })
}
