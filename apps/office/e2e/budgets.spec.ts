import { once } from 'node:events'
import http from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { at, expect, manage, type Owner, openShopOf, placeOrder, test } from './office.ts'
import { openOffice } from './offices.ts'
import { openList, visit } from './products.ts'

/*
 * Budgets for phones, as counted work, which does not depend on the machine's load. `pnpm bench office` measures the
 * seconds, on a phone four times slower at 1.6 Mbit/s.
 */

const ROWS = 50

/** A shop with a full page of orders and of products. */
async function openBusy({ email }: Owner) {
  const shop = await openShopOf(email)
  const params = { shopId: shop.id }
  const body = { name: 'Mochila', price: 90_000_00, units: 4 }
  const { id } = await manage().createProduct({ params, body })
  for (let index = 1; index < ROWS; index++)
    await manage().createProduct({ params, body: { ...body, name: `Mochila ${index}` } })
  await manage().adjustStock({ params, body: { adjustments: [{ productId: id, count: 1_000 }] } })
  const lines = [{ productId: id, quantity: 1 }]
  for (let index = 0; index < ROWS; index++)
    await manage().createOrder({
      params,
      body: { lines, paymentMethod: 'payInStore', state: 'open', buyer: { name: `Marcela ${index}` } },
    })
  const number = await placeOrder(shop.id, 'Úrsula Iguarán')
  return { ...shop, params, number, productId: id }
}

/** Measures the requests, bytes and elements of a page, and its layout shift. */
async function weigh(page: Page, path: string) {
  await page.addInitScript(() => {
    const moved = { far: 0 }
    Object.assign(globalThis, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) moved.far += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  const counted = { requests: 0, document: 0, stylesheet: 0, font: 0, script: 0 }
  const weighing: Promise<void>[] = []
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    const fonts = kind === 'font'
    if (!(kind in counted)) return
    weighing.push(
      response.body().then((body) => {
        counted[kind as 'script'] += fonts ? body.length : brotliCompressSync(body).length
      }),
    )
  })
  devtools.on('Network.responseReceived', ({ response }) => {
    if (!response.fromDiskCache && !response.fromServiceWorker && /^http/.test(response.url)) counted.requests++
  })
  await visit(page, at(path))
  await Promise.all(weighing)
  const { nodes, moved } = await page.evaluate(() => ({
    nodes: document.querySelectorAll('*').length,
    moved: (globalThis as unknown as { moved: { far: number } }).moved.far,
  }))
  return { ...counted, nodes, moved }
}

/** The most bytes, after brotli, that block the first render: at 200 kB a second, with three round trips. */
const BLOCKING = 20_000
const FONTS = 60_000

test('a phone fetches little before there is something to read, draws little, and nothing moves', async ({
  page,
  owner,
}) => {
  test.slow()
  const shop = await openBusy(owner)
  await page.context().addCookies(owner.state.cookies)
  const screens: readonly (readonly [path: string, nodes: number])[] = [
    ['', 350],
    ['/orders?view=all', 1_000],
    ['/products', 1_800],
    ['/stock', 850],
    [`/orders/${shop.number}`, 500],
    [`/products/${shop.productId}`, 550],
    ['/numbers', 900],
  ]
  for (const [path, most] of screens) {
    const own = await page.context().newPage()
    const { document, stylesheet, font, nodes, moved } = await weigh(own, `/${shop.subdomain}${path}`)
    expect.soft(document + stylesheet, `bytes of document and styles of ${path}`).toBeLessThanOrEqual(BLOCKING)
    expect.soft(font, `bytes of letters of ${path}`).toBeLessThanOrEqual(FONTS)
    expect.soft(nodes, `elements of ${path}`).toBeLessThanOrEqual(most)
    expect.soft(moved, `what moves on ${path}`).toBeLessThanOrEqual(0.02)
    await own.close()
  }
})

test('a second visit asks for the page alone', async ({ page, owner }) => {
  await page.context().addCookies(owner.state.cookies)
  const path = `/${owner.shop.subdomain}/orders`
  await visit(page, at(path))
  const again = await page.context().newPage()
  const { requests } = await weigh(again, path)
  // The page, and the check for a new service worker.
  expect(requests).toBeLessThanOrEqual(2)
})

test('a page of fifty rows takes the server little, and choosing one of them draws that row alone', async ({
  page,
  owner,
}) => {
  test.slow()
  const shop = await openBusy(owner)
  const office = await openOffice(`http://127.0.0.1:${process.env.STOREFRONT_API_PORT}`)
  try {
    const cookie = owner.state.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const headers = { cookie, host: new URL(office.url).host, 'x-forwarded-for': '203.0.113.8' }
    const ask = async (path: string) => {
      const address = {
        host: '127.0.0.1',
        port: office.port,
        path: `/${shop.subdomain}${path}`,
        headers,
        setHost: false,
      }
      const [answer] = (await once(http.get(address), 'response')) as [http.IncomingMessage]
      expect([path, answer.statusCode]).toEqual([path, 200])
      await answer.toArray()
    }
    for (const path of ['/orders?view=all', '/products']) {
      const spent: number[] = []
      for (let time = 0; time < 12; time++) {
        const before = await office.processorTime()
        await ask(path)
        spent.push((await office.processorTime()) - before)
      }
      // The first few requests include compilation.
      const usual = spent.slice(4).toSorted((a, b) => a - b)[4] ?? 0
      expect.soft(usual, `milliseconds of processor time of ${path}`).toBeLessThanOrEqual(120)
    }
  } finally {
    await office.stop()
  }
  await page.context().addCookies(owner.state.cookies)
  await visit(page, at(`/${shop.subdomain}/orders?view=all`))
  await page.evaluate(() => {
    const changed = new Set<Node>()
    Object.assign(globalThis, { changed })
    new MutationObserver((records) => {
      for (const { target } of records) changed.add(target)
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  })
  await page.getByLabel(`Elegir el pedido ${shop.number}`).check()
  await expect(page.getByText('1 elegido')).toBeVisible()
  const changed = await page.evaluate(() => (globalThis as unknown as { changed: Set<Node> }).changed.size)
  expect(changed).toBeLessThanOrEqual(6)
})

test('a price that is typed in the list is seen before the server has answered', async ({ page, owner }) => {
  const shop = await openList(page, owner)
  await manage().createProduct({ params: shop.params, body: { name: 'Mochila', price: 90_000_00, units: 4 } })
  await visit(page, shop.list)
  const held: (() => void)[] = []
  await page.route(/\/products/, async (route) => {
    if (route.request().method() === 'POST') await new Promise<void>((go) => held.push(go))
    await route.continue()
  })
  await page.getByRole('link', { name: 'Precio $90.000, Mochila' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Mochila' })
  await sheet.getByLabel('Precio').fill('95.000')
  await sheet.getByRole('button', { name: 'Guardar' }).tap()
  await expect.poll(() => held.length).toBe(1)
  await expect(page.getByRole('link', { name: /^Precio \$?95\.000, Mochila$/ })).toBeVisible()
  held[0]?.()
  await expect(page.getByText('Mochila: $90.000 → $95.000')).toBeVisible()
})

test('a colour that is chosen is seen in the shop before the server has answered, and the shop is not loaded anew for it', async ({
  page,
  owner,
}) => {
  const shop = await openShopOf(owner.email)
  await page.context().addCookies(owner.state.cookies)
  await page.goto(at(`/${shop.subdomain}/appearance`))
  await expect(page.locator('.stage-hint')).toHaveText('Toca cualquier parte de la tienda para cambiarla.', {
    timeout: 30_000,
  })
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') loads.push(request.url())
  })
  await page.route(/appearance\/draft/, () => undefined)
  await page.getByLabel('Fondo: código').fill('#fff4dd')
  const background = () =>
    page
      .frameLocator('iframe')
      .locator('html')
      .evaluate((root) => getComputedStyle(root).getPropertyValue('--bg').trim())
  await expect.poll(background).toBe('#fff4dd')
  expect(loads).toEqual([])
})
