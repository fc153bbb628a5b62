import { type Product, type ProductPage, searchFromQuery } from '@store/core'
import type { CartAnswer, HostParts, PlainReply } from '@store/template-kit'

/** What pages ask this shop's server without being loaded again. */
export function questionsOf(mount: string): Required<Pick<HostParts, 'askCart' | 'suggest' | 'list' | 'send'>> {
  return {
    /** What a cart may hold right now (S4, S6). */
    async askCart(ids, signal) {
      const response = await fetch(`${mount}/cart-check`, {
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
      const response = await fetch(`${mount}/suggestions?q=${encodeURIComponent(text)}`, { signal })
      if (!response.ok) throw new Error(`suggestions answered ${response.status}`)
      return (await response.json()) as readonly Product[]
    },
    /** Another page of the list at this address. */
    async list(query) {
      const response = await fetch(`${mount}/productos.json?${searchFromQuery(query)}`)
      if (!response.ok) throw new Error(`productos.json answered ${response.status}`)
      return (await response.json()) as ProductPage
    },
    /** A short form; where it stands as a page, it answers as data under the same name with `.json`. */
    async send(action, form) {
      const response = await fetch(`${action}.json`, { method: 'POST', body: new URLSearchParams(plain(form)) })
      return response.status === 204 ? null : ((await response.json()) as PlainReply)
    },
  }
}

const plain = (form: FormData): [string, string][] => [...form].map(([name, value]) => [name, String(value)])
