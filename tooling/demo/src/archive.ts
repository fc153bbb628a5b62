import { createHash, scryptSync } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { type ImageSource, normaliseAccessCode } from '@store/core'
import { ZipFile } from 'yazl'
import type { DemoBanner, DemoProduct, DemoShop } from './demo-shop.ts'
import { hasOrders, ordersOf } from './orders.ts'
import { visitsOf } from './visits.ts'

/** The archive format that these are written in; the operator's README describes it. */
const VERSION = 12
/** Of a picture: archives stay small, and pages quick. */
const MOST_BYTES = 40_000
const NO_TIME = '2026-01-01T00:00:00.000Z'
/** As the services hash what a person types (`apps/api/src/shops/store/access-codes.ts`): an archive carries nothing else. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 2 ** 20 }

/**
 * A demo shop as an archive, as `feria shop export` writes one of a merchant's shop and `feria shop import` reads it.
 * Made anew it is the same. With `until`, a moment, the shops of the demo's first person come with the orders and visits of the sixty days before it.
 */
export async function archiveOf(demo: DemoShop, until: string | null = null): Promise<Buffer> {
  const zip = new ZipFile()
  // In local time, which is what a ZIP writes.
  const options = { mtime: new Date(2026, 0, 1), mode: 0o600 }
  const pictures = new Map<string, Buffer>()
  const drawn = new Map<ImageSource, string>()
  const keep = (source: ImageSource): string => {
    const known = drawn.get(source)
    if (known) return known
    if (source.kind !== 'bytes') throw new Error(`the picture ${source.name} of a demo shop has no bytes`)
    const bytes = Buffer.from(source.bytes)
    if (bytes.length > MOST_BYTES) throw new Error(`the picture ${source.name} has ${bytes.length} bytes`)
    const file = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.svg`
    pictures.set(file, bytes)
    drawn.set(source, `media:${file}`)
    return `media:${file}`
  }
  const digests: Record<string, string> = {}
  const add = (name: string, text: string) => {
    digests[name] = createHash('sha256').update(text).digest('hex')
    zip.addBuffer(Buffer.from(text), name, options)
  }
  add('shop.json', `${JSON.stringify(shopFile(demo, keep), null, 2)}\n`)
  add('products.ndjson', demo.products.map((product) => `${JSON.stringify(productLine(product, keep))}\n`).join(''))
  const orders =
    until !== null && hasOrders(demo)
      ? ordersOf(demo, until, ({ images }) => (images[0] ? keep(images[0]) : null))
      : null
  const visits = orders && until !== null ? visitsOf(demo, until, orders) : null
  if (orders) {
    add('orders.ndjson', orders.map((order) => `${JSON.stringify(order)}\n`).join(''))
    add('subscribers.ndjson', '')
  }
  if (visits) add('visits.ndjson', visits.map((count) => `${JSON.stringify(count)}\n`).join(''))
  for (const [file, bytes] of [...pictures].toSorted()) zip.addBuffer(bytes, `media/${file}`, options)
  const people = { orders: orders?.length ?? null, subscribers: orders ? 0 : null }
  const counts = { products: demo.products.length, ...people, visits: visits?.length ?? null }
  const manifest = { format: 'feria-shop', version: VERSION, madeAt: NO_TIME, ...counts, digests }
  zip.addBuffer(Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`), 'feria.json', options)
  zip.end()
  return buffer(zip.outputStream)
}

type Keep = (source: ImageSource) => string
const orNull = <Value, Made>(value: Value | null, make: (value: Value) => Made): Made | null =>
  value === null ? null : make(value)

function shopFile(demo: DemoShop, keep: Keep) {
  const { subdomain, ...shop } = demo.shop
  const salt = createHash('sha256').update(subdomain).digest().subarray(0, 16)
  const banners = demo.banners.length === 0 ? {} : { banners: demo.banners.map((banner) => bannerOf(banner, keep)) }
  const subcategories = (category: string) => [
    ...new Set(demo.products.filter((one) => one.category === category).flatMap((one) => one.subcategory ?? [])),
  ]
  return {
    subdomain,
    domains: [],
    accessCodes: demo.accessCodes.map(({ code, label }) => ({
      label,
      salt: salt.toString('hex'),
      hash: scryptSync(normaliseAccessCode(code), salt, 32, COST).toString('hex'),
    })),
    settings: { ...shop, open: true, accessGate: null, logo: orNull(demo.logo, keep) },
    categories: demo.categories.map(({ name, image }, index) => ({
      name,
      position: demo.categories.length - index,
      image: orNull(image, keep),
      subcategories: subcategories(name).map((each) => ({ name: each, image: null })),
    })),
    looks: [
      { templateId: shop.templateId, settings: { ...demo.settings, ...banners } },
      ...Object.entries(demo.settingsElsewhere).map(([id, settings]) => ({
        templateId: Number(id),
        settings: { ...settings, ...banners },
      })),
    ].toSorted((a, b) => a.templateId - b.templateId),
    policies: demo.policies,
    branches: demo.branches,
    discounts: demo.discounts.toReversed(),
    coupons: demo.coupons.map((coupon) => ({ ...coupon, uses: 0 })),
    articles: demo.articles
      .toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt))
      .map(({ cover, body, ...article }) => ({
        ...article,
        image: orNull(cover, keep),
        active: true,
        body: body.replaceAll(PRODUCT_LINK, (_, reference: string) => `product:${encodeURIComponent(reference)}`),
      })),
    integrations: { ...NO_INTEGRATIONS, ...demo.integrations },
    affiliations: demo.affiliations,
    chatOrderForm: demo.chatOrderForm.length === 0 ? null : demo.chatOrderForm,
    marketplace: demo.marketplace.enabled,
    webhooks: [],
  }
}

/** Articles of demo shops name products by their reference. */
const PRODUCT_LINK = /(?<=href=")\/productos\/([^"]+)(?=")/g

const NO_INTEGRATIONS = {
  facebookPixel: null,
  facebookVerification: null,
  facebookChat: null,
  facebook: null,
  analytics: null,
  tagManager: null,
  merchantVerification: null,
  marketplaceLink: null,
  chatWidget: null,
  financingSlug: null,
}

const bannerOf = ({ image, mobileImage, ...words }: DemoBanner, keep: Keep) => ({
  ...words,
  image: keep(image),
  mobileImage: orNull(mobileImage, keep),
})

const counted = (units: number) => ({ units, statedUnits: units, sold: 0 })

function productLine({ tagValues = [], message = null, images, variants, ...draft }: DemoProduct, keep: Keep) {
  return {
    barcode: null,
    lowAt: null,
    seoTitle: null,
    seoDescription: null,
    tax: null,
    ...draft,
    status: draft.active ? 'active' : 'hidden',
    saleEnds: null,
    ...counted(draft.units),
    tagValues,
    message,
    variants: variants.map((variant) => ({ barcode: null, ...variant, saleEnds: null, ...counted(variant.units) })),
    images: images.map((image) => ({ src: keep(image), alt: image.alt })),
  }
}
