import type { Amount, ProviderName } from '@store/core'
import { addPlatformKey } from '../keys/store.ts'
import { manageAs } from '../testing.ts'
import { choose, openPayments } from './testing.ts'

export const TOTAL: Amount = 120_000_00
export const MINUTE = 60_000

/** The next noon in Colombia, so that the day does not end while tests move the clock by minutes. */
function nextNoon(): number {
  const noon = new Date().setUTCHours(17, 0, 0, 0)
  return noon < Date.now() ? noon + 24 * 60 * MINUTE : noon
}

/** A refund of this much. */
export const back = (amount: Amount, more: object = {}) => ({ amount, reason: 'torn', ...more })

/** A provider's sandbox, the management API, and orders that were paid there. */
export async function openRefunds(name: ProviderName, currency?: string, country?: string) {
  const world = await openPayments(name, currency, country, nextNoon())
  const manage = manageAs(world.app, await addPlatformKey(world.db, 'tests'))
  return {
    world,
    manage,
    paid: async () => {
      const placed = await world.place(await world.openPayingShop())
      const started = await world.start(placed)
      await world.comeBack(started, await choose(started.url, { outcome: 'approve', notice: 'never' }))
      return { ...started, productId: placed.productId, params: { shopId: started.shopId, number: started.number } }
    },
    notes: async ({ params }: { readonly params: { shopId: number; number: number } }) =>
      (await manage.getOrder({ params })).history
        .filter(({ about }) => about === 'payment')
        .map(({ to, why }) => [to, why]),
    /** Marks the payment as one of real money, or of a test account. */
    makeLive: ({ shopId, number }: { readonly shopId: number; readonly number: number }, live = true) =>
      world.db.owner.query('update payment_attempts set live = $3 where shop_id = $1 and order_number = $2', [
        shopId,
        number,
        live,
      ]),
  }
}

export type RefundWorld = Awaited<ReturnType<typeof openRefunds>>
