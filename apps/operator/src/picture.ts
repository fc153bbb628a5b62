import { saveMedia } from '@store/api/media'
import type { ShopId } from '@store/core'
import { type InShop, problemIn } from './api.ts'
import { Complaint } from './complaint.ts'
import { fileBytes } from './reading.ts'

const MOST_BYTES = 20_000_000

/** Keeps a picture of the operator's for the shop, and answers where pages find it. */
export async function keptPicture(dataFolder: string, shopId: ShopId, path: string): Promise<string> {
  const saved = await saveMedia(dataFolder, shopId, await fileBytes(path, MOST_BYTES), path)
  if (saved.kind === 'saved') return saved.src
  throw noPicture(path)
}

/** Uploads a picture of the operator's to the shop, and answers where pages find it. */
export async function uploadedPicture({ manage, params }: InShop, path: string): Promise<string> {
  const file = new Uint8Array(await fileBytes(path, MOST_BYTES))
  try {
    return (await manage.uploadPicture({ params, query: { name: path.slice(-200) }, file })).src
  } catch (error) {
    throw problemIn(error)?.code === 'mediaType' ? noPicture(path) : error
  }
}

const noPicture = (path: string) =>
  new Complaint(`The file ${path} is not a picture we can read (JPEG, PNG, WebP, AVIF, GIF or SVG).`)
