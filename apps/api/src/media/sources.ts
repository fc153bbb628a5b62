import { createHash } from 'node:crypto'
import type { ShopId } from '@store/core'
import type { Key, MediaStorage } from './storage/storage.ts'
import { isStoredPicture } from './store.ts'

/**
 * Part of each record's name. A new value makes all pictures be sent and stored again: those from before 2 have private data
 * (decision 124), those from before 3 comments.
 */
const VERSION = '3'

const noteOf = (shop: ShopId, source: string): Key => ({
  shop,
  kind: 'media-sources',
  name: createHash('sha256').update(`${VERSION} ${source}`).digest('hex').slice(0, 32),
})

/** Records the source of a stored picture, so that it is fetched or uploaded only once. */
export const noteSource = (storage: MediaStorage, shopId: ShopId, source: string, src: string): Promise<void> =>
  storage.write(noteOf(shopId, source), Buffer.from(src))

/** The stored picture from this source, or at this address; null if there is none. */
export async function findStoredPicture(storage: MediaStorage, shopId: ShopId, source: string): Promise<string | null> {
  const path = URL.canParse(source) ? new URL(source).pathname : source
  if (await isStoredPicture(storage, shopId, path)) return path
  const src = (await storage.read(noteOf(shopId, source)))?.toString() ?? null
  return src !== null && (await isStoredPicture(storage, shopId, src)) ? src : null
}

/** The source under which the original of a cut-out is recorded. No address has this form. */
const cutOut = (src: string) => `original of ${src}`

/** Records the original of a cut-out. */
export const noteOriginal = (storage: MediaStorage, shopId: ShopId, src: string, original: string): Promise<void> =>
  noteSource(storage, shopId, cutOut(src), original)

/** The original of a cut-out; null: the picture is none, or its original is gone. */
export const findOriginal = (storage: MediaStorage, shopId: ShopId, src: string): Promise<string | null> =>
  findStoredPicture(storage, shopId, cutOut(src))
