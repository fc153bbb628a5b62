import { mkdir, writeFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { at, DRAWN_TEMPLATES, expect, feria, openShop, payOnline, test, waitForHydration, wideBut } from './shops.ts'

const SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><path d="M0 0h200v200H0z"/></svg>'
const PRIMARY = '#0b6b3c'
const WORDS = {
  headline: 'Everything by Thursday',
  description: 'Made two streets from here, since 1998.',
  'banners.0.title': 'The blue week',
  'banners.1.title': 'The green week',
}
const MADE_WITH = /^Made with \S/

/** Sizes of elements and their number of drawings, by which styles can be distinguished. */
const shapes = (all: Locator) =>
  all.evaluateAll((elements) =>
    elements.map((element) => {
      const { width, height } = element.getBoundingClientRect()
      return [Math.round(width), Math.round(height), element.querySelectorAll('img, svg').length].join(' ')
    }),
  )

/** The sentences that are visible on the page. */
async function visible(page: Page, sentences: readonly (string | RegExp)[]) {
  const counts = await Promise.all(sentences.map((each) => page.getByText(each).filter({ visible: true }).count()))
  return sentences.filter((_, index) => counts[index])
}

/** Everything on a page that depends on a setting. */
async function seen(page: Page, shop: string) {
  await page.goto(at(shop))
  await waitForHydration(page)
  const main = page.getByRole('main')
  const home = {
    // The template's navigation: on the page, above it or beside it.
    categories: (await shapes(page.locator('a[href*="category="]'))).join(),
    logo: await page.evaluate(() => {
      const logos = [...document.querySelectorAll('header img, [data-shape] img')].map((each) =>
        each.getBoundingClientRect(),
      )
      return logos.map(({ width, height }) => `${Math.round(width)}×${Math.round(height)}`).join()
    }),
    ground: await page.evaluate(
      () => getComputedStyle(document.querySelector('[data-template]') as Element).colorScheme,
    ),
    words: await visible(page, [...Object.values(WORDS), MADE_WITH]),
    banners: await main.locator('a[href$="/productos?q=blue"], a[href$="/productos?q=green"]').count(),
    pictures: await main.locator('img[src*="/media/"]').count(),
    painted: await page.evaluate((rgb) => {
      const paints = ({ backgroundColor, color }: CSSStyleDeclaration) => backgroundColor === rgb || color === rgb
      return [...document.querySelectorAll('body *')].filter((each) => paints(getComputedStyle(each))).length
    }, 'rgb(11, 107, 60)'),
  }
  await page.goto(at(shop, '/productos?q=mug'))
  await waitForHydration(page)
  const products = (await shapes(main.getByRole('article'))).join()
  return { ...home, products }
}

for (const template of DRAWN_TEMPLATES)
  test(
    `template ${template}: what its merchant sets is seen (D6, D7)`,
    { tag: wideBut(5, template) },
    async ({ page }, info) => {
      // A separate shop, rendered with three sets of settings.
      test.slow()
      const { subdomain: shop } = await openShop(template)
      const set = (settings: Readonly<Record<string, string>>) =>
        feria('template', 'set', ...Object.entries(settings).flat(), '--shop', shop)
      await mkdir(info.outputDir, { recursive: true })
      const file = info.outputPath('square.svg')
      await writeFile(file, SQUARE)
      await feria('shop', 'set', shop, '--logo', file)
      await set({ scheme: 'light', logo: 'wordmark', onlinePayment: 'false' })
      let before = await seen(page, shop)
      // A page may be cached for some seconds.
      await expect(async () => {
        before = await seen(page, shop)
        expect(before).toMatchObject({ ground: 'light', painted: 0, words: [] })
      }).toPass()

      await set({
        ...WORDS,
        categoryStyle: '2',
        productStyle: '2',
        logo: 'square',
        watermark: 'true',
        'colors.primary': PRIMARY,
        'banners.0.image': file,
        'banners.0.href': '/productos?q=blue',
        'banners.1.image': file,
        'banners.1.href': '/productos?q=green',
      })
      let after = before
      await expect(async () => {
        after = await seen(page, shop)
        expect(after.words).toEqual([...Object.values(WORDS), MADE_WITH])
        expect(after.logo, 'logo').not.toBe(before.logo)
        expect(after.banners, 'banners lead where they say').toBeGreaterThanOrEqual(2)
        expect(after.pictures, 'banners show their pictures').toBeGreaterThanOrEqual(before.pictures + 2)
        expect(after.painted, 'colours').toBeGreaterThan(0)
      }).toPass()

      await set({ categoryStyle: '3', productStyle: '3', scheme: 'dark' })
      await expect(async () => {
        const last = await seen(page, shop)
        expect(last.ground).toBe('dark')
        expect(new Set([before.categories, after.categories, last.categories]).size, 'ways of categories').toBe(3)
        expect(new Set([before.products, after.products, last.products]).size, 'ways of products').toBe(3)
      }).toPass()

      const main = page.getByRole('main')
      const onward = main.getByRole('link', { name: 'Pay online' })
      await main
        .getByRole('button', { name: /Clay mug/ })
        .first()
        .click()
      await expect(page.getByRole('status').filter({ hasText: 'Clay mug' })).not.toHaveCount(0)
      await page.goto(at(shop, '/cart'))
      await expect(main.getByRole('link', { name: /Clay mug/ }).first()).toBeVisible()
      await expect(onward).toHaveCount(0)
      // Online payment is mentioned only if the shop offers it.
      await payOnline(shop)
      await set({ onlinePayment: 'true' })
      await expect(async () => {
        await page.goto(at(shop, '/cart'))
        await expect(onward).toBeVisible({ timeout: 2000 })
      }).toPass()
    },
  )

test('D6: in a shop that follows the system, a visitor’s choice of light or dark is kept, and painted at once', async ({
  browser,
}) => {
  const context = await browser.newContext({ colorScheme: 'light' })
  const page = await context.newPage()
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--bg'))
  await page.goto(at('tallerceibo'))
  await waitForHydration(page)
  const light = await ground()
  const dark = page.getByRole('contentinfo').getByRole('switch')
  await expect(dark).not.toBeChecked()
  await dark.focus()
  await page.keyboard.press('Enter')
  await expect(dark).toBeChecked()
  expect(await ground()).not.toBe(light)
  // Before any script of the page has run.
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(at('tallerceibo', '/productos'))
  expect(await ground()).not.toBe(light)
  await context.close()
})

test('D6: without JavaScript such a shop follows the system, and has no switch', async ({ browser }) => {
  const context = await browser.newContext({ colorScheme: 'dark', javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(at('tallerceibo'))
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  await expect(page.locator('[data-scheme-switch]')).toBeHidden()
  await context.close()
})
