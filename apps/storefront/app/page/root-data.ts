import { useRouteLoaderData } from '@remix-run/react'
import type { PageZone } from '@store/core'
import type { ShopView } from '@store/template-kit'
import type { ThirdParties } from '#app/third-parties/third-parties.ts'

/** What the root tells every page. */
export type RootData = {
  readonly view: ShopView
  /** Number of the template that draws this page: the shop's own, the chat's under `/wa`, or the one being previewed. */
  readonly template: number
  /** Address of the template's style sheet. */
  readonly stylesheet: string
  /** The merchant's colours, over the template's stylesheet. */
  readonly css: string
  /** Addresses of the icon and of the manifest; one that can be installed has a host of its own. */
  readonly icon: string
  readonly manifest: string | null
  /** The shop's one address, without a trailing slash, whatever mount this page is of. */
  readonly address: string
  /** Name of a template that is previewed (R9), whose pages are neither indexed nor counted; null: none. */
  readonly preview: string | null
  /** Of this document: what it may load, and so what may be reached from it without a page load. */
  readonly zone: PageZone
  /** Null where none has any business. */
  readonly thirdParties: ThirdParties | null
  /** Tags that prove whose address this is, on the shop's home. */
  readonly ownership: readonly { readonly name: string; readonly content: string }[]
}

/** Null on pages that no shop could be found for. */
export const useRootIfAny = (): RootData | null => (useRouteLoaderData('root') as RootData | undefined) ?? null

export function useRoot(): RootData {
  const root = useRootIfAny()
  if (!root) throw new Error('this page has no shop')
  return root
}
