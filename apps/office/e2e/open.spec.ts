import { at, expect, manage, placeOrder, shopCalled, shownCode, someEmail, test } from './office.ts'
import { photo } from './products.ts'

test('a shop is open after five questions, within two minutes, with a product that was photographed (1)', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const name = `Loma ${Date.now().toString(36)}`
  await page.goto(at('/enter'))
  await page.getByRole('link', { name: 'Ábrela en dos minutos' }).tap()
  await page.getByLabel('Nombre de la tienda').fill('alborada')
  await page.getByRole('button', { name: 'Seguir' }).tap()
  await expect(page.getByRole('alert')).toContainText('ya es de otra tienda')
  await expect(page.getByRole('button', { name: 'alborada-tienda' })).toBeVisible()
  await page.getByLabel('Nombre de la tienda').fill(name)
  await page.getByRole('button', { name: 'Seguir' }).tap()

  await expect(page.getByLabel('País')).toHaveValue('CO')
  await page.getByRole('button', { name: 'Seguir' }).tap()

  await page.getByRole('link', { name: 'Mercado' }).tap()
  await expect(page.getByRole('radio', { name: 'Canasta' })).toBeChecked()
  await page.getByRole('button', { name: 'Seguir' }).tap()

  await page.getByLabel('Foto (opcional)').setInputFiles(photo('saddlebrown'))
  await expect(page.locator('.photo-field img')).toBeVisible()
  await page.getByLabel('Nombre del producto').fill('Café molido, 500 g')
  await page.getByLabel('Precio').fill('treinta mil')
  await page.getByRole('button', { name: 'Seguir' }).tap()
  await expect(page.getByRole('alert')).toContainText('solo con cifras')
  await page.getByLabel('Precio').fill('38.900')
  await page.getByRole('button', { name: 'Seguir' }).tap()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿Cómo te avisamos de los pedidos?')

  // The answers are stored on the device.
  await page.goto(at('/open'))
  await expect(page.getByLabel('Nombre de la tienda')).toHaveValue(name)
  await page.goto(at('/open/you'))

  await page.getByLabel('Correo electrónico').fill(someEmail('lina'))
  await page.getByRole('button', { name: 'Enviarme el código' }).tap()
  await page.getByLabel('Código de seis cifras').fill(await shownCode(page))
  await page.getByLabel('Tu nombre').fill('Lina')
  await page.getByLabel('WhatsApp (opcional)').fill('+57 300 123 4567')
  await page.getByRole('button', { name: 'Abrir la tienda' }).tap()

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lina')
  await expect(page.getByText('Publica 4 productos más')).toBeVisible()
  await expect(page.getByText('Pon tu WhatsApp')).toBeHidden()
  await expect(page.getByText('Subiendo la foto')).toBeHidden()
  const office = page.url()
  expect(office).not.toContain('first=')
  const shop = await page.getByRole('link', { name: 'Ver la tienda' }).getAttribute('href')
  await page.goto(`${shop}productos`.replace(/([^/])productos$/, '$1/productos'))
  await expect(page.getByText('Café molido, 500 g').first()).toBeVisible()

  const shopId = await shopCalled(new URL(shop ?? '').hostname.split('.')[0] ?? '')
  const { items } = await manage().listProducts({ params: { shopId } })
  const { images } = await manage().getProduct({ params: { shopId, id: items[0]?.id ?? 0 } })
  expect(images).toMatchObject([{ src: expect.stringContaining('/media/') }])

  // Orders of the new shop are in the office.
  await placeOrder(shopId, 'Marcela Ríos')
  await page.goto(office)
  await expect(page.getByRole('link', { name: '1 contra entrega por confirmar' })).toBeVisible()
})

test('a shop sells in another currency than its country’s, and speaks another language', async ({ page }) => {
  const name = `Cerro ${Date.now().toString(36)}`
  await page.goto(at('/open'))
  await page.getByLabel('Nombre de la tienda').fill(name)
  await page.getByRole('button', { name: 'Seguir' }).tap()
  await page.getByLabel('País').selectOption('MX')
  await page.getByText('Moneda e idioma').tap()
  await page.getByLabel('Moneda', { exact: true }).selectOption('USD')
  await page.getByLabel('Idioma de la tienda').selectOption('en')
  await page.getByRole('button', { name: 'Seguir' }).tap()
  await page.getByRole('link', { name: 'Ropa y zapatos' }).tap()
  await page.getByRole('button', { name: 'Seguir' }).tap()
  await expect(page.getByText(/USD/)).toBeVisible()
  // Earlier choices are shown when the step is opened again.
  await page.goto(at('/open/country'))
  await expect(page.getByLabel('Moneda', { exact: true })).toHaveValue('USD')
  await page.goto(at('/open/product'))
  await page.getByRole('button', { name: 'Después' }).tap()
  await page.getByLabel('Correo electrónico').fill(someEmail('luz'))
  await page.getByRole('button', { name: 'Enviarme el código' }).tap()
  await page.getByLabel('Código de seis cifras').fill(await shownCode(page))
  await page.getByLabel('Tu nombre').fill('Luz')
  await page.getByRole('button', { name: 'Abrir la tienda' }).tap()
  await expect(page.getByText('Publica 5 productos más')).toBeVisible()
  const shop = await page.getByRole('link', { name: 'Ver la tienda' }).getAttribute('href')
  const shopId = await shopCalled(new URL(shop ?? '').hostname.split('.')[0] ?? '')
  expect(await manage().getShop({ params: { shopId } })).toMatchObject({
    currency: 'USD',
    language: 'en',
    country: 'MX',
  })
})
