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
 * `reloadDocument`: navigate with an ordinary page load, as links to checkout and to other shops must. `viewTransition`: a
 * browser with view transitions animates the navigation (`carryOver` names the elements that move).
 */
export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  readonly href: string
  readonly reloadDocument?: boolean
  readonly viewTransition?: boolean
}
export type FormProps = FormHTMLAttributes<HTMLFormElement> & { readonly reloadDocument?: boolean }

/** Functions and components that the app around the screens provides. Without them, links and forms are plain HTML. */
export type HostParts = {
  readonly Link?: ComponentType<LinkProps & RefAttributes<HTMLAnchorElement>>
  readonly Form?: ComponentType<FormProps & RefAttributes<HTMLFormElement>>
  /** Fetches the products of a cart and the rules for its totals (S4). Rejects when the server cannot be reached. */
  readonly askCart: (ids: number[], signal?: AbortSignal) => Promise<CartAnswer>
  /** Products that match the beginning of a search, best first. Rejects when the server cannot be reached. */
  readonly suggest?: (text: string, signal: AbortSignal) => Promise<readonly Product[]>
  /** Another page of a list, for lists with a "more" button. Rejects when the server cannot be reached. */
  readonly list?: (query: CatalogQuery) => Promise<ProductPage>
  /** Cities of the shop's country. Rejects when the server cannot be reached. */
  readonly cities?: () => Promise<readonly City[]>
  /** Submits a short form without a page load. Null: it succeeded. Without this function, forms load a page. */
  readonly send?: (action: string, form: FormData) => Promise<PlainReply | null>
  /** A navigation is in progress. */
  readonly pending?: boolean
}
export type AskCart = (ids: ProductId[], signal?: AbortSignal) => Promise<CartAnswer>

const Context = createContext<HostParts>({ askCart: () => Promise.reject(new Error('HostProvider is missing')) })

export function HostProvider(props: { readonly host: HostParts; readonly children: ReactNode }) {
  return <Context.Provider value={props.host}>{props.children}</Context.Provider>
}

export const useHost = (): HostParts => useContext(Context)

/** `suggest` of the host; null where the host has none. */
export const useSuggest = (): HostParts['suggest'] | null => useHost().suggest ?? null

/** A link within the shop. For other sites and chats it is a plain `<a>`. */
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
