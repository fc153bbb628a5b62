import { type Product, type ProductPage, searchFromQuery, shopPath } from '@store/core'
import type { CartAnswer, HostParts, PlainReply } from '@store/template-kit'

/** The requests that pages make to this server without a page load. */
export function questionsOf(
  mount: string,
): Required<Pick<HostParts, 'askCart' | 'suggest' | 'list' | 'cities' | 'send'>> {
  return {
    /** Current products and rules of a cart (S4, S6). */
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
    /** Suggestions for an incomplete search. */
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
    /** The cities that the shop may ship to. */
    async cities() {
      const [response, { unpackCities }] = await Promise.all([
        fetch(mount + shopPath('cities')),
        import('#app/checkout/city-list.ts'),
      ])
      if (!response.ok) throw new Error(`cities answered ${response.status}`)
      return unpackCities(await response.json())
    },
    /** Submits a short form; the data version of a form's page has the same name with `.json`. */
    async send(action, form) {
      const response = await fetch(`${action}.json`, { method: 'POST', body: new URLSearchParams(plain(form)) })
      return response.status === 204 ? null : ((await response.json()) as PlainReply)
    },
  }
}

const plain = (form: FormData): [string, string][] => [...form].map(([name, value]) => [name, String(value)])
