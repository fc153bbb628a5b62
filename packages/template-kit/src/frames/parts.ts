import type { Image, Order } from '@store/core'
import type { ComponentType, CSSProperties, ReactNode } from 'react'
import type { ShownLine } from '../cart/line-words.tsx'
import type { ScreenViews } from '../design.ts'

/** The screens that the kit renders, unless a template does. */
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

/** The page around a text: its only heading, and the content below. */
export type PageProps = {
  /** The kit's class for the page's content: `order-page`, `policies`, `catalog` or `offer`. */
  readonly kind: string
  readonly title: string
  readonly lead?: string
  readonly note?: string
  /** The page reports a success: its head may have a tick. */
  readonly isDone?: boolean
  /** Links that belong to the head. */
  readonly links?: ReactNode
  readonly children?: ReactNode
}

/** A message that is a whole page. `isAnnounced`: it reports a result, so it is a live region. */
export type MessageProps = {
  readonly title: string
  readonly text: string
  readonly isAnnounced: boolean
  readonly children?: ReactNode
}

/**
 * The page that replaces a locked or closed shop. For a locked one also its name, and the picture and the colours (custom
 * properties, for the outermost element) that its merchant chose.
 */
export type GateProps = {
  readonly screen: 'Locked' | 'Closed'
  readonly title: string
  readonly style?: CSSProperties
  readonly shopName?: string
  readonly picture?: string | null
  readonly children: ReactNode
}

/** A group of questions of a checkout. `name` is unique on the page; groups count from 0. */
export type CheckoutGroupProps = {
  readonly index: number
  readonly name: 'buyer' | 'delivery' | 'payment' | 'notes'
  readonly title: string
  readonly note?: string
  readonly children: ReactNode
}

/** `Line`: the template's `OrderLine`. */
export type OrderDetailsProps = { readonly order: Order; readonly Line: FrameParts['OrderLine'] }

/** A product of the marketplace in a list. */
export type OfferCardProps = {
  readonly name: string
  readonly price: string
  readonly availability: string | null
  readonly image: Image | null
  readonly href: string
}

/**
 * The parts that a template provides for the screens that the kit renders. All have plain defaults, except those that show
 * a product, which every template must have.
 */
export type FrameParts = {
  /** A line of an order or of a checkout: the product, its variant, its message, the quantity and the price. */
  readonly OrderLine: ComponentType<{ readonly line: ShownLine }>
  readonly OfferCard: ComponentType<OfferCardProps>
  /** The photo of a product of the marketplace on its own page. */
  readonly OfferPhoto: ComponentType<{ readonly name: string; readonly image: Image | null }>
  /** Cards in a row or grid; `children` are `<li>`. */
  readonly OfferList?: ComponentType<{ readonly children: ReactNode }>
  readonly Page?: ComponentType<PageProps>
  readonly Message?: ComponentType<MessageProps>
  readonly Gate?: ComponentType<GateProps>
  /** Replaces an empty list. */
  readonly Empty?: ComponentType<{ readonly title: string; readonly children?: ReactNode }>
  readonly CheckoutGroup?: ComponentType<CheckoutGroupProps>
  /** The progress of an order, as a picture. */
  readonly OrderProgress?: ComponentType<{ readonly order: Order }>
  /** Lines, totals and facts of an order (D8), in an arrangement other than the kit's. */
  readonly OrderDetails?: ComponentType<OrderDetailsProps>
  /** Before the heading of each of several policies, which count from 0. */
  readonly PolicyMark?: ComponentType<{ readonly index: number }>
  /** Beside the words of an error. */
  readonly ErrorPicture?: ComponentType<{ readonly status: number }>
}

/** Parts of the pages of orders, which may be in a separate file. */
export type OrderFrameParts = Pick<FrameParts, 'OrderProgress' | 'OrderDetails'>

/** A template's parts, with plain ones for those left out. `OrderDetails` is only loaded on the pages of orders. */
export type CompletedParts = Required<Omit<FrameParts, 'OrderDetails'>> & Pick<FrameParts, 'OrderDetails'>

/** A screen that the kit renders with a template's parts. */
export type Frame<Name extends FrameScreen> = ComponentType<{
  readonly view: ScreenViews[Name]
  readonly parts: CompletedParts
}>
