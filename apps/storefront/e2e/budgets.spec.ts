import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { DEMO_PRODUCTS, productOf } from './products.ts'
import { alive, at, DRAWN_TEMPLATES, expect, test } from './shops.ts'

/** Kilobytes after gzip. */
const BROWSE = { document: 20, script: 112, stylesheet: 15, font: 60 } as const
const BUDGETS = {
  '/': BROWSE,
  '/productos': BROWSE,
  '/productos/…': BROWSE,
  '/cart': { ...BROWSE, script: 118 },
  '/checkout': { ...BROWSE, script: 150 },
} as const

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
  await alive(page)
  await page.waitForLoadState('networkidle')
  page.off('response', onResponse)
  await Promise.all(weighing)
  expect(sentPlain, 'sent as large as it is').toEqual([])
  return bytes
}

test.use({ viewport: { width: 390, height: 844 } })

for (const [shop, word] of Object.entries(DEMO_PRODUCTS))
  for (const [path, budget] of Object.entries(BUDGETS))
    test(`${path} of ${shop} costs a phone no more than it may`, async ({ page }) => {
      const product = await productOf(shop, word)
      const addresses: Record<string, string> = {
        '/productos/…': product,
        '/checkout': `/checkout?items=${/\d+$/.exec(product)?.[0]}:1`,
      }
      const bytes = await weigh(page, at(shop, addresses[path] ?? path))
      for (const [kind, most] of Object.entries(budget))
        expect(Math.ceil((bytes[kind] ?? 0) / 100) / 10, `${kind} of ${path}, kB`).toBeLessThanOrEqual(most)
    })

for (const template of DRAWN_TEMPLATES)
  test(`template ${template} costs no more on the home page of a shop that is not made for it`, async ({ page }) => {
    const bytes = await weigh(page, at('alborada', `/template${template}`))
    for (const [kind, most] of Object.entries(BROWSE))
      expect(Math.ceil((bytes[kind] ?? 0) / 100) / 10, `${kind} of template ${template}, kB`).toBeLessThanOrEqual(most)
  })
