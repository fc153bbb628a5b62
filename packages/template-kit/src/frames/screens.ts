import { type ComponentType, createElement } from 'react'
import type { ScreenViews } from '../design.ts'
import type { Frame, FrameParts, FrameScreen } from './parts.ts'

type Loaded<Name extends FrameScreen> = { readonly default: ComponentType<ScreenViews[Name]> }
export type FrameLoads = { readonly [Name in FrameScreen]: () => Promise<Loaded<Name>> }
/** Loads a template's parts: a module that exports them as `frames`. */
export type LoadFrameParts = () => Promise<{ readonly frames: FrameParts }>

/**
 * The screens that the kit draws, with the parts of one template, for its `screens`. What a template lists after them it draws
 * itself.
 */
export function framedScreens(loadParts: LoadFrameParts): FrameLoads {
  let completing: Promise<Required<FrameParts>> | null = null
  const complete = () => {
    completing ??= Promise.all([import('./defaults.tsx'), loadParts()]).then(([{ completed }, { frames }]) =>
      completed(frames),
    )
    // What did not come is asked for again.
    completing.catch(() => {
      completing = null
    })
    return completing
  }
  const framed = <Name extends FrameScreen>(load: () => Promise<{ readonly default: Frame<Name> }>) => {
    // One component however often it is loaded: another one would be mounted anew by React.
    let known: Loaded<Name> | null = null
    return async (): Promise<Loaded<Name>> => {
      const [{ default: Frame }, parts] = await Promise.all([load(), complete()])
      known ??= { default: (view) => createElement(Frame, { view, parts }) }
      return known
    }
  }
  return {
    Checkout: framed(() => import('./checkout.tsx')),
    OrderPlaced: framed(() => import('./order-placed.tsx')),
    OrderTracking: framed(() => import('./order-tracking.tsx')),
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
