import { emptyQuery, type ShopId } from '@store/core'
import type { StoredProductDraft } from '../catalog/product-draft.ts'
import { saveProducts } from '../catalog/store/products.ts'
import { setDiscounts } from '../coupons/discounts.ts'
import type { Database } from '../database/index.ts'
import { setBranches, setPolicies, setTemplateSettings } from '../shops/store/parts.ts'
import { changeShop, createShop, setShop } from '../shops/store/shops.ts'
import { openTestDatabase, testApi } from '../testing.ts'

/** A product with variants. */
export const draft: StoredProductDraft = {
  reference: 'camisa',
  name: 'Camisa',
  summary: 'De lino',
  description: '<p onclick="x()">Hola<script>y()</script></p>',
  price: 90_00,
  compareAt: null,
  options: [{ name: 'Talla', values: ['S', 'M'] }],
  units: 0,
  active: true,
  variants: [
    { values: ['S'], price: 100_00, compareAt: null, units: 2, sku: 'S1', enabled: true },
    { values: ['M'], price: 90_00, compareAt: 120_00, units: 0, sku: null, enabled: true },
  ],
  featured: true,
  freeShipping: false,
  condition: 'used',
  category: 'Ropa',
  subcategory: 'Camisas',
  images: [
    { src: '/media/1/a.jpg', alt: 'Camisa' },
    { src: '/media/1/b.jpg', alt: null },
  ],
  sku: 'K1',
  brand: 'Junín',
  warranty: 'Un año',
  dimensions: { length: 1.5, width: null, height: null, weight: '200 g' },
  supplier: null,
  maxQuantity: 3,
  position: 1,
}

async function openShop(db: Database, subdomain: string): Promise<ShopId> {
  const outcome = await createShop(db, {
    subdomain,
    name: `Tienda de ${subdomain}`,
    templateId: 5,
    currency: 'COP',
    country: 'CO',
    language: 'es',
  })
  if (outcome.kind === 'taken') throw new Error('taken')
  const { id } = outcome.shop
  await saveProducts(db, id, [
    draft,
    {
      ...draft,
      reference: 'otra',
      name: `Blusa de ${subdomain}`,
      variants: [],
      options: [],
      units: 4,
      compareAt: null,
    },
  ])
  await changeShop(db, id, async (tx) => {
    await setPolicies(tx, id, { shipping: `<p>De ${subdomain}</p>`, privacy: 'Una línea\n\notra' })
    await setBranches(tx, id, [
      { name: subdomain, address: 'Calle 1', latitude: 6.2, longitude: -75.5, hours: null, phone: null, photo: null },
    ])
    await setDiscounts(tx, id, [
      {
        name: subdomain,
        active: true,
        trigger: 'quantity',
        minQuantity: 3,
        reduction: { kind: 'percentage', percent: 10 },
      },
      {
        name: null,
        active: false,
        trigger: 'subtotal',
        ranges: [{ from: 0, to: null, reduction: null }],
        reduction: { kind: 'fixed', amount: 5_00 },
      },
    ])
    await setTemplateSettings(tx, id, 5, { cover: 'navy' })
  })
  await setShop(db, id, {
    logo: `/media/${id}/logo.svg`,
    chatNumber: '573001234567',
    about: { mission: 'Vestir', vision: null, story: null },
  })
  return id
}

/** The API with two shops in it that have the same products, parts and settings. Close the database in `afterAll`. */
export async function openTwoShops() {
  const db = await openTestDatabase()
  const { app, api, lines, services } = testApi(db)
  const [ana, bea] = [await openShop(db, 'ana'), await openShop(db, 'bea')]
  return {
    db,
    app,
    api,
    lines,
    services,
    ana,
    bea,
    openShop: (subdomain: string) => openShop(db, subdomain),
    get: (path: string, headers: Record<string, string> = { 'x-public-key': 'demo' }) => app.request(path, { headers }),
    products: async (shopId: ShopId) => (await api.listProducts({ query: { ...emptyQuery, shopId } })).products,
    versionOf: async (shopId: ShopId) => (await api.getShop({ params: { id: shopId } }))?.version ?? 0,
  }
}
