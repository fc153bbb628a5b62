import type { StoredProductDraft } from '../catalog/product-draft.ts'
import type { Database } from '../database/index.ts'
import { createShop } from '../shops/store/shops.ts'

/** A shop in Colombia without anything in it. */
export async function openEmptyShop(db: Database, subdomain: string): Promise<number> {
  const outcome = await createShop(db, {
    subdomain,
    name: subdomain,
    templateId: 5,
    currency: 'COP',
    country: 'CO',
    language: 'es',
  })
  if (outcome.kind === 'taken') throw new Error('taken')
  return outcome.shop.id
}

/** A product with nothing special about it. */
export const plainProduct: StoredProductDraft = {
  reference: 'r',
  name: 'Camisa',
  summary: null,
  description: null,
  price: 100_00,
  compareAt: null,
  options: [],
  variants: [],
  units: 5,
  active: true,
  featured: false,
  freeShipping: false,
  condition: 'new',
  category: null,
  subcategory: null,
  images: [],
  sku: null,
  brand: null,
  warranty: null,
  dimensions: null,
  supplier: null,
  maxQuantity: null,
  position: 0,
}
