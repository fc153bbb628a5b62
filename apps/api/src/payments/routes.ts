import { endpoints } from '@store/api-client/contract'
import type { Hono } from 'hono'
import { rowId } from '../database/open.ts'
import { mount } from '../http/mount.ts'
import { findPlacedOrder } from '../orders/find.ts'
import type { Services } from '../services.ts'
import { answerInShop } from '../shops/gate.ts'
import { checkAttempt } from './check.ts'
import { providerNamed } from './providers/index.ts'
import { startPayment } from './start.ts'
import { findPayment, listAttempts } from './store/payments.ts'

export function paymentRoutes(app: Hono, services: Services): void {
  mount(app, services, endpoints.startPayment, async ({ params, body }, caller) => {
    const { number } = params
    const { key, method } = body
    const known = await answerInShop(caller, body.shopId, (tx, shopId) => findPlacedOrder(tx, { shopId, number, key }))
    if (!known) return null
    return startPayment(services, (work) => answerInShop(caller, body.shopId, work), {
      number,
      method,
      address: caller.address,
    })
  })

  mount(app, services, endpoints.returnFromPayment, async ({ params, body }, caller) => {
    const { number } = params
    const { key, given } = body
    const attempt = await answerInShop(caller, body.shopId, async (tx, shopId) => {
      const order = await findPlacedOrder(tx, { shopId, number, key })
      const attempts = order ? await listAttempts(tx, shopId, number) : []
      return attempts.find((one) => one.attempt === params.attempt) ?? null
    })
    if (!attempt) return null
    const shopId = rowId(body.shopId)
    if (attempt.state !== 'paid' && attempt.state !== 'refunded') {
      const transactionId = providerNamed(attempt.provider)?.readReturn(given) ?? null
      const checked = await checkAttempt(services, shopId, attempt, transactionId, 'return')
      // The parameters of the URL may be forged, so the attempt itself is queried as well.
      if (transactionId !== null && checked.kind === 'asked' && checked.settled.length === 0)
        await checkAttempt(services, shopId, attempt, null, 'return')
    }
    return answerInShop(caller, shopId, (tx) => findPayment(tx, shopId, number, attempt.attempt))
  })
}
