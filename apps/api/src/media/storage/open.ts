import { join } from 'node:path'
import { cachedStorage } from './cache.ts'
import { diskStorage } from './disk.ts'
import type { Observe, Timeouts } from './s3.ts'
import type { MediaSettings } from './settings.ts'
import type { MediaStorage, StorageTrouble } from './storage.ts'

/** Opens the configured storage of pictures. The S3 client is only loaded if it is used. */
export async function openMediaStorage(
  { dataDir, s3, cacheBytes }: MediaSettings,
  observe?: Observe,
  patience?: Timeouts,
): Promise<MediaStorage> {
  if (s3 === null) return diskStorage(dataDir)
  const { s3Storage } = await import('./s3.ts')
  return cachedStorage(s3Storage(s3, observe, patience), join(dataDir, 'media-cache'), cacheBytes)
}

/** The bucket itself, without copies on this machine. */
export async function openBucket(s3: NonNullable<MediaSettings['s3']>): Promise<MediaStorage> {
  const { s3Storage } = await import('./s3.ts')
  return s3Storage(s3)
}

const CHECKED_AGAIN_MS = 5_000

/**
 * Returns what `/readyz` reports of the storage: the result of the last check, null if it was good. It does not wait for the
 * storage, because a proxy should not treat an API as dead if only its pictures are missing.
 */
export function watchStorage(storage: MediaStorage): () => Promise<string | null> {
  let last: StorageTrouble | null = null
  let checkedAt = 0
  let isChecking = false
  return async () => {
    if (!isChecking && Date.now() - checkedAt > CHECKED_AGAIN_MS) {
      isChecking = true
      void storage
        .check()
        .then((trouble) => {
          last = trouble
        })
        .finally(() => {
          checkedAt = Date.now()
          isChecking = false
        })
    }
    return last?.sentence ?? null
  }
}
