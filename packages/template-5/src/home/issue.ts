import { type Product, percentOffOf, productAvailability } from '@store/core'
import type { ScreenViews } from '@store/template-kit'

/** Which products the home page shows, each in one part. */
export type Issue = {
  readonly cover: Product | null
  /** A second line of the cover, in shops without offers. */
  readonly line: Product | null
  readonly spread: Product | null
  readonly newIn: readonly Product[]
  /** The products of the offers; none if there are fewer than three. */
  readonly offers: readonly Product[]
  /** The product with the largest reduction, which the offers name. */
  readonly reduction: Product | null
  /** The product of the second spread. Null in shops with few products, which have one spread. */
  readonly facing: Product | null
}

const ENOUGH_FOR_TWO_SPREADS = 8
/** A row of offers. */
const OFFERS = 3
const MOST_NEW = 5
/** With fewer new products their section is not shown. */
const FEWEST_NEW = 2

export function issueOf({ products, promotions, bestSellers }: ScreenViews['Home']): Issue {
  const all = unique([...products, ...bestSellers, ...promotions])
  const printable = unique([...all.filter((product) => product.featured), ...bestSellers, ...all]).filter(canBePrinted)
  const reduced = unique(promotions)
    .filter((product) => percentOf(product) > 0 && canBePrinted(product))
    .toSorted((a, b) => percentOf(b) - percentOf(a))
    .slice(0, OFFERS)
  const full = printable.filter((product) => !reduced.some(({ id }) => id === product.id))
  const [cover = printable[0] ?? null, spread = null, second = null] = [
    ...full.filter(hasPicture),
    ...full.filter((product) => !hasPicture(product)),
  ]
  const facing = all.length >= ENOUGH_FOR_TWO_SPREADS ? second : null
  const inside = reduced.filter(({ id }) => id !== cover?.id)
  const [reduction = null] = inside
  const offers = inside.length < OFFERS ? [] : inside
  const shown = new Set([cover, spread, facing, ...offers].map((product) => product?.id))
  const newest = all.filter(({ id }) => !shown.has(id)).toSorted((a, b) => b.id - a.id)
  const line = reduction === null ? (newest.shift() ?? null) : null
  const newIn = newest.length < FEWEST_NEW ? [] : newest.slice(0, MOST_NEW)
  return { cover, line, spread, facing, newIn, offers, reduction }
}

export const percentOf = (product: Product) => percentOffOf(product, null)
const hasPicture = (product: Product) => product.images.length > 0
const canBePrinted = (product: Product) => productAvailability(product) === 'available'
const unique = (products: readonly Product[]) => [...new Map(products.map((product) => [product.id, product])).values()]
