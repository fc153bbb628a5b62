import { at, expect, test, waitForHydration } from './shops.ts'

const SHOP = 'tallerceibo'

test('the picture at the left changes with the text in view, also with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(at(SHOP))
  await waitForHydration(page)
  const scenes = page.locator('.home .scene')
  await expect(scenes.first()).toBeVisible()
  await expect(scenes.nth(1)).toBeHidden()
  await page.locator('.home .split').nth(1).locator('h2').first().scrollIntoViewIfNeeded()
  await page
    .locator('.home .split')
    .nth(1)
    .evaluate((block) => block.scrollIntoView({ block: 'start' }))
  await expect(scenes.nth(1)).toBeVisible()
  await expect(scenes.first()).toBeHidden()
  expect((await scenes.nth(1).boundingBox())?.x).toBe(0)
})

test('a point in a room can be reached by keyboard, and shows its product', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(at(SHOP))
  await waitForHydration(page)
  const spot = page.locator('.spot').first()
  await expect(spot.locator('.spot-card')).toBeHidden()
  await spot.getByRole('link', { name: 'Ver Sillón Pampero' }).focus()
  await expect(spot.locator('.spot-card')).toBeVisible()
  await expect(spot.locator('.spot-card')).toContainText('72 × 81 × 94 cm')
  // The tape is along the piece: its ratio is that of the piece.
  const [width, height] = await Promise.all(
    (['width', 'height'] as const).map(async (side) => {
      const box = await page.locator(`.room-tape .rule[data-side="${side}"]`).first().boundingBox()
      return (side === 'width' ? box?.width : box?.height) ?? 0
    }),
  )
  expect((height ?? 0) / (width ?? 1)).toBeCloseTo(94 / 72, 1)
})

test('the fit through a door is calculated by keyboard, and the door is remembered for the next product', async ({
  page,
}) => {
  await page.goto(at(SHOP, '/productos?q=Pampero'))
  await page.getByRole('link', { name: 'Sillón Pampero', exact: true }).first().click()
  await waitForHydration(page)
  const door = page.locator('.door')
  await expect(door).toContainText('Entra por una puerta de 75 cm')
  await door.getByLabel('Ancho de mi puerta').focus()
  await page.keyboard.type('70')
  await expect(door.getByRole('status')).toHaveText('No, no entra.')
  await page.goto(at(SHOP, '/productos?q=Rambla'))
  await page.getByRole('link', { name: 'Silla Rambla', exact: true }).first().click()
  await expect(page.locator('.door').getByRole('status')).toHaveText('Sí, entra.')
})

test('without JavaScript the menu opens, the door’s measures are shown, and a product can be ordered', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.goto(at(SHOP))
  await page.getByRole('button', { name: 'Categorías' }).click()
  await page.locator('#menu').getByRole('link', { name: 'Asientos', exact: true }).click()
  await page.getByRole('link', { name: 'Banco Cordón', exact: true }).click()
  await expect(page.locator('.door')).toContainText('Entra por una puerta de 60 cm')
  await expect(page.locator('.door-test')).toBeHidden()
  await page.locator('.buy').getByRole('button', { name: 'Pedir' }).click()
  await expect(page).toHaveURL(/\/checkout\?/)
  await expect(page.getByRole('main')).toContainText('Banco Cordón')
  await context.close()
})

test('measures are drawn around a photo under the pointer; on touch screens by a button', async ({ browser, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(at(SHOP, '/productos'))
  await waitForHydration(page)
  const card = page.locator('.card').first()
  const widthOf = async () => (await card.locator('.photo').boundingBox())?.width ?? 0
  const whole = await widthOf()
  await expect(card.locator('.card-measure')).toBeHidden()
  await card.hover()
  await expect.poll(async () => Math.round((await widthOf()) / (whole / 10))).toBe(7)

  const phone = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
  const touched = await phone.newPage()
  await touched.goto(at(SHOP, '/productos'))
  await waitForHydration(touched)
  const button = touched
    .locator('.card')
    .first()
    .getByRole('button', { name: /^Medidas/ })
  await button.tap()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(touched.locator('.card').first().locator('.rule[data-side="width"]')).toContainText('72')
  await phone.close()
})

test('arrow keys move through the gallery', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(at(SHOP, '/productos?q=Pampero'))
  await page.getByRole('link', { name: 'Sillón Pampero', exact: true }).first().click()
  await waitForHydration(page)
  const ticks = page.locator('.gallery-ticks button')
  await expect(ticks.first()).toHaveAttribute('aria-current', 'true')
  await page.locator('.gallery-track a').first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(ticks.nth(1)).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('ArrowUp')
  await expect(ticks.first()).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('Tab')
  await expect(page.locator('.gallery-track a').nth(1), 'each photo is one stop').toBeFocused()
})

test('the product under the pointer in the list is shown whole on the wall, with its name', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(at(SHOP, '/productos'))
  await waitForHydration(page)
  const wall = await page.locator('.preview').boundingBox()
  const photo = await page.locator('.preview .scene-photo').boundingBox()
  const name = await page.locator('.preview .caption').boundingBox()
  if (!wall || !photo || !name) throw new Error('nothing hangs there')
  expect(photo.width / photo.height).toBeCloseTo(0.8, 1)
  for (const gap of [photo.x - wall.x, photo.y - wall.y, wall.y + wall.height - photo.y - photo.height])
    expect(gap).toBeGreaterThanOrEqual(20)
  expect(name.x).toBeGreaterThan(photo.x + photo.width)
  expect(name.x + name.width).toBeLessThanOrEqual(wall.x + wall.width)
})
