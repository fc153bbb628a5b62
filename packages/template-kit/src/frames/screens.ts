import type { ComponentType } from 'react'
import type { ScreenViews } from '../design.ts'
import type { FrameParts, FrameScreen, OrderFrameParts } from './parts.ts'

export type Loaded<Name extends FrameScreen> = { readonly default: ComponentType<ScreenViews[Name]> }
export type FrameLoads = { readonly [Name in FrameScreen]: () => Promise<Loaded<Name>> }
/** Loads a template's parts: a module that exports them as `frames`. */
export type LoadFrameParts = () => Promise<{ readonly frames: FrameParts }>
/** Loads the parts of order pages, which no other page loads. */
export type LoadOrderParts = () => Promise<{ readonly orderFrames: OrderFrameParts }>

/**
 * The screens that the kit renders with the parts of one template, for its `screens`. A template overrides them by listing
 * its own after them. Every page loads this file, so the code that renders them is only loaded with the first of them.
 */
export function framedScreens(loadParts: LoadFrameParts, loadOrderParts?: LoadOrderParts): FrameLoads {
  let drawn: FrameLoads | null = null
  const screen =
    <Name extends FrameScreen>(name: Name) =>
    async (): Promise<Loaded<Name>> => {
      const { drawnScreens } = await import('./drawn-screens.ts')
      drawn ??= drawnScreens(loadParts, loadOrderParts)
      return drawn[name]()
    }
  return {
    Checkout: screen('Checkout'),
    OrderPlaced: screen('OrderPlaced'),
    OrderTracking: screen('OrderTracking'),
    Marketplace: screen('Marketplace'),
    MarketplaceProduct: screen('MarketplaceProduct'),
    Policies: screen('Policies'),
    Newsletter: screen('Newsletter'),
    Subscription: screen('Subscription'),
    Locked: screen('Locked'),
    Closed: screen('Closed'),
    Error: screen('Error'),
  }
}
