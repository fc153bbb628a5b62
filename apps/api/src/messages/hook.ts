import { createHmac } from 'node:crypto'
import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isPublicHost, PrivateAddress, publicLookup } from '../http/public-address.ts'
import type { Attempt } from './worker.ts'

const TIMEOUT = 10_000
const SECRET_PREFIX = /^whsec_/

type HookCall = {
  readonly url: string
  /** The signing secrets: there is one signature for each. */
  readonly secrets: readonly string[]
  /** The same at every attempt, so that the receiver can recognise a repeat. */
  readonly token: string
  readonly body: string
  readonly now: Date
  /** For tests and private networks: any address is allowed, and plain HTTP too. */
  readonly allowPrivate: boolean
}

type HookAttempt = Exclude<Attempt, { readonly kind: 'dropped' }>
/** The result of a call: `status` of the response, null: there was none; `ms` is its duration. */
type HookAnswer = { readonly attempt: HookAttempt; readonly status: number | null; readonly ms: number }

/**
 * Calls a merchant's system by POST, signed as Standard Webhooks prescribes (HMAC-SHA256 over id, time and body). Any 2xx is
 * a success; after 410 no further attempt is made. Redirects are not followed, and the response body is not read.
 */
export async function callHook({
  url: address,
  secrets,
  token,
  body,
  now,
  allowPrivate,
}: HookCall): Promise<HookAnswer> {
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || !(url.protocol === 'https:' || (allowPrivate && url.protocol === 'http:')))
    return { attempt: { kind: 'never', problem: 'no https address' }, status: null, ms: 0 }
  if (!allowPrivate && !isPublicHost(url.hostname)) return { attempt: refused, status: null, ms: 0 }
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'user-agent': 'feria',
    'webhook-id': token,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => `v1,${signature(secret, `${token}.${timestamp}.${body}`)}`).join(' '),
  }
  const request = url.protocol === 'https:' ? secureRequest : plainRequest
  const began = performance.now()
  return new Promise((answered) => {
    const done = (attempt: HookAttempt, status: number | null) =>
      answered({ attempt, status, ms: Math.round(performance.now() - began) })
    const calling = request(url, {
      method: 'POST',
      headers,
      agent: false,
      signal: AbortSignal.timeout(TIMEOUT),
      ...(allowPrivate ? {} : { lookup: publicLookup }),
    })
    calling.once('response', (response) => {
      const status = response.statusCode ?? 0
      done(answerOf(status), status)
      response.destroy()
    })
    calling.on('error', (error: NodeJS.ErrnoException) => {
      done(error instanceof PrivateAddress ? refused : { kind: 'later', problem: error.code ?? error.name }, null)
    })
    calling.end(body)
  })
}

const refused: HookAttempt = { kind: 'never', problem: 'a private address' }

function answerOf(status: number): HookAttempt {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  return { kind: status === 410 ? 'never' : 'later', problem: `answered ${status}` }
}

const signature = (secret: string, content: string) =>
  createHmac('sha256', Buffer.from(secret.replace(SECRET_PREFIX, ''), 'base64'))
    .update(content)
    .digest('base64')
