import { FIELD_LIMITS, type StockedProduct } from '@store/core'
import { allPages, type InShop } from './api.ts'
import { Complaint } from './complaint.ts'
import { didYouMean } from './nearest.ts'

const MOST = FIELD_LIMITS.search

/** The only product with this reference, SKU or id, or with a variant with this SKU. */
export async function productNamed({ manage, shop, params }: InShop, name: string): Promise<StockedProduct> {
  const { items: found } = await manage.listProducts({ params, query: { q: name.slice(0, MOST), limit: 200 } })
  const exact = found.filter(
    ({ id, reference, sku, variants }) =>
      String(id) === name || reference === name || sku === name || variants.some((variant) => variant.sku === name),
  )
  const [product] = exact
  if (product && exact.length === 1) return product
  if (exact.length > 1)
    throw new Complaint(`Several products are "${name}": use the id of one, ${exact.map(({ id }) => id).join(' or ')}.`)
  const all = await allPages((page) => manage.listProducts({ params, query: page }))
  const hint = didYouMean(
    name,
    all.map(({ reference }) => reference),
  )
  throw new Complaint(
    `${shop.name} has no product "${name}".${hint || ` "feria products list --shop ${shop.subdomain}" shows them all.`}`,
  )
}

/** A product's variant in the notation of "products list"; null: the product has none. */
export function variantNamed(product: StockedProduct, name: string, variantText: string | undefined) {
  const { variants } = product
  const written = variants.map(({ values }) => values.join(' / '))
  if (variantText === undefined) {
    if (variants.length === 0) return null
    const bySku = variants.find(({ sku }) => sku === name)
    if (bySku) return bySku
    throw new Complaint(`${product.name} has variants: say which with --variant, as in "${written[0]}".`)
  }
  if (variants.length === 0) throw new Complaint(`${product.name} has no variants: leave --variant out.`)
  const plain = (text: string) =>
    text
      .toLowerCase()
      .split('/')
      .map((part) => part.trim())
      .join('/')
  const index = written.findIndex((values) => plain(values) === plain(variantText))
  const variant = variants[index]
  if (variant) return variant
  throw new Complaint(
    `${product.name} has no variant "${variantText}".${didYouMean(variantText, written) || ` It has ${written.slice(0, 8).join(', ')}.`}`,
  )
}
