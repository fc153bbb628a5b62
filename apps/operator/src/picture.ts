import { type InShop, problemIn } from './api.ts'
import { Complaint } from './complaint.ts'
import { fileBytes } from './reading.ts'

const MOST_BYTES = 20_000_000

/** Uploads a picture to the shop, and returns its address in pages. */
export async function uploadedPicture({ manage, params }: InShop, path: string): Promise<string> {
  const file = new Uint8Array(await fileBytes(path, MOST_BYTES))
  try {
    return (await manage.uploadPicture({ params, query: { name: path.slice(-200) }, file })).src
  } catch (error) {
    throw ['mediaType', 'fields'].includes(problemIn(error)?.code ?? '') ? noPicture(path) : error
  }
}

const noPicture = (path: string) =>
  new Complaint(`The file ${path} is not a picture we can read (JPEG, PNG, WebP, AVIF, GIF or SVG).`)
