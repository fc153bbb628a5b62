import type { Product } from '@store/core'
import type { Banner } from '@store/template-kit/settings'

/** What stands in a showcase: a piece, beside the shop's sentence or its own (null), or a picture of the merchant's. */
export type Showcase = { readonly product: Product; readonly phrase: string | null } | { readonly banner: Banner }

const MOST = 6

/**
 * The showcases of a home page, from above. The shop's sentence stands with its first piece; then come all of the
 * merchant's pictures, then other pieces, six in all if there are so many. Where the shop says nothing, its pictures
 * open the page, or without any its first piece, beside its name.
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
