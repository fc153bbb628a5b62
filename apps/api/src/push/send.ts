import type { PushKind } from '@store/api-client/manage'
import webPush from 'web-push'
import type { Device } from './store.ts'

/** The key pair that identifies the sender to push services (VAPID), as base64url. */
export type PushKeys = { readonly publicKey: string; readonly privateKey: string }

/** The hosts of browsers' push services: other addresses are refused. */
const SERVICES =
  /^(?:fcm\.googleapis\.com|[\w.-]+\.push\.services\.mozilla\.com|[\w.-]+\.push\.apple\.com|[\w.-]+\.notify\.windows\.com)$/

/** Whether messages may be sent to this address. `allowPrivate`: also to this machine, in tests. */
export function isPushService(endpoint: string, allowPrivate: boolean): boolean {
  const url = URL.parse(endpoint)
  if (!url || url.username || url.password) return false
  if (allowPrivate && url.hostname === '127.0.0.1') return true
  return url.protocol === 'https:' && url.port === '' && SERVICES.test(url.hostname)
}

/** The content of a notification. */
export type Notice = {
  /** `test`: about an order of a test account, for which the office plays no sound. */
  readonly kind: PushKind | 'test'
  readonly title: string
  readonly body: string
  /** A notification replaces an earlier one with the same tag. */
  readonly tag: string
  /** The page of the office that it opens. */
  readonly path: string
}

export type Pushed = 'sent' | 'gone' | 'later'

const TIMEOUT = 10_000
/** For how long a push service keeps a notice for a device that is off, in seconds. */
const KEPT = 12 * 60 * 60

/**
 * Sends a notification to a device, encrypted for it alone. `gone`: the device no longer exists; `later`: another attempt
 * may succeed.
 *
 * @param sender the sender's address, for push services
 */
export async function push(
  device: Pick<Device, 'endpoint' | 'p256dh' | 'auth'>,
  notice: Notice,
  keys: PushKeys,
  sender: string,
): Promise<Pushed> {
  const { endpoint, p256dh, auth } = device
  const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(notice), {
    // Push services require an https address of the sender.
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
