import type { Page } from '@playwright/test'
import { alive, at, expect, test } from './shops.ts'

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

test('a size chosen once is lit in every card, remembered, and goes into the cart with one press', async ({ page }) => {
  await page.goto(RUNNING)
  await alive(page)
  await choose(page, '27 MX')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Mi talla\s+27 MX$/ })).toBeVisible()
  await expect(cell(page, 'Tenis Cumbre 2', '27')).toHaveAttribute('data-mine')

  await page.goto(LIST)
  await alive(page)
  await expect(cell(page, 'Taquetes Potrero', '27')).toHaveAttribute('data-mine')
  await expect(cell(page, 'Tenis Cumbre 2', '29')).toBeDisabled()
  await cell(page, 'Taquetes Potrero', '27').click()
  await expect(page.getByRole('status').filter({ hasText: 'Taquetes Potrero' })).not.toHaveCount(0)
  await page.getByRole('region', { name: 'Tu carrito' }).getByRole('button').click()
  await expect(page.getByRole('dialog', { name: 'Tu carrito' })).toContainText('27')
})

test('by keys alone: the sheet opens, arrows choose, Escape goes back to where one was', async ({ page }) => {
  await page.goto(RUNNING)
  await alive(page)
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

test('the switch hides what does not come in the size, page after page, until it is switched back', async ({
  page,
}) => {
  await page.goto(LIST)
  await alive(page)
  await choose(page, '29 MX')
  await page.keyboard.press('Escape')
  await page.getByRole('switch', { name: /Solo en mi talla/ }).click()
  await expect(card(page, 'Tenis Cumbre 2')).toHaveCount(0)
  await expect(card(page, 'Tenis Pista Flex')).toHaveCount(1)
  await expect(card(page, 'Balón Regio')).toHaveCount(1)
  await page.goto(RUNNING)
  await alive(page)
  await expect(page.getByRole('switch', { name: /Solo en mi talla/ })).toBeChecked()
  await expect(card(page, 'Tenis Cumbre 2')).toHaveCount(0)
  await page.getByRole('switch', { name: /Solo en mi talla/ }).click()
  await expect(card(page, 'Tenis Cumbre 2')).toHaveCount(1)
})

test('where nothing hovers the own size stands alone, and one button opens the others', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(RUNNING)
  await alive(page)
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

test('without JavaScript the sheet leads to what is filed under a size, and a cell to checkout with it', async ({
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

test('nothing moves by itself where no motion is wanted', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(at('sierraveloz'))
  await alive(page)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await context.close()
})

test('the large word lies over a photo that is light enough for it', async ({ page }) => {
  await page.goto(at('sierraveloz'))
  await alive(page)
  await expect(page.locator('.hero')).toHaveAttribute('data-over')
})
