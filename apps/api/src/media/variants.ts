import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import sharp from 'sharp'
import { limitFairly } from '../limits/fair-concurrency.ts'
import { cardWidthOf, drawCard } from './card.ts'
import { DECODING } from './decoding.ts'
import type { Key, MediaStorage } from './storage/storage.ts'
import { originalOf } from './store.ts'

/** One picture of one shop, from its address. */
export type Picture = { readonly shop: string; readonly file: string }
export type Variants = {
  /** Made on demand and stored; null: no such picture. Never larger than the original. */
  readonly webp: (picture: Picture, width: number) => Promise<Buffer | null>
  /** Null unless it was made before; the call then starts making it in the background. */
  readonly avif: (picture: Picture, width: number) => Promise<Buffer | null>
  /** In the formats that every program shows, JPEG or PNG. Made on demand and kept. */
  readonly raster: (picture: Picture, use: RasterUse, width: number) => Promise<Buffer | null>
  readonly packed: (picture: Picture, packing: Packing) => Promise<Buffer | null>
}
export type Packing = 'br' | 'gzip'
/**
 * The purposes of pictures in old formats: mails (PNG for drawings and transparent pictures, else JPEG), feeds and search engines
 * (`share`, JPEG), the preview of a link (`card`, JPEG of 1200 × 630), the home screen of a phone (square PNG).
 */
export type RasterUse = 'mail' | 'share' | 'card' | 'icon'

/** The original cannot be decoded: it is damaged or too large. */
export class BrokenPicture extends Error {}
/** It could not be decoded in time: it is too complex, or the machine is busy. */
export class LatePicture extends Error {}

const MAX_WAITING = 1000
/** How long a broken picture is not tried again, and how many are remembered. */
const BROKEN_MS = 10 * 60_000
/** The same for one that took too long: a busy moment must not hide a good picture for longer. */
export const LATE_SECONDS = 60
const MAX_BROKEN = 10_000
const PACK = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
} satisfies Record<Packing, unknown>

/**
 * Makes variants of the originals and stores them beside these, where they may be deleted at any time.
 *
 * @param secondsAwaited how long making one may take while a request waits for it
 */
export function createVariants(storage: MediaStorage, secondsAwaited = SECONDS.awaited): Variants {
  // One thread per encoding: the number of parallel encodings is limited here, so that the machine can still serve pages.
  sharp.concurrency(1)
  sharp.cache(false)
  const flights = new Map<string, Promise<Buffer | null>>()
  const onDemand = limitFairly(2)
  const background = limitFairly(1)
  const waiting = new Set<string>()
  /** Variants that could not be made, with the error, and until when they are not tried again. */
  const broken = new Map<string, { readonly problem: Error; readonly until: number }>()
  const noteBroken = (
    path: string,
    problem: Error,
    wait = problem instanceof LatePicture ? LATE_SECONDS * 1000 : BROKEN_MS,
  ) => {
    if (broken.size >= MAX_BROKEN) broken.clear()
    broken.set(path, { problem, until: Date.now() + wait })
  }

  const knownBroken = (path: string) => {
    const known = broken.get(path)
    return known && known.until > Date.now() ? known.problem : null
  }

  const keyOf = ({ shop, file }: Picture, variant: string): Key => ({
    shop,
    kind: 'media-variants',
    name: `${file}.${variant}`,
  })
  const original = ({ shop, file }: Picture) => storage.read(originalOf(shop, file))

  /** Returns a stored variant, or makes it, once for all simultaneous requests. */
  async function storedOrMade(key: Key, picture: Picture, make: (bytes: Buffer) => Promise<Buffer>) {
    const found = await storage.read(key)
    if (found) return found
    const path = pathOf(key)
    const problem = knownBroken(path)
    if (problem) throw problem
    const flying = flights.get(path)
    if (flying) return flying
    const flight = onDemand(picture.shop, async () => {
      const bytes = await original(picture)
      if (!bytes) return null
      const made = await make(bytes)
      await storage.write(key, made)
      return made
    })
      .catch((problem) => {
        if (problem instanceof BrokenPicture || problem instanceof LatePicture) noteBroken(path, problem)
        throw problem
      })
      .finally(() => flights.delete(path))
    flights.set(path, flight)
    return flight
  }

  const webp = (picture: Picture, width: number) =>
    storedOrMade(keyOf(picture, `w${width}.webp`), picture, (bytes) =>
      encode(bytes, width, secondsAwaited, (image) => image.webp({ quality: 78 })),
    )

  /**
   * Makes an AVIF, which takes ten times as long as a WebP. An empty file marks one that would not be smaller, or cannot be
   * made, and is not tried again.
   */
  async function makeAvif(picture: Picture, width: number): Promise<void> {
    const bytes = await original(picture)
    if (!bytes) return
    const larger = await webp(picture, width)
    const made = await encode(bytes, width, SECONDS.inBackground, (image) =>
      image.avif({ quality: 50, effort: 2 }),
    ).catch((problem: unknown) => {
      if (problem instanceof BrokenPicture) return null
      throw problem
    })
    const pays = made !== null && larger !== null && made.length < larger.length
    await storage.write(keyOf(picture, `w${width}.avif`), pays ? made : Buffer.alloc(0))
  }

  return {
    webp,

    async avif(picture, width) {
      const key = keyOf(picture, `w${width}.avif`)
      const path = pathOf(key)
      const found = await storage.read(key)
      if (found) return found.length > 0 ? found : null
      if (!waiting.has(path) && waiting.size < MAX_WAITING && !knownBroken(path)) {
        waiting.add(path)
        background(picture.shop, () => makeAvif(picture, width))
          .catch((problem: unknown) => {
            // One that timed out would do so again for a while, and only one is made at a time.
            if (problem instanceof LatePicture) noteBroken(path, problem, BROKEN_MS)
            else if (problem instanceof BrokenPicture) noteBroken(path, problem)
            else console.error(`shop ${picture.shop}: no AVIF of ${picture.file}`, problem)
          })
          .finally(() => waiting.delete(path))
      }
      return null
    },

    raster: (picture, use, width) =>
      storedOrMade(keyOf(picture, `${use}${width}${isJpeg(use) ? '.jpg' : ''}`), picture, (bytes) =>
        encodeRaster(bytes, use, width, secondsAwaited),
      ),

    packed: (picture, packing) => storedOrMade(keyOf(picture, packing), picture, PACK[packing]),
  }
}

/** The key of a picture's work in progress. */
const pathOf = ({ shop, name }: Key) => `${shop}/${name}`

/**
 * The density, in dots per inch, at which a drawing has its nominal width; the lowest and the highest that its renderer
 * takes.
 */
const DENSITY = { plain: 72, min: 1, max: 100_000 }
/** Time limits for one picture: a drawing or an animation may need far more than any photo. */
const SECONDS = { awaited: 10, inBackground: 60 }

const SEE_THROUGH = { r: 0, g: 0, b: 0, alpha: 0 }

/** Uses whose pictures are always JPEG. */
export const isJpeg = (use: RasterUse) => use === 'share' || use === 'card'

async function encodeRaster(bytes: Buffer, use: RasterUse, width: number, seconds: number): Promise<Buffer> {
  const since = performance.now()
  try {
    const still = { ...DECODING, animated: false }
    const { format, width: drawn = width, height = drawn, hasAlpha } = await sharp(bytes, still).metadata()
    const isDrawing = format === 'svg'
    const targetWidth = use === 'card' ? cardWidthOf({ width: drawn, height }) : width
    // A drawing is rendered in the size it is shown in: enlarging it afterwards would blur it.
    const density = Math.min(DENSITY.max, Math.max(DENSITY.min, (DENSITY.plain * targetWidth) / drawn))
    const image = sharp(bytes, isDrawing ? { ...still, density } : still).timeout({ seconds })
    if (use === 'icon')
      return await image.resize({ width, height: width, fit: 'contain', background: SEE_THROUGH }).png().toBuffer()
    const sized = image.resize({ width: targetWidth, withoutEnlargement: !isDrawing })
    if (use === 'card') return await drawCard(await sized.png().toBuffer())
    if (use === 'share')
      return await sized.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer()
    const made =
      isDrawing || hasAlpha ? sized.png({ palette: true, effort: 8 }) : sized.jpeg({ quality: 80, mozjpeg: true })
    return await made.toBuffer()
  } catch (cause) {
    throw undecodable(cause, performance.now() - since >= seconds * 1000)
  }
}

async function encode(
  bytes: Buffer,
  width: number,
  seconds: number,
  format: (image: sharp.Sharp) => sharp.Sharp,
): Promise<Buffer> {
  const since = performance.now()
  try {
    const image = sharp(bytes, DECODING).timeout({ seconds })
    return await format(image.resize({ width, withoutEnlargement: true })).toBuffer()
  } catch (cause) {
    throw undecodable(cause, performance.now() - since >= seconds * 1000)
  }
}

/**
 * The error for what the decoder reports. A time-out usually has a text of its own, but ends some decoders with one of
 * theirs: so `isOver` says whether the time was up.
 */
function undecodable(cause: unknown, isOver: boolean): Error {
  const late = isOver || (cause instanceof Error && cause.message.startsWith('timeout:'))
  return late
    ? new LatePicture('this picture takes too long', { cause })
    : new BrokenPicture('this picture cannot be decoded', { cause })
}
