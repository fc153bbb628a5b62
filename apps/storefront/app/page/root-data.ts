import { useRouteLoaderData } from '@remix-run/react'
import type { PageZone } from '@store/core'
import type { ShopView } from '@store/template-kit'
import type { ThirdParties } from '#app/third-parties/third-parties.ts'

/** Data of the root route, for every page. */
export type RootData = {
  readonly view: ShopView
  /** Number of the template that renders this page: the shop's own, the chat's under `/wa`, or a previewed one. */
  readonly template: number
  /** Address of the template's style sheet. */
  readonly stylesheet: string
  /** The merchant's colours, which override the template's stylesheet. Only on the server (`ONLY_ON_SERVER`). */
  readonly css?: string
  /** Addresses of icon and manifest; only shops on a separate host can be installed. */
  readonly icon: string
  readonly manifest: string | null
  /** The shop's canonical address, without a trailing slash, whatever the mount of this page. */
  readonly address: string
  /** Name of a previewed template (R9), or of a draft's, whose pages are neither indexed nor counted; null: no preview. */
  readonly preview: string | null
  /** Whether the shop is new, so that its pages ask search engines not to index them. */
  readonly quiet: boolean
  /**
   * In a preview: the origin of the office, which may frame this page and exchange messages with it, and what is
   * previewed.
   */
  readonly draft: { readonly office: string; readonly of: 'look' | 'version' | 'product' | 'article' } | null
  /** When the page will change by itself, in milliseconds: a banner begins or ends; null: never. Only on the server. */
  readonly changesAt?: number | null
  /** The policy zone of this document: what it may load, and so which pages need a page load. */
  readonly zone: PageZone
  /** Null on pages without third parties. */
  readonly thirdParties: ThirdParties | null
  /** Tags that prove ownership of the address to third parties, on the shop's home page. */
  readonly ownership: readonly { readonly name: string; readonly content: string }[]
}

/** Data that the document already contains in another form, so that it is not sent a second time. */
export const ONLY_ON_SERVER = ['css', 'changesAt'] as const satisfies readonly (keyof RootData)[]

/** Null on pages without a shop. */
export const useRootIfAny = (): RootData | null => (useRouteLoaderData('root') as RootData | undefined) ?? null

export function useRoot(): RootData {
  const root = useRootIfAny()
  if (!root) throw new Error('this page has no shop')
  return root
}
