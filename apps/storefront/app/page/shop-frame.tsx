import { useNavigation } from '@remix-run/react'
import { CartProvider, type HostParts, type ScreenName, ShopProvider } from '@store/template-kit'
import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react'
import { Prefetches, ShopForm, ShopLink, whenIdle } from '#app/page/links.tsx'
import { PageArrival } from '#app/page/page-arrival.tsx'
import { questionsOf } from '#app/page/questions.ts'
import { useRoot } from '#app/page/root-data.ts'
import { ViewCount } from '#app/page/view-count.tsx'
import { assetsOf } from '#app/templates/template-assets.ts'

/** The frame of every screen of a shop: shop data, cart, and the template's header and footer. */
export function ShopFrame(props: { readonly screen: ScreenName; readonly children: ReactNode }) {
  const { template: number, view, preview, draft } = useRoot()
  const { design, words } = assetsOf(number, view.shop.language)
  const pending = useNavigation().state !== 'idle'
  // The functions must stay the same objects: new ones would start new requests.
  const questions = useMemo(() => questionsOf(view.mount), [view.mount])
  const host = useMemo<HostParts>(
    () => ({ Link: ShopLink, Form: ShopForm, ...questions, pending }),
    [questions, pending],
  )
  return (
    <ShopProvider view={view} words={words} host={host}>
      <CartProvider>
        <ThirdParties />
        {draft ? <Later load={loadBridge} now /> : preview ? <Later load={loadPreviewBar} /> : <ViewCount />}
        <design.Layout screen={props.screen}>{props.children}</design.Layout>
      </CartProvider>
      <PageArrival />
      <Prefetches />
    </ShopProvider>
  )
}

const loadVisit = () => import('#app/third-parties/visit.tsx')
const loadBridge = () => import('#app/page/preview-bridge.tsx')
const loadPreviewBar = () => import('#app/page/preview-bar.tsx')

/** I3–I6: third parties, only in shops that have any. */
function ThirdParties() {
  const { thirdParties, zone } = useRoot()
  return thirdParties && zone === 'shop' && <Later load={loadVisit} />
}

type LaterProps = { readonly load: () => Promise<{ readonly default: ComponentType }>; readonly now?: boolean }

/** A component in a separate chunk, which loads when the page is idle, or `now`; the page works without it. */
function Later({ load, now = false }: LaterProps) {
  const [Part, setPart] = useState<ComponentType | null>(null)
  useEffect(() => {
    const begin = () =>
      load().then(
        ({ default: loaded }) => setPart(() => loaded),
        () => {},
      )
    if (now) begin()
    else whenIdle(begin)
  }, [load, now])
  return Part && <Part />
}
