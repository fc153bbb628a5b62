import type { Page } from '@playwright/test'
import { ask, at, DRAWN_TEMPLATES, expect, test, waitForHydration, wideBut } from './shops.ts'

const WIDTHS = [300, 360, 768, 1280, 1920] as const
const PAGES = ['/', '/productos', 'a product', '/cart', 'a checkout', '/micompra', '/nada'] as const

/** An ordinary product of the list, for pages that need one. */
async function address(page: (typeof PAGES)[number], shop = 'alborada') {
  if (page.startsWith('/')) return page
  const { body } = await ask('/productos', { host: new URL(at(shop)).host })
  const product = /href="(\/productos\/[^"/]+-(\d+))"/.exec(body)
  return page === 'a product' ? (product?.[1] ?? '') : `/checkout?items=${product?.[2]}:2`
}

test('no page scrolls horizontally at any width', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of PAGES) {
    await page.setViewportSize({ width: WIDTHS[0], height: 900 })
    await page.goto(at('alborada', await address(path)))
    await waitForHydration(page)
    await expectNoSideways(page, path)
  }
})

/** A soft assertion: the test continues, and reports all pages with the problem. */
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

test('a bag with products does not scroll horizontally either', async ({ page, mercado }) => {
  await page.setViewportSize({ width: WIDTHS[0], height: 900 })
  await page.goto(at(mercado.subdomain, '/productos?q=mug'))
  await page.getByRole('button', { name: /add Clay mug/ }).click()
  await expect(page.getByRole('status')).toContainText('Clay mug')
  await page.goto(at(mercado.subdomain, '/cart'))
  await expect(page.getByRole('main').getByRole('link', { name: 'Clay mug' }).first()).toBeVisible()
  await expectNoSideways(page, '/cart')
})

test('on a desk, the fields of the checkout have room in every template', async ({ page }) => {
  const checkout = await address('a checkout')
  for (const template of DRAWN_TEMPLATES)
    for (const width of [1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(at('alborada', `/template${template}${checkout}`))
      const name = await page.locator('input[autocomplete="name"]').boundingBox()
      expect.soft(name?.width, `template ${template} at ${width} px`).toBeGreaterThan(250)
    }
})

test('the lines on the cover of template 5 do not overlap at any screen height', async ({ page }) => {
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
  test(`a page of ${shop} opens at its top, however far down the link was`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 600 })
    await page.goto(at(shop, '/productos'))
    await waitForHydration(page)
    const link = page.getByRole('main').locator('h2 a, h3 a').filter({ visible: true }).last()
    await link.scrollIntoViewIfNeeded()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600)
    const address = await link.getAttribute('href')
    await page.evaluate(() => {
      const seen: number[] = []
      Object.assign(window, { seen })
      // The scroll position in each frame after the address has changed.
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
    // The old page keeps its position until the new one is rendered; there is no smooth scrolling in between.
    const [first = 0, ...others] = await seen()
    expect(others.filter((y) => y > 0 && y !== first)).toEqual([])
  })

/** One shop of every template. */
const SHOPS = [
  ...['alborada', 'kilovatio', 'huertadelvalle', 'orvalho', 'chirimoya', 'tallerceibo', 'awara', 'sierraveloz'],
  ...['puntoypampa', 'lomaloom', 'lacaleta', 'malecon86', 'verdenilda'],
]

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })

  test('the home page of every template is at most eight screens long', async ({ page }) => {
    for (const shop of SHOPS) {
      await page.goto(at(shop))
      await waitForHydration(page)
      await expect.soft.poll(() => page.evaluate(homeHeight), shop).toBeLessThanOrEqual(8 * 780)
    }
  })
})

/** The page's height; a footer counts at most 700 px, its own limit. */
function homeHeight(): number {
  const footer = [...document.querySelectorAll('footer')].find((each) => !each.closest('main, dialog'))
  return document.documentElement.scrollHeight - Math.max(0, (footer?.offsetHeight ?? 0) - 700)
}

for (const shop of SHOPS)
  test(`fixed parts of ${shop} leave two thirds of the viewport to read at 400 % zoom`, {
    tag: wideBut('alborada', shop),
  }, async ({ page }) => {
    // 1280 × 1024 at 400 %.
    await page.setViewportSize({ width: 320, height: 256 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of ['/productos', 'a product', 'a checkout'] as const) {
      await page.goto(at(shop, await address(path, shop)))
      await waitForHydration(page)
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight * 0.4, behavior: 'instant' }))
      await expect.poll(() => page.evaluate(covered), path).toBeLessThanOrEqual(1 / 3)
    }
  })

test('footers of all templates are at most 700 px high on phones', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 780 })
  for (const shop of SHOPS) {
    await page.goto(at(shop))
    await waitForHydration(page)
    const footer = page.getByRole('contentinfo')
    const height = async () => (await footer.boundingBox())?.height ?? Number.POSITIVE_INFINITY
    await expect.soft.poll(height, shop).toBeLessThanOrEqual(700)
    const titles = await footer.locator('summary').evaluateAll((all) => all.map((each) => each.clientHeight))
    expect.soft(Math.min(...titles), `the lowest title of a fold of ${shop}`).toBeGreaterThanOrEqual(44)
  }
})

/** The element around the footer's newsletter form. */
const newsletterOf = (page: Page) =>
  page
    .getByRole('contentinfo')
    .locator('details')
    .filter({ has: page.locator('[data-newsletter]') })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the newsletter form of every footer is open on wide screens, and opened by its title on phones', async ({
    page,
  }) => {
    test.slow()
    for (const shop of SHOPS) {
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.goto(at(shop))
      const title = newsletterOf(page).locator('summary')
      const email = newsletterOf(page).locator('[name="email"]')
      await expect(email, shop).toBeVisible()
      await expect(title, shop).toBeHidden()
      await page.setViewportSize({ width: 360, height: 780 })
      await expect(email, shop).toBeHidden()
      await title.click()
      await expect(email, shop).toBeVisible()
    }
  })
})

test('a newsletter form that was sent from a footer stays open with its answer when a wide screen becomes narrow', async ({
  page,
  mercado,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(at(mercado.subdomain))
  const news = newsletterOf(page)
  await news.locator('[name="email"]').fill('footer@example.com')
  await news.getByRole('checkbox').check()
  await news.getByRole('button').click()
  await expect(news.getByRole('status')).toBeVisible()
  await page.setViewportSize({ width: 360, height: 780 })
  await expect(news.getByRole('status')).toBeVisible()
})

/** The share of the viewport's height that is covered by fixed or sticky elements at its edges. */
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
