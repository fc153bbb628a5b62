import webPush from 'web-push'
import type { PushKind } from './schema.ts'
import type { Device } from './store.ts'

/** The pair of keys that says to push services who sends (VAPID), as base64url. */
export type PushKeys = { readonly publicKey: string; readonly privateKey: string }

/** The hosts of the push services of browsers: an address elsewhere is no device. */
const SERVICES =
  /^(?:fcm\.googleapis\.com|[\w.-]+\.push\.services\.mozilla\.com|[\w.-]+\.push\.apple\.com|[\w.-]+\.notify\.windows\.com)$/

/** Whether messages may be sent to this address. `allowPrivate`: also to this machine, in tests. */
export function isPushService(endpoint: string, allowPrivate: boolean): boolean {
  const url = URL.parse(endpoint)
  if (!url || url.username || url.password) return false
  if (allowPrivate && url.hostname === '127.0.0.1') return true
  return url.protocol === 'https:' && url.port === '' && SERVICES.test(url.hostname)
}

/** What a notification says. */
export type Notice = {
  /** `test`: about an order of a test account, for which no bell rings. */
  readonly kind: PushKind | 'test'
  readonly title: string
  readonly body: string
  /** Notices of one tag take each other's place. */
  readonly tag: string
  /** The page of the office that it opens. */
  readonly path: string
}

export type Pushed = 'sent' | 'gone' | 'later'

const TIMEOUT = 10_000
/** For how long a push service keeps a notice for a device that is off, in seconds. */
const KEPT = 12 * 60 * 60

/**
 * Sends a notice to a device, encrypted for it alone. `gone`: the device is no more; `later`: another attempt may succeed.
 *
 * @param sender the address of who sends, for push services
 */
export async function push(
  device: Pick<Device, 'endpoint' | 'p256dh' | 'auth'>,
  notice: Notice,
  keys: PushKeys,
  sender: string,
): Promise<Pushed> {
  const { endpoint, p256dh, auth } = device
  const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(notice), {
    // Push services want a secure address of who sends.
    vapidDetails: { subject: sender.replace(/^http:/, 'https:'), ...keys },
    TTL: KEPT,
    urgency: 'high',
    contentEncoding: 'aes128gcm',
  })
  const answer = await fetch(request.endpoint, {
    method: 'POST',
    headers: request.headers as Record<string, string>,
    body: request.body && new Uint8Array(request.body),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch(() => null)
  if (answer === null) return 'later'
  await answer.body?.cancel()
  if (answer.ok) return 'sent'
  return answer.status === 429 || answer.status >= 500 ? 'later' : 'gone'
}
