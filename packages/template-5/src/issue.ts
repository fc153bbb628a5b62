import { type Product, percentOffOf, productAvailability } from '@store/core'
import type { ScreenViews } from '@store/template-kit'

/** Which products the home page shows, and in which part. Only the offers may repeat a product of another part. */
export type Issue = {
  readonly cover: Product | null
  readonly spread: Product | null
  readonly newIn: readonly Product[]
  readonly offers: readonly Product[]
  /** The product of the second spread. Null in shops with few products, which have one spread. */
  readonly facing: Product | null
}

const ENOUGH_FOR_TWO_SPREADS = 8

export function issueOf({ products, promotions, bestSellers }: ScreenViews['Home']): Issue {
  const all = unique([...products, ...bestSellers, ...promotions])
  const printable = unique([...all.filter((product) => product.featured), ...bestSellers, ...all]).filter(canBePrinted)
  const [cover = null, spread = null, facing = null] = [
    ...printable.filter(hasPicture),
    ...printable.filter((product) => !hasPicture(product)),
  ]
  const large = all.length >= ENOUGH_FOR_TWO_SPREADS
  const shown = new Set([cover, spread, large ? facing : null])
  return {
    cover,
    spread,
    facing: large ? facing : null,
    newIn: all
      .filter((product) => !shown.has(product))
      .toSorted((a, b) => b.id - a.id)
      .slice(0, 5),
    offers: unique(promotions)
      .filter((product) => percentOf(product) > 0 && canBePrinted(product))
      .toSorted((a, b) => percentOf(b) - percentOf(a))
      .slice(0, 3),
  }
}

export const percentOf = (product: Product) => percentOffOf(product, null)
const hasPicture = (product: Product) => product.images.length > 0
const canBePrinted = (product: Product) => productAvailability(product) === 'available'
const unique = (products: readonly Product[]) => [...new Map(products.map((product) => [product.id, product])).values()]
