import type { Database } from '@store/api/database'
import { saveProducts } from '@store/api/queries'
import type { Shop } from '@store/core'
import { Complaint } from '../complaint.ts'
import type { RefusedRow } from './format.ts'
import { recognise } from './format.ts'
import { FORMATS } from './formats/index.ts'
import { type PictureProblem, pictureKeeper } from './pictures.ts'
import { type DecimalMark, type PriceReading, priceReading } from './prices.ts'
import { readSheet } from './sheet.ts'

export type ImportReport = {
  readonly format: string
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  readonly refused: readonly RefusedRow[]
  readonly pictures: readonly PictureProblem[]
}

/** One batch is one transaction: an import that is killed leaves whole products, and run again it goes on. */
const BATCH = 50

/**
 * Brings a merchant's file into a shop. Products are known by the file's own reference, so that a second run changes
 * nothing that has not changed. Null: none of the formats has these headers. A file that cannot be read, or not in one
 * way, is refused whole, by a `Complaint` that names the row.
 */
export async function importProducts(input: {
  readonly db: Database
  readonly shop: Pick<Shop, 'id' | 'currency'>
  readonly dataFolder: string
  readonly bytes: Uint8Array
  readonly findImage: ((name: string) => Promise<Uint8Array | null>) | null
  /** Which mark stands before the cents, where prices do not say it. */
  readonly decimals?: DecimalMark
  /** Takes off what the file does not name, or what cannot be found; otherwise such pictures stay. */
  readonly removePictures?: boolean
  readonly onProgress: (done: number, total: number) => void
}): Promise<ImportReport | null> {
  const { db, shop, dataFolder, bytes, findImage, removePictures, onProgress } = input
  const known = recognise(readSheet(bytes), FORMATS)
  if (!known) return null

  const { format, rows } = known
  const prices = priceReading(rows, format.prices, shop.currency, input.decimals ?? null)
  if (prices.ambiguous) throw new Complaint(choiceOf(prices.ambiguous))
  const { products, refused } = format.read(rows, prices)
  const pictures = pictureKeeper(dataFolder, shop.id, findImage)
  const counts = { created: 0, updated: 0, unchanged: 0 }
  const refusedOnSaving: RefusedRow[] = []
  onProgress(0, products.length)
  for (let start = 0; start < products.length; start += BATCH) {
    const batch = products.slice(start, start + BATCH)
    const drafts = []
    for (const { draft } of batch) {
      const { images, complete } = await pictures.images(draft.images)
      drafts.push({ ...draft, images, keepPictures: !complete && !removePictures })
    }
    const outcomes = await saveProducts(db, shop.id, drafts)
    outcomes.forEach((outcome, index) => {
      if (outcome.kind !== 'refused') counts[outcome.kind]++
      else
        refusedOnSaving.push({
          line: batch[index]?.line ?? 0,
          name: batch[index]?.draft.name ?? '',
          reason: outcome.reason,
        })
    })
    onProgress(Math.min(start + BATCH, products.length), products.length)
  }
  const all = [...refused, ...refusedOnSaving].toSorted((a, b) => a.line - b.line)
  return { format: format.name, ...counts, refused: all, pictures: pictures.problems }
}

function choiceOf({ row, header, written }: NonNullable<PriceReading['ambiguous']>): string {
  const [thousands, cents] = written.includes(',') ? ['dot', 'comma'] : ['comma', 'dot']
  return (
    `Row ${row.line}: ${header} "${written}" can be read in two ways. Say --decimals ${thousands} if its mark parts ` +
    `thousands, or --decimals ${cents} if it stands before the cents. Nothing was imported.`
  )
}
