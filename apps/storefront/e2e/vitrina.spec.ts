import type { Locator, Page } from '@playwright/test'
import { at, expect, feria, openShop, test, waitForHydration } from './shops.ts'

const HOME = at('alborada', '/template12')
const OYAPOCK = at('awara', '/productos?q=oyapock')

/** Horizontal distance of the light of a stage from its middle, in pixels; null before it was moved. */
const lampOf = (stage: Locator) =>
  stage.evaluate((element) => {
    const [x, y] = ['--x', '--y'].map((name) => Number.parseFloat(element.style.getPropertyValue(name)))
    return Number.isNaN(x) ? null : { x: Math.round(x ?? 0), y: Math.round(y ?? 0) }
  })

/** Moves the mouse over an element, to this offset from its upper left corner. Returns the distance from its middle. */
async function point(page: Page, element: Locator, [x, y]: readonly [x: number, y: number]) {
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error('nothing to point at')
  await page.mouse.move(box.x + x, box.y + y)
  return { x: x - box.width / 2, y: y - box.height / 2 }
}

async function openPiece(page: Page) {
  await page.goto(OYAPOCK)
  await page.getByRole('article').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bague Oyapock')
  await waitForHydration(page)
}

test.describe('the light', () => {
  test('follows the pointer over a product, and moves to the middle of the one that has the focus', async ({
    page,
  }) => {
    await page.goto(at('awara', '/productos'))
    await waitForHydration(page)
    const cards = page.getByRole('article')
    const stage = cards.nth(0).locator('.stage')
    await point(page, stage, [30, 40])
    const wanted = await point(page, stage, [90, 120])
    await expect
      .poll(async () => {
        const lamp = await lampOf(stage)
        return lamp && Math.hypot(lamp.x - wanted.x, lamp.y - wanted.y)
      })
      .toBeLessThanOrEqual(2)

    await page.mouse.move(0, 0)
    await cards.nth(1).getByRole('link').first().focus()
    await expect.poll(() => lampOf(cards.nth(1).locator('.stage'))).toEqual({ x: 0, y: 0 })
  })

  test('does not move with reduced motion', async ({ browser }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.goto(at('awara', '/productos'))
    await waitForHydration(page)
    const stage = page.getByRole('article').nth(0).locator('.stage')
    await point(page, stage, [30, 40])
    await point(page, stage, [90, 120])
    expect(await lampOf(stage)).toBeNull()
    await context.close()
  })

  test('works on touch screens, where the buttons of a product are always visible', async ({ browser }) => {
    const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await page.goto(at('awara', '/productos'))
    await waitForHydration(page)
    const first = page.getByRole('article').first()
    await expect(first.locator('.card-add')).toHaveCSS('opacity', '1')
    expect(await first.locator('.stage').evaluate((stage) => getComputedStyle(stage, '::before').opacity)).toBe('0.7')
    await context.close()
  })

  test('can be turned off by the merchant', async ({ page }) => {
    const { subdomain } = await openShop(12)
    await feria('template', 'set', 'spotlight', 'false', '--shop', subdomain)
    await expect(async () => {
      await page.goto(at(subdomain))
      await expect(page.locator('.page')).not.toHaveAttribute('data-spotlight')
    }).toPass()
  })
})

test.describe('the loupe', () => {
  test('follows the mouse over the photo, and shows that place two and a half times as large', async ({ page }) => {
    await openPiece(page)
    const frame = page.locator('.gallery-frame')
    const box = await frame.boundingBox()
    if (!box) throw new Error('no gallery')
    await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.3)
    await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.4)
    const loupe = page.locator('.loupe')
    await expect(loupe).toBeVisible()
    const glass = await loupe.boundingBox()
    const large = await loupe.locator('img').boundingBox()
    if (!glass || !large) throw new Error('no glass')
    expect(large.width / box.width).toBeCloseTo(2.5, 1)
    // The point in the middle of the loupe is the one under it.
    expect((glass.x + glass.width / 2 - large.x) / large.width).toBeCloseTo(0.5, 1)
    expect((glass.y + glass.height / 2 - large.y) / large.height).toBeCloseTo(0.4, 1)
    await page.mouse.move(2, 2)
    await expect(loupe).toHaveCount(0)
  })

  test('is opened by a button, moved by arrow keys within the photo, and closed by Escape', async ({ page }) => {
    await openPiece(page)
    const button = page.getByRole('button', { name: 'Loupe' })
    await page.locator('.ticks button').last().focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText('Les flèches déplacent la loupe')).toBeVisible()
    const place = () => page.locator('.loupe').evaluate(({ style }) => [style.left, style.top].map(Number.parseFloat))
    await expect.poll(place).toEqual([50, 42])
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp']) await page.keyboard.press(key)
    await expect.poll(place).toEqual([62, 36])
    for (let i = 0; i < 12; i++) await page.keyboard.press('ArrowRight')
    await expect.poll(place).toEqual([100, 36])
    await page.keyboard.press('Escape')
    await expect(page.locator('.loupe')).toHaveCount(0)
    await expect(button).toHaveAttribute('aria-pressed', 'false')
  })

  test('a tap opens the photo over the whole screen, with buttons for zooming', async ({ page }) => {
    await openPiece(page)
    await page.locator('.gallery-track a').first().click()
    const look = page.getByRole('dialog', { name: 'Bague Oyapock' })
    await expect(look).toBeVisible()
    const widthOf = async () => (await look.locator('img').boundingBox())?.width ?? 0
    const whole = await widthOf()
    await look.getByRole('button', { name: 'Plus près' }).click()
    await look.getByRole('button', { name: 'Plus près' }).click()
    await expect.poll(async () => (await widthOf()) / whole).toBeCloseTo(2.5, 1)
    await page.keyboard.press('Escape')
    await expect(look).toBeHidden()
  })
})

test('choosing a metal with its own photo shows that photo', async ({ page }) => {
  await page.goto(at('awara', '/productos?q=mahury'))
  await page.getByRole('article').getByRole('link').first().click()
  await waitForHydration(page)
  const second = page.locator('.gallery-track li').nth(1)
  await expect(second.getByRole('link')).toHaveAccessibleName(/Or gris$/)
  await expect(second).not.toBeInViewport({ ratio: 0.5 })
  await page.getByText('Or gris', { exact: true }).click()
  await expect(second).toBeInViewport({ ratio: 0.9 })
})

test('on wide screens fixed parts cover no text: menu and search are in the row at the top', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const path of ['/', '/productos', '/productos?q=oyapock']) {
    await page.goto(at('awara', path))
    await waitForHydration(page)
    const fixed = await page.evaluate(() =>
      [...document.querySelectorAll('.page *')]
        .filter((each) => getComputedStyle(each).position === 'fixed' && each.getBoundingClientRect().width > 0)
        .map((each) => each.className),
    )
    expect(
      fixed.filter((name) => !['strip', 'progress', 'skip'].includes(name)),
      path,
    ).toEqual([])
  }
  const row = await page.locator('.strip').boundingBox()
  const search = await page.getByRole('button', { name: 'Rechercher', exact: true }).first().boundingBox()
  expect(search && row && search.y + search.height <= row.y + row.height).toBe(true)
})

test('the tray covers the screen, and its link in the corner is highlighted after a product was added', async ({
  page,
}) => {
  await page.goto(at('awara', '/productos?q=sinnamary'))
  await waitForHydration(page)
  await page.getByRole('article').first().hover()
  await page.getByRole('button', { name: /^Ajouter à l’écrin.*Créoles Sinnamary$/ }).click()
  const corner = page.locator('.corner-tray')
  await expect(corner).toContainText('Écrin (1)')
  await expect(corner.locator('[data-new]')).toHaveCount(1)
  await corner.click()
  const tray = page.getByRole('dialog', { name: 'Votre écrin' })
  await expect(tray.getByRole('link', { name: 'Créoles Sinnamary' })).toBeVisible()
  const [box, screen] = [await tray.boundingBox(), page.viewportSize()]
  expect([box?.width, box?.height]).toEqual([screen?.width, screen?.height])
})

test('menu and search cover the page, and what is under them cannot be reached by keyboard', async ({ page }) => {
  await page.goto(HOME)
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Menú' }).first().click()
  await expect(page.locator('#menu')).toBeVisible()
  expect(await page.locator('main').evaluate((main) => (main as HTMLElement).inert)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(page.locator('#menu')).toBeHidden()
  expect(await page.locator('main').evaluate((main) => (main as HTMLElement).inert)).toBe(false)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('menu, search and filters open, and a product is ordered', async ({ page }) => {
    await page.goto(at('awara', '/productos'))
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.locator('#menu').getByRole('link', { name: 'Bracelets' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bracelets')
    await page.getByText('Affiner').click()
    await page.locator('.refine-panel').getByRole('link', { name: 'Mariage' }).click()
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.goto(at('awara', '/productos?q=graines'))
    await page
      .getByRole('button', { name: /Ajouter à l’écrin/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/checkout\?/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Passer commande')
  })
})
