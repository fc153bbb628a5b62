import type { Page } from '@playwright/test'
import { at, expect, feria, openShop, test, waitForHydration } from './shops.ts'

const LIST = at('lomaloom', '/productos')
const inside = (box: { y: number; height: number } | null) => (box ? box.y + box.height : Number.NaN)

async function openPiece(page: Page, word: string) {
  await page.goto(at('lomaloom', `/productos?q=${word}`))
  await page.getByRole('article').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/results/i)
  await waitForHydration(page)
}

test.describe('the masonry layout', () => {
  test('has the same order in HTML, visually and by keyboard, and no tile overlaps another', async ({ page }) => {
    await page.goto(LIST)
    await waitForHydration(page)
    const boxes = await page.getByRole('article').evaluateAll((tiles) =>
      tiles.map((tile) => {
        const { left, top, right, bottom } = tile.getBoundingClientRect()
        return { left, top, right, bottom }
      }),
    )
    expect(boxes.length).toBeGreaterThan(10)
    for (const [index, box] of boxes.entries()) {
      if (index > 0) expect(box.top, `tile ${index}`).toBeGreaterThanOrEqual((boxes[index - 1]?.top ?? 0) - 1)
      for (const other of boxes.slice(index + 1))
        expect(
          box.right <= other.left + 1 || other.right <= box.left + 1 || box.bottom <= other.top + 1,
          `tile ${index}`,
        ).toBe(true)
    }
    expect(new Set(boxes.map(({ top, bottom }) => Math.round(bottom - top))).size).toBeGreaterThan(2)
  })

  test('has even rows if the merchant chooses them', async ({ page }) => {
    const { subdomain } = await openShop(15)
    await feria('template', 'set', 'arrangement', 'rows', '--shop', subdomain)
    await expect(async () => {
      await page.goto(at(subdomain, '/productos'))
      await expect(page.locator('.tiles')).toHaveAttribute('data-arrangement', 'rows')
    }).toPass()
  })
})

test.describe('the edge of a tile', () => {
  test('opens under the pointer and with the focus', async ({ page }) => {
    await page.goto(LIST)
    await waitForHydration(page)
    const tile = page.getByRole('article').first()
    const strip = tile.locator('.strip .weave')
    await page.mouse.move(0, 0)
    await expect(strip).toHaveCSS('clip-path', 'inset(100% 0px 0px)')
    await tile.hover()
    await expect(strip).toHaveCSS('clip-path', 'inset(0px)')
    await page.mouse.move(0, 0)
    await expect(strip).toHaveCSS('clip-path', 'inset(100% 0px 0px)')
    await tile.getByRole('link').first().focus()
    await expect(strip).toHaveCSS('clip-path', 'inset(0px)')
  })

  test('leaves the photo free on touch screens, where the button is below it', async ({ browser }) => {
    const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await page.goto(LIST)
    await waitForHydration(page)
    const tile = page.getByRole('article').first()
    await expect(tile.locator('.strip .weave')).toBeHidden()
    const [photo, button] = [tile.locator('.photo'), tile.locator('.label-button')]
    const place = await button.boundingBox()
    expect(place?.height).toBeGreaterThanOrEqual(44)
    expect(inside(await photo.boundingBox())).toBeLessThanOrEqual(place?.y ?? 0)
    await context.close()
  })

  test('opens without animation with reduced motion', async ({ browser }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.goto(LIST)
    await waitForHydration(page)
    await expect(page.getByRole('article').first().locator('.strip .weave')).toHaveCSS('transition-duration', '0s')
    await context.close()
  })
})

test('a product added to the basket extends the woven band, and the basket opens from the top', async ({ page }) => {
  await page.goto(at('lomaloom', '/productos?q=jacaranda'))
  await waitForHydration(page)
  const band = page.locator('.band')
  await expect(band).not.toHaveAttribute('data-new')
  const tile = page.getByRole('article').first()
  await tile.hover()
  await tile.getByRole('button', { name: /^Add.*Cushion Jacaranda$/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Cushion Jacaranda: in your basket' })).not.toHaveCount(0)
  await expect(band).toHaveAttribute('data-new')
  const link = page.getByRole('link', { name: 'Basket, 1 item' })
  await link.click()
  const panel = page.getByRole('dialog', { name: 'Your basket' })
  await expect(panel.getByRole('link', { name: 'Cushion Jacaranda' })).toBeVisible()
  const box = await panel.boundingBox()
  expect([box?.x, box?.y, box?.width]).toEqual([0, 0, page.viewportSize()?.width])
  expect(inside(box)).toBeLessThanOrEqual((page.viewportSize()?.height ?? 0) * 0.8 + 1)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(link).toBeFocused()
})

test('choosing a colour with its own photo shows that photo, and a photo can be zoomed', async ({ page }) => {
  await openPiece(page, 'shawl')
  const first = page.locator('.gallery-photos a').first()
  await expect(first).not.toHaveAccessibleName(/Indigo/)
  await page.getByText('Indigo', { exact: true }).click()
  await expect(first).toHaveAccessibleName(/Indigo$/)
  await first.click()
  const look = page.getByRole('dialog', { name: 'Shawl Atitlán' })
  await expect(look).toBeVisible()
  const widthOf = async () => (await look.locator('img').boundingBox())?.width ?? 0
  const whole = await widthOf()
  await look.getByRole('button', { name: 'Zoom in' }).click()
  await look.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(async () => (await widthOf()) / whole).toBeCloseTo(2.5, 1)
  await page.keyboard.press('Escape')
  await expect(look).toBeHidden()
})

test('a maker’s tag on the home page links to their products', async ({ page }) => {
  await page.goto(at('lomaloom'))
  await waitForHydration(page)
  await page.locator('.tags').getByRole('link', { name: 'Rosa' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rosa')
  for (const tile of await page.getByRole('article').all()) await expect(tile).toContainText('Rosa')
})

test('the stitches of a section of the checkout get their colour once it is complete', async ({ page }) => {
  await openPiece(page, 'jacaranda')
  await page.getByRole('button', { name: 'Add to basket' }).first().click()
  await expect(page.getByRole('status').filter({ hasText: 'Cushion Jacaranda: in your basket' })).not.toHaveCount(0)
  await page.goto(at('lomaloom', '/cart'))
  await page.getByRole('main').getByRole('link', { name: 'Checkout' }).click()
  await waitForHydration(page)
  const part = page.locator('.part').first()
  const stitch = () => part.evaluate((each) => getComputedStyle(each).getPropertyValue('--stitch'))
  const open = await stitch()
  const fields = part.locator('input')
  for (const [index, value] of ['Ana Xicay', '2456789012345', '+50255551234', 'ana@correo.example'].entries())
    await fields.nth(index).fill(value)
  await expect.poll(stitch).not.toBe(open)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('menu, search and threads open, and a product is ordered', async ({ page }) => {
    await page.goto(LIST)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.locator('#menu').getByRole('link', { name: 'Baskets', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Baskets')
    await page.getByRole('button', { name: 'Search' }).first().click()
    await expect(page.locator('#search-text')).toBeVisible()
    await page.goto(LIST)
    await page.getByRole('button', { name: 'Filter' }).click()
    await page.locator('.threads-panel').getByRole('link', { name: 'Tomás' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tomás')
    await page.goto(at('lomaloom', '/productos?q=jacaranda'))
    await page.getByRole('article').first().hover()
    await page.getByRole('button', { name: /^Add/ }).first().click()
    await expect(page).toHaveURL(/\/checkout\?/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout')
  })
})
