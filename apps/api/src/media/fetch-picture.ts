import { type IncomingMessage, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isPublicHost, PrivateAddress, publicLookup } from '../http/public-address.ts'
import { MAX_BYTES } from './store.ts'

/** Milliseconds for one picture, redirects included. */
const TIMEOUT = 30_000
const MAX_REDIRECTS = 4
const LONGEST_ADDRESS = 2000

export type FetchedPicture =
  | { readonly kind: 'fetched'; readonly bytes: Uint8Array }
  /** `noAnswer`: no response in time; `refused`: the server has no picture at the address. */
  | {
      readonly kind: 'failed'
      readonly reason: 'noHttps' | 'privateAddress' | 'tooBig' | 'noAnswer' | 'refused'
    }

/**
 * Fetches a picture from the public internet over https and its own port, at most 20 MB and 30 seconds. Every redirect is checked like the
 * first address, by the address that the connection goes to. The result is bytes: `keepPicture` decides whether they are a picture.
 * `trusted` is for tests: the one host (and port) that may be private and answer plain HTTP.
 */
export async function fetchPicture(
  address: string,
  { trusted = null }: { readonly trusted?: string | null } = {},
): Promise<FetchedPicture> {
  const signal = AbortSignal.timeout(TIMEOUT)
  let next = address
  try {
    for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
      const url = next.length <= LONGEST_ADDRESS && URL.canParse(next) ? new URL(next) : null
      const isTrusted = url !== null && url.host === trusted
      if (!url || !(url.protocol === 'https:' || (isTrusted && url.protocol === 'http:'))) return failed('noHttps')
      if (!isTrusted && url.port !== '') return failed('noHttps')
      if (!isTrusted && !isPublicHost(url.hostname)) return failed('privateAddress')
      const response = await requestPicture(url, signal, isTrusted)
      const { statusCode = 0, headers } = response
      if (statusCode === 200) return await bodyOf(response)
      response.destroy()
      if (![301, 302, 303, 307, 308].includes(statusCode) || !headers.location) return failed('refused')
      if (!URL.canParse(headers.location, url.href)) return failed('refused')
      next = new URL(headers.location, url).href
    }
    return failed('refused')
  } catch (problem) {
    return failed(problem instanceof PrivateAddress ? 'privateAddress' : 'noAnswer')
  }
}

const failed = (reason: Extract<FetchedPicture, { kind: 'failed' }>['reason']) => ({ kind: 'failed', reason }) as const

function requestPicture(url: URL, signal: AbortSignal, isTrusted: boolean): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? secureRequest : plainRequest
  return new Promise((resolve, reject) => {
    const headers = { 'user-agent': 'feria', accept: 'image/*' }
    request(url, { headers, agent: false, signal, ...(isTrusted ? {} : { lookup: publicLookup }) })
      .once('response', resolve)
      .once('error', reject)
      .end()
  })
}

async function bodyOf(response: IncomingMessage): Promise<FetchedPicture> {
  const chunks: Buffer[] = []
  if (Number(response.headers['content-length']) > MAX_BYTES) {
    response.destroy()
    return failed('tooBig')
  }
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    // Leaving the loop closes the connection.
    if (size > MAX_BYTES) return failed('tooBig')
    chunks.push(chunk)
  }
  return { kind: 'fetched', bytes: Buffer.concat(chunks) }
}
