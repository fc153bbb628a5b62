import type { ShopId } from '@store/core'
import sharp from 'sharp'
import { limitFairly } from '../limits/fair-concurrency.ts'
import { DECODING } from './decoding.ts'
import { withoutExtraSegments } from './jpeg-segments.ts'

const SECONDS = 20

/** One at a time: a photo of 50 megapixels takes 200 MB. */
const oneByOne = limitFairly(1)

/** Encoded again once, at a quality from which the widths for pages can be made without a visible loss. */
const ENCODINGS = {
  jpg: (image) => image.jpeg({ quality: 92 }),
  png: (image) => image.png(),
  webp: (image) => image.webp({ quality: 92 }),
  avif: (image) => image.avif({ quality: 75, effort: 2 }),
  gif: (image) => image.gif(),
} as const satisfies Readonly<Record<string, (image: sharp.Sharp) => sharp.Sharp>>

export type RasterType = keyof typeof ENCODINGS

/**
 * Removes from a picture what cameras and editors write into it: where, when, with what and by whom it was taken, and a
 * small copy from before it was cropped. Anybody can fetch an original. The result is upright, with its colour profile.
 * Returns the same bytes if there is nothing of that kind in it. Throws what sharp throws if it cannot be decoded.
 */
export async function withoutPrivateData(shopId: ShopId, bytes: Uint8Array, type: RasterType): Promise<Uint8Array> {
  const { exif, xmp, iptc, tifftagPhotoshop, comments } = await sharp(bytes, DECODING).metadata()
  if (!exif && !xmp && !iptc && !tifftagPhotoshop && !comments?.length)
    return type === 'jpg' ? withoutExtraSegments(bytes) : bytes
  return oneByOne(shopId, () =>
    ENCODINGS[type](sharp(bytes, DECODING).timeout({ seconds: SECONDS }).keepIccProfile()).toBuffer(),
  )
}
