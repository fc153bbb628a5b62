import { loadScript } from '#app/third-parties/load-script.ts'
import type { Purpose, ThirdParties } from '#app/third-parties/third-parties.ts'
import { plainAddress, type ThirdParty, type TrackedEvent } from '#app/third-parties/tracked-events.ts'

type Google = NonNullable<ThirdParties['google']>
declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

const HOST = 'https://www.googletagmanager.com'

/** Google's consent mode, version 2: what its tags may store, from the visitor's consent. */
function consentMode(granted: readonly Purpose[]) {
  const may = (purpose: Purpose) => (granted.includes(purpose) ? 'granted' : 'denied')
  const advertising = may('advertising')
  return {
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising,
    analytics_storage: may('measurement'),
    personalization_storage: advertising,
    functionality_storage: 'granted',
    security_storage: 'granted',
  }
}

/** Google Analytics, or a container of Google Tag Manager (I4): both use the same data layer. */
export function createGoogle({ kind, id }: Google, granted: readonly Purpose[]): ThirdParty {
  window.dataLayer ??= []
  const layer = window.dataLayer
  function gtag(..._call: readonly unknown[]): void {
    // Google's scripts distinguish a command from an event by the `arguments` object.
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments)
  }
  gtag('consent', 'default', consentMode([]))
  gtag('consent', 'update', consentMode(granted))
  gtag('set', 'ads_data_redaction', true)
  if (kind === 'tagManager') {
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    loadScript(`${HOST}/gtm.js?id=${id}`)
  } else {
    gtag('js', new Date())
    // Page views are reported when pages are shown; advertising features are off without consent.
    const quiet = { send_page_view: false, allow_google_signals: false, allow_ad_personalization_signals: false }
    gtag('config', id, quiet)
    loadScript(`${HOST}/gtag/js?id=${id}`)
  }
  return {
    track(tracked) {
      const { event, parameters } = googleEvent(tracked)
      if (kind === 'analytics') return gtag('event', event, parameters)
      if (tracked.kind === 'page') return void layer.push({ event, ...parameters })
      // Otherwise fields of the previous event would stay.
      layer.push({ ecommerce: null }, { event, ecommerce: parameters })
    },
    allow: (now) => gtag('consent', 'update', consentMode(now)),
  }
}

const EVENTS = {
  page: 'page_view',
  viewed: 'view_item',
  added: 'add_to_cart',
  checkout: 'begin_checkout',
  purchase: 'purchase',
} as const satisfies Readonly<Record<TrackedEvent['kind'], string>>

/** Google's name of an event. */
export function googleEvent(tracked: TrackedEvent): {
  readonly event: string
  readonly parameters: Readonly<Record<string, unknown>>
} {
  const event = EVENTS[tracked.kind]
  if (tracked.kind === 'page') {
    const { title, address } = tracked
    return { event, parameters: { page_title: title, page_location: plainAddress(address) } }
  }
  const { items, currency, value } = tracked
  const bought =
    tracked.kind === 'purchase' ? { transaction_id: String(tracked.number), shipping: tracked.shipping } : {}
  const things = items.map(({ id, name, variant, price, quantity }) => ({
    item_id: id,
    item_name: name,
    quantity,
    ...(variant !== null && { item_variant: variant }),
    ...(price !== null && { price }),
  }))
  return { event, parameters: { ...bought, currency, value, items: things } }
}
