import type { Page } from '@playwright/test'
import { fillSpanish, placeSpanish } from './buyer.ts'
import { DEMO_PRODUCTS, productOf } from './products.ts'
import { at, choose, DRAWN_TEMPLATES, expect, test, wideBut } from './shops.ts'

const SHIPPING = '[data-shipping-city]'

/** Fills a cart and opens it. */
async function withBag(page: Page, prefix = '') {
  await page.goto(at('alborada', await productOf('alborada', DEMO_PRODUCTS.alborada)))
  const groups = page.getByRole('group').filter({ has: page.getByRole('radio') })
  for (const group of await groups.all()) await choose(group.getByRole('radio', { disabled: false }).first())
  await page.locator('[data-buy-button]').first().click()
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('cart:'))))
    .toBe(true)
  await page.goto(at('alborada', `${prefix}/cart`))
}

test('the cart shows shipping cost and delivery time for a city, and checkout starts with that city', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await withBag(page)
  const city = page.getByRole('main').locator(SHIPPING)
  const shipping = page.getByRole('main').locator('[data-kind="shipping"]')
  await expect(shipping).toContainText('Se calcula con tu ciudad')
  expect(requests).not.toContain('/cities')

  // Placeholders of the cart's totals are hidden, and cannot be focused.
  await expect(city.locator('summary')).toBeVisible()
  await city.locator('summary').focus()
  await page.keyboard.press('Enter')
  await city.getByRole('combobox', { name: 'Departamento' }).selectOption('Antioquia')
  await city.getByRole('combobox', { name: 'Ciudad' }).selectOption({ label: 'Medellín' })
  await expect(shipping).toContainText(/\$[\d.]+|Gratis/)
  await expect(city.locator('summary')).toContainText('Envío a Medellín')
  await expect(city.locator('[data-feature="delivery-time"]')).toContainText(/días? hábil/)
  const price = (await shipping.locator('dd').textContent()) ?? '?'
  const total = (await page.getByRole('main').locator('[data-kind="total"] dd').textContent()) ?? '?'
  expect(requests.filter((path) => path === '/cities')).toHaveLength(1)

  await page.reload()
  await expect(city.locator('summary')).toContainText('Envío a Medellín')
  await page.getByRole('main').locator('a[href*="/checkout?items="]').first().click()
  await page.waitForURL(/\/checkout\?items=/)
  await expect(page.getByRole('combobox', { name: 'Departamento' })).toHaveValue('Antioquia')
  await expect(page.locator('form [name=city]')).toHaveValue('Medellín')
  await expect(page.getByRole('main')).toContainText(price)
  await expect(page.getByRole('main')).toContainText(total)
})

test('removing the remembered data also removes the city of shipping', async ({ page }) => {
  await withBag(page)
  const city = page.getByRole('main').locator(SHIPPING)
  await city.locator('summary').click()
  await city.getByRole('combobox', { name: 'Departamento' }).selectOption('Antioquia')
  await city.getByRole('combobox', { name: 'Ciudad' }).selectOption({ label: 'Medellín' })
  await expect(city.locator('summary')).toContainText('Envío a Medellín')
  const cart = page.url()
  await page.getByRole('main').locator('a[href*="/checkout?items="]').first().click()
  await page.waitForURL(/\/checkout\?items=/)
  const checkout = page.url()
  await fillSpanish(page)
  await page.getByRole('checkbox', { name: /Recordar mis datos/ }).check()
  await placeSpanish(page)

  await page.goto(checkout)
  await page.getByRole('button', { name: 'Olvidar mis datos' }).click()
  await expect(page.getByRole('textbox', { name: 'Nombre completo' })).toHaveValue('')
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /^(?:buyer|place)/.test(key)))).toEqual([])
  await withBag(page)
  expect(page.url()).toBe(cart)
  await expect(city.locator('summary')).toContainText('Calcular el envío')
})

test.describe('without an answer', () => {
  test.use({ tolerated: /net::ERR_FAILED/ })
  test('if the cities fail to load, the cart says so, and tries again at the next opening', async ({ page }) => {
    await page.route('**/cities', (route) => route.abort())
    await withBag(page)
    const city = page.getByRole('main').locator(SHIPPING)
    await city.locator('summary').click()
    await expect(city.getByRole('alert')).toBeVisible()
    await page.unroute('**/cities')
    await city.locator('summary').click()
    await city.locator('summary').click()
    await expect(city.getByRole('combobox', { name: 'Departamento' })).toBeVisible()
  })
})

test.describe('for every template', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  for (const template of DRAWN_TEMPLATES)
    test(`template ${template} has the city of shipping in its cart`, { tag: wideBut(5, template) }, async ({
      page,
    }) => {
      await withBag(page, `/template${template}`)
      const city = page.getByRole('main').locator(SHIPPING)
      await city.locator('summary').click()
      await city.getByRole('combobox', { name: 'Departamento' }).selectOption('Antioquia')
      await city.getByRole('combobox', { name: 'Ciudad' }).selectOption({ label: 'Medellín' })
      await expect(city.locator('summary')).toContainText('Medellín')
      expect((await city.locator('summary').boundingBox())?.height).toBeGreaterThanOrEqual(44)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    })
})
