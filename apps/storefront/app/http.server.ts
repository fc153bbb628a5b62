import { data } from '@remix-run/node'
import type { ShopId } from '@store/core'

/** E10: what a page says that is not there; the screen shown is E1's. */
export function notFound() {
  return data({ message: 'This page could not be found' }, { status: 404 })
}

/**
 * The answer, or something to live without it (C34): the page goes on, the failure is logged once, with its shop. For
 * what a page can do without; what it cannot is awaited plainly and throws.
 */
export async function orElse<T, Fallback>(
  shopId: ShopId,
  answer: Promise<T>,
  fallback: Fallback,
): Promise<T | Fallback> {
  try {
    return await answer
  } catch (problem) {
    console.error(`shop ${shopId}: ${problem instanceof Error ? problem.message : problem}`)
    return fallback
  }
}
