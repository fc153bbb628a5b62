import { createHash } from 'node:crypto'
import type { ShopId } from '@store/core'
import sharp from 'sharp'
import { DECODING } from './decoding.ts'
import { type RasterType, withoutPrivateData } from './private-data.ts'
import type { Key, MediaStorage } from './storage/storage.ts'
import { sanitiseSvg } from './svg.ts'

export const MAX_BYTES = 20_000_000
const MAX_SVG_BYTES = 2_000_000

/** `planFull`: the limit of the shop's plan is reached. */
type MediaRefusal = 'noPicture' | 'tooBig' | 'broken' | 'planFull'

/** Called before a new picture is stored, with its size in bytes; false: it does not fit into the plan. */
export type Admit = (src: string, size: number) => Promise<boolean>

export type SavedMedia =
  /** `src` is its path; saving the same picture again returns the same one. */
  | { readonly kind: 'saved'; readonly src: string }
  /** `broken`: its name or first bytes are a picture's, but the rest is not. */
  | { readonly kind: 'refused'; readonly name: string; readonly reason: MediaRefusal }

/** The place of an original. */
export const originalOf = (shop: ShopId | string, file: string): Key => ({ shop, kind: 'media', name: file })

/**
 * Stores a picture of a shop under the hash of its content. Its first bytes decide the type, never its name, which is only
 * used in refusals. Limits: 20 MB, 50 megapixels; for SVG 2 MB, and it is rewritten by `sanitiseSvg`. Metadata such as place
 * and author of a photo is removed.
 */
export async function saveMedia(
  storage: MediaStorage,
  shopId: ShopId,
  bytes: Uint8Array,
  name: string,
  admit: Admit = async () => true,
): Promise<SavedMedia> {
  const extension = pictureType(bytes)
  if (extension === null) return { kind: 'refused', name, reason: 'noPicture' }
  if (bytes.length > (extension === 'svg' ? MAX_SVG_BYTES : MAX_BYTES))
    return { kind: 'refused', name, reason: 'tooBig' }

  const content = extension === 'svg' ? cleanSvg(bytes) : await cleanRaster(shopId, bytes, extension)
  if (typeof content === 'string') return { kind: 'refused', name, reason: content }
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 32)
  const file = `${hash}.${extension}`
  const saved = { kind: 'saved', src: `/media/${shopId}/${file}` } as const
  const place = originalOf(shopId, file)
  if ((await storage.size(place)) !== null) return saved

  const problem = extension === 'svg' ? null : await problemOf(content)
  if (problem) return { kind: 'refused', name, reason: problem }
  if (!(await admit(saved.src, content.length))) return { kind: 'refused', name, reason: 'planFull' }
  await storage.write(place, content)
  return saved
}

/** Whether this is the address of a picture that the shop has stored. */
export async function isStoredPicture(storage: MediaStorage, shopId: ShopId, src: string): Promise<boolean> {
  const [, shop, file] = /^\/media\/(\d{1,15})\/([0-9a-f]{32}\.[a-z]{3,4})$/.exec(src) ?? []
  if (shop !== String(shopId) || file === undefined) return false
  return (await storage.size(originalOf(shopId, file))) !== null
}

type Extension = RasterType | 'svg'
/** Why a picture is refused although its first bytes are those of one. */
type Problem = 'tooBig' | 'broken'

/** The type that the first bytes show. */
function pictureType(bytes: Uint8Array): Extension | null {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 4096))
  const head = start.toString('latin1')
  if (head.startsWith('\xff\xd8\xff')) return 'jpg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'gif'
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp'
  if (head.slice(4, 8) === 'ftyp' && /^.{8}(?:.{4})*?avi[fs]/s.test(head.slice(0, 40))) return 'avif'
  return SVG_START.test(start.toString('utf8')) ? 'svg' : null
}

const SVG_START = /^\ufeff?\s*(?:(?:<\?(?:(?!\?>)[\s\S])*\?>|<!--(?:(?!-->)[\s\S])*-->|<!DOCTYPE[^>]*>)\s*)*<svg[\s>]/

function cleanSvg(bytes: Uint8Array): Uint8Array | Problem {
  const clean = sanitiseSvg(Buffer.from(bytes).toString('utf8'))
  return clean === null ? 'broken' : Buffer.from(clean)
}

async function cleanRaster(shopId: ShopId, bytes: Uint8Array, type: RasterType): Promise<Uint8Array | Problem> {
  try {
    return await withoutPrivateData(shopId, bytes, type)
  } catch (error) {
    return problemIn(error)
  }
}

/**
 * Decodes the picture completely, so that a truncated file is noticed now and not by shoppers, at a small size for speed.
 */
async function problemOf(bytes: Uint8Array): Promise<Problem | null> {
  try {
    await sharp(bytes, DECODING).resize({ width: 96 }).raw().toBuffer()
    return null
  } catch (error) {
    return problemIn(error)
  }
}

const problemIn = (error: unknown): Problem =>
  error instanceof Error && error.message.includes('pixel limit') ? 'tooBig' : 'broken'
