import type { Product } from '@store/core'
import { fixtures } from '@store/template-kit/fixtures'

/** Test data: two products with measures, and a home page with them. */

const { products, screens } = fixtures
export const chair: Product = {
  ...products.plain,
  id: 501,
  slug: 'sillon-501',
  name: 'Sillón',
  dimensions: { length: 81, width: 72, height: 94, weight: '11 kg' },
  facts: [{ name: 'Material', value: 'lapacho' }],
}
export const table: Product = {
  ...chair,
  id: 502,
  slug: 'mesa-502',
  name: 'Mesa',
  dimensions: { length: 90, width: 180, height: 75, weight: '48 kg' },
}
export const home = { ...screens.Home.full, products: [chair, table], bestSellers: [], promotions: [] }
