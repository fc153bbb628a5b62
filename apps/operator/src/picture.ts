import { saveMedia } from '@store/api/media'
import type { ShopId } from '@store/core'
import { Complaint } from './complaint.ts'
import { fileBytes } from './reading.ts'

/** Keeps a picture of the operator's for the shop, and answers where pages find it. */
export async function keptPicture(dataFolder: string, shopId: ShopId, path: string): Promise<string> {
  const saved = await saveMedia(dataFolder, shopId, await fileBytes(path, 20_000_000), path)
  if (saved.kind === 'saved') return saved.src
  throw new Complaint(`The file ${path} is not a picture we can read (JPEG, PNG, WebP, AVIF, GIF or SVG).`)
}
