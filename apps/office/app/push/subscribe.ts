/** What the API needs to reach this browser. */
type Subscription = { readonly endpoint: string; readonly p256dh: string; readonly auth: string }

/** Whether this browser can show notifications. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

const inText = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))

/** Asks for permission, and subscribes this browser with the platform's key; null: refused, by the person or the browser. */
export async function subscribe(key: string): Promise<Subscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) }
  try {
    const made = (await pushManager.getSubscription()) ?? (await pushManager.subscribe(options))
    return { endpoint: made.endpoint, p256dh: inText(made.getKey('p256dh')), auth: inText(made.getKey('auth')) }
  } catch {
    return null
  }
}
