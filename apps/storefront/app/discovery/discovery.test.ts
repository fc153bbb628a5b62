// @vitest-environment jsdom
import { fixtures } from '@store/template-kit/fixtures'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { appManifest } from './app-manifest.ts'
import { articleFeed } from './article-feed.ts'
import { productFeed } from './product-feed.ts'
import { robots } from './robots.ts'
import { pagesOf, productAddress, sitemap, sitemapIndex } from './sitemap.ts'
import { document, element } from './xml.ts'

const ADDRESS = 'https://ejemplo.feria.shop'
const { shop, products, manyProducts, screens } = fixtures
const { articles } = screens.Blog.full
const { policies } = screens.Policies.all
const read = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml')
const texts = (xml: string, name: string) =>
  [...read(xml).getElementsByTagName(name)].map(({ textContent }) => textContent)

test('whatever a merchant writes, XML stays XML and says the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const xml = read(document(element('a', text || '-', { b: text })))
      const allowed = text.replace(/[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu, '')
      expect(xml.documentElement.textContent).toBe((allowed || (text ? '' : '-')).replace(/\r\n?/g, '\n'))
    }),
  )
})

describe('sitemap (R16)', () => {
  test('has every page of the shop once, whole addresses, and a picture of each product', () => {
    const pages = pagesOf({ categories: shop.categories, articles, policies })
    const xml = sitemap(ADDRESS, [...pages, ...manyProducts.map(productAddress)])
    const locations = texts(xml, 'loc')
    expect(new Set(locations).size).toBe(locations.length)
    expect(locations).toContain(`${ADDRESS}/`)
    expect(locations).toContain(`${ADDRESS}/politicas/devoluciones`)
    expect(locations).not.toContain(`${ADDRESS}/politicas/garantia`)
    expect(locations.every((address) => address?.startsWith(`${ADDRESS}/`))).toBe(true)
    expect(texts(xml, 'lastmod')).toContain('2026-04-02')
  })

  test('a shop beyond the protocol’s limit lists its parts', () => {
    expect(texts(sitemapIndex(ADDRESS, 50_001), 'loc')).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((n) => `${ADDRESS}/sitemap/${n}.xml`),
    )
  })
})

test('robots leave visitors’ own pages alone, and learn of the sitemap where there is one', () => {
  expect(robots(`${ADDRESS}/sitemap.xml`)).toContain(`Sitemap: ${ADDRESS}/sitemap.xml`)
  expect(robots(null)).not.toContain('Sitemap')
  expect(robots(null)).toContain('Disallow: /checkout')
  expect(robots(null)).toContain('Disallow: /*?*options=')
})

describe('product feed (R16)', () => {
  const feed = (...given: Parameters<typeof productFeed>[2]) => productFeed(ADDRESS, shop.shop, given)

  test('one item per variant that can be had, under one group', () => {
    const { variants: product } = products
    const xml = feed(product)
    const offered = product.variants.filter(({ enabled }) => enabled)
    expect(texts(xml, 'g:id')).toEqual(offered.map(({ id }) => `${product.id}-${id}`))
    expect(new Set(texts(xml, 'g:item_group_id'))).toEqual(new Set([String(product.id)]))
  })

  test('a barcode is named where its check digit is right', () => {
    const { variants: product } = products
    const [first, second, ...rest] = product.variants.map((variant) => ({ ...variant, enabled: true }))
    if (!first || !second) throw new Error('the product has too few variants')
    const [known, own] = [
      { ...first, barcode: '770-2004-003508' },
      { ...second, sku: null, barcode: '7702004003509' },
    ]
    const xml = feed({ ...product, sku: null, variants: [{ ...known, sku: null }, own, ...rest] })
    expect(texts(xml, 'g:gtin')).toEqual(['7702004003508'])
    expect(texts(xml, 'g:identifier_exists')).toHaveLength(1 + rest.filter(({ sku }) => sku === null).length)
  })

  test('a promotion has both prices, and amounts have two decimals and their currency', () => {
    const xml = feed(products.promotion)
    const { price, compareAt } = products.promotion
    expect(texts(xml, 'g:price')).toEqual([`${((compareAt ?? 0) / 100).toFixed(2)} COP`])
    expect(texts(xml, 'g:sale_price')).toEqual([`${((price ?? 0) / 100).toFixed(2)} COP`])
  })

  test('what is sold out says so; what has no price or is switched off is no item', () => {
    expect(texts(feed(products.soldOut), 'g:availability')).toEqual(['out_of_stock'])
    expect(texts(feed(products.onRequest, products.switchedOff), 'g:id')).toEqual([])
  })
})

test('articles are told with their dates as readers’ programs want them', () => {
  const xml = articleFeed(ADDRESS, shop.shop, articles)
  expect(texts(xml, 'pubDate')[0]).toBe('Sat, 14 Mar 2026 15:00:00 GMT')
  expect(texts(xml, 'item')).toHaveLength(articles.length)
})

test('the manifest names the shop and has an icon at any size', () => {
  const manifest = appManifest(shop.shop, { theme: '#000000', ground: '#ffffff' }, null)
  expect(manifest).toMatchObject({ name: shop.shop.name, start_url: '/', icons: [{ sizes: 'any' }] })
})
