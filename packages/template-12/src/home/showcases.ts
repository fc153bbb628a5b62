import type { Product } from '@store/core'
import type { Banner } from '@store/template-kit/settings'

/**
 * The content of a showcase: a product with the shop's headline (null: with the first sentence of the product's text),
 * or a banner.
 */
export type Showcase = { readonly product: Product; readonly phrase: string | null } | { readonly banner: Banner }

const MOST = 4

/**
 * The showcases of the home page, in order. First a product with the headline; then all banners; then other products,
 * up to four showcases in all. Without a headline the banners come first; without banners too, the first product comes
 * with the shop's name.
 */
export function showcasesOf(shop: {
  readonly name: string
  readonly headline: string
  readonly banners: readonly Banner[]
  readonly pieces: readonly Product[]
}): readonly Showcase[] {
  const pictures = shop.banners.map((banner) => ({ banner }))
  const phrase = shop.headline || (pictures.length === 0 ? shop.name : null)
  const [first, ...others] = shop.pieces.map((product, index) => ({ product, phrase: index === 0 ? phrase : null }))
  if (!first) return pictures
  const all = phrase === null ? [...pictures, first, ...others] : [first, ...pictures, ...others]
  return all.slice(0, Math.max(MOST, pictures.length + 1))
}
