import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { alive, at, DRAWN_TEMPLATES, expect, test } from './shops.ts'

/** Kilobytes after gzip (architecture §5). */
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
  const onResponse = (response: Response) => {
    const kind = response.request().resourceType()
    if (!(kind in bytes) || response.status() >= 300) return
    weighing.push(
      response.body().then((body) => {
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
  return bytes
}

/** Each with a word that finds one of its products. */
const SHOPS = {
  alborada: 'alba',
  kilovatio: 'kaul',
  huertadelvalle: 'queso',
  chirimoya: 'bola',
  awara: 'oyapock',
  puntoypampa: 'zambas',
  lomaloom: 'atitlan',
  malecon86: 'colmado',
  sierraveloz: 'cumbre',
  lacaleta: 'limonada',
  verdenilda: 'calatea',
} as const

for (const [shop, word] of Object.entries(SHOPS))
  for (const [path, budget] of Object.entries(BUDGETS))
    test(`${path} of ${shop} costs a phone no more than it may`, async ({ page }) => {
      await page.goto(at(shop, `/productos?q=${word}`))
      const product = await page.getByRole('article').getByRole('link').first().getAttribute('href')
      const address = path.startsWith('/productos/') ? (product ?? '') : path
      const id = /-(\d+)$/.exec(product ?? '')?.[1]
      await page.context().clearCookies()
      const fresh = await page
        .context()
        .browser()
        ?.newContext({ viewport: { width: 390, height: 844 } })
      const phone = await fresh?.newPage()
      if (!phone) throw new Error('no browser')
      const bytes = await weigh(phone, at(shop, path === '/checkout' ? `/checkout?items=${id}:1` : address))
      await fresh?.close()
      for (const [kind, most] of Object.entries(budget))
        expect(Math.ceil((bytes[kind] ?? 0) / 100) / 10, `${kind} of ${path}, kB`).toBeLessThanOrEqual(most)
    })

for (const template of DRAWN_TEMPLATES)
  test(`template ${template} costs no more on the home page of a shop that is not made for it`, async ({ page }) => {
    const bytes = await weigh(page, at('alborada', `/template${template}`))
    for (const [kind, most] of Object.entries(BROWSE))
      expect(Math.ceil((bytes[kind] ?? 0) / 100) / 10, `${kind} of template ${template}, kB`).toBeLessThanOrEqual(most)
  })
