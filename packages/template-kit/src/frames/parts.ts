import type { Image, Order } from '@store/core'
import type { ComponentType, CSSProperties, ReactNode } from 'react'
import type { ShownLine } from '../cart/line-words.tsx'
import type { ScreenViews } from '../design.ts'

/** The screens that the kit draws, unless a template draws them itself. */
export type FrameScreen =
  | 'Checkout'
  | 'OrderPlaced'
  | 'OrderTracking'
  | 'Marketplace'
  | 'MarketplaceProduct'
  | 'Policies'
  | 'Newsletter'
  | 'Subscription'
  | 'Locked'
  | 'Closed'
  | 'Error'

/** Around the content of a page of text: its one heading, and what is said under it. */
export type PageProps = {
  /** The kit's class for what the page holds: `order-page`, `policies`, `catalog` or `offer`. */
  readonly kind: string
  readonly title: string
  readonly lead?: string
  readonly note?: string
  /** Something has been achieved: the head may bear a tick. */
  readonly isDone?: boolean
  /** Links that belong to the head. */
  readonly links?: ReactNode
  readonly children?: ReactNode
}

/** A message that is a whole page. `isAnnounced`: it tells what came of something, so it is announced. */
export type MessageProps = {
  readonly title: string
  readonly text: string
  readonly isAnnounced: boolean
  readonly children?: ReactNode
}

/**
 * What stands in place of a shop that is locked or closed. Of a locked one also its name, and the picture and the colours
 * (custom properties, for the element around everything) that its merchant chose.
 */
export type GateProps = {
  readonly screen: 'Locked' | 'Closed'
  readonly title: string
  readonly style?: CSSProperties
  readonly shopName?: string
  readonly picture?: string | null
  readonly children: ReactNode
}

/** Questions of a checkout that belong together. `name` is unique on the page; groups count from 0. */
export type CheckoutGroupProps = {
  readonly index: number
  readonly name: 'buyer' | 'delivery' | 'payment' | 'notes'
  readonly title: string
  readonly note?: string
  readonly children: ReactNode
}

/** `Line`: the template's `OrderLine`. */
export type OrderDetailsProps = { readonly order: Order; readonly Line: FrameParts['OrderLine'] }

/** A product of the marketplace, as a list shows it. */
export type OfferCardProps = {
  readonly name: string
  readonly price: string
  readonly availability: string | null
  readonly image: Image | null
  readonly href: string
}

/**
 * What a template gives the screens that the kit draws. Everything has a plain default but what shows a product, which
 * only the template can draw.
 */
export type FrameParts = {
  /** A line of an order or of a checkout: the product, its variant, its message, how many, and what they cost. */
  readonly OrderLine: ComponentType<{ readonly line: ShownLine }>
  readonly OfferCard: ComponentType<OfferCardProps>
  /** The photo of a product of the marketplace on its own page. */
  readonly OfferPhoto: ComponentType<{ readonly name: string; readonly image: Image | null }>
  /** Cards one beside the other; `children` are `<li>`. */
  readonly OfferList?: ComponentType<{ readonly children: ReactNode }>
  readonly Page?: ComponentType<PageProps>
  readonly Message?: ComponentType<MessageProps>
  readonly Gate?: ComponentType<GateProps>
  /** Where there is nothing to show. */
  readonly Empty?: ComponentType<{ readonly title: string; readonly children?: ReactNode }>
  readonly CheckoutGroup?: ComponentType<CheckoutGroupProps>
  /** How far an order is, as a picture. */
  readonly OrderProgress?: ComponentType<{ readonly order: Order }>
  /** Lines, sums and facts of an order (D8), where they stand in another arrangement than the kit's. */
  readonly OrderDetails?: ComponentType<OrderDetailsProps>
  /** Before the heading of each of several policies, which count from 0. */
  readonly PolicyMark?: ComponentType<{ readonly index: number }>
  /** Beside the words of an error. */
  readonly ErrorPicture?: ComponentType<{ readonly status: number }>
}

/** Parts of the pages of orders, which may be in a file of their own. */
export type OrderFrameParts = Pick<FrameParts, 'OrderProgress' | 'OrderDetails'>

/** A template's parts, those it left out completed by plain ones. That of `OrderDetails` is loaded with the pages of orders alone. */
export type CompletedParts = Required<Omit<FrameParts, 'OrderDetails'>> & Pick<FrameParts, 'OrderDetails'>

/** A screen that the kit draws with a template's parts. */
export type Frame<Name extends FrameScreen> = ComponentType<{
  readonly view: ScreenViews[Name]
  readonly parts: CompletedParts
}>
