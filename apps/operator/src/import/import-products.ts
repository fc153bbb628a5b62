import type { Database } from '@store/api/database'
import { saveProducts } from '@store/api/queries'
import { type Shop, timeZoneOf } from '@store/core'
import { Complaint } from '../complaint.ts'
import type { RefusedRow } from './format.ts'
import { recognise } from './format.ts'
import { FORMATS } from './formats/index.ts'
import { type PictureProblem, type PictureSources, pictureKeeper } from './pictures.ts'
import { type DecimalMark, type PriceReading, priceReading } from './prices.ts'
import { readSheet } from './sheet.ts'
import { groupedByTags, type TagsLeftOut } from './tags.ts'

/** As a refusal, of a row that was taken. */
type RowNote = { readonly line: number; readonly name: string; readonly note: string }

export type ImportReport = {
  readonly format: string
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  readonly refused: readonly RefusedRow[]
  /** Of products that came in: what the file says of them and the shop does not keep. */
  readonly notes: readonly RowNote[]
  readonly pictures: readonly PictureProblem[]
  readonly tagsLeftOut: TagsLeftOut | null
}

/** One batch is one transaction: an import that is killed leaves whole products, and run again it goes on. */
const BATCH = 50

/**
 * Imports a merchant's file into a shop. Products are known by the file's own reference, so that a second run changes
 * nothing that has not changed. Null: none of the formats has these headers. A file that cannot be read, or not in one
 * way, is refused whole, by a `Complaint` that names the row.
 */
export async function importProducts(input: {
  readonly db: Database
  readonly shop: Pick<Shop, 'id' | 'currency' | 'country'>
  readonly dataFolder: string
  readonly bytes: Uint8Array
  readonly findImage: PictureSources['find']
  readonly fetchImage: PictureSources['fetch']
  /** Which mark stands before the cents, where prices do not say it. */
  readonly decimals?: DecimalMark
  /** Takes off what the file does not name, or what cannot be found; otherwise such pictures stay. */
  readonly removePictures?: boolean
  /** Products done, of how many, and pictures fetched. */
  readonly onProgress: (done: number, total: number, fetched: number) => void
}): Promise<ImportReport | null> {
  const { db, shop, dataFolder, bytes, findImage, fetchImage, removePictures, onProgress } = input
  const known = recognise(readSheet(bytes), FORMATS)
  if (!known) return null

  const { format, rows } = known
  const prices = priceReading(rows, format.prices, shop.currency, input.decimals ?? null)
  if (prices.ambiguous) throw new Complaint(choiceOf(prices.ambiguous))
  const { products: read, refused } = format.read(rows, prices, { now: new Date(), timeZone: timeZoneOf(shop.country) })
  const { products, leftOut } = groupedByTags(read)
  let [done, fetched] = [0, 0]
  const drafts = products.map(({ draft }) => draft)
  const pictures = pictureKeeper(dataFolder, shop.id, { find: findImage, fetch: fetchImage }, drafts, (count) => {
    fetched = count
    onProgress(done, products.length, fetched)
  })
  const notes = products.flatMap(({ line, draft, notes: said = [] }) =>
    said.map((note) => ({ line, name: draft.name, note })),
  )
  const counts = { created: 0, updated: 0, unchanged: 0 }
  const refusedOnSaving: RefusedRow[] = []
  onProgress(0, products.length, 0)
  for (let start = 0; start < products.length; start += BATCH) {
    const batch = products.slice(start, start + BATCH)
    const kept = await pictures.keep(batch.map(({ draft }) => draft))
    const ready = batch.map(({ draft }, index) => {
      const { images = [], description = null, complete = false } = kept[index] ?? {}
      return { ...draft, description, images, keepPictures: !complete && !removePictures }
    })
    const outcomes = await saveProducts(db, shop.id, ready)
    outcomes.forEach((outcome, index) => {
      if (outcome.kind !== 'refused') counts[outcome.kind]++
      else
        refusedOnSaving.push({
          line: batch[index]?.line ?? 0,
          name: batch[index]?.draft.name ?? '',
          reason: outcome.reason,
        })
    })
    done = Math.min(start + BATCH, products.length)
    onProgress(done, products.length, fetched)
  }
  const all = [...refused, ...refusedOnSaving].toSorted((a, b) => a.line - b.line)
  return { format: format.name, ...counts, refused: all, notes, pictures: pictures.problems, tagsLeftOut: leftOut }
}

function choiceOf({ row, header, written }: NonNullable<PriceReading['ambiguous']>): string {
  const [thousands, cents] = written.includes(',') ? ['dot', 'comma'] : ['comma', 'dot']
  return (
    `Row ${row.line}: ${header} "${written}" can be read in two ways. Say --decimals ${thousands} if its mark parts ` +
    `thousands, or --decimals ${cents} if it stands before the cents. Nothing was imported.`
  )
}
