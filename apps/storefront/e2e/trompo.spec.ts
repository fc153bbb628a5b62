import type { Page } from '@playwright/test'
import { agree, BUYER } from './buyer.ts'
import { at, choose, expect, openShop, test, waitForHydration } from './shops.ts'

const REMOLINO = 'Trompo Remolino'
const MARIMBA = 'Sonajero Marimba'
const toy = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).first()

test('the toy box is in its row, as high as its neighbours, and overlaps nothing on the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(at('chirimoya', '/productos'))
  await waitForHydration(page)
  const header = page.getByRole('banner')
  const box = header.getByRole('link', { name: /^Caja/ })
  const beside = header.getByRole('button', { name: 'Abrir el menú' })
  const edges = async (part: typeof box) => {
    const at = await part.boundingBox()
    return [at?.y, at?.height]
  }
  expect(await edges(box)).toEqual(await edges(beside))
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await expect(box).toBeInViewport()
  expect(await edges(box)).toEqual(await edges(beside))
  // Content that scrolls under the box scrolls under a background as wide as the page.
  const seen = await header.evaluate((top) => {
    const { bottom } = top.getBoundingClientRect()
    return [4, innerWidth / 2, innerWidth - 30].map((x) => top.contains(document.elementFromPoint(x, bottom - 6)))
  })
  expect(seen).toEqual([true, true, true])
})

test.describe('the age dial', () => {
  test('is turned by keyboard, filters the page, is kept on other pages, and is remembered', async ({ page }) => {
    await page.goto(at('chirimoya'))
    await waitForHydration(page)
    const dial = page.getByRole('main').locator('.dial')
    await expect(toy(page, REMOLINO)).toBeVisible()
    await dial.getByRole('radio', { name: 'Todas las edades' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(dial.getByRole('radio', { name: '0–1 años' })).toBeChecked()
    await expect(page.locator('[data-live-region]')).toContainText('productos para: 0–1 años')
    await expect(toy(page, REMOLINO)).toHaveCount(0)

    await page.reload()
    await expect(dial.getByRole('radio', { name: '0–1 años' })).toBeChecked()
    await page.locator('header').getByRole('link', { name: 'Afuera' }).click()
    await expect(page).toHaveURL(/category=Afuera.*tag=1\b/)
    await expect(page.getByRole('article')).toHaveCount(1)

    await page.locator('header').getByRole('link', { name: 'Bebés' }).click()
    await expect(toy(page, MARIMBA)).toBeVisible()

    // From any page, and back to all products.
    await page.locator('header').getByRole('button', { name: /Edad/ }).click()
    await page.locator('#ages').getByRole('radio', { name: 'Todas las edades' }).check({ force: true })
    await page.locator('#ages').getByRole('button', { name: 'Ver todos los productos' }).click()
    await expect(toy(page, REMOLINO)).toBeVisible()
  })

  test('is missing in a shop without ages', async ({ page }) => {
    await page.goto(at('alborada', '/template10'))
    await waitForHydration(page)
    await expect(page.locator('.dial')).toHaveCount(0)
  })
})

test('a block flips to its facts and back by keyboard, without animation with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(at('chirimoya', '/productos'))
  await waitForHydration(page)
  const card = page.getByRole('article').filter({ hasText: REMOLINO })
  await card.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(card.getByText('desde 5 años')).toBeVisible()
  await expect(card.getByRole('link', { name: REMOLINO, exact: true })).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(card.getByRole('link', { name: REMOLINO, exact: true })).toBeVisible()
  await expect(card.getByText('desde 5 años')).toBeHidden()
})

test('checkout has three steps, by Enter or button, and no step can be skipped', async ({ page }) => {
  const { subdomain } = await openShop(10)
  await page.goto(at(subdomain))
  await waitForHydration(page)
  const id = /-(\d+)$/.exec((await toy(page, 'Clay mug').getAttribute('href')) ?? '')?.[1]
  await page.goto(at(subdomain, `/checkout?items=${id}:1`))
  await waitForHydration(page)
  const court = page.getByRole('navigation', { name: 'Steps of your order' })
  const place = page.getByRole('button', { name: 'Place the order' }).filter({ visible: true })
  await court.getByRole('link', { name: /3/ }).click()
  await expect(page.getByRole('textbox', { name: 'Full name' })).toBeFocused()
  await expect(place).toHaveCount(0)

  await page.getByRole('textbox', { name: 'Full name' }).fill(BUYER.name)
  await page.getByRole('textbox', { name: 'ID number' }).fill(BUYER.id)
  await page.getByRole('textbox', { name: 'Phone' }).fill('+12025550143')
  await page.getByRole('textbox', { name: 'Email' }).first().fill(BUYER.email)
  await page.keyboard.press('Enter')
  await page.getByRole('combobox', { name: 'State' }).selectOption({ index: 1 })
  await page.getByRole('textbox', { name: 'City' }).fill('Springfield')
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('12 Long Street')
  await page.getByRole('textbox', { name: 'ZIP or postal code' }).fill('62701')
  await page.getByRole('button', { name: 'Continue to step 3' }).click()
  await choose(page.getByRole('radio', { name: /Arrange with the shop/ }))
  await agree(page)
  await place.click()
  await page.waitForURL(/\/pedido\/\d+\?key=/)
  await expect(page.locator('.train [aria-current=step]')).toContainText('Received')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the dial links to its toys, blocks flip, the wall opens, and all steps of the checkout are open', async ({
    page,
  }) => {
    await page.goto(at('chirimoya'))
    const dial = page.getByRole('main').locator('.dial')
    await dial.getByRole('radio', { name: '0–1 años' }).check({ force: true })
    await dial.getByRole('button').click()
    await expect(page).toHaveURL(/[?&]tag=1\b/)
    await expect(toy(page, MARIMBA)).toBeVisible()
    await expect(toy(page, REMOLINO)).toHaveCount(0)

    const card = page.getByRole('article').filter({ hasText: MARIMBA })
    await card.locator('summary').click()
    await expect(card.getByText('desde 9 meses')).toBeVisible()

    await page.locator('header').getByRole('button', { name: 'Abrir el menú' }).click()
    await expect(page.locator('#wall').getByRole('link', { name: 'Construir', exact: true })).toBeVisible()

    await page.goto(at('chirimoya', '/productos?q=bola'))
    await page.getByRole('button', { name: /a la caja: Bola Saltarina/ }).click()
    await expect(page.getByRole('textbox', { name: 'Nombre completo' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Dirección' })).toBeVisible()
    await expect(page.getByRole('radio', { name: /A convenir/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Hacer el pedido' })).toBeVisible()
  })
})
