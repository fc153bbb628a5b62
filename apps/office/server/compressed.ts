import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

/** Content types that compress well. */
const IS_TEXT = /^text\/|^application\/(?:[\w.+-]*\+)?(?:json|javascript)\b/
/** Below this size, in bytes, headers outweigh the savings. */
const LEAST = 1_000

/** Compresses a response as the browser accepts it. Pages are small enough to buffer. */
export async function compressed(answer: Response, accepted: string): Promise<Response> {
  const { status, headers } = answer
  if (!answer.body || headers.has('content-encoding') || !IS_TEXT.test(headers.get('content-type') ?? '')) return answer
  headers.append('vary', 'accept-encoding')
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null
  if (encoding === null) return answer
  const body = Buffer.from(await answer.arrayBuffer())
  if (body.length < LEAST) return new Response(body, { status, headers })
  headers.set('content-encoding', encoding)
  headers.delete('content-length')
  const small =
    encoding === 'br' ? await asBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : await asGzip(body)
  return new Response(new Uint8Array(small), { status, headers })
}
