import pLimit, { type LimitFunction } from 'p-limit'

/**
 * Runs functions, at most `atOnce` at a time, shop by shop: of each, at most `ofOneShop` are in the round, so that one
 * that has hundreds waiting delays another's by a few.
 */
export function limitFairly(
  atOnce: number,
  ofOneShop: number = atOnce,
): <T>(shop: string | number, work: () => Promise<T>) => Promise<T> {
  const round = pLimit(atOnce)
  const shops = new Map<string, { readonly limit: LimitFunction; calls: number }>()
  return async (shop, work) => {
    const name = String(shop)
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
