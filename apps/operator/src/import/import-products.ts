import {
  type DecimalMark,
  FORMATS,
  groupedByTags,
  type PriceReading,
  priceReading,
  readSheet,
  recognise,
  type TagsLeftOut,
  UnreadableFile,
} from '@store/api/sheets'
import { changeFrom, type ProductInput, timeZoneOf } from '@store/core'
import { type InShop, patiently } from '../api.ts'
import { Complaint } from '../complaint.ts'
import { noteOf, sentenceOf } from './faults.ts'
import { type PictureProblem, type PictureSources, pictureKeeper } from './pictures.ts'

/** A row that was not imported. */
type RefusedRow = { readonly line: number; readonly name: string; readonly reason: string }
/** A note about a row that was imported, in the form of a refusal. */
type RowNote = { readonly line: number; readonly name: string; readonly note: string }

export type ImportReport = {
  readonly format: string
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  readonly refused: readonly RefusedRow[]
  /** Of imported products: values in the file that the shop does not store. */
  readonly notes: readonly RowNote[]
  readonly pictures: readonly PictureProblem[]
  readonly tagsLeftOut: TagsLeftOut | null
}

/** A batch is one transaction: an interrupted import leaves complete products, and continues when it is run again. */
const BATCH = 50
/** In bytes: the API takes a megabyte per call. */
const MOST_SENT = 900_000

/**
 * Imports a merchant's file into a shop. Products are identified by the file's own reference, so that a second run changes
 * only what has changed. Null: no format has these headers. A file that cannot be read, or is ambiguous, is refused
 * as a whole, by a `Complaint` that names the row.
 */
export async function importProducts(input: {
  readonly where: InShop
  readonly bytes: Uint8Array
  readonly findImage: PictureSources['find']
  readonly fetchImage: PictureSources['fetch']
  /** The decimal mark, if the prices do not show it. */
  readonly decimals?: DecimalMark
  /** Removes pictures that the file does not name, or that cannot be found; otherwise they stay. */
  readonly removePictures?: boolean
  /** The numbers of finished products, of all products, and of fetched pictures. */
  readonly onProgress: (done: number, total: number, fetched: number) => void
}): Promise<ImportReport | null> {
  const { where, bytes, findImage, fetchImage, removePictures, onProgress } = input
  const known = readable(() => recognise(readSheet(bytes), FORMATS))
  if (!known) return null

  const { format, rows } = known
  const { shop } = where
  const prices = priceReading(rows, format.prices, shop.currency, input.decimals ?? null)
  if (prices.ambiguous) throw new Complaint(choiceOf(prices.ambiguous))
  const clock = { now: new Date(), timeZone: timeZoneOf(shop.country) }
  const { products: read, refused: unread } = readable(() => format.read(rows, prices, clock))
  const { products, leftOut } = groupedByTags(read)
  let [done, fetched] = [0, 0]
  const drafts = products.map(({ draft }) => draft)
  const pictures = pictureKeeper(where, { find: findImage, fetch: fetchImage }, drafts, (count) => {
    fetched = count
    onProgress(done, products.length, fetched)
  })
  const notes = products.flatMap(({ line, draft, notes: faults = [] }) =>
    faults.map((fault) => ({ line, name: draft.name, note: noteOf(fault) })),
  )
  const counts = { created: 0, updated: 0, unchanged: 0 }
  const refusedOnSaving: RefusedRow[] = []
  onProgress(0, products.length, 0)
  for (let start = 0; start < products.length; start += BATCH) {
    const batch = products.slice(start, start + BATCH)
    const pictured = await pictures.keep(batch.map(({ draft }) => draft))
    const ready = batch.map(({ draft }, index) => {
      const { images = [], description = null, complete = false } = pictured[index] ?? {}
      return { ...changeFrom({ ...draft, description, images }), keepImages: !complete && !removePictures }
    })
    for (const [index, reason] of (await savedIn(where, ready, counts)).entries()) {
      const { line = 0, draft } = batch[index] ?? {}
      if (reason !== null) refusedOnSaving.push({ line, name: draft?.name ?? '', reason })
    }
    done = Math.min(start + BATCH, products.length)
    onProgress(done, products.length, fetched)
  }
  const refused = unread.map(({ fault, ...row }) => ({ ...row, reason: sentenceOf(fault) }))
  const all = [...refused, ...refusedOnSaving].toSorted((a, b) => a.line - b.line)
  return { format: format.name, ...counts, refused: all, notes, pictures: pictures.problems, tagsLeftOut: leftOut }
}

function readable<Read>(read: () => Read): Read {
  try {
    return read()
  } catch (problem) {
    throw problem instanceof UnreadableFile ? new Complaint(sentenceOf(problem.fault)) : problem
  }
}

/** Saves products in parts of the size that the API accepts. Returns the reason of each refusal; null: saved. */
async function savedIn(
  { manage, params }: InShop,
  products: readonly ProductInput[],
  counts: { created: number; updated: number; unchanged: number },
): Promise<readonly (string | null)[]> {
  const reasons: (string | null)[] = []
  for (const part of partsOf(products)) {
    if (sizeOf(part) > MOST_SENT) {
      reasons.push('a text in it is too long')
      continue
    }
    const { items } = await patiently(() => manage.saveProducts({ params, body: { products: part } }))
    for (const { outcome, reason } of items) {
      if (outcome !== 'refused') counts[outcome]++
      reasons.push(outcome === 'refused' ? (reason ?? 'it was refused') : null)
    }
  }
  return reasons
}

/** Splits products, in their order, into parts of the size of one call; a larger product is a separate part. */
function partsOf(products: readonly ProductInput[]): ProductInput[][] {
  const parts: ProductInput[][] = []
  for (const product of products) {
    const last = parts.at(-1)
    if (last && sizeOf([...last, product]) <= MOST_SENT) last.push(product)
    else parts.push([product])
  }
  return parts
}

const sizeOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value))

function choiceOf({ row, header, written }: NonNullable<PriceReading['ambiguous']>): string {
  const [thousands, cents] = written.includes(',') ? ['dot', 'comma'] : ['comma', 'dot']
  return (
    `Row ${row.line}: ${header} "${written}" can be read in two ways. Say --decimals ${thousands} if its mark parts ` +
    `thousands, or --decimals ${cents} if it stands before the cents. Nothing was imported.`
  )
}
