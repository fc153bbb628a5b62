import { gzipSync } from 'node:zlib'
import type { BrowserContext, Page, Response } from '@playwright/test'
import { DEMO_PRODUCTS, productOf } from './products.ts'
import { at, DRAWN_TEMPLATES, expect, test, waitForHydration } from './shops.ts'

/** Kilobytes after gzip. */
const BROWSE = { document: 20, script: 112, stylesheet: 15, font: 60 } as const
type Budget = Readonly<Record<keyof typeof BROWSE, number>>
/** Pages that are loaded at the same time. */
const AT_ONCE = 5

async function weigh(page: Page, url: string) {
  const bytes: Record<string, number> = { document: 0, script: 0, stylesheet: 0, font: 0 }
  const weighing: Promise<void>[] = []
  const sentPlain: string[] = []
  const onResponse = (response: Response) => {
    const kind = response.request().resourceType()
    if (!(kind in bytes) || response.status() >= 300) return
    weighing.push(
      response.body().then((body) => {
        if (kind !== 'font' && body.length > 1_000 && !response.headers()['content-encoding'])
          sentPlain.push(response.url())
        bytes[kind] = (bytes[kind] ?? 0) + (kind === 'font' ? body.length : gzipSync(body, { level: 9 }).length)
      }),
    )
  }
  page.on('response', onResponse)
  const response = await page.goto(url)
  expect(response?.status()).toBe(200)
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  page.off('response', onResponse)
  await Promise.all(weighing)
  expect(sentPlain, `sent as large as it is on ${url}`).toEqual([])
  return bytes
}

test.use({ viewport: { width: 390, height: 844 } })

/** Opens these pages of a shop at the same time, each as the first page of a visit. */
async function expectWithin(context: BrowserContext, shop: string, pages: readonly (readonly [string, Budget])[]) {
  const look = async ([path, budget]: readonly [string, Budget]) => {
    const page = await context.newPage()
    const cache = await context.newCDPSession(page)
    await cache.send('Network.setCacheDisabled', { cacheDisabled: true })
    const bytes = await weigh(page, at(shop, path))
    await page.close()
    for (const [kind, most] of Object.entries(budget))
      expect.soft(Math.ceil((bytes[kind] ?? 0) / 100) / 10, `${kind} of ${path}, kB`).toBeLessThanOrEqual(most)
  }
  await Promise.all(pages.map(look))
}

for (const [shop, word] of Object.entries(DEMO_PRODUCTS))
  test(`every page of ${shop} stays within its budget on a phone`, async ({ context }) => {
    const product = await productOf(shop, word)
    await expectWithin(context, shop, [
      ['/', BROWSE],
      ['/productos', BROWSE],
      [product, BROWSE],
      ['/cart', { ...BROWSE, script: 118 }],
      [`/checkout?items=${/\d+$/.exec(product)?.[0]}:1`, { ...BROWSE, script: 150 }],
    ])
  })

test('the home page of a shop in any other template stays within its budget', async ({ context }) => {
  test.slow()
  for (let start = 0; start < DRAWN_TEMPLATES.length; start += AT_ONCE) {
    const templates = DRAWN_TEMPLATES.slice(start, start + AT_ONCE)
    await expectWithin(
      context,
      'alborada',
      templates.map((template) => [`/template${template}`, BROWSE]),
    )
  }
})
