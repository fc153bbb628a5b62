import { PRODUCT_LIMITS, type ShopId } from '@store/core'
import { type Database, inShop } from '../database/open.ts'
import type { FetchedPicture } from '../media/fetch-picture.ts'
import { keepPicture } from '../media/pictures.ts'
import { findStoredPicture, noteSource } from '../media/sources.ts'
import type { MediaStorage } from '../media/storage/storage.ts'
import { findPlanUse } from '../plans/store.ts'
import { cut } from '../sheets/faults.ts'
import type { ImportedProduct } from './read.ts'
import { foreignIn } from './report.ts'
import type { ImportReport } from './schema.ts'
import { findPart } from './store.ts'

export type Reason = ImportReport['pictureProblems'][number]['reason']

/** One picture of a product, one of its description, or (`text`) the description once its pictures are there. */
export type PictureStep = {
  readonly product: number
  readonly kind: 'image' | 'inText' | 'text'
  readonly name: string
  readonly alt: string | null
}

/** The result of fetching the next steps. */
export type Fetched = {
  readonly requested: number
  /** Addresses in the shop, by the names in the file. */
  readonly stored: ReadonlyMap<string, string>
  readonly failed: ReadonlyMap<string, Reason>
}

/**
 * Steps per part of the task: fetched together, at 30 seconds per picture at most, they end before the task counts as lost.
 */
const AT_ONCE = 6
/** The most pictures of one product, and of one description. */
const MOST = PRODUCT_LIMITS.images
const LONGEST_SOURCE = 2_000
const LONGEST_NAME = 200
/** After this many pictures in a row without a response, a server is skipped for ten minutes. */
const PATIENCE = 5
const SILENCE = 10 * 60_000

type FetchDependencies = {
  readonly db: Database
  readonly media: MediaStorage
  readonly fetch: (address: string) => Promise<FetchedPicture>
}

/** The steps for the pictures of these products, in their order. */
export function pictureSteps(products: readonly ImportedProduct[], shopId: ShopId): readonly PictureStep[] {
  return products.flatMap(({ draft, saved }, product) => {
    if (!saved) return []
    const images = draft.images
      .slice(0, MOST)
      .map(({ name, alt }): PictureStep => ({ product, kind: 'image', name: cut(name, LONGEST_SOURCE), alt }))
    const inText = foreignIn(draft.description, shopId)
      .slice(0, MOST)
      .map((name): PictureStep => ({ product, kind: 'inText', name, alt: null }))
    const text: readonly PictureStep[] = inText.length > 0 ? [{ product, kind: 'text', name: '', alt: null }] : []
    return [...images, ...inText, ...text]
  })
}

/** Fetches the next pictures into the shop; those it has already are not fetched again. */
export async function fetchPictures(
  needs: FetchDependencies,
  shopId: ShopId,
  { importId, limited }: { readonly importId: number; readonly limited: boolean },
  { part, at }: { readonly part: number; readonly at: number },
): Promise<Fetched> {
  const products = (await inShop(needs.db, shopId, (tx) => findPart(tx, shopId, importId, part))) ?? []
  const steps = pictureSteps(products, shopId).slice(at, at + AT_ONCE)
  const most = limited ? (await inShop(needs.db, shopId, (tx) => findPlanUse(tx, shopId, 'mediaBytes'))).most : null
  const stored = new Map<string, string>()
  const failed = new Map<string, Reason>()
  const names = new Set(steps.flatMap(({ kind, name }) => (kind === 'text' ? [] : [name])))
  await Promise.all(
    [...names].map(async (name) => {
      const found = await pictureAt(needs, shopId, name, most)
      if ('src' in found) stored.set(name, found.src)
      else failed.set(name, found.reason)
    }),
  )
  // A description gets all its pictures at once, also those that earlier parts have fetched.
  for (const { product } of steps.filter(({ kind }) => kind === 'text'))
    for (const name of foreignIn(products[product]?.draft.description ?? null, shopId).slice(0, MOST)) {
      const src = stored.get(name) ?? (await storedFrom(needs, shopId, name))
      if (src !== null) stored.set(name, src)
    }
  return { requested: steps.length, stored, failed }
}

const webAddress = (name: string) => {
  const whole = name.startsWith('//') ? `https:${name}` : name
  return /^https?:\/\//i.test(whole) && URL.canParse(whole) ? whole : null
}

const storedFrom = ({ media }: FetchDependencies, shopId: ShopId, name: string) =>
  findStoredPicture(media, shopId, (webAddress(name) ?? name).slice(0, LONGEST_SOURCE))

/** How many pictures in a row got no response, by shop and server, and since when. */
const silent = new Map<string, { readonly times: number; readonly since: number }>()
const MOST_SERVERS = 1_000

async function pictureAt(
  needs: FetchDependencies,
  shopId: ShopId,
  name: string,
  most: number | null,
): Promise<{ readonly src: string } | { readonly reason: Reason }> {
  const stored = await storedFrom(needs, shopId, name)
  if (stored !== null) return { src: stored }
  const address = webAddress(name)
  if (address === null) return { reason: 'notAddress' }
  const { host } = new URL(address)
  const server = `${shopId} ${host}`
  const silence = silent.get(server)
  if (silence && silence.times >= PATIENCE && Date.now() - silence.since < SILENCE) return { reason: 'noAnswer' }
  const answer = await needs.fetch(address)
  if (answer.kind === 'failed' && answer.reason === 'noAnswer') {
    if (silent.size >= MOST_SERVERS) silent.clear()
    // Read again: other pictures of this server were fetched at the same time.
    silent.set(server, { times: (silent.get(server)?.times ?? 0) + 1, since: Date.now() })
  } else silent.delete(server)
  if (answer.kind === 'failed') return { reason: answer.reason }
  const saved = await keepPicture(needs, shopId, answer.bytes, name.slice(-LONGEST_NAME), most)
  if (saved.kind === 'refused') return { reason: saved.reason }
  await noteSource(needs.media, shopId, address.slice(0, LONGEST_SOURCE), saved.src)
  return { src: saved.src }
}
