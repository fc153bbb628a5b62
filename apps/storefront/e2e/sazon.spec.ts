import type { Page } from '@playwright/test'
import { agree, BUYER } from './buyer.ts'
import { manage } from './manage.ts'
import { at, choose, expect, openShop, test, waitForHydration } from './shops.ts'

const HOME = at('lacaleta')

/** Four in the morning on a Wednesday in Lima. */
const AT_NIGHT = new Date('2026-11-25T09:00:00Z')
/** One in the afternoon of that day. */
const AT_NOON = new Date('2026-11-25T18:00:00Z')

const dish = (page: Page, name: string) => page.getByRole('main').getByRole('article').filter({ hasText: name })
const ticket = (page: Page) => page.getByRole('complementary', { name: 'Tu comanda' })
const add = (page: Page, name: string) => dish(page, name).getByRole('button', { name: `Agregar ${name}` })

test('the order beside the menu is updated, with the cost of delivery or picking up', async ({ page }) => {
  await page.clock.setFixedTime(AT_NOON)
  await page.goto(HOME)
  await waitForHydration(page)
  await expect(ticket(page)).toContainText('Tu comanda está vacía.')
  await add(page, 'Leche de tigre').click()
  await expect(page.getByRole('status').filter({ hasText: 'Leche de tigre' })).not.toHaveCount(0)
  await expect(ticket(page)).toContainText('1 × Leche de tigre')
  await expect(ticket(page)).toContainText('S/ 9')
  await dish(page, 'Leche de tigre').getByRole('button', { name: 'Una unidad más' }).click()
  await expect(ticket(page)).toContainText('2 × Leche de tigre')
  await page.getByText('Recoger', { exact: true }).click()
  await expect(ticket(page).getByRole('link', { name: 'Pedir · S/ 44' })).toBeVisible()
  await ticket(page).getByRole('link', { name: 'Pedir · S/ 44' }).click()
  await expect(page.getByRole('radio', { name: 'Recoger en el local' })).toBeChecked()
})

test('a dish with options opens over the menu, by keyboard, with a note for the kitchen', async ({ page }) => {
  await page.goto(HOME)
  await waitForHydration(page)
  const way = dish(page, 'Carretillero').getByRole('link', { name: 'Elegir: Carretillero' })
  await way.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Carretillero' })
  await sheet.getByRole('radio', { name: 'Al punto' }).focus()
  await page.keyboard.press('Space')
  await sheet.getByRole('textbox', { name: 'Nota para la cocina' }).fill('Sin cebolla')
  await sheet.getByRole('button', { name: /^Agregar/ }).click()
  await expect(sheet).toBeHidden()
  await expect(way).toBeFocused()
  await expect(ticket(page)).toContainText('Al punto')
  await expect(ticket(page)).toContainText('Sin cebolla')
})

test('a dish’s quantity is changed by keyboard, and the focus stays with the dish', async ({ page }) => {
  await page.goto(HOME)
  await waitForHydration(page)
  await add(page, 'Leche de tigre').focus()
  await page.keyboard.press('Enter')
  const more = dish(page, 'Leche de tigre').getByRole('button', { name: 'Una unidad más' })
  await expect(more).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(add(page, 'Leche de tigre')).toBeFocused()
})

test('the menu is searched without a page load, and a tab scrolls to its section and is marked', async ({ page }) => {
  await page.goto(HOME)
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Postres', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Postres' })).toBeInViewport()
  await expect(page.getByRole('link', { name: 'Postres', exact: true }).first()).toHaveAttribute(
    'aria-current',
    'location',
  )
  await page.getByRole('button', { name: 'Buscar en la carta' }).click()
  await page.keyboard.type('limon')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('status').filter({ hasText: '1 producto con «limon»' })).not.toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('navigation', { name: 'Secciones de la carta' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Buscar en la carta' })).toBeFocused()
})

test('on a phone the order is at the bottom edge and opens from there', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(HOME)
  await waitForHydration(page)
  await add(page, 'Causa de palta').tap()
  const bar = page.getByRole('region', { name: 'Tu comanda' })
  await expect(bar).toContainText('1 producto')
  await bar.getByRole('button').tap()
  await expect(page.getByRole('dialog', { name: 'Tu comanda' })).toContainText('1 × Causa de palta')
  await context.close()
})

test('without JavaScript the plus leads to checkout with its dish, and a tab to its section', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.goto(HOME)
  await page.getByRole('link', { name: 'Causas', exact: true }).first().click()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3)
  await add(page, 'Causa de palta').click()
  await expect(page).toHaveURL(/\/checkout\?/)
  await expect(page.getByRole('main')).toContainText('Causa de palta')
  await context.close()
})

test('with reduced motion nothing moves by itself', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(HOME)
  await waitForHydration(page)
  await add(page, 'Chaufa marino').click()
  await expect(ticket(page)).toContainText('Chaufa marino')
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await context.close()
})

test('an order at night is accepted for when the kitchen opens, and shows that on its page', async ({ page }) => {
  const closed = 'La cocina está cerrada: abre hoy a las 12:00. Tu pedido se prepara al abrir.'
  await page.clock.setFixedTime(AT_NIGHT)
  await page.goto(HOME)
  await waitForHydration(page)
  await add(page, 'Leche de tigre').click()
  await expect(ticket(page)).toContainText(closed)
  await ticket(page)
    .getByRole('link', { name: /^Pedir para hoy a las 12:00 · / })
    .click()
  await page.waitForURL(/\/checkout\?/)
  await expect(page.getByRole('main').getByText(closed)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mandar a cocina · para hoy a las 12:00' })).toBeEnabled()
})

test('where no orders are accepted at night, the button is disabled and says why', async ({ page }) => {
  const { id, subdomain } = await openShop(16, { country: 'PE' })
  const hours = 'Tuesday to Sunday, 12:00 to 17:30'
  const body = { name: 'Kitchen', address: 'Calle Uno 1', latitude: -12.1, longitude: -77, hours }
  await manage().createBranch({ params: { shopId: id }, body })
  await page.clock.setFixedTime(AT_NIGHT)
  await page.goto(at(subdomain, '/productos?q=mug'))
  const href = await page.getByRole('article').getByRole('link').first().getAttribute('href')
  await page.goto(at(subdomain, `/checkout?items=${/-(\d+)$/.exec(href ?? '')?.[1]}:1`))
  await waitForHydration(page)
  const main = page.getByRole('main')
  await expect(main.getByText('Closed for now: it opens today at 12:00. Your order will wait.')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Closed · opens today at 12:00' })).toBeDisabled()
})

test('with payment on delivery, "delivered" comes before "paid"', async ({ page }) => {
  await page.clock.setFixedTime(AT_NOON)
  await page.goto(at('lacaleta', '/productos?q=limonada'))
  // A click that is still held back before hydration would be lost with its page.
  await waitForHydration(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Agregar/ })
    .first()
    .click()
  await expect(page.getByRole('status').filter({ hasText: /limonada/i })).not.toHaveCount(0)
  await page.goto(at('lacaleta', '/cart'))
  await waitForHydration(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Pedir · / })
    .click()
  await page.waitForURL(/\/checkout\?/)
  await waitForHydration(page)
  for (const [name, value] of [
    ['name', BUYER.name],
    ['idNumber', '40123456'],
    ['phone', '+51987654321'],
    ['email', BUYER.email],
    ['address', 'Avenida Grau 120'],
  ] as const)
    await page.locator(`form [name=${name}]`).first().fill(value)
  await page.locator('form [name=division]').selectOption({ label: 'Lima' })
  await page.locator('form [name=city]').fill('Lima')
  await choose(page.getByRole('radio', { name: /^Pago contra entrega/ }))
  await agree(page)
  await page.getByRole('button', { name: 'Mandar a cocina' }).click()
  await page.waitForURL(/\/pedido\/\d+/)
  const steps = page.getByRole('list', { name: 'Estado del pedido' }).getByRole('listitem')
  await expect(steps).toHaveText([/^Recibido/, 'En preparación', 'En camino', 'Entregado', 'Pagado'])
})
