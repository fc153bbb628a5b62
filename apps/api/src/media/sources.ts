import { createHash } from 'node:crypto'
import type { ShopId } from '@store/core'
import type { Key, MediaStorage } from './storage/storage.ts'
import { isStoredPicture } from './store.ts'

/** Part of each note's name. A new one makes all pictures be sent, and stored, anew: those from before 2 keep private data (decision 124), those from before 3 comments. */
const VERSION = '3'

const noteOf = (shop: ShopId, source: string): Key => ({
  shop,
  kind: 'media-sources',
  name: createHash('sha256').update(`${VERSION} ${source}`).digest('hex').slice(0, 32),
})

/** Records the source of a stored picture, so that it is fetched, or sent, once. */
export const noteSource = (storage: MediaStorage, shopId: ShopId, source: string, src: string): Promise<void> =>
  storage.write(noteOf(shopId, source), Buffer.from(src))

/** The stored picture from this source, or at this address; null if there is none. */
export async function findStoredPicture(storage: MediaStorage, shopId: ShopId, source: string): Promise<string | null> {
  const path = URL.canParse(source) ? new URL(source).pathname : source
  if (await isStoredPicture(storage, shopId, path)) return path
  const src = (await storage.read(noteOf(shopId, source)))?.toString() ?? null
  return src !== null && (await isStoredPicture(storage, shopId, src)) ? src : null
}

/** The source by which the original of a picture that was cut out of it is known. No address reads like this. */
const cutOut = (src: string) => `original of ${src}`

/** Records what a picture was cut out of. */
export const noteOriginal = (storage: MediaStorage, shopId: ShopId, src: string, original: string): Promise<void> =>
  noteSource(storage, shopId, cutOut(src), original)

/** The picture that one was cut out of; null: it is whole, or that one is gone. */
export const findOriginal = (storage: MediaStorage, shopId: ShopId, src: string): Promise<string | null> =>
  findStoredPicture(storage, shopId, cutOut(src))
