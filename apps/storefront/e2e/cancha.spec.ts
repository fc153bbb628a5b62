import type { Page } from '@playwright/test'
import { at, expect, test, waitForHydration } from './shops.ts'

const LIST = at('sierraveloz', '/productos')
const RUNNING = at('sierraveloz', '/productos?category=Correr')

const card = (page: Page, name: string) => page.getByRole('main').getByRole('article').filter({ hasText: name })
/** The cell of a size in a card. */
const cell = (page: Page, name: string, size: string) =>
  card(page, name).getByRole('button', { name: new RegExp(`^${size}\\b`) })

async function choose(page: Page, size: string) {
  await page.getByRole('button', { name: /^Mi talla/ }).click()
  await page.getByRole('radio', { name: size }).check()
}

test('a size chosen once is marked in every card, remembered, and added to the cart with one click', async ({
  page,
}) => {
  await page.goto(RUNNING)
  await waitForHydration(page)
  await choose(page, '27 MX')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Mi talla\s+27 MX$/ })).toBeVisible()
  await expect(cell(page, 'Tenis Cumbre 2', '27')).toHaveAttribute('data-mine')

  await page.goto(LIST)
  await waitForHydration(page)
  await expect(cell(page, 'Taquetes Potrero', '27')).toHaveAttribute('data-mine')
  await expect(cell(page, 'Tenis Cumbre 2', '29')).toBeDisabled()
  await cell(page, 'Taquetes Potrero', '27').click()
  await expect(page.getByRole('status').filter({ hasText: 'Taquetes Potrero' })).not.toHaveCount(0)
  await page.getByRole('region', { name: 'Tu carrito' }).getByRole('button').click()
  await expect(page.getByRole('dialog', { name: 'Tu carrito' })).toContainText('27')
})

test('by keyboard the sheet opens, arrow keys choose, and Escape restores the focus', async ({ page }) => {
  await page.goto(RUNNING)
  await waitForHydration(page)
  const chip = page.getByRole('button', { name: /^Mi talla/ })
  await chip.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('radio', { name: 'Cualquier talla' }).first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('radio', { name: '30 MX' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(chip).toBeFocused()
  await expect(chip).toHaveText(/30 MX/)
})

test('the switch hides products without the size on every page, until it is turned off', async ({ page }) => {
  await page.goto(LIST)
  await waitForHydration(page)
  await choose(page, '29 MX')
  await page.keyboard.press('Escape')
  await page.getByRole('switch', { name: /Solo en mi talla/ }).click()
  await expect(card(page, 'Tenis Cumbre 2')).toHaveCount(0)
  await expect(card(page, 'Tenis Pista Flex')).toHaveCount(1)
  await expect(card(page, 'Balón Regio')).toHaveCount(1)
  await page.goto(RUNNING)
  await waitForHydration(page)
  await expect(page.getByRole('switch', { name: /Solo en mi talla/ })).toBeChecked()
  await expect(card(page, 'Tenis Cumbre 2')).toHaveCount(0)
  await page.getByRole('switch', { name: /Solo en mi talla/ }).click()
  await expect(card(page, 'Tenis Cumbre 2')).toHaveCount(1)
})

test('on touch screens a card shows only the chosen size, and a button shows the others', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(RUNNING)
  await waitForHydration(page)
  await choose(page, '27 MX')
  await page.keyboard.press('Escape')
  await expect(cell(page, 'Tenis Cumbre 2', '27')).toBeVisible()
  await expect(cell(page, 'Tenis Cumbre 2', '28')).toBeHidden()
  await card(page, 'Tenis Cumbre 2')
    .getByRole('button', { name: /^Tallas/ })
    .click()
  await expect(cell(page, 'Tenis Cumbre 2', '28')).toBeVisible()
  await context.close()
})

test('without JavaScript the sheet links to the products of a size, and a size in a card to checkout', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.goto(LIST)
  await page.getByRole('button', { name: /^Mi talla/ }).click()
  await page.getByRole('radio', { name: '30 MX' }).check()
  await page.getByRole('button', { name: 'Ver lo que hay en ella' }).first().click()
  await expect(card(page, 'Tenis Cumbre 2')).toHaveCount(1)
  await expect(card(page, 'Tenis Cañón Trail')).toHaveCount(0)
  await cell(page, 'Tenis Cumbre 2', '27').click()
  await expect(page).toHaveURL(/\/checkout\?/)
  await expect(page.getByRole('main')).toContainText('Tenis Cumbre 2')
  await expect(page.getByRole('main')).toContainText('27')
  await context.close()
})

test('with reduced motion nothing moves by itself', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(at('sierraveloz'))
  await waitForHydration(page)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await context.close()
})

test('the large word is over a photo that is light enough for contrast', async ({ page }) => {
  await page.goto(at('sierraveloz'))
  await waitForHydration(page)
  await expect(page.locator('.hero')).toHaveAttribute('data-over')
})
