import {
  compareAtOf,
  feedId,
  gtinOf,
  hasVariants,
  type Product,
  priceOf,
  type Shop,
  unitsOf,
  type Variant,
  variantAvailability,
} from '@store/core'
import { pathsFrom } from '@store/template-kit'
import { sharedPicture } from './shared-picture.ts'
import { document, element, type Xml } from './xml.ts'

const NAMESPACE = { version: '2.0', 'xmlns:g': 'http://base.google.com/ns/1.0' }
const MAX_TITLE = 150
const MAX_DESCRIPTION = 5000
const MORE_IMAGES = 10
const paths = pathsFrom('')

/** Options for which feeds have an attribute, by the names merchants use. */
const AXES: readonly (readonly [field: string, names: RegExp])[] = [
  ['g:size', /^(?:talla|tamaño|tama[nñ]o|size|tamanho|taille|número)/i],
  ['g:color', /^(?:color|colour|cor|couleur)/i],
  ['g:material', /^(?:material|matériau|tela|tecido)/i],
  ['g:pattern', /^(?:estampado|pattern|padrão|motif)/i],
]

/**
 * The product feed for Google Merchant and Meta (R16): one item per product or variant for sale. Products on request have
 * no price and are left out, and so are disabled ones. `address`: of the shop, without a trailing slash.
 */
export function productFeed(address: string, shop: Shop, products: readonly Product[]): string {
  return feedOf(
    address,
    shop,
    products.map((product) => feedItems(address, shop, product)),
  )
}

/** The items of one product, as `feedOf` puts them together. */
export function feedItems(address: string, shop: Shop, product: Product): Xml {
  const items = product.active ? itemsOf(address, shop, product) : []
  return { xml: items.map((item) => item?.xml ?? '').join('') }
}

export function feedOf(address: string, shop: Shop, items: readonly Xml[]): string {
  const channel = element('channel', [
    element('title', shop.name),
    element('link', address),
    element('description', shop.description ?? shop.name),
    ...items,
  ])
  return document(element('rss', [channel], NAMESPACE))
}

function itemsOf(address: string, shop: Shop, product: Product): readonly (Xml | null)[] {
  if (!hasVariants(product)) return [item(address, shop, product, null)]
  return product.variants
    .filter((variant) => variantAvailability(variant) !== 'notAvailable')
    .map((variant) => item(address, shop, product, variant))
}

function item(address: string, shop: Shop, product: Product, variant: Variant | null): Xml | null {
  const id = variant?.id ?? null
  const price = priceOf(product, id)
  if (price === null) return null
  const before = compareAtOf(product, id)
  const money = (amount: number) => `${(amount / 100).toFixed(2)} ${shop.currency}`
  const [first, ...others] = product.images.flatMap(({ src }) => sharedPicture(src, address) ?? [])
  const sku = variant?.sku ?? product.sku
  const gtin = gtinOf(variant ? variant.barcode : product.barcode)
  return element('item', [
    element('g:id', feedId(product.id, id)),
    variant && element('g:item_group_id', feedId(product.id, null)),
    element('g:title', [product.name, ...(variant?.values ?? [])].join(' · ').slice(0, MAX_TITLE)),
    element('g:description', (product.summary ?? product.name).slice(0, MAX_DESCRIPTION)),
    element('g:link', address + paths.product(product)),
    element('g:image_link', first ?? null),
    ...others.slice(0, MORE_IMAGES).map((src) => element('g:additional_image_link', src)),
    element('g:availability', unitsOf(product, id) > 0 ? 'in_stock' : 'out_of_stock'),
    element('g:price', money(before ?? price)),
    before === null ? null : element('g:sale_price', money(price)),
    element('g:condition', product.condition),
    element('g:brand', product.brand ?? shop.name),
    element('g:gtin', gtin),
    sku ? element('g:mpn', sku) : gtin ? null : element('g:identifier_exists', 'no'),
    element('g:product_type', product.category?.name ?? null),
    ...axesOf(product, variant),
  ])
}

function axesOf(product: Product, variant: Variant | null): readonly (Xml | null)[] {
  return product.options.map(({ name }, axis) => {
    const field = AXES.find(([, names]) => names.test(name))?.[0]
    return field ? element(field, variant?.values[axis] ?? null) : null
  })
}
