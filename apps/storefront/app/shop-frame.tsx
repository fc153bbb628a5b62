import { useNavigation } from '@remix-run/react'
import { CartProvider, type HostParts, type ScreenName, ShopProvider } from '@store/template-kit'
import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react'
import { Prefetches, ShopForm, ShopLink, whenIdle } from '#app/links.tsx'
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
        <ThirdParties />
        <template.Layout screen={props.screen}>{props.children}</template.Layout>
      </CartProvider>
      <PageArrival />
      {!preview && <ViewCount />}
      <Prefetches />
    </ShopProvider>
  )
}

/** I3–I6: code of its own, which comes when the page has nothing better to do, and only to shops that have any. */
function ThirdParties() {
  const { thirdParties, place } = useRoot()
  const [Visit, setVisit] = useState<ComponentType | null>(null)
  const isNeeded = thirdParties && place === 'shop'
  useEffect(() => {
    // That it does not come costs the shop its count, and nobody their page.
    if (isNeeded)
      whenIdle(() =>
        import('#app/third-parties/visit.tsx').then(
          ({ default: loaded }) => setVisit(() => loaded),
          () => {},
        ),
      )
  }, [isNeeded])
  return Visit && <Visit />
}
