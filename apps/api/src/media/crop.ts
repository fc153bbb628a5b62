import sharp from 'sharp'
import { limitFairly } from '../limits/fair-concurrency.ts'
import { DECODING } from './decoding.ts'

/** A part of a picture: left, top, right and bottom, in hundredths of its width and height. */
export type CropBox = readonly [left: number, top: number, right: number, bottom: number]

/** The time limit of one cut, and the cuts at a time. */
const SECONDS = 10
const inTurn = limitFairly(1)

/**
 * A part of a picture as a new picture, in the same format if it is one for photos, else in WebP. Null: it is a drawing or
 * an animation, or cannot be decoded in time.
 */
export const cropPicture = (shopId: number, bytes: Uint8Array, box: CropBox): Promise<Buffer | null> =>
  inTurn(shopId, () => cut(bytes, box).catch(() => null))

async function cut(bytes: Uint8Array, [left, top, right, bottom]: CropBox): Promise<Buffer | null> {
  const { format, pages = 1, autoOrient } = await sharp(bytes, DECODING).metadata()
  if (format === 'svg' || pages > 1) return null
  const { width, height } = autoOrient
  const at = (hundredths: number, of: number) => Math.round((hundredths / 100) * of)
  const [x, y] = [Math.min(at(left, width), width - 1), Math.min(at(top, height), height - 1)]
  const part = {
    left: x,
    top: y,
    width: Math.max(1, Math.min(at(right, width), width) - x),
    height: Math.max(1, Math.min(at(bottom, height), height) - y),
  }
  const image = sharp(bytes, { ...DECODING, animated: false })
    .timeout({ seconds: SECONDS })
    .extract(part)
  if (format === 'jpeg') return image.jpeg({ quality: 90, mozjpeg: true }).toBuffer()
  if (format === 'png') return image.png().toBuffer()
  return image.webp({ quality: 90 }).toBuffer()
}
