import { createElement } from 'react'
import type { Design, LayoutProps } from '../design.ts'
import type { FrameParts, FrameScreen } from '../frames/parts.ts'
import { framedScreens } from '../frames/screens.ts'

/** Parts that add nothing to what a frame draws. */
const PLAIN: FrameParts = { OrderLine: () => null, OfferCard: () => null, OfferPhoto: () => null }

const screens = framedScreens(() => Promise.resolve({ frames: PLAIN }))

/** A layout without features of its own. */
const Bare = ({ children }: LayoutProps) => createElement('main', null, children)

/** The names of the screens that the kit can draw. */
export const FRAME_SCREENS = Object.keys(screens) as readonly FrameScreen[]

/** A design of the kit's own screens, with every feature that each has. It has the words of the design it is compared with. */
export const kitDesign = (design: Design): Design => ({
  ...design,
  Layout: Bare,
  screens: { ...design.screens, ...screens },
})

/** The features in a page's HTML: `data-feature` of the kit's parts, and the names of fields. */
export const featuresIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/ data-(feature|field)="([^"]+)"/g)].map(([, kind, name]) => `${kind} ${name}`))

/** The form that asks for an order. */
export const LOOKUP = ['feature lookup', 'field number', 'field idNumber'] as const
