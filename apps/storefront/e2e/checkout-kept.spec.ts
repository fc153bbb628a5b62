import type { Page } from '@playwright/test'
import { agree, BUYER, fillSpanish } from './buyer.ts'
import { setCashOnDelivery } from './manage.ts'
import { lineOf } from './products.ts'
import { at, choose, expect, openShop, test, waitForHydration } from './shops.ts'

/** Checkout of a cheap product with a large stock. */
const checkoutPath = async (shop = 'alborada', words = 'orquidea') => `/checkout?items=${await lineOf(shop, words)}:1`
async function open(page: Page, path?: string) {
  await page.goto(at('alborada', path ?? (await checkoutPath())))
  await waitForHydration(page)
}
const box = (page: Page) => page.getByRole('checkbox', { name: /Recordar mis datos/ })
const place = (page: Page) => page.getByRole('button', { name: 'Hacer el pedido' }).click()

/** Checks that all values of `fillSpanish` are in the form, and that the city is used for the price. */
async function expectKept(page: Page) {
  for (const [name, value] of [
    ['Nombre completo', BUYER.name],
    ['Número de documento', BUYER.id],
    ['Teléfono', BUYER.phone],
    ['Correo electrónico', BUYER.email],
    ['Dirección', 'Carrera 37A # 8A-99'],
  ] as const)
    await expect(page.getByRole('textbox', { name })).toHaveValue(value)
  await expect(page.getByRole('combobox', { name: 'Departamento' })).toHaveValue('Antioquia')
  await expect(page.getByLabel('Ciudad')).toHaveValue('Medellín')
  await expect(page.getByRole('radio', { name: /^Pago contra entrega/ })).toBeChecked()
  await expect(page.getByRole('region', { name: 'Resumen' })).not.toContainText('Se calcula con tu ciudad')
}

test('what was typed is kept after a reload and after navigating back, and the city is used for the price', async ({
  page,
}) => {
  await open(page)
  await fillSpanish(page)
  const message = page.getByRole('textbox', { name: 'Mensaje para la tienda' })
  await message.fill('Timbre 302')
  await message.blur()
  await page.reload()
  await waitForHydration(page)
  await expectKept(page)
  await page
    .getByRole('link', { name: /Volver/ })
    .first()
    .click()
  await page.waitForURL(/\/cart/)
  await page.goBack()
  await waitForHydration(page)
  await expectKept(page)
  await expect(message).toHaveValue('Timbre 302')
})

test('a typed address is kept when picking up is chosen and undone', async ({ page }) => {
  await open(page)
  await fillSpanish(page)
  await choose(page.getByRole('radio', { name: 'Recoger en la tienda', exact: true }))
  await expect(page.getByRole('textbox', { name: 'Dirección' })).toHaveCount(0)
  await choose(page.getByRole('radio', { name: 'Envío a domicilio', exact: true }))
  await choose(page.getByRole('radio', { name: /^Pago contra entrega/ }))
  await expectKept(page)
})

test.describe('with a dead connection', () => {
  test.use({ tolerated: /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED/ })

  test('an offline checkout is not submitted and keeps its data; it is submitted when the connection is back', async ({
    page,
    context,
  }) => {
    await open(page)
    await fillSpanish(page)
    await context.setOffline(true)
    await place(page)
    await expect(page.getByRole('alert')).toContainText('No hay conexión')
    await expectKept(page)
    await context.setOffline(false)
    await place(page)
    await page.waitForURL(/\/pedido\/\d+/)
  })

  test('if the connection fails during submission, navigating back restores what was typed', async ({ page }) => {
    await open(page)
    await fillSpanish(page)
    await page.route('**/checkout?*', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await page.getByRole('button', { name: 'Hacer el pedido' }).click({ noWaitAfter: true })
    await expect.poll(() => page.url()).toMatch(/chrome-error/)
    await page.unrouteAll()
    await page.goBack()
    await waitForHydration(page)
    await expectKept(page)
    await place(page)
    await page.waitForURL(/\/pedido\/\d+/)
  })
})

test('a buyer’s data is remembered on this device, for this shop, at their request, and removed by one click', async ({
  page,
  mercado,
}) => {
  await open(page)
  await expect(box(page)).not.toBeChecked()
  await fillSpanish(page)
  await box(page).check()
  const sent = page.waitForRequest((request) => request.method() === 'POST' && /checkout/.test(request.url()))
  await place(page)
  expect((await sent).postData()).not.toMatch(/remember/i)
  await page.waitForURL(/\/pedido\/\d+/)

  await open(page)
  await expect(page.getByRole('textbox', { name: 'Nombre completo' })).toHaveValue(BUYER.name)
  await expect(page.getByLabel('Ciudad')).toHaveValue('Medellín')
  await expect(page.getByRole('region', { name: 'Resumen' })).not.toContainText('Se calcula con tu ciudad')
  await expect(box(page)).toBeChecked()

  await page.goto(at(mercado.subdomain, await checkoutPath(mercado.subdomain, 'mug')))
  await waitForHydration(page)
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('')
  // On a host of several shops nothing is remembered.
  await page.goto(`http://localhost:${process.env.STOREFRONT_PORT}/wa/alborada${await checkoutPath()}`)
  await expect(page.getByRole('textbox', { name: /Nombre/ }).first()).toHaveValue('')
  await expect(box(page)).toHaveCount(0)

  await open(page)
  await page.getByRole('button', { name: 'Olvidar mis datos' }).click()
  await expect(page.getByRole('textbox', { name: 'Nombre completo' })).toHaveValue('')
  await expect(box(page)).not.toBeChecked()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('buyer')))).toEqual([])
  await open(page)
  await expect(page.getByRole('textbox', { name: 'Nombre completo' })).toHaveValue('')
})

test('an unchecked box stores nothing on the device', async ({ page }) => {
  await open(page)
  await fillSpanish(page)
  await place(page)
  await page.waitForURL(/\/pedido\/\d+/)
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  for (const said of [BUYER.name, BUYER.id, BUYER.email, 'Carrera']) expect(stored).not.toContain(said)
})

test('cash on delivery shows where and up to which total it is available, and choosing it elsewhere keeps the form', async ({
  page,
  browser,
}) => {
  const shop = await openShop(5, { country: 'CO', paymentMethods: ['cashOnDelivery', 'toBeAgreed'] })
  await setCashOnDelivery(shop, { cities: ['Envigado', 'Medellín'], ceiling: 20_00 })
  const path = await checkoutPath(shop.subdomain, 'mug')
  await page.goto(at(shop.subdomain, path))
  await waitForHydration(page)
  const door = page.getByRole('radio', { name: /^Cash on delivery/ })
  const city = page.getByLabel('City', { exact: true })
  await page.getByRole('combobox', { name: 'Department' }).selectOption('Antioquia')
  await city.fill('Medellín')
  await choose(door)
  await page.getByRole('textbox', { name: 'Full name' }).fill(BUYER.name)
  await city.fill('Bello')
  await expect(door).toBeDisabled()
  await expect(door).not.toBeChecked()
  await expect(page.getByRole('main')).toContainText('Not available in your city.')
  await expect(page.getByRole('alert')).toContainText('Cash on delivery is not available in your city')
  await city.fill('Envigado')
  await expect(door).toBeChecked()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue(BUYER.name)

  await page.goto(at(shop.subdomain, path.replace(/:1$/, ':2')))
  await waitForHydration(page)
  await expect(door).toBeDisabled()
  await expect(page.getByRole('main')).toContainText(/Only for purchases up to US\$\s?20,00, shipping included/)

  const plain = await browser.newContext({ javaScriptEnabled: false })
  const still = await plain.newPage()
  await still.goto(at(shop.subdomain, path))
  for (const [name, value] of [
    ['Full name', BUYER.name],
    ['ID number', BUYER.id],
    ['Phone', '3001112233'],
    ['Email', BUYER.email],
    ['City', 'Bello'],
    ['Address', 'Calle 50 # 1-2'],
  ] as const)
    await still.getByLabel(name, { exact: true }).first().fill(value)
  await still.getByRole('combobox', { name: 'Department' }).selectOption('Antioquia')
  await choose(still.getByRole('radio', { name: /^Cash on delivery/ }))
  await agree(still)
  await still.getByRole('button', { name: 'Place the order' }).click()
  await expect(still.getByRole('alert')).toContainText('Cash on delivery is not available in your city')
  await expect(still.getByLabel('Address', { exact: true })).toHaveValue('Calle 50 # 1-2')
  // The method is still chosen, and in a listed city it is accepted.
  await still.getByLabel('City', { exact: true }).fill('Envigado')
  await expect(still.getByRole('radio', { name: /^Cash on delivery/ })).toBeChecked()
  await still.getByRole('button', { name: 'Place the order' }).click()
  await still.waitForURL(/\/pedido\/\d+/)
  await plain.close()
})
