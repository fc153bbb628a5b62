import type { BrowserContext, Page } from '@playwright/test'
import { setIntegrations } from './manage.ts'
import { type OwnShop, openShop, test as plain } from './shops.ts'

export const PIXEL = '123456789012345'

/** What was asked of hosts that are not ours. */
export type Asked = { readonly host: string; readonly path: string; readonly search: URLSearchParams }

/** As the pixel does: takes over its queue, and tells each call by an image. */
const PIXEL_SCRIPT = `
  document.cookie = '_fbp=fb.1.1700000000000.123; Path=/'
  const tell = (method, event, parameters = {}) => {
    if (method !== 'track') return
    const ids = (parameters.content_ids ?? []).join()
    new Image().src = 'https://www.facebook.com/tr/?' + new URLSearchParams({ ev: event, ids, type: parameters.content_type ?? '', value: parameters.value ?? '', currency: parameters.currency ?? '', from: document.referrer })
  }
  fbq.callMethod = tell
  for (const call of fbq.queue) tell(...call)`

/** As Google's tag does: reads its list from the start, and tells each event by an image, if it may measure. */
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

/** Stands where the internet begins: answers for the third parties, and writes down everything that reaches it. */
export async function atTheEdge(context: BrowserContext): Promise<Asked[]> {
  const asked: Asked[] = []
  await context.route(
    (url) => !url.hostname.endsWith('localhost'),
    async (route) => {
      const { hostname: host, pathname: path, searchParams: search } = new URL(route.request().url())
      asked.push({ host, path, search })
      const script = SCRIPTS[host]
      await route.fulfill(
        script ? { contentType: 'text/javascript', body: script } : { contentType: 'image/gif', body: '' },
      )
    },
  )
  return asked
}

const events = (asked: readonly Asked[], host: RegExp, name: string) =>
  asked.filter((each) => host.test(each.host) && each.search.has(name))
/** Events that Meta has heard of, in their order. */
export const pixelEvents = (asked: readonly Asked[]) =>
  events(asked, /facebook\.com$/, 'ev').map(({ search }) => search.get('ev'))
/** … and Google. */
export const googleEvents = (asked: readonly Asked[]) =>
  events(asked, /google-analytics\.com$/, 'en').map(({ search }) => search.get('en'))
/** What came with an event. */
export const saidWith = (asked: readonly Asked[], event: string) =>
  asked
    .filter(({ search }) => search.get('ev') === event || search.get('en') === event)
    .map(({ search }) => Object.fromEntries(search))

/** A shop with a pixel and a measurement, and everything that its pages ask of others. */
export const test = plain.extend<{ readonly asked: readonly Asked[] }, { readonly shop: OwnShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it depends on
    async ({}, use) => {
      const shop = await openShop()
      await setIntegrations(shop, { facebookPixel: PIXEL, analytics: 'G-ABC123DEF4' })
      await use(shop)
    },
    { scope: 'worker' },
  ],
  asked: [async ({ context }, use) => use(await atTheEdge(context)), { auto: true }],
})

export const bar = (page: Page) => page.getByRole('region', { name: 'Your privacy' })
export const settings = (page: Page) => page.getByRole('dialog', { name: 'Privacy and cookies' })
export const reopen = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Privacy and cookies' })
export const answer = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true }).click()
