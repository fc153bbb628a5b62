import type { CartAnswer, HostParts } from '@store/template-kit'

/** Asks this shop's `cart-check` what a cart may hold right now (S4, S6). */
export function askCart(mount: string): HostParts['askCart'] {
  return async (ids, signal) => {
    const response = await fetch(`${mount}/cart-check`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ids }),
      signal,
    })
    if (!response.ok) throw new Error(`cart-check answered ${response.status}`)
    return (await response.json()) as CartAnswer
  }
}
