import { violations } from './axe.ts'
import { BUYER, fillSpanish, orderNumber } from './buyer.ts'
import { at, expect, test, waitForHydration } from './shops.ts'

// The page's own policy blocks all other scripts, including axe.
test.use({ bypassCSP: true })

// The sweep checks every screen of every template. These tests check what opens over the screens, and states that follow.
test('axe finds nothing in a chat during a search, during an order, and in its menu', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(at('verdenilda', '/productos?q=calatea'))
  await waitForHydration(page)
  await page.getByRole('combobox', { name: 'Buscar productos' }).fill('maceta')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  expect(await violations(page), 'found').toEqual([])
  await page.keyboard.press('Escape')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Agregar al pedido Calatea/ })
    .click()
  const order = page.getByRole('link', { name: /^Pedido · Bs/ })
  await expect(order).toBeVisible()
  expect(await violations(page), 'added').toEqual([])
  await order.click()
  await expect(page.getByRole('link', { name: 'Enviar por WhatsApp' })).toBeVisible()
  expect(await violations(page), 'order').toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Abrir el menú' }).click()
  await expect(page.getByRole('link', { name: 'Ver como lista' }).first()).toBeVisible()
  expect(await violations(page), 'menu').toEqual([])
})

test('axe finds nothing in the dialogs and popovers of Kilovatio', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(at('kilovatio', '/productos?category=Audio'))
  await waitForHydration(page)
  await page.getByText('Todas las categorías', { exact: true }).first().click()
  await expect(page.getByRole('link', { name: 'Ofertas en Audio' })).toBeVisible()
  expect(await violations(page), 'mega menu').toEqual([])
  await page.keyboard.press('Escape')

  const choose = page.getByRole('link', { name: /^Elegir opción de / }).first()
  await choose.press('Enter')
  const colour = page.getByRole('button', { name: 'Grafito' })
  await expect(colour).toBeVisible()
  expect(await violations(page), 'choices of a cell').toEqual([])
  await colour.click()
  await expect(page.getByRole('region', { name: 'Total del carro' })).toBeVisible()
  expect(await violations(page), 'what was added').toEqual([])

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('link', { name: 'Abrir el menú' }).click()
  await expect(
    page.getByRole('dialog', { name: 'Menú' }).getByText('Computación', { exact: true }).first(),
  ).toBeVisible()
  expect(await violations(page), 'menu').toEqual([])
})

test('axe finds nothing in a bag with products', async ({ page, mercado }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(at(mercado.subdomain, '/productos?q=mug'))
  await page.getByRole('button', { name: /add Clay mug/ }).click()
  await expect(page.getByRole('status')).toContainText('Clay mug')
  for (const [width, colorScheme] of [
    [390, 'light'],
    [1280, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    await page.goto(at(mercado.subdomain, '/cart'))
    await expect(page.getByRole('main').getByRole('link', { name: 'Clay mug' }).first()).toBeVisible()
    expect(await violations(page)).toEqual([])
  }
})

test('axe finds nothing on a placed order, nor on one found by tracking', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(at('alborada', '/productos?q=vestido'))
  const line = await page.getByRole('article').locator('button[name=items]:enabled').first().getAttribute('value')
  await page.goto(at('alborada', `/checkout?items=${line}`))
  await waitForHydration(page)
  await fillSpanish(page)
  await page.getByRole('button', { name: 'Hacer el pedido' }).click()
  await page.waitForURL(/\/pedido\/\d+/)
  const placed = page.url()
  for (const url of [placed, at('alborada', `/micompra?orden=${orderNumber(page)}&usuario=${BUYER.id}`)])
    for (const [width, colorScheme] of [
      [390, 'light'],
      [1280, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      await page.goto(url)
      await waitForHydration(page)
      await expect(page.getByRole('main')).toContainText(BUYER.name)
      expect(await violations(page), url).toEqual([])
    }
})

test('axe finds nothing on the page of an unknown shop', async ({ page }) => {
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    await page.goto(at('nadie'))
    expect(await violations(page)).toEqual([])
  }
})
