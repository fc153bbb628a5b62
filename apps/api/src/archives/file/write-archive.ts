import { createHash } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { invariant, POLICY_KINDS, type Shop } from '@store/core'
import { ZipFile } from 'yazl'
import { readShopCities } from '../../cities/store.ts'
import { listArticleDrafts } from '../../content/store.ts'
import { listDiscounts } from '../../coupons/discounts.ts'
import { listCoupons } from '../../coupons/store.ts'
import type { Database, Tx } from '../../database/open.ts'
import { listDomains } from '../../domains/store.ts'
import { listCorrections } from '../../media/pictures.ts'
import type { MediaStorage } from '../../media/storage/storage.ts'
import { originalOf } from '../../media/store.ts'
import { readSubscribers } from '../../newsletter/portable.ts'
import { readMarks } from '../../orders/store/buyer-marks.ts'
import { readAccessCodes } from '../../shops/store/access-codes.ts'
import {
  findChatOrderForm,
  findIntegrations,
  findMarketplaceAccess,
  listAffiliations,
} from '../../shops/store/integrations.ts'
import { findPolicies, listBranches } from '../../shops/store/parts.ts'
import { findShopSettings } from '../../shops/store/settings.ts'
import { listTaxes } from '../../taxes/store.ts'
import { type CountCursor, FIRST_COUNT, readCounts } from '../../visitors/portable.ts'
import { listWebhooks } from '../../webhooks/store/webhooks.ts'
import { inSnapshot, productSlugs, readCategories, readOrders, readProducts, readTemplateSettings } from '../read.ts'
import { FORMAT, VERSION } from './manifest.ts'
import { packPictures, withPictures } from './pictures.ts'
import { packProductLinks } from './product-links.ts'
import { checkArchive } from './read-archive.ts'
import { openArchive } from './zip.ts'

const PAGE = 200

export type ExportReport = {
  readonly products: number
  /** Null: they were left out. */
  readonly orders: number | null
  readonly subscribers: number | null
  readonly pictures: number
  /** Pictures that the shop refers to but that are not stored. */
  readonly missing: readonly string[]
}

/** Writes the current state of a shop into one file, complete or not at all. Only the file's owner can read it. */
export async function writeArchive(input: {
  readonly db: Database
  readonly media: MediaStorage
  readonly shop: Shop
  readonly path: string
  /** With orders and subscribers. */
  readonly withPeople: boolean
  /** With the addresses of webhooks. */
  readonly withWebhooks: boolean
}): Promise<ExportReport> {
  const { db, path, ...what } = input
  const { shop } = what
  const domains = (await listDomains(db, shop.id)).map(({ name }) => name)
  const part = `${path}.${process.pid}.part`
  const file = await open(part, 'wx', 0o600)
  try {
    const zip = new ZipFile()
    const { outputStream } = zip
    const written = pipeline(outputStream, file.createWriteStream())
    // Without a handler, a rejection of `written` or an error of `zip` would end the process if filling fails first.
    written.catch(() => {})
    zip.on('error', (problem) => (outputStream as Readable).destroy(problem))
    const report = await inSnapshot(db, (tx) => fill(zip, tx, { ...what, domains }))
    zip.end()
    await written
    await proveReadable(part)
    await rename(part, path)
    return report
  } catch (problem) {
    await file.close().catch(() => undefined)
    await rm(part, { force: true })
    throw problem
  }
}

/** Reads the written archive, because an archive that cannot be imported is useless. */
async function proveReadable(path: string): Promise<void> {
  const archive = await openArchive(path)
  try {
    await checkArchive(archive)
  } finally {
    archive.close()
  }
}

type Filling = {
  readonly media: MediaStorage
  readonly shop: Shop
  readonly domains: readonly string[]
  readonly withPeople: boolean
  readonly withWebhooks: boolean
}

async function fill(zip: ZipFile, tx: Tx, filling: Filling): Promise<ExportReport> {
  const { media, shop, withPeople } = filling
  const pictures = new Set<string>()
  const missing = new Set<string>()
  const positions = new Map<string, number>()
  for await (const { name, size } of media.list(shop.id, 'media')) positions.set(name, size)
  const take = (file: string) => {
    ;(positions.has(file) ? pictures : missing).add(file)
    return positions.has(file)
  }
  const pack = <Value>(value: Value) => packPictures(value, shop.id, take)
  const digests: Record<string, string> = {}
  const add = async (name: string, lines: AsyncIterable<string> | Iterable<string>) => {
    const hash = createHash('sha256')
    let count = 0
    const hashed = async function* () {
      for await (const line of lines) {
        hash.update(line)
        count++
        yield Buffer.from(line)
      }
    }
    const stream = Readable.from(hashed(), { objectMode: false })
    const read = new Promise((done, fail) => stream.once('close', done).once('error', fail))
    zip.addReadStream(stream, name, { mode: 0o600 })
    await read
    digests[name] = hash.digest('hex')
    return count
  }

  await add('shop.json', [`${JSON.stringify(await shopFile(tx, filling, pack), null, 2)}\n`])
  const products = await add('products.ndjson', productLines(tx, shop, pack))
  const orders = withPeople ? await add('orders.ndjson', orderLines(tx, shop, pack)) : null
  const subscribers = withPeople ? await add('subscribers.ndjson', subscriberLines(tx, shop)) : null
  for (const name of [...pictures].toSorted()) {
    const options = { compress: name.endsWith('.svg'), mode: 0o600, size: positions.get(name) ?? 0 }
    zip.addReadStreamLazy(`media/${name}`, options, (opened) => {
      const failed = (problem: Error) => opened(problem, Readable.from([]))
      media.open(originalOf(shop.id, name)).then((file) => {
        if (!file) return failed(new Error(`the picture ${name} is gone`))
        // The library only handles errors of streams that it opens itself.
        opened(
          null,
          file.stream.once('error', (problem) => zip.emit('error', problem)),
        )
      }, failed)
    })
  }
  const counts = { products, orders, subscribers }
  const visits = await add('visits.ndjson', visitLines(tx, shop))
  const manifest = { format: FORMAT, version: VERSION, madeAt: new Date().toISOString(), ...counts, visits, digests }
  zip.addBuffer(Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`), 'feria.json', { mode: 0o600 })
  return { ...counts, pictures: pictures.size, missing: [...missing] }
}

type Pack = <Value>(value: Value) => Value

async function shopFile(tx: Tx, { shop, domains, withPeople, withWebhooks }: Filling, pack: Pack) {
  const settings = await findShopSettings(tx, shop.id)
  invariant(settings, 'a shop that is exported is there')
  const policies = await findPolicies(tx, shop.id)
  const branches = await listBranches(tx, shop.id)
  const discounts = await listDiscounts(tx, shop.id)
  const { referenceOf } = await productSlugs(tx, shop.id)
  const articles = await listArticleDrafts(tx, shop.id)
  const webhooks = withWebhooks ? await listWebhooks(tx, shop.id) : []
  return pack({
    subdomain: shop.subdomain,
    domains,
    accessCodes: await readAccessCodes(tx, shop.id),
    settings,
    categories: await readCategories(tx, shop.id),
    looks: await readTemplateSettings(tx, shop.id),
    policies: Object.fromEntries(POLICY_KINDS.map((kind) => [kind, policies?.[kind] ?? null])),
    branches: branches.map(({ id: _, ...branch }) => branch),
    cities: await readShopCities(tx, shop.id),
    discounts: discounts.map(({ id: _, ...discount }) => discount),
    coupons: await listCoupons(tx, shop.id),
    taxes: (await listTaxes(tx, shop.id)).map(({ id: _, ...tax }) => tax),
    articles: articles.map(({ id: _, deletedAt: __, ...article }) => ({
      ...article,
      body: packProductLinks(article.body, referenceOf),
    })),
    integrations: await findIntegrations(tx, shop.id),
    affiliations: (await listAffiliations(tx, shop.id)).map(({ id: _, ...affiliation }) => affiliation),
    chatOrderForm: (await findChatOrderForm(tx, shop.id))?.fields ?? null,
    marketplace: (await findMarketplaceAccess(tx, shop.id))?.enabled ?? null,
    pictures: await listCorrections(tx, shop.id),
    buyerMarks: withPeople ? await readMarks(tx, shop.id) : [],
    webhooks: webhooks.map(({ url, events, buyers }) => ({ url, events, buyers })),
  })
}

async function* productLines(tx: Tx, shop: Shop, pack: Pack): AsyncIterable<string> {
  let after = 0
  for (;;) {
    const page = await readProducts(tx, shop.id, after, PAGE)
    for (const { product } of page) yield `${JSON.stringify(withPictures(pack(product)))}\n`
    if (page.length < PAGE) return
    after = page.at(-1)?.id ?? 0
  }
}

async function* orderLines(tx: Tx, shop: Shop, pack: Pack): AsyncIterable<string> {
  let after = 0
  for (;;) {
    const page = await readOrders(tx, shop.id, after, PAGE)
    for (const order of page) yield `${JSON.stringify(pack(order))}\n`
    if (page.length < PAGE) return
    after = page.at(-1)?.number ?? 0
  }
}

async function* subscriberLines(tx: Tx, shop: Shop): AsyncIterable<string> {
  let after = ''
  for (;;) {
    const page = await readSubscribers(tx, shop.id, after, PAGE)
    for (const subscriber of page) yield `${JSON.stringify(subscriber)}\n`
    if (page.length < PAGE) return
    after = page.at(-1)?.email ?? ''
  }
}

async function* visitLines(tx: Tx, shop: Shop): AsyncIterable<string> {
  for (let after: CountCursor | null = FIRST_COUNT; after !== null; ) {
    const { counts, next } = await readCounts(tx, shop.id, after, PAGE)
    for (const count of counts) yield `${JSON.stringify(count)}\n`
    after = next
  }
}
