import type { Article, Branch, Category, Integrations, SafeHtml, Subcategory } from '@store/core'
import fc from 'fast-check'
import { describe, test } from 'vitest'
import { anyPolicies, anyProduct, anyShop } from '../arbitraries.ts'
import { count, id, list, orNull, text, textOrNull } from '../arbitrary-parts.ts'
import { endpoints, type PreviewedThing } from '../index.ts'
import { arrives, sent, survives } from '../round-trip.ts'

/** Millionths of a degree, without -0, which JSON cannot express. */
const degrees = (most: number) => fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((n) => n / 1e6 || 0)

const anyCategory: fc.Arbitrary<Category> = fc.record({
  id,
  name: text,
  position: fc.integer(),
  image: textOrNull,
  count: orNull(count),
})
const anySubcategory: fc.Arbitrary<Subcategory> = fc.record({
  id,
  name: text,
  categoryId: id,
  image: textOrNull,
  count: orNull(count),
})
const anyBranch: fc.Arbitrary<Branch> = fc.record({
  id,
  name: textOrNull,
  address: text,
  latitude: degrees(90),
  longitude: degrees(180),
  hours: textOrNull,
  phone: textOrNull,
  photo: textOrNull,
})
const anyIntegrations: fc.Arbitrary<Integrations> = fc.record({
  facebookPixel: textOrNull,
  facebookVerification: textOrNull,
  facebookChat: textOrNull,
  facebook: textOrNull,
  analytics: textOrNull,
  tagManager: textOrNull,
  merchantVerification: textOrNull,
  marketplaceLink: textOrNull,
  chatWidget: textOrNull,
  financingSlug: textOrNull,
})
const anyArticle: fc.Arbitrary<Article> = fc.record({
  id,
  slug: text,
  title: text,
  author: textOrNull,
  summary: textOrNull,
  image: textOrNull,
  publishedAt: textOrNull,
  updatedAt: textOrNull,
})
const anySettings = fc.dictionary(fc.stringMatching(/^[a-z]\w{0,20}$/), fc.jsonValue().map(sent), {
  noNullPrototype: true,
})

const anyShopAnswer = fc.record({
  kind: fc.constant('shop' as const),
  shop: anyShop,
  settings: orNull(anySettings),
  logo: orNull(fc.record({ src: text, alt: textOrNull })),
  unlocked: fc.boolean(),
  categories: list(anyCategory),
  subcategories: list(anySubcategory),
  branches: list(anyBranch),
  policies: orNull(anyPolicies),
  integrations: orNull(anyIntegrations),
  affiliations: list(fc.record({ id, name: text, logo: textOrNull })),
  hasArticles: fc.boolean(),
  hasMarketplace: fc.boolean(),
  quiet: fc.boolean(),
})

const anyHtml = text.map((written) => written as SafeHtml)
const anyThing: fc.Arbitrary<PreviewedThing> = fc.oneof(
  fc.record({ kind: fc.constant('product' as const), product: anyProduct, description: orNull(anyHtml) }),
  fc.record({
    kind: fc.constant('article' as const),
    article: fc.tuple(anyArticle, anyHtml).map(([article, body]) => ({ ...article, body })),
  }),
)

describe('what pages read arrives as it was meant', () => {
  test('a shop with all that its pages have in common, and that it is unchanged', () =>
    survives(endpoints.getStorefrontShop, fc.oneof(fc.constant({ kind: 'unchanged' as const }), anyShopAnswer)))
  test('a shop as its preview shows it', () =>
    survives(
      endpoints.getPreviewShop,
      fc.record({
        shop: anyShopAnswer,
        thing: orNull(anyThing),
        version: orNull(id),
        unlockToken: textOrNull,
        office: text,
      }),
    ))
  test('the ids of shops', () => survives(endpoints.findShopIds, list(orNull(id))))
  test('a home page', () =>
    survives(
      endpoints.getHome,
      fc.record({
        products: list(anyProduct),
        promotions: list(anyProduct),
        bestSellers: list(anyProduct),
        articles: list(anyArticle),
      }),
    ))
  test('a page of a product', () =>
    survives(
      endpoints.getProductPage,
      fc.record({
        product: anyProduct,
        description: anyPolicies.map(({ shipping }) => shipping),
        related: list(anyProduct),
      }),
    ))
})

describe('what pages ask arrives as it was asked', () => {
  const most = fc.integer({ min: 0, max: 50 })
  test('for a shop, with or without one that is known', () => {
    const of = { by: fc.constantFrom('domain' as const, 'subdomain' as const, 'id' as const), name: text }
    arrives(endpoints.getStorefrontShop, fc.record({ query: fc.record(of) }))
    arrives(endpoints.getStorefrontShop, fc.record({ query: fc.record({ ...of, shopId: id, version: id }) }))
  })
  test('for shops by their addresses', () => {
    const address = fc.record({ by: fc.constantFrom('domain' as const, 'subdomain' as const), name: text })
    arrives(endpoints.findShopIds, fc.record({ body: fc.record({ addresses: fc.array(address, { maxLength: 5 }) }) }))
  })
  test('for a home page', () =>
    arrives(
      endpoints.getHome,
      fc.record({
        query: fc.record({ shopId: id, products: most, promotions: most, bestSellers: most, articles: most }),
      }),
    ))
  test('for a page of a product', () =>
    arrives(
      endpoints.getProductPage,
      fc.record({ params: fc.record({ slug: text }), query: fc.record({ shopId: id, related: most }) }),
    ))
})
