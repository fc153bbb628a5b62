import { useLocation, useMatches, useNavigationType } from '@remix-run/react'
import { lineKey, type Product } from '@store/core'
import { useCart, useLanguage, usePaths, useShop } from '@store/template-kit'
import { useEffect, useRef } from 'react'
import { createAdPixel } from '#app/third-parties/ad-pixel.ts'
import { createChatWidget } from '#app/third-parties/chat-widget.ts'
import { createGoogle } from '#app/third-parties/google.ts'
import { takePurchase } from '#app/third-parties/purchase.ts'
import { googlePurposes, type Purpose, type ThirdParties } from '#app/third-parties/third-parties.ts'
import { added, checkout, type ThirdParty, type TrackedEvent, viewed } from '#app/third-parties/tracked-events.ts'

type RunningParties = Map<keyof ThirdParties, ThirdParty>

/**
 * Starts the third parties that the visitor has allowed, and reports events to each, once, from then on. Withdrawing consent
 * reloads the page, because running code cannot be unloaded.
 */
export function useThirdParties(thirdParties: ThirdParties, granted: readonly Purpose[]): void {
  const running = useRef<RunningParties>(new Map()).current
  const track = (tracked: TrackedEvent) => {
    for (const each of running.values()) each.track(tracked)
  }
  useStart(running, thirdParties, granted)
  usePages(running)
  useAdding(track)
  useCheckout(track)
}

function useStart(running: RunningParties, thirdParties: ThirdParties, granted: readonly Purpose[]) {
  const { shop } = useShop()
  const language = useLanguage()
  useEffect(() => {
    const { pixel, google, chat } = thirdParties
    const start = (name: keyof ThirdParties, allowed: boolean, create: () => ThirdParty) => {
      if (allowed && !running.has(name)) running.set(name, create())
    }
    const mayAll = (purposes: readonly Purpose[]) => purposes.some((purpose) => granted.includes(purpose))
    if (google)
      start('google', mayAll(googlePurposes(google)), () => {
        const created = createGoogle(google, granted)
        const bought = takePurchase(shop.id)
        if (bought) created.track(bought)
        return created
      })
    if (pixel) start('pixel', granted.includes('advertising'), () => createAdPixel(pixel))
    if (chat) start('chat', granted.includes('conversation'), () => createChatWidget(chat, language))
  }, [running, thirdParties, granted, shop.id, language])

  const before = useRef(granted)
  useEffect(() => {
    if (before.current === granted) return
    const isWithdrawn = before.current.some((purpose) => !granted.includes(purpose))
    before.current = granted
    for (const each of running.values()) each.allow(granted)
    if (isWithdrawn && running.size > 0) location.reload()
  }, [running, granted])
}

/** Page views, and the product on them. A replaced address (a filter, a size) is still the same page. */
function usePages(running: RunningParties) {
  const { pathname, search } = useLocation()
  const isReplaced = useNavigationType() === 'REPLACE'
  const { shop } = useShop()
  const leaf = useMatches().at(-1)
  const product = leaf?.id.endsWith('/product') ? (leaf.data as { readonly product?: Product })?.product : undefined
  const address = pathname + search
  const page = useRef({ address, number: 0 })
  const counts = useRef(new Map<ThirdParty, number>()).current
  // After every render: a third party that was just allowed gets the current page, too; none gets it twice. It is an effect,
  // because React may render the next page several times before it commits.
  useEffect(() => {
    if (page.current.address !== address) page.current = { address, number: page.current.number + (isReplaced ? 0 : 1) }
    const { number } = page.current
    for (const each of running.values()) {
      if (counts.get(each) === number) continue
      counts.set(each, number)
      each.track({ kind: 'page', title: document.title, address: location.href })
      if (product) each.track(viewed(product, shop.currency))
    }
  })
}

type Track = (tracked: TrackedEvent) => void

function useAdding(track: Track) {
  const { shop } = useShop()
  const { lastAdded, lines } = useCart()
  const reported = useRef(0)
  useEffect(() => {
    if (!lastAdded || lastAdded.at === reported.current) return
    const line = lines.find((each) => lineKey(each) === lastAdded.key)
    if (!line) return
    reported.current = lastAdded.at
    track(added({ ...line, quantity: lastAdded.quantity }, shop.currency))
  })
}

/** Reported before checkout opens, because nothing runs there (B6). */
function useCheckout(track: Track) {
  const { shop } = useShop()
  const { lines } = useCart()
  const target = usePaths().checkout('').split('?')[0]
  const onPress = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    // The second click of a double click comes after the navigation has started.
    if (!link || link.pathname !== target || link.host !== location.host || event.detail > 1) return
    const bought = lines.filter(({ quantity }) => quantity > 0)
    if (bought.length === 0) return
    track(checkout(bought, shop.currency))
  }
  const latest = useRef(onPress)
  latest.current = onPress
  useEffect(() => {
    const listen = (event: MouseEvent) => latest.current(event)
    document.addEventListener('click', listen)
    return () => document.removeEventListener('click', listen)
  }, [])
}
