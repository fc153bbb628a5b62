import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { fillEnglish, orderNumber } from './buyer.ts'
import { alive, ask, at, expect, feria, type OwnShop, openShop, test as plain } from './shops.ts'
import { openStorefront } from './storefronts.ts'
import { type Asked, atTheEdge, googleEvents, pixelEvents, saidWith } from './third-parties.ts'

const PIXEL = '123456789012345'
const META = 'https://www.facebook.com'

/** A shop with a pixel and a measurement, and everything that its pages ask of others. */
const test = plain.extend<{ readonly asked: readonly Asked[] }, { readonly shop: OwnShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it depends on
    async ({}, use) => {
      const shop = await openShop()
      const ids = ['--facebook-pixel', PIXEL, '--analytics', 'G-ABC123DEF4']
      await feria('integrations', 'set', ...ids, '--shop', shop.subdomain)
      await use(shop)
    },
    { scope: 'worker' },
  ],
  asked: [async ({ context }, use) => use(await atTheEdge(context)), { auto: true }],
})

const bar = (page: Page) => page.getByRole('region', { name: 'Your privacy' })
const settings = (page: Page) => page.getByRole('dialog', { name: 'Privacy and cookies' })
const reopen = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Privacy and cookies' })
const answer = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true }).click()

/** Ids of a product as the shop's feed has them. */
async function feedIds({ domain }: OwnShop, title: string) {
  const { body } = await ask('/feed.xml', { host: domain })
  const items = body.split('<item>').filter((item) => item.includes(`>${title}`))
  return items.map((item) => ({
    id: /<g:id>([^<]+)/.exec(item)?.[1],
    group: /<g:item_group_id>([^<]+)/.exec(item)?.[1],
  }))
}

test('before a choice, and after a no, nobody else hears of a visit; the answer is remembered', async ({
  page,
  shop,
  asked,
}) => {
  await page.goto(at(shop.subdomain))
  await expect(bar(page)).toContainText('measure visits and show ads')
  await page.getByRole('main').getByRole('link').first().click()
  await expect(bar(page)).toBeVisible()
  expect(asked).toEqual([])
  await answer(page, 'Reject')
  await expect(bar(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  await page.reload()
  await expect(reopen(page)).toBeAttached()
  await expect(bar(page)).toBeHidden()
  expect(asked).toEqual([])
})

test('I3, I4, B6, C4, C5: what happens after a yes is told once to each, by the ids of the feed; checkout tells nobody', async ({
  page,
  shop,
  asked,
}) => {
  const told: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/events')) told.push(request.postDataJSON())
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
  expect(saidWith(asked, 'add_to_cart')).toMatchObject([{ ids: mug?.id, value: '12.5' }])

  await page.goto(at(shop.subdomain, '/cart'))
  const before = asked.length
  await page
    .getByRole('main')
    .getByRole('link', { name: /checkout/i })
    .click()
  await page.waitForURL(/\/checkout/)
  await alive(page)
  expect(saidWith(asked, 'InitiateCheckout')).toMatchObject([{ ids: mug?.id, value: '12.5' }])
  expect(saidWith(asked, 'begin_checkout')).toMatchObject([{ ids: mug?.id }])
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
  expect(pixelEvents(asked)).toEqual(['PageView', 'Purchase', 'PageView'])
  expect(asked.map(({ search }) => search.get('from') ?? '').join()).not.toContain('pedido')
})

test('one purpose alone; the settings come back from the footer, and what is taken back stops and leaves nothing', async ({
  page,
  context,
  shop,
  asked,
}) => {
  await page.goto(at(shop.subdomain))
  await answer(page, 'Settings')
  const measurement = settings(page).getByRole('checkbox', { name: 'Measuring visits' })
  await expect(measurement).not.toBeChecked()
  await expect(settings(page).getByRole('checkbox', { name: 'Showing ads' })).not.toBeChecked()
  await measurement.check()
  await settings(page).getByRole('button', { name: 'Save my choice' }).click()
  await expect(bar(page)).toBeHidden()
  await expect.poll(() => googleEvents(asked)).toEqual(['page_view'])
  expect(asked.filter(({ host }) => host.includes('facebook'))).toEqual([])
  const jar = async () => (await context.cookies()).map(({ name }) => name)
  expect(await jar()).toContain('_ga')

  await reopen(page).click()
  await expect(measurement).toBeChecked()
  const again = page.waitForEvent('load')
  await settings(page).getByRole('button', { name: 'Reject all' }).click()
  await again
  await expect(reopen(page)).toBeAttached()
  await expect(bar(page)).toBeHidden()
  await expect.poll(jar).not.toContain('_ga')
  expect(googleEvents(asked)).toEqual(['page_view'])
  await page.keyboard.press('Escape')
})

test('a browser that asks not to be tracked is not asked; its visitor may still say otherwise', async ({
  page,
  shop,
  asked,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  )
  await page.goto(at(shop.subdomain))
  await expect(reopen(page)).toBeAttached()
  await expect(bar(page)).toBeHidden()
  expect(asked).toEqual([])
  await reopen(page).click()
  await expect(settings(page)).toContainText('Your browser asks for your data not to be shared')
  await settings(page).getByRole('button', { name: 'Accept all' }).click()
  await expect(reopen(page)).toBeFocused()
  await expect.poll(() => pixelEvents(asked)).toEqual(['PageView'])
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
  const api = http.createServer(async (request, response) => {
    const { method, url = '', headers } = request
    const body = method === 'POST' ? Buffer.concat(await request.toArray()) : undefined
    const to = `http://127.0.0.1:${process.env.STOREFRONT_API_PORT}${url}`
    const answer = await fetch(to, {
      method,
      body,
      headers: new Headers(Object.entries(headers) as [string, string][]),
    })
    const text = await answer.text()
    const isIds = /^\/api\/v1\/stores\/apis\//.test(url)
    response
      .writeHead(answer.status, { 'content-type': 'application/json' })
      .end(isIds ? JSON.stringify({ ...JSON.parse(text), data: { pixel_facebook: bad, facebook_chat: bad } }) : text)
  })
  api.listen(0, '127.0.0.1')
  await once(api, 'listening')
  const { port } = api.address() as AddressInfo
  const aside = await openStorefront({ API_URL: `http://127.0.0.1:${port}`, PAGE_CACHE: 'off' })
  try {
    const page = await ask('/', { host: new URL(at(shop.subdomain)).host }, undefined, aside.port)
    expect(page.status).toBe(200)
    expect(page.body + page.headers['content-security-policy']).not.toMatch(
      /script-src \*|facebook\.com|https:\/\/m\.me/,
    )
    expect(aside.said()).toMatch(/shop \d+: not the id of an integration: facebookPixel, facebookChat/)
  } finally {
    await aside.stop()
    api.closeAllConnections()
    api.close()
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

test('the bar is reached first, answered by keyboard, and fits 300 px', async ({ page, shop }) => {
  await page.setViewportSize({ width: 300, height: 560 })
  await page.goto(at(shop.subdomain))
  await expect(bar(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(bar(page).getByRole('button', { name: 'Reject' })).toBeFocused()
  const sizes = await bar(page)
    .getByRole('button')
    .evaluateAll((all) =>
      all.map((each) => [each.clientWidth > 80, each.clientHeight >= 40, getComputedStyle(each).backgroundColor]),
    )
  expect(new Set(sizes.map(String)).size).toBe(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(300)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(settings(page)).toBeVisible()
  expect(await settings(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0)
  await page.keyboard.press('Escape')
  await expect(bar(page).getByRole('button', { name: 'Settings' })).toBeFocused()
})

test('the bar stands above what a template has at the bottom, and its end of the page can be read', async ({
  page,
}) => {
  for (const template of [6, 99]) {
    const { subdomain } = await openShop(template)
    await feria('integrations', 'set', '--facebook-pixel', PIXEL, '--shop', subdomain)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(at(subdomain, '/productos?q=mug'))
    await alive(page)
    await page.getByRole('article').getByRole('link', { name: 'Clay mug' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Clay mug' })).toBeAttached()
    await expect(bar(page)).toBeVisible()
    for (const height of [0, 10_000]) {
      await page.evaluate((top) => scrollTo(0, top), height)
      // Whatever is fixed at the bottom can still be pressed.
      const covered = () => {
        const own = document.querySelector('.consent-bar')
        const { bottom, top } = own?.getBoundingClientRect() ?? { bottom: 0, top: 0 }
        const under = document
          .elementsFromPoint(innerWidth / 2, (top + bottom) / 2)
          .filter((each) => !own?.contains(each))
        return under.some((each) => {
          for (let node: Element | null = each; node; node = node.parentElement)
            if (/fixed|sticky/.test(getComputedStyle(node).position) && node.matches(':has(button, input, a)'))
              return node.getBoundingClientRect().bottom > innerHeight - 10
          return false
        })
      }
      await expect.poll(() => page.evaluate(covered), `template ${template}`).toBe(false)
    }
  }
})

test.describe('axe finds nothing', () => {
  test.use({ bypassCSP: true })
  for (const width of [300, 1280])
    test(`in the bar, the settings and the footer at ${width} px`, async ({ page, shop }) => {
      await page.setViewportSize({ width, height: 900 })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
        await page.goto(at(shop.subdomain, '/contacto'))
        await expect(bar(page)).toBeVisible()
        expect(await violations(page), colorScheme).toEqual([])
        await bar(page).getByRole('button', { name: 'Settings' }).click()
        await expect(settings(page)).toBeVisible()
        expect(await violations(page), colorScheme).toEqual([])
      }
    })
})
