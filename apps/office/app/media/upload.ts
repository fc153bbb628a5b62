import { shrink } from './shrink.ts'

type Upload =
  | { readonly kind: 'kept'; readonly src: string }
  | { readonly kind: 'refused'; readonly reason: 'tooBig' | 'planFull' | 'type' | 'failed' }

/** Uploads a picture to the shop with this address in the office. */
export async function upload(base: string, file: File): Promise<Upload> {
  try {
    const body = await shrink(file)
    const name = encodeURIComponent(file.name.slice(0, 200))
    const answer = await fetch(`${base}/media?name=${name}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/octet-stream' },
    })
    if (answer.ok) return { kind: 'kept', src: ((await answer.json()) as { readonly src: string }).src }
    if (answer.status === 409) return { kind: 'refused', reason: 'planFull' }
    return { kind: 'refused', reason: answer.status === 413 ? 'tooBig' : answer.status < 500 ? 'type' : 'failed' }
  } catch {
    return { kind: 'refused', reason: 'failed' }
  }
}
