import type { Category, Product } from '@store/core'
import type { ScreenViews } from '@store/template-kit'
import type { Settings } from '../settings.ts'

/** The most rows of a part, and of a category's part. */
const MOST = 3
const OF_CATEGORY = 2
/** With fewer reduced products there is no part for them. */
const FEWEST_OFFERS = 3

export type Pieces = {
  readonly all: readonly Product[]
  readonly featured: readonly Product[]
  readonly offers: readonly Product[]
  /** By the index in `banners`: the products of a banner's points that no earlier banner has. */
  readonly ofBanners: readonly (readonly Product[])[]
  /** Products of the first categories with a picture or products. Empty if a banner after the first has a part. */
  readonly ofCategories: readonly { readonly category: Category; readonly pieces: readonly Product[] }[]
  /** Ids of the products that are in any of these parts. */
  readonly listed: ReadonlySet<number>
}

/** Chooses the products that the parts of the home page list, none twice. */
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

/** Whether a banner after the first has a part: if it has a picture and a title. */
export const isRoom = ({ image, title }: Settings['banners'][number]) => Boolean(image && title)

/** Whether a slug that a merchant has written is the product's. The number at its end may be left out. */
export const isAt = ({ slug }: Product, written: string) => slug === written || slug.replace(/-\d+$/, '') === written
