import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { mediaRoutes } from './index.ts'
import { diskStorage } from './storage/disk.ts'
import { saveMedia } from './store.ts'

export const SHOP = 7

/** A photo-like picture: noise over a gradient, in portrait. */
export const picture = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#a86', noise: { type: 'gaussian', mean: 128, sigma: 20 } },
  })

export const sizeOf = async (response: Response) => {
  const { width, height, format, pages } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  return { width, height, format, pages }
}

/** A separate data folder, with a photo and a drawing in it. */
export async function openMedia() {
  const dataDir = await mkdtemp(join(tmpdir(), 'feria-media-'))
  const media = diskStorage(dataDir)
  const saved = async (bytes: Uint8Array, name = 'picture'): Promise<string> => {
    const outcome = await saveMedia(media, SHOP, bytes, name)
    if (outcome.kind !== 'saved') throw new Error(`${outcome.name}: ${outcome.reason}`)
    return outcome.src
  }
  const photoBytes = await picture(900, 1200).jpeg({ quality: 90 }).toBuffer()
  return {
    dataDir,
    media,
    saved,
    photoBytes,
    app: mediaRoutes({ media }),
    photo: await saved(photoBytes, 'photo.jpg'),
    drawing: await saved(
      Buffer.from('<svg viewBox="0 0 9 9"><script>alert(1)</script><path d="M0 0h9"/></svg>'),
      'a.svg',
    ),
    close: () => rm(dataDir, { recursive: true, maxRetries: 5 }),
  }
}
