import { manageEndpoints as calls } from '@store/api-client/manage'
import { type EditableProduct, type ShopId, shopUrl } from '@store/core'
import { csvOf } from '../../catalog/products-csv.ts'
import { countOptions, listEditableProducts } from '../../catalog/store/editable.ts'
import type { ProductQuery } from '../../catalog/store/product-filter.ts'
import { inShop } from '../../database/open.ts'
import type { Services } from '../../services.ts'
import { findShop } from '../../shops/store/shops.ts'
import { listTaxes } from '../../taxes/store.ts'
import type { Management } from '../mount.ts'
import { Refusal } from '../refusal.ts'

/** Products per query. */
const PAGE = 200

export function productsCsvRoutes(manage: Management): void {
  manage.outside(calls.exportProducts, async (_, { shopId, query, services }) => {
    const { db, domains, payments } = services
    const { q, ...asked } = query
    const [shop, options, taxes] = await inShop(db, shopId, async (tx) => [
      await findShop(tx, shopId),
      await countOptions(tx, shopId),
      await listTaxes(tx, shopId),
    ])
    if (!shop) throw new Refusal('notFound')
    const csv = csvOf(
      options,
      shopUrl(shop, domains, payments.shopPort),
      new Map(taxes.map(({ id, name }) => [id, name])),
    )
    return new Response(ReadableStream.from(linesOf(services, shopId, { ...asked, search: q ?? null }, csv)), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${shop.subdomain}-products.csv"`,
      },
    })
  })
}

/** Pages are read in separate transactions, so that a slow client does not keep one open. */
async function* linesOf(
  { db }: Services,
  shopId: ShopId,
  asked: ProductQuery,
  { header, linesOf: lines }: ReturnType<typeof csvOf>,
) {
  const encoder = new TextEncoder()
  yield encoder.encode(header)
  let page: readonly EditableProduct[] = []
  do {
    const after = page.at(-1) ?? null
    page = await inShop(db, shopId, (tx) => listEditableProducts(tx, shopId, asked, { after, limit: PAGE }))
    yield encoder.encode(page.map(lines).join(''))
  } while (page.length === PAGE)
}
