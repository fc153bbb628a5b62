import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type DomainSettings, isOwnDomain, type ShopId } from '@store/core'
import { writeShopCities } from '../../cities/store.ts'
import { saveArticle } from '../../content/store.ts'
import { setDiscounts } from '../../coupons/discounts.ts'
import { writeCoupons } from '../../coupons/store.ts'
import { tryWithLock } from '../../database/advisory-locks.ts'
import { type Database, inShop } from '../../database/open.ts'
import { addDomain } from '../../domains/store.ts'
import { correctPicture, keepPicture } from '../../media/pictures.ts'
import type { MediaStorage } from '../../media/storage/storage.ts'
import { writeSubscribers } from '../../newsletter/portable.ts'
import { replaceMarks } from '../../orders/store/buyer-marks.ts'
import { writeAccessCodes } from '../../shops/store/access-codes.ts'
import {
  setAffiliations,
  setChatOrderForm,
  setIntegrations,
  setMarketplaceAccess,
} from '../../shops/store/integrations.ts'
import { setBranches, setPolicies, setTemplateSettings } from '../../shops/store/parts.ts'
import { changeShop, setShop } from '../../shops/store/shops.ts'
import { writeTaxes } from '../../taxes/store.ts'
import { writeCounts } from '../../visitors/portable.ts'
import { productSlugs } from '../read.ts'
import { beginImport, endImport, passOrderNumber, writeCategories, writeOrders, writeProducts } from '../write.ts'
import { OrderLineOfFile, ProductLine, SubscriberLine, VisitLine } from './lines.ts'
import { unpackPictures, withPictures } from './pictures.ts'
import { unpackProductLinks } from './product-links.ts'
import { type CheckedArchive, pagesOf } from './read-archive.ts'
import type { ShopFile } from './schema.ts'
import type { Archive } from './zip.ts'

const PAGE = 100

export type ImportReport =
  | { readonly kind: 'taken' }
  /** Another process is importing a shop under this name right now. */
  | { readonly kind: 'busy' }
  | {
      /** `known`: this archive has been imported under this name before; nothing was changed. */
      readonly kind: 'imported' | 'known'
      readonly shopId: ShopId
      readonly products: number
      readonly orders: number | null
      readonly subscribers: number | null
      readonly pictures: number
      /**
       * Domains that were left out, because another shop here has them or they are the platform's own. The others have to be
       * verified.
       */
      readonly domainsLeft: readonly string[]
      /** Products and pictures that were left out, each with its reason. */
      readonly refused: readonly { readonly what: string; readonly reason: string }[]
    }

type ImportInput = {
  readonly db: Database
  readonly media: MediaStorage
  readonly archive: Archive
  readonly checked: CheckedArchive
  readonly path: string
  readonly subdomain: string
  /** The platform's own domains: they are never a merchant's. */
  readonly domains: DomainSettings
}

/** Imports a checked archive into this installation as a new shop, which stays closed until it is complete. */
export async function importShop(input: ImportInput): Promise<ImportReport> {
  const { db, subdomain } = input
  return (await tryWithLock(db, `import ${subdomain}`, () => importAlone(input))) ?? { kind: 'busy' }
}

async function importAlone(input: ImportInput): Promise<ImportReport> {
  const { db, media, archive, checked, path, subdomain, domains } = input
  const { shop, products, orders, subscribers, highestNumber, hasVisits } = checked
  const digest = await digestOf(path)
  const { name, templateId, currency, country, language } = shop.settings
  const arrival = await beginImport(db, digest, { subdomain, name, templateId, currency, country, language })
  if (arrival.kind === 'taken') return arrival
  const { shopId } = arrival
  const pictures = archive.pictures.length
  const counts = { products, orders, subscribers, pictures }
  if (arrival.finished) {
    // The storage of pictures may have changed since the first import.
    const { refused } = await keepPictures(archive, { db, media }, shopId)
    return { kind: 'known', shopId, ...counts, domainsLeft: [], refused }
  }

  const storedPictures = await keepPictures(archive, { db, media }, shopId)
  const unpack = <Value>(value: Value) => unpackPictures(value, (file) => storedPictures.found.get(file) ?? null)
  await writeShop(db, shopId, unpack(shop))

  const refused = [...storedPictures.refused]
  for await (const page of pagesOf(archive, 'products.ndjson', ProductLine, PAGE)) {
    const left = await writeProducts(
      db,
      shopId,
      page.map((product) => withPictures(unpack(product))),
    )
    refused.push(...left.map(({ reference, reason }) => ({ what: reference, reason })))
  }
  await writeArticles(db, shopId, unpack(shop.articles))
  if (orders !== null) {
    await passOrderNumber(db, highestNumber)
    for await (const page of pagesOf(archive, 'orders.ndjson', OrderLineOfFile, PAGE)) {
      await inShop(db, shopId, (tx) => writeOrders(tx, shopId, unpack(page)))
    }
  }
  if (subscribers !== null)
    for await (const page of pagesOf(archive, 'subscribers.ndjson', SubscriberLine, PAGE)) {
      await inShop(db, shopId, (tx) => writeSubscribers(tx, shopId, page))
    }
  if (hasVisits)
    for await (const page of pagesOf(archive, 'visits.ndjson', VisitLine, PAGE)) {
      await inShop(db, shopId, (tx) => writeCounts(tx, shopId, page))
    }
  const domainsLeft = []
  for (const domain of shop.domains)
    if (!isOwnDomain(domain, domains) || (await addDomain(db, shopId, domain)) === 'taken') domainsLeft.push(domain)
  await endImport(db, digest, shopId, shop.settings.open)
  return { kind: 'imported', shopId, ...counts, domainsLeft, refused }
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

const REASONS = {
  noPicture: 'it is no picture',
  tooBig: 'it is too big',
  broken: 'it is broken',
  planFull: 'there is no room for it',
} as const

/** Validates and stores every picture as if a merchant had just uploaded it. */
async function keepPictures(
  archive: Archive,
  stores: { readonly db: Database; readonly media: MediaStorage },
  shopId: ShopId,
) {
  const found = new Map<string, string>()
  const refused: { what: string; reason: string }[] = []
  for (const file of archive.pictures) {
    const saved = await keepPicture(stores, shopId, await archive.bytes(`media/${file}`), file)
    if (saved.kind === 'saved') found.set(file, saved.src)
    else refused.push({ what: file, reason: REASONS[saved.reason] })
  }
  return { found, refused }
}

/** Everything except the long lists. The shop stays closed. */
async function writeShop(db: Database, shopId: ShopId, shop: ShopFile): Promise<void> {
  await setShop(db, shopId, { ...shop.settings, open: false })
  await changeShop(db, shopId, async (tx) => {
    await writeCategories(tx, shopId, shop.categories)
    await setPolicies(tx, shopId, shop.policies)
    await setBranches(tx, shopId, shop.branches)
    await writeShopCities(tx, shopId, shop.cities)
    // The archive lists the newest first. It is reversed, so that the newest is written last.
    await setDiscounts(tx, shopId, shop.discounts.toReversed())
    await writeCoupons(tx, shopId, shop.coupons)
    // Before the products, which name them.
    await writeTaxes(tx, shopId, shop.taxes)
    await writeAccessCodes(tx, shopId, shop.accessCodes)
    await replaceMarks(tx, shopId, shop.buyerMarks)
    if (shop.integrations) await setIntegrations(tx, shopId, shop.integrations)
    await setAffiliations(tx, shopId, shop.affiliations)
    if (shop.chatOrderForm) await setChatOrderForm(tx, shopId, shop.chatOrderForm)
    for (const { src, ...correction } of shop.pictures)
      if (src !== null) await correctPicture(tx, shopId, src, correction)
    if (shop.marketplace !== null) await setMarketplaceAccess(tx, shopId, { enabled: shop.marketplace, token: null })
    for (const { templateId, settings } of shop.looks) await setTemplateSettings(tx, shopId, templateId, settings)
  })
}

/** After the products, because they may link to product pages. The newest is written last. */
async function writeArticles(db: Database, shopId: ShopId, articles: ShopFile['articles']): Promise<void> {
  await changeShop(db, shopId, async (tx) => {
    const { slugOf } = await productSlugs(tx, shopId)
    for (const article of articles.toReversed())
      await saveArticle(tx, shopId, { ...article, body: unpackProductLinks(article.body, slugOf) })
  })
}
