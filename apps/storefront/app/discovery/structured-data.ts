import {
  type Amount,
  type CatalogQuery,
  compareAtOf,
  emptyQuery,
  feedId,
  gtinOf,
  hasVariants,
  type Product,
  priceOf,
  quoteShipping,
  type Shop,
  unitsOf,
  type Variant,
  variantAvailability,
} from '@store/core'
import { pathsFrom, type ScreenName, type ScreenViews, translate } from '@store/template-kit'
import type {
  Brand,
  BreadcrumbList,
  ContactPoint,
  Graph,
  Offer,
  OfferShippingDetails,
  OnlineStore,
  ProductGroup,
  Product as ProductThing,
  QuantitativeValue,
  Thing,
} from 'schema-dts'
import type { RootData } from '#app/page/root-data.ts'
import { assetsOf } from '#app/templates/template-assets.ts'
import { sharedPicture } from './shared-picture.ts'

const paths = pathsFrom('')

/** Structured data of a page for search engines: schema.org in one script. Empty on pages that are not indexed. */
export function structuredData(root: RootData, screen: ScreenName | null, view: unknown): string {
  if (root.preview || root.view.mount !== '' || screen === null) return ''
  const things = THINGS[screen]?.(root, view as never) ?? []
  if (things.length === 0) return ''
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  return `<script type="application/ld+json">${JSON.stringify(graph).replace(/</g, '\\u003c')}</script>`
}

const THINGS: { readonly [Name in ScreenName]?: (root: RootData, view: ScreenViews[Name]) => readonly Thing[] } = {
  Home: (root) => [storeOf(root), { '@type': 'WebSite', name: root.view.shop.name, url: `${root.address}/` }],
  Catalog: (root, { query }) => [breadcrumbs(root, catalogSteps(root, query))],
  Product: (root, { product }) => [
    productOf(root, product),
    breadcrumbs(root, [
      ...catalogSteps(root, { ...emptyQuery, category: product.category?.name ?? null }),
      [product.name, paths.product(product)],
    ]),
  ],
  Blog: (root) => [breadcrumbs(root, [[word(root, 'nav.blog'), paths.blog()]])],
  Article: (root, { article }) => [
    {
      '@type': 'BlogPosting',
      headline: article.title,
      description: article.summary ?? undefined,
      image: article.image ? sharedPicture(article.image, root.address) : undefined,
      datePublished: article.publishedAt ?? undefined,
      dateModified: article.updatedAt ?? undefined,
      author: article.author
        ? { '@type': 'Person', name: article.author }
        : { '@type': 'Organization', name: root.view.shop.name, url: `${root.address}/` },
      publisher: { '@type': 'Organization', name: root.view.shop.name, url: `${root.address}/` },
      mainEntityOfPage: root.address + paths.article(article),
    },
    breadcrumbs(root, [
      [word(root, 'nav.blog'), paths.blog()],
      [article.title, paths.article(article)],
    ]),
  ],
}

function storeOf(root: RootData): OnlineStore {
  const { address, view } = root
  const { shop, logo, branches } = view
  const contact: ContactPoint = {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    telephone: shop.phone ?? undefined,
    email: shop.email ?? undefined,
    availableLanguage: shop.language,
  }
  return {
    '@type': 'OnlineStore',
    '@id': `${address}/#shop`,
    name: shop.name,
    url: `${address}/`,
    description: shop.description ?? undefined,
    logo: logo ? sharedPicture(logo.src, root.address) : undefined,
    sameAs: Object.values(shop.socials),
    contactPoint: shop.phone || shop.email ? contact : undefined,
    address: branches[0]
      ? {
          '@type': 'PostalAddress',
          streetAddress: branches[0].address,
          addressLocality: shop.city ?? undefined,
          addressCountry: shop.country,
        }
      : undefined,
  }
}

function productOf(root: RootData, product: Product): ProductThing | ProductGroup {
  const { shop } = root.view
  const common = {
    name: product.name,
    description: product.summary ?? undefined,
    image: product.images.flatMap(({ src }) => sharedPicture(src, root.address) ?? []),
    brand: { '@type': 'Brand', name: product.brand ?? shop.name } satisfies Brand,
    category: product.category?.name,
    url: root.address + paths.product(product),
  }
  if (!hasVariants(product))
    return {
      '@type': 'Product',
      ...common,
      sku: product.sku ?? feedId(product.id, null),
      gtin: gtinOf(product.barcode) ?? undefined,
      offers: offer(root, product, null),
    }
  return {
    '@type': 'ProductGroup',
    ...common,
    productGroupID: feedId(product.id, null),
    variesBy: product.options.map(({ name }) => name),
    hasVariant: product.variants
      .filter((variant) => variantAvailability(variant) !== 'notAvailable')
      .map((variant) => ({
        '@type': 'Product',
        name: [product.name, ...variant.values].join(' · '),
        sku: variant.sku ?? feedId(product.id, variant.id),
        gtin: gtinOf(variant.barcode) ?? undefined,
        image: common.image[0],
        offers: offer(root, product, variant),
      })),
  }
}

/** Undefined for products on request: an offer needs a price. */
function offer({ address, view: { shop } }: RootData, product: Product, variant: Variant | null): Offer | undefined {
  const price = priceOf(product, variant?.id ?? null)
  if (price === null) return undefined
  const before = compareAtOf(product, variant?.id ?? null)
  return {
    '@type': 'Offer',
    price: decimal(price),
    priceCurrency: shop.currency,
    priceSpecification:
      before === null
        ? undefined
        : {
            '@type': 'UnitPriceSpecification',
            priceType: 'https://schema.org/StrikethroughPrice',
            price: decimal(before),
            priceCurrency: shop.currency,
          },
    availability: `https://schema.org/${unitsOf(product, variant?.id ?? null) > 0 ? 'InStock' : 'OutOfStock'}`,
    itemCondition: `https://schema.org/${product.condition === 'new' ? 'NewCondition' : 'UsedCondition'}`,
    url: address + paths.product(product),
    seller: { '@id': `${address}/#shop`, '@type': 'OnlineStore', name: shop.name },
    shippingDetails: shippingOf(shop, { price, freeShipping: product.freeShipping }),
  }
}

/** Shipping cost and delivery time; undefined where they depend on the city, or the shop has not set them. */
function shippingOf(
  { shippingRate, currency, country }: Shop,
  { price, freeShipping }: { readonly price: Amount; readonly freeShipping: boolean },
): OfferShippingDetails | undefined {
  const quote = quoteShipping(shippingRate, { subtotal: price, lines: [{ freeShipping }], delivery: 'address' }, null)
  if (quote.kind !== 'quoted' || !quote.days) return undefined
  const days = (minValue: number, maxValue: number): QuantitativeValue => ({
    '@type': 'QuantitativeValue',
    unitCode: 'DAY',
    minValue,
    maxValue,
  })
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: decimal(quote.price), currency },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(0, 0),
      transitTime: days(quote.days.from, quote.days.to),
    },
  }
}

type Step = readonly [name: string, path: string]

function catalogSteps(root: RootData, { category }: Pick<CatalogQuery, 'category'>): readonly Step[] {
  const all: Step = [word(root, 'nav.products'), paths.catalog()]
  return category ? [all, [category, paths.catalog({ ...emptyQuery, category })]] : [all]
}

function breadcrumbs(root: RootData, steps: readonly Step[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [[word(root, 'nav.home'), '/'] as const, ...steps].map(([name, path], i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: root.address + path,
    })),
  }
}

const word = ({ template, view: { shop, ownWords } }: RootData, key: string) =>
  translate({ ...assetsOf(template, shop.language).words, ...ownWords }, shop.language, key)
const decimal = (amount: number) => (amount / 100).toFixed(2)
