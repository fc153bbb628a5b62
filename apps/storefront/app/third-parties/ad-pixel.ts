import { loadScript } from '#app/third-parties/load-script.ts'
import type { ThirdParty, TrackedEvent } from '#app/third-parties/tracked-events.ts'

/** The pixel's queue, which its script takes over once it has loaded (I3). */
type Fbq = {
  (...call: readonly unknown[]): void
  callMethod?: (...call: readonly unknown[]) => void
  readonly queue: (readonly unknown[])[]
  push: Fbq
  loaded: boolean
  version: string
  /** Turns off automatic page views on address changes; we report pages ourselves. */
  disablePushState: boolean
}
declare global {
  interface Window {
    fbq?: Fbq
    _fbq?: Fbq
  }
}

const SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js'

/** Meta's pixel. */
export function createAdPixel(id: string): ThirdParty {
  const fbq = queueOf()
  // Turns off automatic reading of the page's forms and buttons.
  fbq('set', 'autoConfig', false, id)
  fbq('consent', 'grant')
  fbq('init', id)
  loadScript(SCRIPT)
  return {
    track(tracked) {
      const call = pixelCall(tracked)
      if (call) fbq('track', ...call)
    },
    allow: (granted) => fbq('consent', granted.includes('advertising') ? 'grant' : 'revoke'),
  }
}

function queueOf(): Fbq {
  const queue: (readonly unknown[])[] = []
  const fbq = Object.assign(
    (...call: readonly unknown[]) => {
      if (fbq.callMethod) fbq.callMethod(...call)
      else queue.push(call)
    },
    { queue, loaded: true, version: '2.0', disablePushState: true },
  ) as Fbq
  fbq.push = fbq
  window.fbq = fbq
  window._fbq = fbq
  return fbq
}

type Call = readonly [event: string, parameters?: Readonly<Record<string, unknown>>]

/** The pixel's name of an event. Null: it has none. */
export function pixelCall(tracked: TrackedEvent): Call | null {
  switch (tracked.kind) {
    case 'page':
      return ['PageView']
    case 'viewed':
      return ['ViewContent', { ...contents(tracked), content_type: tracked.isGroup ? 'product_group' : 'product' }]
    case 'added':
      return ['AddToCart', contents(tracked)]
    case 'checkout':
      return ['InitiateCheckout', { ...contents(tracked), num_items: unitsOf(tracked) }]
    case 'purchase':
      return ['Purchase', { ...contents(tracked), num_items: unitsOf(tracked) }]
  }
}

type ItemsEvent = Extract<TrackedEvent, { readonly items: unknown }>

const contents = ({ items, currency, value }: ItemsEvent) => ({
  content_ids: items.map(({ id }) => id),
  content_name: items.map(({ name }) => name).join(', '),
  content_type: 'product',
  contents: items.map(({ id, quantity, price }) => ({ id, quantity, ...(price !== null && { item_price: price }) })),
  currency,
  value,
})

const unitsOf = ({ items }: ItemsEvent): number => items.reduce((sum, { quantity }) => sum + quantity, 0)

/**
 * Reports a purchase with an image request: for the order's page, where no third-party script runs. The same order number
 * of the same shop counts once (`eid`). `cookies`: the page's, with the pixel's two for visitors who came from an
 * advertisement.
 */
export function purchaseImage(
  id: string,
  shop: { readonly id: number; readonly address: string },
  bought: Extract<TrackedEvent, { readonly kind: 'purchase' }>,
  cookies: string,
): string {
  const [event, parameters = {}] = pixelCall(bought) ?? ['Purchase']
  const url = new URL('https://www.facebook.com/tr/')
  const say = (name: string, value: string) => url.searchParams.set(name, value)
  say('id', id)
  say('ev', event)
  say('dl', shop.address)
  for (const [name, value] of Object.entries(parameters))
    say(`cd[${name}]`, typeof value === 'string' ? value : JSON.stringify(value))
  say('eid', `${shop.id}-${bought.number}`)
  for (const [cookie, name] of [
    ['_fbp', 'fbp'],
    ['_fbc', 'fbc'],
  ] as const) {
    const [, value] = new RegExp(`(?:^|; )${cookie}=([\\w.-]+)`).exec(cookies) ?? []
    if (value) say(name, value)
  }
  say('noscript', '1')
  return url.href
}
