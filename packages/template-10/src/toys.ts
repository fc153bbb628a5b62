import type { Product } from '@store/core'
import type { ShopView } from '@store/template-kit'
import { fixtures } from '@store/template-kit/fixtures'

/** For this template's tests: a shop whose toys are for ages. */

const { Home } = fixtures.screens
const AGES = [
  { id: 901, name: '2–3 años' },
  { id: 902, name: '4–6 años' },
]
export const toyShop: ShopView = {
  ...fixtures.shop,
  shop: { ...fixtures.shop.shop, tags: [{ id: 'edad', name: 'Edad', position: 1, values: AGES }] },
}
/** The shop's products, the first for two-year-olds, the second for four, the others for whoever. */
export const aged = (products: readonly Product[]) =>
  products.map((product, at) => ({ ...product, tagValues: at < 2 ? [AGES[at]?.id ?? 0] : [] }))
export const toyHome = { ...Home.full, products: aged(Home.full.products), bestSellers: [], promotions: [] }
