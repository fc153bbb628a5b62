import { randomBytes } from 'node:crypto'
import Validator from '@adobe/structured-data-validator'
import WebAutoExtractor from '@marbec/web-auto-extractor'
import { manage } from './manage.ts'
import { ask, at, expect, test } from './shops.ts'

const from = (shop: string) => ({ host: new URL(at(shop)).host })
const thingsIn = (html: string) => {
  const script = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1]
  return script ? JSON.parse(script)['@graph'] : []
}

test('R16: a shop publishes its pages, products, articles and icon under its own address', async () => {
  for (const [path, type, words] of [
    ['/sitemap.xml', 'application/xml', `<loc>${at('alborada', '/productos')}</loc>`],
    ['/robots.txt', 'text/plain', `Sitemap: ${at('alborada', '/sitemap.xml')}`],
    ['/feed.xml', 'application/xml', '<g:price>289900.00 COP</g:price>'],
    ['/blog/rss.xml', 'application/rss+xml', '<pubDate>'],
    ['/manifest.webmanifest', 'application/manifest+json', '"name":"Alborada"'],
    ['/icon.svg', 'image/svg+xml', '<svg'],
  ] as const) {
    const { status, body, headers } = await ask(path, from('alborada'))
    expect([path, status]).toEqual([path, 200])
    expect(headers['content-type']).toContain(type)
    expect(body, path).toContain(words)
  }
  const { body } = await ask('/sitemap.xml', from('alborada'))
  for (const [, address = ''] of body.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'))
    expect([address, (await ask(pathname + search, from('alborada'))).status]).toEqual([address, 200])
  }
})

test('R16: a custom domain is the shop’s canonical address, to which its subdomain and /wa redirect', async ({
  mercado,
}) => {
  const { status, headers } = await ask('/sitemap.xml', from(mercado.subdomain))
  const { body } = await ask('/', from(mercado.subdomain))
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(body)?.[1] ?? ''
  expect(canonical).not.toContain('/wa/')
  if (new URL(canonical).host === from(mercado.subdomain).host) expect(status).toBe(200)
  else expect([status, headers.location]).toEqual([301, new URL('/sitemap.xml', canonical).href])
  const chat = await ask(`/wa/${mercado.subdomain}`, { host: new URL(at('')).host.replace(/^\./, '') })
  expect(chat.body).toContain(`<link rel="canonical" href="${canonical}"`)
})

test('R16: a locked or closed shop publishes nothing', async () => {
  const shop = `reserva-${randomBytes(4).toString('hex')}`
  const about = { name: 'Reserva', templateId: 5, currency: 'COP', language: 'es' } as const
  const { id } = await manage().createShop({ body: { subdomain: shop, ...about } })
  await manage().closeShop({ params: { shopId: id } })
  for (const path of ['/sitemap.xml', '/feed.xml', '/blog/rss.xml', '/manifest.webmanifest'])
    expect([path, (await ask(path, from(shop))).status]).toEqual([path, 404])
  expect((await ask('/robots.txt', from(shop))).body).not.toContain('Sitemap')
})

test('structured data has the price, stock and breadcrumbs of the page', async () => {
  const { body } = await ask('/productos/vestido-alba-de-tencel-3', from('alborada'))
  const [product, trail] = thingsIn(body)
  expect(product).toMatchObject({ '@type': 'ProductGroup', name: 'Vestido Alba de tencel', productGroupID: '3' })
  expect(product.hasVariant[0].offers).toMatchObject({ '@type': 'Offer', price: '289900.00', priceCurrency: 'COP' })
  expect(trail.itemListElement.map(({ position }: { readonly position: number }) => position)).toEqual([1, 2, 3, 4])
  const home = thingsIn((await ask('/', from('alborada'))).body)
  expect(home.map((thing: { readonly '@type': string }) => thing['@type'])).toEqual(['OnlineStore', 'WebSite'])
  expect(thingsIn((await ask('/template8', from('alborada'))).body)).toEqual([])
})

test('structured data has shipping cost and delivery time if the shop has set them for every city', async () => {
  const path = /\/productos\/[^<"]+-\d+/.exec((await ask('/sitemap.xml', from('kilovatio'))).body)?.[0] ?? ''
  const [product] = thingsIn((await ask(path, from('kilovatio'))).body)
  const { offers } = product.hasVariant?.[0] ?? product
  expect(offers.shippingDetails).toMatchObject({
    shippingRate: { currency: 'CLP' },
    shippingDestination: { addressCountry: 'CL' },
    deliveryTime: { transitTime: { minValue: 2, maxValue: 5, unitCode: 'DAY' } },
  })
  const [other] = thingsIn((await ask('/productos/vestido-alba-de-tencel-3', from('alborada'))).body)
  expect(other.hasVariant[0].offers.shippingDetails).toBeUndefined()
})

test('R16: pictures for link previews, feeds, search engines and home screens have formats that these support', async () => {
  const product = /<loc>[^<]*(\/productos\/[^<]+-\d+)<\/loc>/.exec((await ask('/sitemap.xml', from('kilovatio'))).body)
  const page = (await ask(product?.[1] ?? '', from('kilovatio'))).body
  const [thing] = thingsIn(page)
  const icons = JSON.parse((await ask('/manifest.webmanifest', from('kilovatio'))).body).icons
  const addresses = [
    /<meta property="og:image" content="([^"]+)"/.exec(page)?.[1],
    /<g:image_link>([^<]+)</.exec((await ask('/feed.xml', from('kilovatio'))).body)?.[1],
    thing.image[0],
    ...icons.map(({ src }: { readonly src: string }) => src),
  ]
  expect(addresses).toHaveLength(5)
  for (const address of addresses) {
    const { pathname } = new URL(address, at('kilovatio'))
    const { status, headers } = await ask(pathname, from('kilovatio'))
    expect([pathname, status, headers['content-type']]).toEqual([
      pathname,
      200,
      expect.stringMatching(/^image\/(?:png|jpeg)$/),
    ])
  }
})

test('link previews of home, product and article have a picture of 1200 × 630 with its size', async () => {
  for (const shop of ['alborada', 'kilovatio', 'verdenilda', 'lacaleta']) {
    const map = (await ask('/sitemap.xml', from(shop))).body
    const paths = [/\/productos\/[^<]+-\d+(?=<)/, /(?<=<loc>[^<]*)\/blog\/[^<]+/].map((kind) => kind.exec(map)?.[0])
    for (const path of ['/', ...paths.filter((path) => path !== undefined)]) {
      const page = (await ask(path, from(shop))).body
      const metaOf = (name: string) => new RegExp(`<meta property="og:${name}" content="([^"]+)"`).exec(page)?.[1]
      expect([shop, path, metaOf('image:width'), metaOf('image:height')]).toEqual([shop, path, '1200', '630'])
      const { pathname } = new URL(metaOf('image') ?? '', at(shop))
      expect(pathname).toMatch(/\.jpg$/)
      const { status, headers, body } = await ask(pathname, from(shop))
      expect([status, headers['content-type'], body.length < 300_000]).toEqual([200, 'image/jpeg', true])
    }
  }
})

test('structured data passes the validator of a third party', async () => {
  for (const shop of ['alborada', 'kilovatio', 'verdenilda']) {
    const map = (await ask('/sitemap.xml', from(shop))).body
    const [article] = /(?<=<loc>[^<]*)\/blog\/[^<]+/.exec(map) ?? []
    const products = [...map.matchAll(/(?<=<loc>[^<]*)\/productos\/[^<]+-\d+(?=<)/g)].map(([path]) => path)
    for (const path of ['/', '/productos', '/blog', article ?? '', ...products]) {
      const found = new WebAutoExtractor({ addLocation: true, embedSource: [] }).parse(
        (await ask(path, from(shop))).body,
      )
      const problems = await new Validator().validate(found)
      expect(
        problems.filter(({ severity }) => severity === 'ERROR'),
        shop + path,
      ).toEqual([])
    }
  }
})
