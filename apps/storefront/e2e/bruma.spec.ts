import type { Page } from '@playwright/test'
import { at, expect, feria, openShop, test, waitForHydration } from './shops.ts'

/** The hue of the first light behind the page; '' before it has one. */
const hueOf = (page: Page) =>
  page.locator('.mist').evaluate((mist) => (mist as HTMLElement).style.getPropertyValue('--hue-a'))
const tints = (page: Page) =>
  page
    .locator('main [data-tint]')
    .evaluateAll((all) => all.map((each) => (each as HTMLElement).style.getPropertyValue('--hue')))

test('the background takes the hue of the product in the middle of the screen, or under the pointer', async ({
  page,
}) => {
  await page.goto(at('alborada', '/template9'))
  await waitForHydration(page)
  const [, second] = await page.locator('main article[data-tint]').all()
  await second?.hover()
  const pointed = await second?.evaluate((each) => (each as HTMLElement).style.getPropertyValue('--hue'))
  await expect.poll(() => hueOf(page)).toBe(pointed)

  await page.mouse.move(0, 0)
  const step = page.locator('.ritual-track > li').nth(2)
  // By keyboard, so that `:focus-visible` applies.
  await page.locator('.ritual-track > li').nth(1).getByRole('link').focus()
  await page.keyboard.press('Tab')
  const focused = await step.evaluate((each) => (each as HTMLElement).style.getPropertyValue('--hue'))
  await expect.poll(() => hueOf(page)).toBe(focused)

  // The second light has the hue that the first had before, so that the page never has a single hue.
  const light = await page.locator('.mist').evaluate((mist) => getComputedStyle(mist).backgroundImage)
  expect(light.match(/radial-gradient/g)).toHaveLength(2)
})

test('with reduced motion the background does not change', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(at('alborada', '/template9'))
  await waitForHydration(page)
  const [first] = await tints(page)
  await expect.poll(() => hueOf(page)).toBe(first)
  for (const article of await page.locator('main article[data-tint]').all()) {
    await article.scrollIntoViewIfNeeded()
    await article.hover()
  }
  expect(await hueOf(page)).toBe(first)
  await context.close()
})

test('a merchant can turn the background off', async ({ page }) => {
  const { subdomain } = await openShop(9)
  await feria('template', 'set', 'mist', 'false', '--shop', subdomain)
  await expect(async () => {
    await page.goto(at(subdomain))
    await expect(page.locator('.mist')).toHaveCount(0)
  }).toPass()
})

test('the sentence of the catalogue is completed, and shows how many products are left', async ({ page }) => {
  const { subdomain } = await openShop(9)
  await page.goto(at(subdomain, '/productos'))
  await waitForHydration(page)
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Home')
  await expect(page).toHaveURL(/[?&]category=Home\b/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home')
  await expect(page.locator('[data-live-region]')).toContainText('2 products')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('priceAsc')
  await expect(page).toHaveURL(/category=Home.*sort=priceAsc/)
  await expect(page.getByRole('article').first()).toContainText('Brass lamp')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the sentence is submitted with a button, menu and search open, and a product is bought', async ({ page }) => {
    const { subdomain } = await openShop(9)
    await page.goto(at(subdomain, '/productos'))
    await page.getByRole('combobox', { name: 'Category' }).selectOption('Kitchen')
    await page.locator('.sentence').getByRole('button', { name: 'Show' }).click()
    await expect(page).toHaveURL(/[?&]category=Kitchen\b/)
    await expect(page.getByRole('article')).toHaveCount(1)

    await page.getByRole('button', { name: 'Categories' }).click()
    await expect(page.locator('#rituals').getByRole('link', { name: 'Home', exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.locator('header').getByRole('button', { name: 'Search products' }).click()
    await page.locator('#search').getByRole('searchbox').fill('mug')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/[?&]q=mug\b/)

    await page.getByRole('article').getByRole('link', { name: 'Clay mug', exact: true }).click()
    await page.getByRole('button', { name: 'Add to bag' }).click()
    await expect(page).toHaveURL(/\/checkout/)
    await expect(page.getByText('Clay mug').first()).toBeAttached()
  })
})

test('on a phone the sticky buy button replaces the other one, and the bag shows its number of units', async ({
  browser,
}) => {
  const { subdomain } = await openShop(9)
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await phone.newPage()
  await page.goto(at(subdomain, '/productos?q=mug'))
  await waitForHydration(page)
  const dock = page.getByRole('navigation', { name: 'Shortcuts' })
  await page.getByRole('button', { name: /Clay mug/ }).click()
  await expect(dock.getByRole('link', { name: /Bag, 1 item/ })).toBeVisible()
  await page.getByRole('article').getByRole('link', { name: 'Clay mug', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clay mug')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const pill = page.getByRole('region', { name: 'Buy Clay mug' })
  await expect(pill).toBeVisible()
  await expect(dock).toBeHidden()
  await pill.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByRole('dialog', { name: 'Your bag' })).toContainText('Clay mug')
  await phone.close()
})
