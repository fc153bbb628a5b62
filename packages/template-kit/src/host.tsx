import type { CatalogQuery, City, Product, ProductId, ProductPage } from '@store/core'
import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type FormHTMLAttributes,
  forwardRef,
  type ReactNode,
  type RefAttributes,
  useContext,
} from 'react'
import type { CartAnswer, PlainReply } from './design.ts'

/**
 * `reloadDocument`: leave by an ordinary page load, as links to checkout and to other shops must. `viewTransition`: the
 * browser may draw the way from this page to the next, where it can (`carryOver` says what it carries).
 */
export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  readonly href: string
  readonly reloadDocument?: boolean
  readonly viewTransition?: boolean
}
export type FormProps = FormHTMLAttributes<HTMLFormElement> & { readonly reloadDocument?: boolean }

/** What the app around the screens provides. Links and forms are plain ones unless it has better. */
export type HostParts = {
  readonly Link?: ComponentType<LinkProps & RefAttributes<HTMLAnchorElement>>
  readonly Form?: ComponentType<FormProps & RefAttributes<HTMLFormElement>>
  /** Asks the server for the products of a cart and the rules its totals need (S4). Rejects when it cannot. */
  readonly askCart: (ids: number[], signal?: AbortSignal) => Promise<CartAnswer>
  /** Products that a half-written search may mean, best first. Rejects when nobody can say. */
  readonly suggest?: (text: string, signal: AbortSignal) => Promise<readonly Product[]>
  /** Another page of a list, for lists that grow in place. Rejects when it does not come. */
  readonly list?: (query: CatalogQuery) => Promise<ProductPage>
  /** Cities of the shop's country. Rejects when nobody can say. */
  readonly cities?: () => Promise<readonly City[]>
  /** Sends a short form in place. Null: it is done. Without it, forms are sent as documents. */
  readonly send?: (action: string, form: FormData) => Promise<PlainReply | null>
  /** A navigation is under way. */
  readonly pending?: boolean
}
export type AskCart = (ids: ProductId[], signal?: AbortSignal) => Promise<CartAnswer>

const Context = createContext<HostParts>({ askCart: () => Promise.reject(new Error('no server to ask')) })

export function HostProvider(props: { readonly host: HostParts; readonly children: ReactNode }) {
  return <Context.Provider value={props.host}>{props.children}</Context.Provider>
}

export const useHost = (): HostParts => useContext(Context)

/** Asks what words may mean, best first; null where nobody can be asked. */
export const useSuggest = (): HostParts['suggest'] | null => useHost().suggest ?? null

/** A link of the shop. Other sites and chats get a plain `<a>`. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(props, ref) {
  const { Link: HostLink } = useHost()
  const { reloadDocument, viewTransition, ...anchor } = props
  const isPlain = reloadDocument || !HostLink || !anchor.href.startsWith('/') || anchor.target === '_blank'
  return isPlain ? <a ref={ref} {...anchor} /> : <HostLink ref={ref} viewTransition={viewTransition} {...anchor} />
})

/** A form of the shop: `method="get"` for catalogue and search, `post` for orders. */
export const Form = forwardRef<HTMLFormElement, FormProps>(function Form(props, ref) {
  const { Form: HostForm } = useHost()
  const { reloadDocument, ...form } = props
  return reloadDocument || !HostForm ? <form ref={ref} {...form} /> : <HostForm ref={ref} {...form} />
})
