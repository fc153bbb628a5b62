import { createHmac } from 'node:crypto'
import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isPublicHost, PrivateAddress, publicLookup } from '../http/public-address.ts'
import type { OrderHook } from '../shops/schema.ts'
import type { Attempt } from './worker.ts'

const TIMEOUT = 10_000
const SECRET_PREFIX = /^whsec_/

export type HookCall = {
  readonly hook: OrderHook
  /** The same at every attempt, so that its receiver can tell a repeat. */
  readonly token: string
  readonly body: string
  readonly now: Date
  /** For tests, and for networks of one's own: any address will do, and plain HTTP too. */
  readonly allowPrivate: boolean
}

/**
 * Tells a merchant's system, by POST, signed as Standard Webhooks have it (HMAC-SHA256 over id, time and body). Any 2xx
 * is understood; 410 means never again. Redirects are not followed, and nothing of the answer is read.
 */
export function callHook({ hook, token, body, now, allowPrivate }: HookCall): Promise<Attempt> {
  const url = URL.canParse(hook.url) ? new URL(hook.url) : null
  if (!url || !(url.protocol === 'https:' || (allowPrivate && url.protocol === 'http:'))) {
    return Promise.resolve({ kind: 'never', problem: 'no https address' })
  }
  if (!allowPrivate && !isPublicHost(url.hostname)) return Promise.resolve(refused)
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'user-agent': 'feria',
    'webhook-id': token,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature(hook.secret, `${token}.${timestamp}.${body}`)}`,
  }
  const request = url.protocol === 'https:' ? secureRequest : plainRequest
  return new Promise((done) => {
    const calling = request(url, {
      ...{ method: 'POST', headers, agent: false, signal: AbortSignal.timeout(TIMEOUT) },
      ...(allowPrivate ? {} : { lookup: publicLookup }),
    })
    calling.once('response', (response) => {
      done(answerOf(response.statusCode ?? 0))
      response.destroy()
    })
    calling.on('error', (error: NodeJS.ErrnoException) => {
      done(error instanceof PrivateAddress ? refused : { kind: 'later', problem: error.code ?? error.name })
    })
    calling.end(body)
  })
}

const refused: Attempt = { kind: 'never', problem: 'a private address' }

function answerOf(status: number): Attempt {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  return { kind: status === 410 ? 'never' : 'later', problem: `answered ${status}` }
}

const signature = (secret: string, said: string) =>
  createHmac('sha256', Buffer.from(secret.replace(SECRET_PREFIX, ''), 'base64'))
    .update(said)
    .digest('base64')
