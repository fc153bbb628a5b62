import type { Page } from '@playwright/test'
import { at, expect, test, waitForHydration } from './shops.ts'

const SHOP = 'puntoypampa'
const shelfOf = (page: Page) => page.locator('.shelf').first()
/** The title of the open book. */
const open = (page: Page) => shelfOf(page).locator('.spine[data-open] .spine-title')

test.describe('a shelf of book spines', () => {
  test('opens the book under the pointer, and its card shows that book', async ({ page }) => {
    await page.goto(at(SHOP))
    await waitForHydration(page)
    const spine = shelfOf(page).locator('.spine').nth(1)
    const title = (await spine.locator('.spine-title').textContent()) ?? ''
    await expect(open(page)).not.toHaveText(title)
    await spine.hover()
    await expect(open(page)).toHaveText(title)
    await expect(shelfOf(page).locator('.talker-name')).toHaveText(title)
    await expect(spine.locator('.book')).toBeVisible()
  })

  test('from 768 px up it fills its board, and the open book is never covered', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const width of [768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(at(SHOP))
      const right = (selector: string) =>
        shelfOf(page)
          .locator(selector)
          .last()
          .evaluate((element) => element.getBoundingClientRect().right)
      expect.soft((await right('.shelf-board')) - (await right('.spine')), `${width} px`).toBeLessThan(48)
      const next = shelfOf(page).locator('.spine[data-open] + .spine')
      const left = await next.evaluate((element) => element.getBoundingClientRect().left)
      expect.soft(left, `${width} px`).toBeGreaterThanOrEqual(await right('.spine[data-open] .book'))
    }
  })

  test('arrow keys move along it, and Enter follows the open book', async ({ page }) => {
    await page.goto(at(SHOP))
    await waitForHydration(page)
    const links = shelfOf(page).locator('.spine-link')
    await links.first().focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowLeft')
    await expect(links.nth(1)).toBeFocused()
    const title = (await links.nth(1).locator('.spine-title').textContent()) ?? ''
    await expect(open(page)).toHaveText(title)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  })

  test('on touch screens the first tap opens a book, the second follows it', async ({ browser }) => {
    const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 820, height: 1100 } })
    const page = await context.newPage()
    await page.goto(at(SHOP))
    await waitForHydration(page)
    const link = shelfOf(page).locator('.spine-link').nth(1)
    const title = (await link.locator('.spine-title').textContent()) ?? ''
    await link.tap()
    await expect(open(page)).toHaveText(title)
    await expect(page).toHaveURL(at(SHOP))
    await link.tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await context.close()
  })

  test('on a phone two books are open, and a slider moves along the board', async ({ browser }) => {
    const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await page.goto(at(SHOP))
    await waitForHydration(page)
    await expect(shelfOf(page).locator('.book:visible')).toHaveCount(2)
    const slider = shelfOf(page).getByRole('slider')
    await slider.focus()
    await slider.press('End')
    await expect(shelfOf(page).locator('.spine').last()).toBeInViewport()
    await context.close()
  })

  test('without JavaScript the book under the pointer opens, and a click follows it', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(at(SHOP))
    const spine = shelfOf(page).locator('.spine').nth(1)
    const title = (await spine.locator('.spine-title').textContent()) ?? ''
    await expect(spine.locator('.spine-front')).toBeHidden()
    await spine.hover()
    await expect(spine.locator('.spine-front')).toBeVisible()
    await spine.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await context.close()
  })

  test('with reduced motion covers change without animation', async ({ browser }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.goto(at(SHOP))
    await expect(shelfOf(page).locator('.spine').first()).toHaveCSS('transition-duration', '0s')
    await context.close()
  })
})

test('a letter of the index links to the first book under it', async ({ page }) => {
  await page.goto(at(SHOP, '/productos'))
  await waitForHydration(page)
  await page
    .getByRole('navigation', { name: 'Navegación principal' })
    .getByRole('link', { name: 'P', exact: true })
    .click()
  await expect(page).toHaveURL(/sort=nameAsc#az-P$/)
  const found = page.locator('.spine[data-open]', { hasText: 'Perros de agua' })
  await expect(found).toBeInViewport()
})

test('the search text is marked in its suggestions, and arrow keys and Enter open one', async ({ page }) => {
  await page.goto(at(SHOP))
  await waitForHydration(page)
  await page.getByRole('searchbox', { name: 'Buscar en los estantes' }).click()
  const box = page.getByRole('combobox', { name: 'Buscar en los estantes' })
  await expect(box).toBeFocused()
  await box.pressSequentially('zorzal')
  await expect(page.locator('.found mark')).toHaveText('zorzal')
  await box.press('ArrowDown')
  await box.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('El zorzal distraído')
})

test('adding a book puts it onto the pile in its own colour, where it can be removed', async ({ page }) => {
  await page.goto(at(SHOP, '/productos?q=zambas&view=list'))
  await waitForHydration(page)
  const row = page.getByRole('article').first()
  await row.getByRole('button', { name: 'Agregar a la pila' }).click()
  await expect(row.getByRole('button', { name: 'En tu pila' })).toBeVisible()
  const cloth = await row.locator('.book').evaluate((book) => book.style.getPropertyValue('--cloth'))
  await page.getByRole('link', { name: 'Pila, 1 producto' }).click()
  const lying = page.getByRole('dialog', { name: 'Tu pila' }).locator('.lying-book')
  await expect(lying).toHaveCount(1)
  expect(await lying.evaluate((book) => book.style.getPropertyValue('--cloth'))).toBe(cloth)
  await lying.getByRole('button', { name: 'Quitar Manual de zambas' }).click()
  await expect(page.getByRole('dialog', { name: 'Tu pila' })).toContainText('Tu pila espera.')
})

test('on a phone the index opens without JavaScript, and its links work', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(at(SHOP))
  await page.getByRole('button', { name: 'Índice' }).click()
  await page
    .getByRole('link', { name: /^Poesía/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Poesía')
  await context.close()
})

test('text typed while suggestions are loading is kept, without a layout shift', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/suggestions-.*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(at(SHOP))
  await waitForHydration(page)
  const line = page.getByRole('search').getByLabel('Buscar en los estantes')
  await line.first().focus()
  await page.keyboard.type('zam')
  release()
  const better = page.getByRole('combobox', { name: 'Buscar en los estantes' })
  await expect(better).toBeFocused()
  await page.keyboard.type('bas')
  await expect(better).toHaveValue('zambas')
  await expect(page.getByRole('option').first()).toBeVisible()
})
