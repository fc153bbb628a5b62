import { data } from '@remix-run/node'
import { formatAmount, type MoneyStyle } from '@store/core'
import type { MyShop, Office } from '#app/session/office.server.ts'

/** The number of rows on a page of the grid. */
const PAGE = 100

/** The options of a product, and a page of its variants as rows of a form. */
export async function readVariants({ manage }: Office, { shopId }: MyShop, id: number, search: URLSearchParams) {
  if (!Number.isSafeInteger(id) || id <= 0) throw data(null, { status: 404 })
  const params = { shopId }
  const [shop, product] = await Promise.all([manage.getShop({ params }), manage.getProduct({ params: { shopId, id } })])
  if (product.deletedAt !== null) throw data(null, { status: 404 })
  const money: MoneyStyle = { currency: shop.currency, country: shop.country }
  const amount = (hundredths: number | null) => (hundredths === null ? '' : formatAmount(hundredths, money))
  const { name, options, variants, revision, units } = product
  const pages = Math.max(1, Math.ceil(variants.length / PAGE))
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(search.get('page'))) || 1))
  return {
    id,
    name,
    revision,
    money,
    page,
    pages,
    units,
    count: variants.length,
    options: options.map((option) => ({ name: option.name, values: [...option.values] })),
    rows: variants.slice((page - 1) * PAGE, page * PAGE).map((variant) => ({
      id: variant.id,
      text: variant.values.join(' · '),
      units: variant.units,
      enabled: variant.enabled,
      price: amount(variant.price),
      compareAt: amount(variant.compareAt),
      sku: variant.sku ?? '',
      barcode: variant.barcode ?? '',
      was: JSON.stringify([
        variant.price,
        variant.compareAt,
        variant.sku,
        variant.enabled,
        variant.units,
        variant.barcode,
      ]),
    })),
  }
}

export type VariantRow = Awaited<ReturnType<typeof readVariants>>['rows'][number]
