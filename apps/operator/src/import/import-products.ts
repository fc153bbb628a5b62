import type { Database } from '@store/api/database'
import { saveProducts } from '@store/api/queries'
import type { ShopId } from '@store/core'
import type { RefusedRow } from './format.ts'
import { recognise } from './format.ts'
import { FORMATS } from './formats/index.ts'
import { type PictureProblem, pictureKeeper } from './pictures.ts'
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
 * nothing that has not changed. Null: none of the formats has these headers.
 */
export async function importProducts(input: {
  readonly db: Database
  readonly shopId: ShopId
  readonly dataFolder: string
  readonly bytes: Uint8Array
  readonly findImage: ((name: string) => Promise<Uint8Array | null>) | null
  /** Takes off what the file does not name, or what cannot be found; otherwise such pictures stay. */
  readonly removePictures?: boolean
  readonly onProgress: (done: number, total: number) => void
}): Promise<ImportReport | null> {
  const { db, shopId, dataFolder, bytes, findImage, removePictures, onProgress } = input
  const known = recognise(readSheet(bytes), FORMATS)
  if (!known) return null

  const { format, rows } = known
  const { products, refused } = format.read(rows)
  const pictures = pictureKeeper(dataFolder, shopId, findImage)
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
    const outcomes = await saveProducts(db, shopId, drafts)
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
