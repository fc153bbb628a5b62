import type { BrowserContext, Page } from '@playwright/test'
import { setIntegrations } from './manage.ts'
import { type OwnShop, openShop, test as plain } from './shops.ts'

export const PIXEL = '123456789012345'

/** A request to another host. */
export type ThirdPartyRequest = { readonly host: string; readonly path: string; readonly search: URLSearchParams }

/** Imitates Meta's pixel: takes over its queue, and reports each call with an image request. */
const PIXEL_SCRIPT = `
  document.cookie = '_fbp=fb.1.1700000000000.123; Path=/'
  const tell = (method, event, parameters = {}) => {
    if (method !== 'track') return
    const ids = (parameters.content_ids ?? []).join()
    new Image().src = 'https://www.facebook.com/tr/?' + new URLSearchParams({ ev: event, ids, type: parameters.content_type ?? '', value: parameters.value ?? '', currency: parameters.currency ?? '', from: document.referrer })
  }
  fbq.callMethod = tell
  for (const call of fbq.queue) tell(...call)`

/** Imitates Google's tag: reads the data layer from the start, and reports each event with an image request, if it may. */
const TAG_SCRIPT = `
  document.cookie = '_ga=GA1.1.123.456; Path=/'
  let may = 'unsaid'
  const read = (call) => {
    if (call[0] === 'consent') may = call[2].analytics_storage
    if (call[0] !== 'event') return
    const { items = [], transaction_id = '', value = '', page_location = '' } = call[2] ?? {}
    new Image().src = 'https://region1.google-analytics.com/g/collect?' + new URLSearchParams({ en: call[1], may, ids: items.map((item) => item.item_id).join(), tid: transaction_id, value, page_location, from: document.referrer })
  }
  for (const call of dataLayer) read(call)
  const push = dataLayer.push.bind(dataLayer)
  dataLayer.push = (...calls) => { calls.forEach(read); return push(...calls) }`

const CHAT_SCRIPT = `
  window.chatwootSDK = { run: (site) => { window.chatRan = [...(window.chatRan ?? []), site] } }`

const SCRIPTS: Readonly<Record<string, string>> = {
  'connect.facebook.net': PIXEL_SCRIPT,
  'www.googletagmanager.com': TAG_SCRIPT,
  'chat.example': CHAT_SCRIPT,
}

/** Intercepts all requests to other hosts: answers for the third parties, and records every request. */
export async function interceptThirdParties(context: BrowserContext): Promise<ThirdPartyRequest[]> {
  const requests: ThirdPartyRequest[] = []
  await context.route(
    (url) => !url.hostname.endsWith('localhost'),
    async (route) => {
      const { hostname: host, pathname: path, searchParams: search } = new URL(route.request().url())
      requests.push({ host, path, search })
      const script = SCRIPTS[host]
      await route.fulfill(
        script ? { contentType: 'text/javascript', body: script } : { contentType: 'image/gif', body: '' },
      )
    },
  )
  return requests
}

const events = (requests: readonly ThirdPartyRequest[], host: RegExp, name: string) =>
  requests.filter((each) => host.test(each.host) && each.search.has(name))
/** Events reported to Meta, in order. */
export const pixelEvents = (requests: readonly ThirdPartyRequest[]) =>
  events(requests, /facebook\.com$/, 'ev').map(({ search }) => search.get('ev'))
/** … and to Google. */
export const googleEvents = (requests: readonly ThirdPartyRequest[]) =>
  events(requests, /google-analytics\.com$/, 'en').map(({ search }) => search.get('en'))
/** The parameters of an event. */
export const parametersOf = (requests: readonly ThirdPartyRequest[], event: string) =>
  requests
    .filter(({ search }) => search.get('ev') === event || search.get('en') === event)
    .map(({ search }) => Object.fromEntries(search))

/** A shop with a pixel and an analytics id, and all requests of its pages to other hosts. */
export const test = plain.extend<{ readonly requests: readonly ThirdPartyRequest[] }, { readonly shop: OwnShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it depends on
    async ({}, use) => {
      const shop = await openShop()
      await setIntegrations(shop, { facebookPixel: PIXEL, analytics: 'G-ABC123DEF4' })
      await use(shop)
    },
    { scope: 'worker' },
  ],
  requests: [async ({ context }, use) => use(await interceptThirdParties(context)), { auto: true }],
})

export const bar = (page: Page) => page.getByRole('region', { name: 'Your privacy' })
export const settings = (page: Page) => page.getByRole('dialog', { name: 'Privacy and cookies' })
export const reopen = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Privacy and cookies' })
export const answer = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true }).click()
