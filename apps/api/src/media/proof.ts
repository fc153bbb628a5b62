import sharp from 'sharp'
import { limitConcurrency } from '../limits/concurrency.ts'

/** Wide enough to read every digit of a screenshot or of a photographed receipt. */
const MOST_PIXELS = 2_400
const SECONDS = 10

type ReadProof =
  | { readonly kind: 'read'; readonly type: 'image/jpeg' | 'application/pdf'; readonly file: Buffer }
  | { readonly kind: 'refused'; readonly reason: 'type' | 'broken' | 'tooBig' }

/**
 * One picture at a time, so that uploads of strangers leave capacity for the shops' pictures. Only a few may wait: storefronts abort
 * the call after half a minute, and an early refusal is more useful than a time-out. The next one gets `TooManyWaiting`.
 */
const oneByOne = limitConcurrency(1, 3)

/**
 * A buyer's proof of payment, in its stored form. Its first bytes decide the type. Of a picture, only the first image is kept,
 * upright, as a JPEG without the file's metadata: place, camera, programs. A PDF is stored
 * unchanged; the shop has to open it as carefully as any file of a stranger.
 */
export async function readProof(bytes: Buffer): Promise<ReadProof> {
  const type = typeOf(bytes)
  if (type === null) return { kind: 'refused', reason: 'type' }
  if (type === 'pdf') {
    const isWhole = bytes.subarray(-1_024).includes('%%EOF')
    return isWhole ? { kind: 'read', type: 'application/pdf', file: bytes } : { kind: 'refused', reason: 'broken' }
  }
  return oneByOne<ReadProof>(async () => {
    try {
      const file = await sharp(bytes, { limitInputPixels: 50_000_000, failOn: 'error', autoOrient: true })
        .timeout({ seconds: SECONDS })
        .resize({ width: MOST_PIXELS, height: MOST_PIXELS, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#fff' })
        .jpeg({ quality: 82 })
        .toBuffer()
      return { kind: 'read', type: 'image/jpeg', file }
    } catch (error) {
      const isHuge = error instanceof Error && error.message.includes('pixel limit')
      return { kind: 'refused', reason: isHuge ? 'tooBig' : 'broken' }
    }
  })
}

function typeOf(bytes: Buffer): 'picture' | 'pdf' | null {
  const head = bytes.subarray(0, 12).toString('latin1')
  if (head.startsWith('%PDF-')) return 'pdf'
  const isPicture =
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP')
  return isPicture ? 'picture' : null
}
