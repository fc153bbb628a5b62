import type { Page } from '@playwright/test'
import { at, axeOn, expect, manage, type Owner, openShopOf, test } from './office.ts'

/** A shop with dresses in a category, a hat, and its owner signed in. */
async function openCatalog(page: Page, owner: Owner) {
  const shop = await openShopOf(owner.email)
  const params = { shopId: shop.id }
  const made = await Promise.all(
    [
      { name: 'Vestido lino', price: 119_900_00, category: 'Vestidos', sku: 'VL' },
      { name: 'Vestido midi', price: 89_900_00, category: 'Vestidos', sku: 'VM' },
      { name: 'Sombrero', price: 60_000_00, sku: 'SO' },
    ].map((body) => manage().createProduct({ params, body: { ...body, units: 5 } })),
  )
  const priceOf = async (name: string) => {
    const product = made.find((each) => each.name === name)
    return (await manage().getProduct({ params: { ...params, id: product?.id ?? 0 } })).price
  }
  await page.context().addCookies(owner.state.cookies)
  await page.goto(at(`/${shop.subdomain}/products/bulk`))
  return { shop, priceOf }
}

test('a category is raised by a percentage: tried, applied, and undone', async ({ page, owner }) => {
  const { priceOf } = await openCatalog(page, owner)
  await page.getByLabel('Categoría').selectOption('Vestidos')
  await page.getByLabel('¿Cuánto?').fill('8')
  await page.getByLabel('El precio termina en').selectOption('…900')
  await page.getByRole('button', { name: 'Probar' }).tap()
  await expect(page.getByText('Cambian 2 de 2 productos.')).toBeVisible()
  await expect(page.getByRole('row', { name: 'Vestido lino' })).toContainText('$129.900')
  expect(await axeOn(page)).toEqual([])
  expect(await priceOf('Vestido lino')).toBe(119_900_00)

  await page.getByRole('button', { name: 'Aplicar a 2 productos' }).tap()
  await expect(page.getByText('2 productos cambiaron.')).toBeVisible()
  expect(await priceOf('Vestido lino')).toBe(129_900_00)
  expect(await priceOf('Sombrero')).toBe(60_000_00)
  expect(await axeOn(page)).toEqual([])

  await page.getByRole('button', { name: 'Deshacer todo' }).tap()
  await expect(page.getByText('2 volvieron a estar como antes.')).toBeVisible()
  expect(await priceOf('Vestido lino')).toBe(119_900_00)
})

test('what is missing is said beside its field, and nothing changes', async ({ page, owner }) => {
  const { priceOf } = await openCatalog(page, owner)
  await page.getByRole('button', { name: 'Probar' }).tap()
  await expect(page.getByText('Escribe cuánto, como 8.')).toBeVisible()
  await page.getByLabel('¿Qué les haces?').selectOption('Poner en oferta')
  await page.getByLabel('Por ciento de descuento').fill('95')
  await page.getByRole('button', { name: 'Probar' }).tap()
  await expect(page.getByText('Escribe cuánto, como 8.')).toBeVisible()
  expect(await priceOf('Vestido midi')).toBe(89_900_00)
})

test('a price list out of a chat is read, its jumps are set apart, and it is set by one tap', async ({
  page,
  owner,
}) => {
  const { shop, priceOf } = await openCatalog(page, owner)
  await page.goto(at(`/${shop.subdomain}/products/price-list`))
  await page
    .getByLabel('Tu lista')
    .fill('🌸 *Nuevos precios*\n👗 Vestido lino: $125.000\nvm; 92 mil\nSombrero 6.000\nChaqueta 80.000')
  await page.getByRole('button', { name: 'Leer la lista' }).tap()
  await expect(page.getByRole('heading', { name: '2 precios listos' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '1 salto de más de 30 %' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Chaqueta 80.000' })).toContainText('No hay un producto')
  await expect(page.getByRole('checkbox', { name: 'Sombrero' })).not.toBeChecked()
  expect(await axeOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Cambiar los precios marcados' }).tap()
  await expect(page.getByText('2 productos cambiaron.')).toBeVisible()
  expect([await priceOf('Vestido lino'), await priceOf('Vestido midi'), await priceOf('Sombrero')]).toEqual([
    ...[125_000_00, 92_000_00, 60_000_00],
  ])
})

test('without scripts, prices are raised all the same', async ({ browser, page, owner }) => {
  const { shop, priceOf } = await openCatalog(page, owner)
  const plain = await browser.newContext({
    locale: 'es-CO',
    javaScriptEnabled: false,
    storageState: owner.state,
  })
  const bare = await plain.newPage()
  await bare.goto(at(`/${shop.subdomain}/products/bulk`))
  await bare.getByLabel('¿Cuánto?').fill('10')
  await bare.getByRole('button', { name: 'Probar' }).click()
  await bare.getByRole('button', { name: 'Aplicar a 3 productos' }).click()
  await expect(async () => {
    await bare.reload()
    await expect(bare.getByText('3 productos cambiaron.')).toBeVisible({ timeout: 500 })
  }).toPass()
  expect(await priceOf('Sombrero')).toBe(66_000_00)
  await plain.close()
})

test('products go into the bin together, and an undo takes them out', async ({ page, owner }) => {
  const { shop } = await openCatalog(page, owner)
  const count = async (query = {}) => (await manage().listProducts({ params: { shopId: shop.id }, query })).items.length
  await page.getByLabel('Categoría').selectOption('Vestidos')
  await page.getByLabel('¿Qué les haces?').selectOption('Mandar a la papelera')
  await page.getByRole('button', { name: 'Probar' }).tap()
  await page.getByRole('button', { name: 'Aplicar a 2 productos' }).tap()
  await expect(page.getByText('2 productos cambiaron.')).toBeVisible()
  expect([await count(), await count({ deleted: true })]).toEqual([1, 2])
  await page.getByRole('button', { name: 'Deshacer todo' }).tap()
  await expect(page.getByText('2 volvieron a estar como antes.')).toBeVisible()
  expect(await count()).toBe(3)
})

test('buyers of many products are asked the same', async ({ page, owner }) => {
  const { shop } = await openCatalog(page, owner)
  await page.getByLabel('¿Qué les haces?').selectOption('Preguntar algo a quien compra')
  await page.getByRole('button', { name: 'Probar' }).tap()
  await expect(page.getByText('Escribe la pregunta.')).toBeVisible()
  await page.getByLabel('Qué preguntas').fill('¿Qué nombre bordamos?')
  await page.getByLabel('Hay que responderla para comprar').check({ force: true })
  await page.getByRole('button', { name: 'Probar' }).tap()
  await page.getByRole('button', { name: 'Aplicar a 3 productos' }).tap()
  await expect(page.getByText('3 productos cambiaron.')).toBeVisible()
  const params = { shopId: shop.id }
  const [first] = (await manage().listProducts({ params })).items
  expect((await manage().getProduct({ params: { ...params, id: first?.id ?? 0 } })).message).toEqual({
    label: '¿Qué nombre bordamos?',
    required: true,
  })
})

test('what is chosen while scripts are still loading counts, and Back shows what was asked before', async ({
  page,
  owner,
}) => {
  const { shop } = await openCatalog(page, owner)
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.route('**/build/assets/*.js', (route) => released.then(() => route.continue()))
  await page.goto(at(`/${shop.subdomain}/products/bulk`), { waitUntil: 'commit' })
  const what = page.getByLabel('¿Qué les haces?')
  await what.selectOption('Mover a una categoría')
  release()
  await page.getByLabel('A la categoría').selectOption('Sin categoría')
  await page.getByRole('button', { name: 'Probar' }).tap()
  await expect(page.getByRole('heading', { name: 'Así quedaría' })).toBeFocused()
  await what.selectOption('Mandar a la papelera')
  await page.getByRole('button', { name: 'Probar' }).tap()
  await expect(page.getByRole('button', { name: 'Aplicar a 3 productos' })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('A la categoría')).toHaveValue('none')
  await expect(what).toHaveValue('category')
})
