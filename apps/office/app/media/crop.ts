import type { Box } from './crop-box.ts'

/** Whether a picture can be cut: drawings and animations cannot, nor what is not the shop's. */
export const canCrop = (src: string | null): src is string =>
  src !== null && /^\/media\/\d+\/\w+\.(?:jpg|png|webp|avif)$/.test(src)

/** The picture that this one was cropped from; null: it is uncropped, or that is unknown. */
export async function originalOf(base: string, src: string): Promise<string | null> {
  try {
    const answer = await fetch(`${base}/media/crop?src=${encodeURIComponent(src)}`)
    return answer.ok ? ((await answer.json()) as { readonly original: string | null }).original : null
  } catch {
    return null
  }
}

/** Crops a picture; returns the address of the part, or why there is none. */
export async function crop(
  base: string,
  src: string,
  box: Box,
): Promise<{ readonly src: string } | 'planFull' | 'failed'> {
  try {
    const answer = await fetch(`${base}/media/crop`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ src, box }),
    })
    if (answer.ok) return (await answer.json()) as { readonly src: string }
    return answer.status === 409 ? 'planFull' : 'failed'
  } catch {
    return 'failed'
  }
}
