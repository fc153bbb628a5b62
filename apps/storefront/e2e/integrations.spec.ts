import type { Page } from '@playwright/test'
import { INTEGRATION_PATTERNS } from '@store/core'
import { fillEnglish, orderNumber } from './buyer.ts'
import { setIntegrations } from './manage.ts'
import { ask, at, expect, type OwnShop, openShop, waitForHydration } from './shops.ts'
import { openAlteredApi, openStorefront } from './storefronts.ts'
import { answer, bar, googleEvents, PIXEL, parametersOf, pixelEvents, test } from './third-parties.ts'

const META = 'https://www.facebook.com'

/** Ids of a product in the shop's feed. */
async function feedIds({ domain }: OwnShop, title: string) {
  const { body } = await ask('/feed.xml', { host: domain })
  const items = body.split('<item>').filter((item) => item.includes(`>${title}`))
  return items.map((item) => ({
    id: /<g:id>([^<]+)/.exec(item)?.[1],
    group: /<g:item_group_id>([^<]+)/.exec(item)?.[1],
  }))
}

test('I3, I4, B6, C4, C5: after consent, events are reported once to each service, with the ids of the feed; checkout reports none', async ({
  page,
  shop,
  requests,
}) => {
  const reported: unknown[] = []
  page.on('request', (request) => {
    const body = request.url().endsWith('/events') ? request.postDataJSON() : { kind: 'page' }
    if (body.kind !== 'page') reported.push(body)
  })
  await page.goto(at(shop.subdomain, '/productos?q=linen'))
  await answer(page, 'Accept')
  await expect.poll(() => [pixelEvents(requests), googleEvents(requests)]).toEqual([['PageView'], ['page_view']])

  const [shirt] = await feedIds(shop, 'Linen shirt')
  await page.getByRole('article').getByRole('link', { name: 'Linen shirt' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Linen shirt')
  await expect.poll(() => pixelEvents(requests)).toEqual(['PageView', 'PageView', 'ViewContent'])
  await expect.poll(() => googleEvents(requests)).toEqual(['page_view', 'page_view', 'view_item'])
  expect(parametersOf(requests, 'ViewContent')).toMatchObject([
    { ids: shirt?.group, type: 'product_group', currency: 'USD' },
  ])
  expect(parametersOf(requests, 'view_item')).toMatchObject([{ ids: shirt?.group, may: 'granted' }])

  const [mug] = await feedIds(shop, 'Clay mug')
  await page.goto(at(shop.subdomain, '/productos?q=mug'))
  await page.getByRole('button', { name: /add Clay mug/ }).click()
  await expect
    .poll(() => parametersOf(requests, 'AddToCart'))
    .toMatchObject([{ ids: mug?.id, type: 'product', value: '12.5' }])
  await expect.poll(() => parametersOf(requests, 'add_to_cart')).toMatchObject([{ ids: mug?.id, value: '12.5' }])

  await page.goto(at(shop.subdomain, '/cart'))
  // Events start once the scripts have loaded after consent; a click on checkout before that is not reported.
  await expect
    .poll(() => [pixelEvents(requests).at(-1), googleEvents(requests).at(-1)])
    .toEqual(['PageView', 'page_view'])
  const before = requests.length
  await page
    .getByRole('main')
    .getByRole('link', { name: /checkout/i })
    .click()
  await page.waitForURL(/\/checkout/)
  await waitForHydration(page)
  await expect.poll(() => parametersOf(requests, 'InitiateCheckout')).toMatchObject([{ ids: mug?.id, value: '12.5' }])
  await expect.poll(() => parametersOf(requests, 'begin_checkout')).toMatchObject([{ ids: mug?.id }])
  await page.waitForLoadState('networkidle')
  const since = requests.slice(before).map(({ search }) => search.get('ev') ?? search.get('en'))
  expect(since.filter((event) => !['PageView', 'page_view', null].includes(event)).sort()).toEqual([
    'InitiateCheckout',
    'begin_checkout',
  ])
  const productId = Number(mug?.id)
  await expect
    .poll(() => reported)
    .toEqual([{ kind: 'visit' }, { kind: 'added', productId }, { kind: 'checkout', items: `${productId}:1` }])
  const quiet = requests.length
  await page.reload()
  await waitForHydration(page)
  expect([requests.length, reported.length]).toEqual([quiet, 3])
})

test('I3, I4: a purchase is reported once; the order’s page runs no third-party script and reveals its key to nobody', async ({
  page,
  shop,
  requests,
}) => {
  const [mug] = await feedIds(shop, 'Clay mug')
  await page.goto(at(shop.subdomain, '/'))
  await answer(page, 'Accept')
  await expect.poll(() => pixelEvents(requests)).toEqual(['PageView'])
  await page.goto(at(shop.subdomain, `/checkout?items=${mug?.id}:2`))
  await waitForHydration(page)
  await fillEnglish(page)
  await page.getByRole('button', { name: 'Place the order' }).click()
  await page.waitForURL(/\/pedido\/\d+/)
  await expect.poll(() => pixelEvents(requests)).toEqual(['PageView', 'Purchase'])
  const [bought] = parametersOf(requests, 'Purchase')
  const number = orderNumber(page)
  expect(bought).toMatchObject({
    id: PIXEL,
    'cd[content_ids]': `["${mug?.id}"]`,
    'cd[value]': '25',
    'cd[currency]': 'USD',
    'cd[num_items]': '2',
    dl: `https://${shop.domain}`,
    fbp: 'fb.1.1700000000000.123',
  })
  expect(JSON.stringify(bought)).not.toContain('key')
  await page.reload()
  await waitForHydration(page)
  const others = () => [...document.scripts].filter(({ src }) => src !== '' && !src.startsWith(location.origin)).length
  expect(await page.evaluate(others)).toBe(0)
  expect(googleEvents(requests)).toEqual(['page_view'])

  await page.getByRole('banner').getByRole('link', { name: shop.name }).click()
  await expect.poll(() => googleEvents(requests)).toEqual(['page_view', 'purchase', 'page_view'])
  expect(parametersOf(requests, 'purchase')).toMatchObject([{ ids: mug?.id, value: '25', tid: number }])
  await expect.poll(() => pixelEvents(requests)).toEqual(['PageView', 'Purchase', 'PageView'])
  expect(requests.map(({ search }) => search.get('from') ?? '').join()).not.toContain('pedido')
})

type Entry = { readonly event?: string; readonly ecommerce?: { readonly items: readonly { item_id: string }[] } }

/** The events in a data layer: commands are lists of arguments, events are objects, as Google's scripts distinguish them. */
const layer = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      String(entry) === '[object Arguments]' ? Array.from(entry as ArrayLike<unknown>) : entry,
    ),
  ) as Promise<(unknown[] | Entry)[]>
const events = async (page: Page) =>
  (await layer(page)).flatMap((entry) => (Array.isArray(entry) ? [] : (entry.event ?? [])))

test('I4: a page view is reported once, though the page renders again while the next one loads', async ({ page }) => {
  const shop = await openShop()
  await setIntegrations(shop, { tagManager: 'GTM-ABC1234' })
  await page.goto(at(shop.subdomain, '/productos?q=mug'))
  await answer(page, 'Accept')
  await page.waitForFunction(() => document.querySelector('script[src*="gtm.js"]'))
  // Returning to the tab reads the consent again, which renders the page.
  await page.evaluate(() => {
    const { port1, port2 } = new MessageChannel()
    port2.onmessage = () => {
      document.dispatchEvent(new Event('visibilitychange'))
      port1.postMessage(0)
    }
    port1.postMessage(0)
  })
  const expected = ['gtm.js', 'page_view']
  for (const _ of [1, 2, 3]) {
    await page.getByRole('article').getByRole('link', { name: 'Clay mug' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Clay mug')
    await page.goBack()
    await expect(page.getByRole('article')).toHaveCount(1)
    expected.push('page_view', 'view_item', 'page_view')
  }
  await expect.poll(() => events(page)).toEqual(expected)
})

test('I4: a tag container is loaded once, after consent; its data layer starts with the consent, then has each event once', async ({
  page,
  requests,
}) => {
  const shop = await openShop()
  await setIntegrations(shop, { tagManager: 'GTM-ABC1234' })
  const [mug] = await feedIds(shop, 'Clay mug')
  await page.goto(at(shop.subdomain, '/productos?q=mug'))
  await expect(bar(page)).toBeVisible()
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
  expect(requests).toEqual([])

  await answer(page, 'Accept')
  await page.waitForFunction(() => document.querySelector('script[src*="gtm.js"]'))
  await page.getByRole('button', { name: /add Clay mug/ }).click()
  await expect(page.getByRole('status')).toContainText('Clay mug')
  await page.getByRole('article').getByRole('link', { name: 'Clay mug' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Clay mug')

  await expect.poll(() => events(page)).toEqual(['gtm.js', 'page_view', 'add_to_cart', 'page_view', 'view_item'])
  const entries = await layer(page)
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }
  expect(entries[0]).toMatchObject(['consent', 'default', { ...denied, analytics_storage: 'denied' }])
  expect(entries[1]).toMatchObject(['consent', 'update', { ad_storage: 'granted', analytics_storage: 'granted' }])
  const things = entries.flatMap((entry) => (Array.isArray(entry) ? [] : (entry.ecommerce?.items ?? [])))
  expect(things.map(({ item_id }) => item_id)).toEqual([mug?.id, mug?.id])
  expect(requests.map(({ host, path, search }) => `${host}${path}?${search}`)).toEqual([
    'www.googletagmanager.com/gtm.js?id=GTM-ABC1234',
  ])
})

const directives = (policy: unknown) =>
  Object.fromEntries(
    String(policy)
      .split('; ')
      .map((part) => [part.split(' ')[0], part.split(' ').slice(1)]),
  )

test('the policy of each page allows this shop’s third parties where they run, and nobody elsewhere', async ({
  shop,
}) => {
  const policyOf = async (host: string, path: string) =>
    directives((await ask(path, { host })).headers['content-security-policy'])
  const own = new URL(at(shop.subdomain)).host
  for (const path of ['/', '/productos', '/cart', '/contacto', '/nada']) {
    const policy = await policyOf(own, path)
    expect(
      policy['script-src']?.filter((source: string) => !/^'(?:self|sha256-.*)'$/.test(source)),
      path,
    ).toEqual(['https://connect.facebook.net', 'https://*.googletagmanager.com'])
    expect(policy['connect-src']).toEqual([
      ...["'self'", 'https://connect.facebook.net', META],
      ...['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
    ])
    expect(policy['img-src']).toEqual(
      expect.arrayContaining([META, 'https://*.google-analytics.com', 'https://*.googletagmanager.com']),
    )
    expect(policy['frame-src']).toEqual([META])
  }
  const shared = `localhost:${process.env.STOREFRONT_PORT}`
  for (const [host, path] of [
    ...['/checkout?items=1:1', '/micompra', '/template6', `/wa/${shop.subdomain}`].map((path) => [own, path] as const),
    [shared, `/wa/${shop.subdomain}`],
    [new URL(at('alborada')).host, '/'],
  ] as const) {
    const policy = await policyOf(host, path)
    expect(JSON.stringify(policy), path).not.toMatch(/facebook|google/)
    expect(policy['frame-src'], path).toEqual(["'none'"])
    expect(policy['connect-src'], path).toBeUndefined()
  }
})

test('a shop without third parties asks nothing and loads nothing, nor does one under a shared host', async ({
  page,
  shop,
}) => {
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  for (const url of [at('alborada'), `http://localhost:${process.env.STOREFRONT_PORT}/wa/${shop.subdomain}`]) {
    await page.goto(url)
    await waitForHydration(page)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('.consent-bar, .consent-link')).toHaveCount(0)
  }
  expect(files.filter((file) => /\/visit-/.test(file))).toEqual([])
})

test('an invalid id from a service is in no page and no policy, and is logged by its name', async ({ shop }) => {
  const bad = "123'; script-src *; x\r\ny"
  const none = Object.fromEntries(Object.keys(INTEGRATION_PATTERNS).map((name) => [name, null]))
  const integrations = { ...none, facebookPixel: bad, facebookChat: bad }
  const api = await openAlteredApi((url, answer) =>
    url.startsWith('/storefront/v1/shop?') && answer.kind === 'shop' ? { ...answer, integrations } : answer,
  )
  const aside = await openStorefront({ API_URL: api.url, PAGE_CACHE: 'off' })
  try {
    const page = await ask('/', { host: new URL(at(shop.subdomain)).host }, undefined, aside.port)
    expect(page.status).toBe(200)
    expect(page.body + page.headers['content-security-policy']).not.toMatch(
      /script-src \*|facebook\.com|https:\/\/m\.me/,
    )
    expect(aside.output()).toMatch(/"shop":\d+,"refused":\["facebookPixel","facebookChat"\]/)
  } finally {
    await aside.stop()
    api.stop()
  }
})

test('I6: the chat of the one shop that has it is at the right edge, after consent', async ({
  page,
  mercado,
  requests,
}) => {
  const aside = await openStorefront({
    API_URL: `http://127.0.0.1:${process.env.STOREFRONT_API_PORT}`,
    CHAT_WIDGET_HOST: 'https://chat.example',
    CHAT_WIDGET_STORE_ID: String(mercado.id),
    CHAT_WIDGET_TOKEN: 'token-of-ours',
  })
  try {
    const there = (shop: string) => `http://${shop}.localhost:${aside.port}/`
    await page.goto(there('alborada'))
    await waitForHydration(page)
    await expect(page.locator('.consent-bar')).toHaveCount(0)
    await page.goto(there(mercado.subdomain))
    await expect(bar(page)).toContainText('to chat with you')
    expect(requests).toEqual([])
    await answer(page, 'Accept')
    await page.waitForFunction(() => 'chatRan' in window)
    expect(
      await page.evaluate(() => [Reflect.get(window, 'chatRan'), Reflect.get(window, 'chatwootSettings')]),
    ).toEqual([
      [{ websiteToken: 'token-of-ours', baseUrl: 'https://chat.example' }],
      expect.objectContaining({ position: 'right', launcherTitle: 'Chat with us', locale: 'en' }),
    ])
    expect(requests.map(({ host, path }) => host + path)).toEqual(['chat.example/packs/js/sdk.js'])
  } finally {
    // A server waits for open connections before it stops.
    await page.context().close()
    await aside.stop()
  }
})
