import pLimit, { type LimitFunction } from 'p-limit'
import { TooManyWaiting } from './concurrency.ts'

/**
 * Runs functions, at most `atOnce` at a time, in turns between shops: at most `ofOneShop` of each run at once, so that a
 * shop with hundreds waiting delays another's by a few. At most `waitingOfOneShop` of a shop may wait; the next one throws
 * `TooManyWaiting`.
 */
export function limitFairly(
  atOnce: number,
  ofOneShop: number = atOnce,
  waitingOfOneShop = Number.POSITIVE_INFINITY,
): <T>(shop: string | number, work: () => Promise<T>) => Promise<T> {
  const round = pLimit(atOnce)
  const shops = new Map<string, { readonly limit: LimitFunction; calls: number }>()
  return async (shop, work) => {
    const name = String(shop)
    const waiting = (shops.get(name)?.calls ?? 0) - ofOneShop
    if (waiting >= waitingOfOneShop) throw new TooManyWaiting('too many of this shop wait')
    const ofShop = shops.get(name) ?? { limit: pLimit(ofOneShop), calls: 0 }
    shops.set(name, ofShop)
    ofShop.calls += 1
    try {
      return await ofShop.limit(() => round(work))
    } finally {
      ofShop.calls -= 1
      if (ofShop.calls === 0) shops.delete(name)
    }
  }
}
