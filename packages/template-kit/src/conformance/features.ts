import { createElement } from 'react'
import type { Design, LayoutProps } from '../design.ts'
import type { FrameParts, FrameScreen } from '../frames/parts.ts'
import { framedScreens } from '../frames/screens.ts'
import { placeOf } from './page.ts'
import * as reference from './reference-screens.tsx'

/** Parts that add nothing to the kit's frames. */
const PLAIN: FrameParts = { OrderLine: () => null, OfferCard: () => null, OfferPhoto: () => null }

const screens = framedScreens(() => Promise.resolve({ frames: PLAIN }))

const sectioned: Pick<Design['screens'], 'Cart' | 'Product'> = {
  Cart: async () => ({ default: reference.Cart }),
  Product: async () => ({ default: reference.Product }),
}

/** A layout without features. */
const Bare = ({ children }: LayoutProps) => createElement('main', null, children)

/** The names of the screens whose every feature a template must have: those that the kit can render, and a product's. */
export const FEATURED_SCREENS = [...(Object.keys(screens) as readonly FrameScreen[]), 'Product'] as const

/**
 * A design of the kit's own screens and of screens made of all its sections, with every feature that each has. It uses the
 * words of the design it is compared with.
 */
export const kitDesign = (design: Design): Design => ({
  ...design,
  Layout: Bare,
  screens: {
    ...design.screens,
    ...screens,
    ...sectioned,
  },
})

/** The attributes that identify the kit's parts of a cart and of a product. */
const PARTS = /(?<= data-)(?:instalments|quantity|option-picker|buy-message|buy-button|buy-now)(?==)/g

/** The features in a page's HTML: `data-feature` of the kit's parts, the names of fields, and parts of a cart and a product. */
const featuresIn = (html: string): Set<string> =>
  new Set([
    ...[...html.matchAll(/ data-(feature|field)="([^"]+)"/g)].map(([, kind, name]) => `${kind} ${name}`),
    ...[...html.matchAll(PARTS)].map(([name]) => `part ${name}`),
  ])

/**
 * The features of the kit's own page that another page leaves out. A feature also counts as shown if all of its texts are:
 * not every template marks it.
 */
export function omittedFeatures(kit: string, html: string): readonly string[] {
  const shown = featuresIn(html)
  // Once an order is found, a link back to the form is enough.
  if (shown.has('feature number')) for (const feature of LOOKUP) shown.add(feature)
  const text = textsIn(placeOf(html).querySelector('main')).join(' ')
  const isSaid = (feature: string) =>
    [...placeOf(kit).querySelectorAll(`[data-feature="${feature.replace('feature ', '')}"]`)]
      .map(textsIn)
      .every((texts) => texts.length > 0 && texts.every((each) => text.includes(each)))
  return [...featuresIn(kit)].filter((feature) => !shown.has(feature) && !isSaid(feature))
}

/** The texts of an element, one for each text node. */
function textsIn(element: Node | null): readonly string[] {
  if (!element) return []
  if (element.nodeType === Node.TEXT_NODE) return [element.textContent?.trim() ?? ''].filter(Boolean)
  return [...element.childNodes].flatMap(textsIn)
}

/** The features of the form that looks up an order. */
const LOOKUP = ['feature lookup', 'field number', 'field idNumber']
