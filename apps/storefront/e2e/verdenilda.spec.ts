import { at, expect, test } from './shops.ts'

const GREETING = /¡Hola! Soy Nilda/

test('Verde Nilda opens under its own name and on the chat path of the product’s domain (T2, R10)', async ({
  page,
}) => {
  const chat = `http://localhost:${process.env.STOREFRONT_PORT}/wa/verdenilda`
  for (const url of [at('verdenilda'), chat]) {
    await page.goto(url)
    await expect(page.getByText(GREETING).first()).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await expect(page.getByText('Ficus lira mediano').first()).toBeVisible()
    await expect(page.getByText(/Bs\s145/).first()).toBeVisible()
  }
})

test('its pictures are generated, cached and shown', async ({ page }) => {
  await page.goto(at('verdenilda', '/productos?q=kantuta'))
  const photo = page.locator('main img[src*="/media/"]').first()
  await photo.scrollIntoViewIfNeeded()
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
})

test('its marketplace is open (R7)', async ({ page }) => {
  expect((await page.goto(at('verdenilda', '/productosHoko')))?.status()).toBe(200)
  await expect(page.getByText('Lámpara de escritorio plegable').first()).toBeVisible()
})
