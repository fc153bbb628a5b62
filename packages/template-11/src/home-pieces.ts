import type { Category, Product } from '@store/core'
import type { ScreenViews } from '@store/template-kit'
import type { Settings } from './settings.ts'

/** How many rows a part has; a category's part. */
const MOST = 3
const OF_CATEGORY = 2
/** Fewer reduced products are no part of their own. */
const FEWEST_OFFERS = 3

export type Pieces = {
  readonly all: readonly Product[]
  readonly featured: readonly Product[]
  readonly offers: readonly Product[]
  /** Beside the banner at this place in `banners`: those of its points that no earlier banner has. */
  readonly ofBanners: readonly (readonly Product[])[]
  /** Of the first categories with a picture or products, in shops that have no banner besides the first. */
  readonly ofCategories: readonly { readonly category: Category; readonly pieces: readonly Product[] }[]
  /** Which of all are in any of these parts. */
  readonly listed: ReadonlySet<number>
}

/** Which products the parts of the home page list, none twice. */
export function piecesOf(
  { products, bestSellers, promotions }: ScreenViews['Home'],
  { banners, categoryStyle }: Pick<Settings, 'banners' | 'categoryStyle'>,
  categories: readonly Category[],
): Pieces {
  const all = [...new Map([...products, ...bestSellers, ...promotions].map((each) => [each.id, each])).values()]
  const listed = new Set<number>()
  const take = (list: readonly Product[], most: number): readonly Product[] => {
    const taken = list.filter(({ id }) => !listed.has(id)).slice(0, most)
    for (const { id } of taken) listed.add(id)
    return taken
  }
  const ofBanners = banners.map((banner, at) =>
    at > 0 && isRoom(banner)
      ? take(
          banner.points.flatMap(({ slug }) => all.find((one) => isAt(one, slug)) ?? []),
          MOST,
        )
      : [],
  )
  const offers = promotions.length < FEWEST_OFFERS ? [] : take(promotions, MOST)
  const featured = take(bestSellers.length > 0 ? bestSellers : products, MOST)
  const hasRooms = banners.some((banner, at) => at > 0 && isRoom(banner))
  const productsOf = ({ name }: Category) => all.filter(({ category }) => category?.name === name)
  const shown = categories.filter((category) => category.image !== null || productsOf(category).length > 0)
  const ofCategories = (categoryStyle === 1 && !hasRooms ? shown.slice(0, MOST) : []).map((category) => ({
    category,
    pieces: take(productsOf(category), OF_CATEGORY),
  }))
  return { all, featured, offers, ofBanners, ofCategories, listed }
}

/** Whether a banner after the first has a part of its own. */
export const isRoom = ({ image, title }: Settings['banners'][number]) => Boolean(image && title)

/** An address ends with the product's number, which merchants may leave out. */
export const isAt = ({ slug }: Product, written: string) => slug === written || slug.replace(/-\d+$/, '') === written
