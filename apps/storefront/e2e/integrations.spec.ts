import type { Page } from '@playwright/test'
import { INTEGRATION_PATTERNS } from '@store/core'
import { fillEnglish, orderNumber } from './buyer.ts'
import { setIntegrations } from './manage.ts'
import { alive, ask, at, expect, type OwnShop, openShop } from './shops.ts'
import { openAlteredApi, openStorefront } from './storefronts.ts'
import { answer, bar, googleEvents, PIXEL, pixelEvents, saidWith, test } from './third-parties.ts'

const META = 'https://www.facebook.com'

/** Ids of a product as the shop's feed has them. */
async function feedIds({ domain }: OwnShop, title: string) {
  const { body } = await ask('/feed.xml', { host: domain })
  const items = body.split('<item>').filter((item) => item.includes(`>${title}`))
  return items.map((item) => ({
    id: /<g:id>([^<]+)/.exec(item)?.[1],
    group: /<g:item_group_id>([^<]+)/.exec(item)?.[1],
  }))
}

test('I3, I4, B6, C4, C5: what happens after a yes is told once to each, by the ids of the feed; checkout tells nobody', async ({
  page,
  shop,
  asked,
}) => {
  const told: unknown[] = []
  page.on('request', (request) => {
    const said = request.url().endsWith('/events') ? request.postDataJSON() : { kind: 'page' }
    if (said.kind !== 'page') told.push(said)
  })
  await page.goto(at(shop.subdomain, '/productos?q=linen'))
  await answer(page, 'Accept')
  await expect.poll(() => [pixelEvents(asked), googleEvents(asked)]).toEqual([['PageView'], ['page_view']])

  const [shirt] = await feedIds(shop, 'Linen shirt')
  await page.getByRole('article').getByRole('link', { name: 'Linen shirt' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Linen shirt')
  await expect.poll(() => pixelEvents(asked)).toEqual(['PageView', 'PageView', 'ViewContent'])
  await expect.poll(() => googleEvents(asked)).toEqual(['page_view', 'page_view', 'view_item'])
  expect(saidWith(asked, 'ViewContent')).toMatchObject([{ ids: shirt?.group, type: 'product_group', currency: 'USD' }])
  expect(saidWith(asked, 'view_item')).toMatchObject([{ ids: shirt?.group, may: 'granted' }])

  const [mug] = await feedIds(shop, 'Clay mug')
  await page.goto(at(shop.subdomain, '/productos?q=mug'))
  await page.getByRole('button', { name: /add Clay mug/ }).click()
  await expect
    .poll(() => saidWith(asked, 'AddToCart'))
    .toMatchObject([{ ids: mug?.id, type: 'product', value: '12.5' }])
  await expect.poll(() => saidWith(asked, 'add_to_cart')).toMatchObject([{ ids: mug?.id, value: '12.5' }])

  await page.goto(at(shop.subdomain, '/cart'))
  // A yes is heard of once its scripts run; a tap before that goes to checkout untold.
  await expect.poll(() => [pixelEvents(asked).at(-1), googleEvents(asked).at(-1)]).toEqual(['PageView', 'page_view'])
  const before = asked.length
  await page
    .getByRole('main')
    .getByRole('link', { name: /checkout/i })
    .click()
  await page.waitForURL(/\/checkout/)
  await alive(page)
  await expect.poll(() => saidWith(asked, 'InitiateCheckout')).toMatchObject([{ ids: mug?.id, value: '12.5' }])
  await expect.poll(() => saidWith(asked, 'begin_checkout')).toMatchObject([{ ids: mug?.id }])
  await page.waitForLoadState('networkidle')
  const since = asked.slice(before).map(({ search }) => search.get('ev') ?? search.get('en'))
  expect(since.filter((event) => !['PageView', 'page_view', null].includes(event)).sort()).toEqual([
    'InitiateCheckout',
    'begin_checkout',
  ])
  const productId = Number(mug?.id)
  await expect
    .poll(() => told)
    .toEqual([
      { kind: 'visit' },
      { kind: 'event', name: 'addedToCart', productId },
      { kind: 'event', name: 'startedCheckout', productId: null },
      { kind: 'checkout', items: `${productId}:1` },
    ])
  const quiet = asked.length
  await page.reload()
  await alive(page)
  expect([asked.length, told.length]).toEqual([quiet, 4])
})

test('I3, I4: a purchase is told once; the order’s page runs nobody’s script and gives nobody its key', async ({
  page,
  shop,
  asked,
}) => {
  const [mug] = await feedIds(shop, 'Clay mug')
  await page.goto(at(shop.subdomain, '/'))
  await answer(page, 'Accept')
  await expect.poll(() => pixelEvents(asked)).toEqual(['PageView'])
  await page.goto(at(shop.subdomain, `/checkout?items=${mug?.id}:2`))
  await alive(page)
  await fillEnglish(page)
  await page.getByRole('button', { name: 'Place the order' }).click()
  await page.waitForURL(/\/pedido\/\d+/)
  await expect.poll(() => pixelEvents(asked)).toEqual(['PageView', 'Purchase'])
  const [bought] = saidWith(asked, 'Purchase')
  const number = orderNumber(page)
  expect(bought).toMatchObject({
    ...{
      id: PIXEL,
      'cd[content_ids]': `["${mug?.id}"]`,
      'cd[value]': '25',
      'cd[currency]': 'USD',
      'cd[num_items]': '2',
    },
    ...{ dl: `https://${shop.domain}`, fbp: 'fb.1.1700000000000.123' },
  })
  expect(JSON.stringify(bought)).not.toContain('key')
  await page.reload()
  await alive(page)
  const others = () => [...document.scripts].filter(({ src }) => src !== '' && !src.startsWith(location.origin)).length
  expect(await page.evaluate(others)).toBe(0)
  expect(googleEvents(asked)).toEqual(['page_view'])

  await page.getByRole('banner').getByRole('link', { name: shop.name }).click()
  await expect.poll(() => googleEvents(asked)).toEqual(['page_view', 'purchase', 'page_view'])
  expect(saidWith(asked, 'purchase')).toMatchObject([{ ids: mug?.id, value: '25', tid: number }])
  await expect.poll(() => pixelEvents(asked)).toEqual(['PageView', 'Purchase', 'PageView'])
  expect(asked.map(({ search }) => search.get('from') ?? '').join()).not.toContain('pedido')
})

type Entry = { readonly event?: string; readonly ecommerce?: { readonly items: readonly { item_id: string }[] } }

/** What a container has been told: commands are lists of arguments, events are objects; so do Google's scripts tell them apart. */
const layer = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      String(entry) === '[object Arguments]' ? Array.from(entry as ArrayLike<unknown>) : entry,
    ),
  ) as Promise<(unknown[] | Entry)[]>
const events = async (page: Page) =>
  (await layer(page)).flatMap((entry) => (Array.isArray(entry) ? [] : (entry.event ?? [])))

test('I4: a page is told of once, though it is drawn again and again while the next one comes', async ({ page }) => {
  const shop = await openShop()
  await setIntegrations(shop, { tagManager: 'GTM-ABC1234' })
  await page.goto(at(shop.subdomain, '/productos?q=mug'))
  await answer(page, 'Accept')
  await page.waitForFunction(() => document.querySelector('script[src*="gtm.js"]'))
  // Back in its tab a shop looks again at what was answered, and is drawn.
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

test('I4: a container of tags is asked for once, after a yes; its list says first what it may, then each thing once', async ({
  page,
  asked,
}) => {
  const shop = await openShop()
  await setIntegrations(shop, { tagManager: 'GTM-ABC1234' })
  const [mug] = await feedIds(shop, 'Clay mug')
  await page.goto(at(shop.subdomain, '/productos?q=mug'))
  await expect(bar(page)).toBeVisible()
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
  expect(asked).toEqual([])

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
  expect(asked.map(({ host, path, search }) => `${host}${path}?${search}`)).toEqual([
    'www.googletagmanager.com/gtm.js?id=GTM-ABC1234',
  ])
})

const directives = (policy: unknown) =>
  Object.fromEntries(
    String(policy)
      .split('; ')
      .map((part) => [part.split(' ')[0], part.split(' ').slice(1)]),
  )

test('the policy of each page names this shop’s third parties where they run, and nobody elsewhere', async ({
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

test('a shop without third parties asks nothing and loads nothing more, nor does one under a shared host', async ({
  page,
  shop,
}) => {
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  for (const url of [at('alborada'), `http://localhost:${process.env.STOREFRONT_PORT}/wa/${shop.subdomain}`]) {
    await page.goto(url)
    await alive(page)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('.consent-bar, .consent-link')).toHaveCount(0)
  }
  expect(files.filter((file) => /\/visit-/.test(file))).toEqual([])
})

test('what a service answers as an id and cannot be one is in no page and no policy, and is logged by its name', async ({
  shop,
}) => {
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
    expect(aside.said()).toMatch(/shop \d+: not the id of an integration: facebookPixel, facebookChat/)
  } finally {
    await aside.stop()
    api.stop()
  }
})

test('I6: the chat of the one shop that has it stands on the right, after a yes', async ({ page, mercado, asked }) => {
  const { body } = await ask('/', { host: new URL(at(mercado.subdomain)).host })
  const shopId = /"shop":\{"id":(\d+)/.exec(body)?.[1] ?? ''
  const aside = await openStorefront({
    API_URL: `http://127.0.0.1:${process.env.STOREFRONT_API_PORT}`,
    ...{ CHAT_WIDGET_HOST: 'https://chat.example', CHAT_WIDGET_STORE_ID: shopId, CHAT_WIDGET_TOKEN: 'token-of-ours' },
  })
  try {
    const there = (shop: string) => `http://${shop}.localhost:${aside.port}/`
    await page.goto(there('alborada'))
    await alive(page)
    await expect(page.locator('.consent-bar')).toHaveCount(0)
    await page.goto(there(mercado.subdomain))
    await expect(bar(page)).toContainText('to chat with you')
    expect(asked).toEqual([])
    await answer(page, 'Accept')
    await page.waitForFunction(() => 'chatRan' in window)
    expect(
      await page.evaluate(() => [Reflect.get(window, 'chatRan'), Reflect.get(window, 'chatwootSettings')]),
    ).toEqual([
      [{ websiteToken: 'token-of-ours', baseUrl: 'https://chat.example' }],
      expect.objectContaining({ position: 'right', launcherTitle: 'Chat with us', locale: 'en' }),
    ])
    expect(asked.map(({ host, path }) => host + path)).toEqual(['chat.example/packs/js/sdk.js'])
  } finally {
    // A server that stops waits for those who are still connected.
    await page.context().close()
    await aside.stop()
  }
})
