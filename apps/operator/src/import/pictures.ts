import { saveMedia } from '@store/api/media'
import type { Image, ImageSource, ShopId } from '@store/core'

export type KeptPictures = {
  readonly images: readonly Image[]
  /** Whether the file names pictures and every one of them is here. */
  readonly complete: boolean
}

const REASONS = {
  noPicture: 'not a picture we can read (JPEG, PNG, WebP, AVIF, GIF or SVG)',
  tooBig: 'too big: 20 MB and 50 megapixels at most, SVG 2 MB',
  broken: 'a broken picture',
} as const

export type PictureProblem = { readonly name: string; readonly reason: string }

/**
 * Stores a draft's pictures and answers where they are. A picture that is missing or broken is reported, once each, and
 * costs the product nothing but itself: what the product has already stays.
 */
export function pictureKeeper(
  dataFolder: string,
  shopId: ShopId,
  find: ((name: string) => Promise<Uint8Array | null>) | null,
) {
  const known = new Map<string, string | null>()
  const problems: PictureProblem[] = []

  async function keep(source: ImageSource): Promise<string | null> {
    const bytes = source.kind === 'bytes' ? source.bytes : await find?.(source.name)
    if (!bytes) {
      problems.push({
        name: source.name,
        reason: find ? 'not in the folder of images' : 'no folder of images was given (--images)',
      })
      return null
    }
    const saved = await saveMedia(dataFolder, shopId, bytes, source.name)
    if (saved.kind === 'saved') return saved.src
    problems.push({ name: source.name, reason: REASONS[saved.reason] })
    return null
  }

  return {
    problems: problems as readonly PictureProblem[],
    async images(sources: readonly ImageSource[]): Promise<KeptPictures> {
      const images: Image[] = []
      for (const source of sources) {
        const src = known.has(source.name) ? (known.get(source.name) ?? null) : await keep(source)
        known.set(source.name, src)
        if (src) images.push({ src, alt: source.alt })
      }
      return { images, complete: images.length > 0 && images.length === sources.length }
    },
  }
}
