import type { Product } from '@store/core'
import type { ShopView } from '@store/template-kit'
import { fixtures } from '@store/template-kit/fixtures'

/** Test data: a shop whose products have ages. */

const { Home } = fixtures.screens
const AGES = [
  { id: 901, name: '2–3 años' },
  { id: 902, name: '4–6 años' },
]
export const toyShop: ShopView = {
  ...fixtures.shop,
  shop: { ...fixtures.shop.shop, tags: [{ id: 'edad', name: 'Edad', position: 1, values: AGES }] },
}
/** The given products with ages: the first for 2 years, the second for 4, the others without. */
export const withAges = (products: readonly Product[]) =>
  products.map((product, at) => ({ ...product, tagValues: at < 2 ? [AGES[at]?.id ?? 0] : [] }))
export const toyHome = { ...Home.full, products: withAges(Home.full.products), bestSellers: [], promotions: [] }
