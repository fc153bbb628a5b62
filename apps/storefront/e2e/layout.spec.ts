import type { Page } from '@playwright/test'
import { alive, ask, at, expect, test, wideBut } from './shops.ts'

const WIDTHS = [300, 360, 768, 1280, 1920] as const
const PAGES = ['/', '/productos', 'a product', '/cart', 'a checkout', '/micompra', '/nada'] as const

/** The product the other pages are about: an ordinary one of the list. */
async function address(page: (typeof PAGES)[number], shop = 'alborada') {
  if (page.startsWith('/')) return page
  const { body } = await ask('/productos', { host: new URL(at(shop)).host })
  const product = /href="(\/productos\/[^"/]+-(\d+))"/.exec(body)
  return page === 'a product' ? (product?.[1] ?? '') : `/checkout?items=${product?.[2]}:2`
}

test('no page scrolls sideways, from the smallest phone to a desk', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of PAGES) {
    await page.setViewportSize({ width: WIDTHS[0], height: 900 })
    await page.goto(at('alborada', await address(path)))
    await alive(page)
    await expectNoSideways(page, path)
  }
})

/** Soft: one test looks at many pages, and says all that is wrong with them. */
async function expectNoSideways(page: Page, path: string) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expect.soft
      .poll(
        () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        `${path} at ${width} px`,
      )
      .toBeLessThanOrEqual(0)
  }
}

test('a bag with things in it does not scroll sideways either', async ({ page, mercado }) => {
  await page.setViewportSize({ width: WIDTHS[0], height: 900 })
  await page.goto(at(mercado.subdomain, '/productos?q=mug'))
  await page.getByRole('button', { name: /add Clay mug/ }).click()
  await expect(page.getByRole('status')).toContainText('Clay mug')
  await page.goto(at(mercado.subdomain, '/cart'))
  await expect(page.getByRole('main').getByRole('link', { name: 'Clay mug' }).first()).toBeVisible()
  await expectNoSideways(page, '/cart')
})

test('the lines on the cover of template 5 keep apart on screens of any height', async ({ page }) => {
  await page.goto(at('alborada'))
  await expect(page.locator('.cover-line')).toHaveCount(3)
  for (const [width, height] of [
    [768, 900],
    [1280, 620],
    [1920, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    const gap = () =>
      page.evaluate(() => {
        const [first, , last] = [...document.querySelectorAll('.cover-line')]
        const end = first?.lastElementChild?.getBoundingClientRect().bottom ?? 0
        return (last?.firstElementChild?.getBoundingClientRect().top ?? 0) - end
      })
    await expect.poll(gap, `${width} × ${height}`).toBeGreaterThan(16)
  }
})

for (const shop of ['alborada', 'lacaleta'])
  test(`a page of ${shop} opens at its top, however far down the link to it was`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 600 })
    await page.goto(at(shop, '/productos'))
    await alive(page)
    const link = page.getByRole('main').locator('h2 a, h3 a').filter({ visible: true }).last()
    await link.scrollIntoViewIfNeeded()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600)
    const address = await link.getAttribute('href')
    await page.evaluate(() => {
      const seen: number[] = []
      Object.assign(window, { seen })
      // Where the page stands in each frame once its address is the new one.
      const from = location.href
      const look = () => {
        if (location.href !== from) seen.push(window.scrollY)
        requestAnimationFrame(look)
      }
      look()
    })
    await link.click()
    await expect(page).toHaveURL(at(shop, address ?? ''))
    const seen = () => page.evaluate(() => (window as unknown as { readonly seen: readonly number[] }).seen)
    await expect.poll(async () => (await seen()).length).toBeGreaterThan(5)
    // Until the new page is drawn the old one stands where it stood; nothing in between is glided through.
    const [first = 0, ...others] = await seen()
    expect(others.filter((y) => y > 0 && y !== first)).toEqual([])
  })

/** One for every template. */
const SHOPS = [
  ...['alborada', 'kilovatio', 'huertadelvalle', 'orvalho', 'chirimoya', 'tallerceibo', 'awara', 'sierraveloz'],
  ...['puntoypampa', 'lomaloom', 'lacaleta', 'malecon86', 'verdenilda'],
]

for (const shop of SHOPS)
  test(`what stays in sight of ${shop} leaves two thirds of the page to read at 400 % zoom`, {
    tag: wideBut('alborada', shop),
  }, async ({ page }) => {
    // 1280 × 1024 at 400 %.
    await page.setViewportSize({ width: 320, height: 256 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of ['/productos', 'a product', 'a checkout'] as const) {
      await page.goto(at(shop, await address(path, shop)))
      await alive(page)
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight * 0.4, behavior: 'instant' }))
      await expect.poll(() => page.evaluate(covered), path).toBeLessThanOrEqual(1 / 3)
    }
  })

/** How much of the screen's height lies under what is fixed or stuck to its edges. */
function covered(): number {
  const rows = new Set<number>()
  for (const element of document.querySelectorAll('body *')) {
    const { position, visibility, pointerEvents, top, bottom } = getComputedStyle(element)
    if (!/fixed|sticky/.test(position) || visibility === 'hidden' || pointerEvents === 'none') continue
    const box = element.getBoundingClientRect()
    if (box.width < innerWidth / 2 || box.left >= innerWidth || box.right <= 0) continue
    const isStuck =
      Math.abs(box.top - Number.parseFloat(top)) < 2 ||
      Math.abs(innerHeight - box.bottom - Number.parseFloat(bottom)) < 2
    if (position === 'sticky' && !isStuck) continue
    for (let y = Math.max(0, Math.floor(box.top)); y < Math.min(innerHeight, box.bottom); y++) rows.add(y)
  }
  return rows.size / innerHeight
}
