import { ask, at, expect, test, waitForHydration } from './shops.ts'

const PAGES = [
  '/',
  '/productos',
  '/productos/vestido-alba-de-tencel-3',
  '/cart',
  '/checkout?items=1:1',
  '/micompra',
  '/nada',
] as const

test('every page has a content security policy: inline scripts only by hash, no scripts of third parties', async ({
  page,
}) => {
  for (const path of PAGES) {
    const response = await page.goto(at('alborada', path))
    const headers = response?.headers() ?? {}
    const scripts = /script-src ([^;]*)/.exec(headers['content-security-policy'] ?? '')?.[1] ?? ''
    expect.soft(scripts, path).toMatch(/^'self'(?: 'sha256-[^']+')+$/)
    expect.soft(headers['content-security-policy'], path).toContain("frame-ancestors 'self'")
    expect.soft(headers['x-content-type-options'], path).toBe('nosniff')
    // Pages with data of a buyer send no referrer, not even to the next page.
    const isApart = /^\/(?:checkout|micompra)/.test(path)
    expect.soft(headers['referrer-policy'], path).toBe(isApart ? 'strict-origin' : 'strict-origin-when-cross-origin')
    expect.soft(headers['strict-transport-security'], path).toBeUndefined()
    await waitForHydration(page)
    expect.soft(await page.locator('script[nonce]').count(), path).toBe(0)
  }
})

const HOST = new URL(at('alborada')).host

test('pages that are the same for everybody may be cached by proxies; personal ones may not', async () => {
  for (const path of ['/', '/productos'])
    expect((await ask(path, { host: HOST })).headers['cache-control']).toMatch(/^public, s-maxage=10/)
  for (const path of ['/cart', '/checkout?items=1:1', '/micompra', '/nada'])
    expect((await ask(path, { host: HOST })).headers['cache-control']).toBe('private, no-store')
})

test('an unchanged page is not sent again, and campaign parameters are not in it', async () => {
  const first = await ask('/?utm_source=secreto', { host: HOST })
  expect(first.body).not.toContain('secreto')
  expect((await ask('/', { host: HOST, 'if-none-match': first.headers.etag })).status).toBe(304)
})

test('data of loaders is in the page, so that it renders and hydrates without further requests', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('.data')) requests.push(request.url())
  })
  const response = await page.goto(at('alborada', '/productos'))
  expect(await response?.text()).toContain('window.__remixContext.streamController.enqueue(')
  await waitForHydration(page)
  expect(requests).toEqual([])
})

test('a form from another site is refused', async () => {
  const headers = { host: HOST, origin: 'https://evil.example', 'content-length': 8 }
  expect((await ask('/micompra', headers, 'number=1')).status).toBe(403)
})
