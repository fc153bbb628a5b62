import { useNavigation } from '@remix-run/react'
import { CartProvider, type HostParts, type ScreenName, ShopProvider } from '@store/template-kit'
import { type ReactNode, useMemo } from 'react'
import { Prefetches, ShopForm, ShopLink } from '#app/links.tsx'
import { lookOf } from '#app/look.ts'
import { PageArrival } from '#app/page-arrival.tsx'
import { questionsOf } from '#app/questions.ts'
import { useRoot } from '#app/root-data.ts'
import { ViewCount } from '#app/view-count.tsx'

/** What stands around every screen of a shop: its facts, its cart, its template's header and footer. */
export function ShopFrame(props: { readonly screen: ScreenName; readonly children: ReactNode }) {
  const { template: number, view, preview } = useRoot()
  const { template, words } = lookOf(number, view.shop.language)
  const pending = useNavigation().state !== 'idle'
  // The same questions all along: new ones would be asked again.
  const questions = useMemo(() => questionsOf(view.mount), [view.mount])
  const host = useMemo<HostParts>(
    () => ({ Link: ShopLink, Form: ShopForm, ...questions, pending }),
    [questions, pending],
  )
  return (
    <ShopProvider view={view} words={words} host={host}>
      <CartProvider>
        <template.Layout screen={props.screen}>{props.children}</template.Layout>
      </CartProvider>
      <PageArrival />
      {!preview && <ViewCount />}
      <Prefetches />
    </ShopProvider>
  )
}
