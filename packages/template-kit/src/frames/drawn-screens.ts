import { createElement } from 'react'
import { completed } from './defaults.tsx'
import type { CompletedParts, Frame, FrameScreen } from './parts.ts'
import type { FrameLoads, Loaded, LoadFrameParts, LoadOrderParts } from './screens.ts'

/** The screens that `framedScreens` loads on first use: each in a separate file, rendered with the template's parts. */
export function drawnScreens(loadParts: LoadFrameParts, loadOrderParts?: LoadOrderParts): FrameLoads {
  let loading: Promise<CompletedParts> | null = null
  const load = () => {
    loading ??= loadParts().then(({ frames }) => completed(frames))
    loading.catch(() => {
      loading = null
    })
    return loading
  }
  const loadForOrders = async (): Promise<CompletedParts> => {
    const [parts, own] = await Promise.all([load(), loadOrderParts?.()])
    return { ...parts, ...own?.orderFrames }
  }
  const framed = <Name extends FrameScreen>(
    loadFrame: () => Promise<{ readonly default: Frame<Name> }>,
    loadFor: () => Promise<CompletedParts> = load,
  ) => {
    // The same component for every load: React would remount another one.
    let known: Loaded<Name> | null = null
    return async (): Promise<Loaded<Name>> => {
      const [{ default: Frame }, parts] = await Promise.all([loadFrame(), loadFor()])
      known ??= { default: (view) => createElement(Frame, { view, parts }) }
      return known
    }
  }
  return {
    Checkout: framed(() => import('./checkout.tsx')),
    OrderPlaced: framed(() => import('./order-placed.tsx'), loadForOrders),
    OrderTracking: framed(() => import('./order-tracking.tsx'), loadForOrders),
    Marketplace: framed(() => import('./marketplace.tsx')),
    MarketplaceProduct: framed(() => import('./marketplace-product.tsx')),
    Policies: framed(() => import('./policies.tsx')),
    Newsletter: framed(() => import('./newsletter.tsx')),
    Subscription: framed(() => import('./subscription.tsx')),
    Locked: framed(() => import('./locked.tsx')),
    Closed: framed(() => import('./closed.tsx')),
    Error: framed(() => import('./error.tsx')),
  }
}
