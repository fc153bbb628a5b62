import { endpoints } from '@store/api-client/contract'
import { normaliseIdNumber } from '@store/core'
import type { Hono } from 'hono'
import { answerInShop, mount } from '../mount.ts'
import { attempts } from '../orders/attempts.ts'
import { withRetries } from '../orders/conflict.ts'
import { findOrder, findPlacedOrder } from '../orders/find.ts'
import { quoteOrder } from '../orders/offer.ts'
import { placeOrder } from '../orders/place.ts'
import { Problem } from '../problem.ts'
import type { Services } from '../services.ts'

/** Wrong pairs of number and buyer ID within a quarter of an hour, per order and per buyer ID. */
const MAX_WRONG_PAIRS = 20

export function orderRoutes(app: Hono, services: Services): void {
  const { now } = services

  mount(app, services, endpoints.placeOrder, async ({ body }) => {
    const outcome = await withRetries(() =>
      answerInShop(services, body.shopId, (tx, shopId) => placeOrder(tx, { ...body, shopId }, now())),
    )
    if (!outcome) throw new Problem('notFound')
    return outcome
  })

  mount(app, services, endpoints.quoteOrder, async ({ body }) => {
    const quote = await answerInShop(services, body.shopId, (tx, shopId) => quoteOrder(tx, { ...body, shopId }))
    if (!quote) throw new Problem('notFound')
    return quote
  })

  // By order and by buyer, not by address: all shoppers come through the storefront's, and who guesses numbers for one
  // buyer, or buyers for one number, is slowed down from wherever they ask.
  const wrongPairs = attempts(MAX_WRONG_PAIRS)
  mount(app, services, endpoints.findOrder, async ({ query }) => {
    const { shopId: shop, number, idNumber } = query
    const keys = [`${shop} order ${number}`, `${shop} buyer ${normaliseIdNumber(idNumber)}`]
    if (keys.some((key) => wrongPairs.exhausted(key, now()))) throw new Problem('tooMany')
    const order = await answerInShop(services, shop, (tx, shopId) => findOrder(tx, { ...query, shopId }))
    if (!order) for (const key of keys) wrongPairs.failed(key, now())
    return order
  })

  mount(app, services, endpoints.getPlacedOrder, ({ params, query }) =>
    answerInShop(services, query.shopId, (tx, shopId) =>
      findPlacedOrder(tx, { shopId, number: params.number, key: query.key }),
    ),
  )
}
