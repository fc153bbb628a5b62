import type { Page } from '@playwright/test'
import { at, axeOn, expect, manage, type Owner, openShopOf, signIn, someEmail, test } from './office.ts'

/** Opens a shop of this person in a country without an official list of cities. */
async function openInUruguay(page: Page, { email, state }: Owner) {
  const subdomain = `bodega-${someEmail('x').slice(2, 10)}`
  const body = { subdomain, name: 'Bodega', templateId: 5, currency: 'UYU', country: 'UY' }
  const { id } = await manage().createShop({ body })
  await manage().addMember({ params: { shopId: id }, body: { email, role: 'owner' } })
  await page.context().addCookies(state.cookies)
  return { params: { shopId: id }, subdomain, office: at(`/${subdomain}`) }
}

test('cities are pasted where the country has no list, get a price, and are chosen at checkout', async ({
  page,
  owner,
}) => {
  const { params, subdomain, office } = await openInUruguay(page, owner)
  await page.goto(`${office}/shipping`, { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Agregar tus ciudades' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ciudades propias')
  await expect(page.getByText('De Uruguay no tenemos la lista de ciudades')).toBeVisible()
  await expect(page.getByText('Todavía no has agregado ciudades.')).toBeVisible()
  expect(await axeOn(page)).toEqual([])

  const names = page.getByLabel('Nombres')
  const add = page.getByRole('button', { name: 'Agregar ciudades' })
  await page.getByLabel('Departamento').selectOption('Maldonado')
  await names.fill('Piriápolis\nPunta del Este; 12')
  await add.tap()
  await expect(page.getByRole('alert')).toContainText('Renglón 2: «Punta del Este; 12» no es un nombre.')
  await expect(names).toHaveValue('Piriápolis\nPunta del Este; 12')
  await expect(page.getByLabel('Departamento')).toHaveValue('Maldonado')
  await names.fill('Piriápolis\nPunta del Este\n\npiriapolis')
  await add.tap()
  await expect(page.locator('.toast')).toContainText('2 ciudades agregadas. 1 ya estaba.')
  await expect(names).toHaveValue('')
  await page.getByLabel('Departamento').selectOption('Rocha')
  await names.fill('La Paloma')
  await add.tap()
  await expect(page.locator('.toast')).toContainText('1 ciudad agregada.')
  await expect(page.getByText('Maldonado · 2 ciudades')).toBeVisible()
  await page.getByRole('button', { name: 'Quitar: La Paloma, Rocha' }).tap()
  await expect(page.getByText('Rocha · 1 ciudad')).toBeHidden()
  await page.locator('.toast').getByRole('button', { name: 'Deshacer' }).tap()
  await expect(page.getByText('Rocha · 1 ciudad')).toBeVisible()
  expect(await axeOn(page)).toEqual([])

  await page.getByRole('link', { name: 'Ponerles precio en Envíos' }).tap()
  await page.getByLabel('Según la ciudad').check()
  await page.getByLabel('Ciudades y precios').fill('Piriapolis; 120\n* Rocha; 200')
  await page.getByRole('button', { name: 'Guardar' }).tap()
  await expect(page.locator('.toast')).toContainText('Guardado')
  await expect(page.locator('html')).not.toHaveAttribute('data-busy')
  await page.getByRole('link', { name: 'Tus ciudades propias' }).tap()
  await expect(page.getByRole('listitem').filter({ hasText: 'Piriápolis' })).toContainText(/Envío: \$\s?120/)
  await expect(page.getByRole('listitem').filter({ hasText: 'Punta del Este' })).toContainText('no se envía allá')
  await page.getByRole('button', { name: 'Quitar: Piriápolis, Maldonado' }).tap()
  await expect(page.getByRole('alert')).toHaveText('«Piriápolis» tiene precio en Envíos. Quítaselo primero.')
  expect(await axeOn(page)).toEqual([])

  const { id } = await manage().createProduct({ params, body: { name: 'Mate', price: 900_00, units: 3 } })
  const { revision } = await manage().getShop({ params })
  await manage().changeShop({ params, revision, body: { paymentMethods: ['toBeAgreed'] } })
  const visit = await page.context().newPage()
  const checkout = `http://${subdomain}.localhost:${process.env.STOREFRONT_PORT}/checkout?items=${id}:1`
  await visit.goto(checkout, { waitUntil: 'networkidle' })
  await visit.getByRole('combobox', { name: 'Departamento' }).selectOption('Maldonado')
  const city = visit.getByLabel('Ciudad', { exact: true })
  const offered = () =>
    city.evaluate((input) => [...((input as HTMLInputElement).list?.options ?? [])].map(({ value }) => value))
  await expect.poll(offered).toEqual(['Piriápolis', 'Punta del Este'])
  await city.fill('piriapolis')
  await expect(visit.getByRole('main')).toContainText(/\$\s?120/)
})

test('where the country has a list, only what it lacks is added; without scripts too', async ({ browser, owner }) => {
  const shop = await openShopOf(owner.email)
  const params = { shopId: shop.id }
  const context = await browser.newContext({ storageState: owner.state, locale: 'es-CO', javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(at(`/${shop.subdomain}/shipping/cities`))
  await expect(page.getByText(/De Colombia ya conocemos 1\.?122 ciudades\./)).toBeVisible()
  await page.getByLabel('Departamento').selectOption('Antioquia')
  await page.getByLabel('Nombres').fill('medellin')
  await page.getByRole('button', { name: 'Agregar ciudades' }).click()
  await expect(page.getByRole('alert')).toHaveText('Esa ciudad ya está en la lista.')
  await expect(page.getByLabel('Nombres')).toHaveValue('medellin')
  await expect(page.getByLabel('Departamento')).toHaveValue('Antioquia')
  await page.getByLabel('Nombres').fill('Medellín\nVereda El Salado')
  await page.getByRole('button', { name: 'Agregar ciudades' }).click()
  await expect(page.getByText('1 ciudad agregada. 1 ya estaba.')).toBeVisible()
  expect((await manage().listOwnCities({ params })).items).toMatchObject([
    { name: 'Vereda El Salado', division: 'Antioquia' },
  ])
  await page.getByRole('button', { name: 'Quitar: Vereda El Salado, Antioquia' }).click()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText('«Vereda El Salado» está otra vez.')).toBeVisible()
  await context.close()
})

test('who may not change shipping is told so', async ({ browser, owner }) => {
  const eva = someEmail('eva')
  await manage().addMember({ params: { shopId: owner.shop.id }, body: { email: eva, role: 'content' } })
  const context = await browser.newContext({ locale: 'es-CO' })
  const page = await context.newPage()
  await signIn(page, eva)
  await page.goto(at(`/${owner.shop.subdomain}/more`))
  await expect(page.getByRole('main').getByRole('link', { name: 'Afiliaciones' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Envíos' })).toBeHidden()
  expect((await page.goto(at(`/${owner.shop.subdomain}/shipping/cities`)))?.status()).toBe(403)
  await context.close()
})
