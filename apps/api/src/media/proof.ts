import sharp from 'sharp'
import { limitConcurrency } from '../limits/concurrency.ts'

/** Wide enough to read every digit of a screenshot or of a photographed receipt. */
const MOST_PIXELS = 2_400
const SECONDS = 10

type ReadProof =
  | { readonly kind: 'read'; readonly type: 'image/jpeg' | 'application/pdf'; readonly file: Buffer }
  | { readonly kind: 'refused'; readonly reason: 'type' | 'broken' | 'tooBig' }

/**
 * One picture at a time, so that what strangers send leaves the pictures of shops their room. Few wait: storefronts end
 * the call after half a minute, and whoever is told to come again knows more than who is told nothing. Then `TooManyWaiting`.
 */
const oneByOne = limitConcurrency(1, 3)

/**
 * What a buyer sent to show that they have paid, as it is kept. What it is decide its first bytes. Of a picture only its
 * first image is left, upright, as a JPEG without whatever else was in the file: place, camera, programs. A PDF stays as
 * it came, and is for the shop to open with the care that files of strangers want.
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
