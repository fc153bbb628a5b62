import { type Product, type ProductPage, searchFromQuery, shopPath } from '@store/core'
import type { CartAnswer, HostParts, PlainReply } from '@store/template-kit'

/** What pages ask this shop's server without being loaded again. */
export function questionsOf(
  mount: string,
): Required<Pick<HostParts, 'askCart' | 'suggest' | 'list' | 'cities' | 'send'>> {
  return {
    /** What a cart may hold right now (S4, S6). */
    async askCart(ids, signal) {
      const response = await fetch(mount + shopPath('cart-check'), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ids }),
        signal,
      })
      if (!response.ok) throw new Error(`cart-check answered ${response.status}`)
      return (await response.json()) as CartAnswer
    },
    /** What a half-written search may mean. */
    async suggest(text, signal) {
      const response = await fetch(`${mount}${shopPath('suggestions')}?q=${encodeURIComponent(text)}`, { signal })
      if (!response.ok) throw new Error(`suggestions answered ${response.status}`)
      return (await response.json()) as readonly Product[]
    },
    /** Another page of the list at this address. */
    async list(query) {
      const response = await fetch(`${mount}${shopPath('catalog-data')}?${searchFromQuery(query)}`)
      if (!response.ok) throw new Error(`the list answered ${response.status}`)
      return (await response.json()) as ProductPage
    },
    /** Where the shop may ship to. */
    async cities() {
      const [response, { unpackCities }] = await Promise.all([
        fetch(mount + shopPath('cities')),
        import('#app/checkout/city-list.ts'),
      ])
      if (!response.ok) throw new Error(`cities answered ${response.status}`)
      return unpackCities(await response.json())
    },
    /** A short form; where it stands as a page, it answers as data under the same name with `.json`. */
    async send(action, form) {
      const response = await fetch(`${action}.json`, { method: 'POST', body: new URLSearchParams(plain(form)) })
      return response.status === 204 ? null : ((await response.json()) as PlainReply)
    },
  }
}

const plain = (form: FormData): [string, string][] => [...form].map(([name, value]) => [name, String(value)])
