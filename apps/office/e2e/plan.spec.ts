import { NO_OWN_FIGURES } from '@store/core'
import { at, axeOn, expect, manage, someEmail, test } from './office.ts'
import { signInAsOperator } from './operators.ts'
import { openList, photo, settle, visit } from './products.ts'

// The browser also logs the refused photo.
test.use({ expected: /status of 409/ })

test('a full plan refuses a new product and says where to ask; the platform raises it, and the product is there', async ({
  page,
  owner,
  browser,
}) => {
  const shop = await openList(page, owner)
  const { params } = shop
  const plan = at(`/${shop.subdomain}/settings/plan`)
  await manage().createProduct({ params, body: { name: 'Ruana de lana', price: 180_000_00 } })
  const { revision } = await manage().getShopLimits({ params })
  const own = { ...NO_OWN_FIGURES, products: 1, mediaBytes: 0 }
  await manage().setShopLimits({ params, revision, body: { plan: 'start', own } })

  await visit(page, `${shop.list}/new`)
  await page.getByLabel('Nombre').fill('Gorro de lana')
  await page.getByLabel('De la galería').setInputFiles([photo('red')])
  await expect(page.getByText('El plan de la tienda no tiene lugar para más fotos')).toBeVisible()
  await page.getByLabel('Foto 1: Opciones').tap()
  await page.locator('.photo-menu').getByRole('button', { name: 'Quitar' }).tap()
  await page.getByLabel('Precio', { exact: true }).fill('45.000')
  await page.getByRole('button', { name: 'Publicar' }).tap()
  await expect(page.getByRole('alert').filter({ hasText: 'límite de productos' })).toContainText('Plan y límites')
  await expect(page.getByLabel('Nombre')).toHaveValue('Gorro de lana')

  await visit(page, at(`/${shop.subdomain}`))
  await page.getByRole('link', { name: 'del plan se está' }).tap()
  await expect(page).toHaveURL(plan)
  await expect(page.getByRole('meter', { name: 'Productos' })).toHaveAttribute('aria-valuetext', '1 de 1')
  await expect(page.getByText('No entran productos nuevos')).toBeVisible()
  expect(await axeOn(page)).toEqual([])
  await page.getByLabel('Qué necesitas, y para cuándo').fill('Cien gorros en diciembre')
  await page.getByRole('button', { name: 'Pedir más' }).tap()
  await expect(page.getByRole('status')).toContainText('Recibido')
  await expect(page.getByText('Espera respuesta')).toBeVisible()
  await settle(page)
  expect(await axeOn(page)).toEqual([])

  const desk = await (await browser.newContext({ locale: 'es-CO' })).newPage()
  await signInAsOperator(desk, someEmail('operador'))
  await visit(desk, at('/operator?view=asking'))
  await desk.getByRole('link', { name: shop.name }).click()
  await expect(desk.getByText('Cien gorros en diciembre')).toBeVisible()
  const figure = desk.getByRole('textbox', { name: 'Productos' })
  await figure.fill('muchos')
  await desk.getByRole('button', { name: 'Guardar el plan' }).click()
  await expect(desk.getByText('Un número de 0 a 100.000, o en blanco.')).toBeVisible()
  await expect(figure).toHaveValue('muchos')
  expect(await axeOn(desk)).toEqual([])
  await figure.fill('200')
  await desk.getByRole('button', { name: 'Guardar el plan' }).click()
  await expect(desk.getByRole('status')).toContainText('Plan guardado')
  await expect(desk.getByText('Cien gorros en diciembre')).toBeHidden()
  await desk.context().close()

  await visit(page, plan)
  await expect(page.getByRole('meter', { name: 'Productos' })).toHaveAttribute('aria-valuetext', '1 de 200')
  await expect(page.getByText('Espera respuesta')).toBeHidden()
  await visit(page, `${shop.list}/new`)
  await page.getByLabel('Nombre').fill('Gorro de lana')
  await page.getByLabel('Precio', { exact: true }).fill('45.000')
  await page.getByRole('button', { name: 'Publicar' }).tap()
  await expect(page.getByText('Listo: ya está en venta.')).toBeVisible()
})

test('without scripts, what is asked for is sent, changed and taken back', async ({ browser, owner }) => {
  const context = await browser.newContext({ storageState: owner.state, locale: 'es-CO', javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(at(`/${owner.shop.subdomain}/settings/plan`))
  await page.getByLabel('Qué necesitas, y para cuándo').fill('Más fotos')
  await page.getByRole('button', { name: 'Pedir más' }).click()
  await expect(page.locator('.wish')).toHaveText('Más fotos')
  await page.getByText('Cambiar lo que pides').click()
  await page.getByLabel('Qué necesitas, y para cuándo').fill('Más fotos y más personas')
  await page.getByRole('button', { name: 'Guardar el cambio' }).click()
  await expect(page.locator('.wish')).toHaveText('Más fotos y más personas')
  await page.getByRole('button', { name: 'Ya no hace falta' }).click()
  await expect(page.getByText('Listo: ya no pides más.')).toBeVisible()
  await expect(page.locator('.wish')).toBeHidden()
  await context.close()
})
