import type { Page } from '@playwright/test'
import { at, expect, test, waitForHydration } from './shops.ts'

const LIST = at('malecon86', '/productos')

const scrubber = (page: Page) => page.getByRole('slider', { name: 'Densidad' })
/** The number of columns. */
const across = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const tops = [...main.querySelectorAll('.cell')].map((cell) => Math.round(cell.getBoundingClientRect().top))
    return tops.filter((top) => top === tops[0]).length
  })

test('the density of the list is set by keyboard, and kept on the next page and visit', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(LIST)
  await waitForHydration(page)
  expect(await across(page)).toBe(4)
  await scrubber(page).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(scrubber(page)).toHaveAttribute('aria-valuetext', '6 columnas')
  await expect.poll(() => across(page)).toBe(6)
  await page.reload()
  await waitForHydration(page)
  await expect.poll(() => across(page)).toBe(6)
  await page.goto(at('alborada'))
  await page.goto(LIST)
  await waitForHydration(page)
  await expect(scrubber(page)).toHaveValue('6')
})

test('every filter word is wide enough as a target (WCAG 2.5.8)', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(LIST)
  const widths = await page.locator('.toggle').evaluateAll((words) => words.map((word) => word.clientWidth))
  expect(widths.length).toBeGreaterThan(10)
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(24)
})

test('the plus of a card shows its sizes; choosing one adds it to the receipt without leaving the list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(LIST)
  await waitForHydration(page)
  const cell = page.getByRole('main').getByRole('article').filter({ hasText: 'Hoodie Malecón' })
  const plus = cell.locator('summary')
  await plus.focus()
  await page.keyboard.press('Enter')
  await expect(cell.getByRole('button', { name: /^Agregar M:/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(plus).toBeFocused()
  await expect(cell.getByRole('button', { name: /^Agregar M:/ })).toBeHidden()
  await page.keyboard.press('Enter')
  await cell.getByRole('button', { name: /^Agregar M:/ }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Hoodie Malecón' })).not.toHaveCount(0)
  await page.getByRole('link', { name: 'Recibo, 1 artículo' }).click()
  const receipt = page.getByRole('dialog')
  await expect(receipt).toContainText('Hoodie Malecón')
  await page.keyboard.press('Escape')
  await expect(receipt).toBeHidden()
  expect(new URL(page.url()).pathname).toBe('/productos')
})

test('a photo is animated under the pointer; with reduced motion it changes at once', async ({ page }) => {
  await page.goto(LIST)
  await waitForHydration(page)
  const cell = page.getByRole('main').getByRole('article').first()
  const photo = cell.locator('img').first()
  const filter = () => photo.evaluate((image) => getComputedStyle(image).filter)
  expect(await filter()).toContain('grayscale')
  await cell.hover()
  await expect.poll(filter).not.toContain('grayscale')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } })

  test('densities are links, sizes lead to checkout, and the table opens from the bar', async ({ page }) => {
    await page.goto(LIST)
    await page.getByRole('main').getByRole('link', { name: '12 columnas' }).click()
    await expect.poll(() => across(page)).toBe(12)
    await page.getByRole('main').getByRole('link', { name: 'Lista', exact: true }).click()
    await expect(page).toHaveURL(/view=list/)
    await page.goto(LIST)
    const cell = page.getByRole('main').getByRole('article').filter({ hasText: 'Hoodie Malecón' })
    await cell.locator('summary').click()
    await cell.getByRole('button', { name: /^Agregar M:/ }).click()
    await expect(page).toHaveURL(/\/checkout\?/)
    await page.goto(LIST)
    await page.getByRole('button', { name: 'Drop 07' }).click()
    await expect(page.getByRole('link', { name: 'Cabeza' }).first()).toBeVisible()
  })
})
