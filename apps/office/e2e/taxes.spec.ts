import { at, axeOn, expect, manage, openShopOf, placeOrderBy, test } from './office.ts'
import { visit } from './products.ts'

test('a tax is added, given to a product, said by its order, changed, and removed', async ({ page, owner }) => {
  const shop = await openShopOf(owner.email)
  const params = { shopId: shop.id }
  const ruana = await manage().createProduct({ params, body: { name: 'Ruana', price: 119_000_00, units: 9 } })
  await page.context().addCookies(owner.state.cookies)

  // A shop without taxes is not asked for one.
  await visit(page, at(`/${shop.subdomain}/products/${ruana.id}`))
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Ruana')
  await expect(page.getByLabel('Impuesto', { exact: true })).toHaveCount(0)

  await visit(page, at(`/${shop.subdomain}/settings/taxes`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impuestos')
  expect(await axeOn(page)).toEqual([])
  const add = page.getByRole('region', { name: 'Agregar impuesto' })
  await add.getByLabel('Nombre').fill('IVA')
  await add.getByLabel('Porcentaje').fill('ciento')
  await add.getByRole('button', { name: 'Agregar impuesto' }).tap()
  await expect(add.getByRole('alert')).toHaveText('Escribe un porcentaje de 0 a 100, con dos decimales como mucho.')
  await add.getByLabel('Porcentaje').fill('19 %')
  await add.getByRole('button', { name: 'Agregar impuesto' }).tap()
  await expect(page.locator('.toast')).toContainText('«IVA» agregado.')
  // The form is blank for the next one, which needs another name.
  await expect(add.getByLabel('Nombre')).toHaveValue('')
  await add.getByLabel('Nombre').fill('iva')
  await add.getByLabel('Porcentaje').fill('5')
  await add.getByRole('button', { name: 'Agregar impuesto' }).tap()
  await expect(add.getByRole('alert')).toHaveText('Ya tienes un impuesto con este nombre.')
  expect((await manage().listTaxes({ params })).items).toMatchObject([{ name: 'IVA', percent: 1_900 }])

  await visit(page, at(`/${shop.subdomain}/products/${ruana.id}`))
  const choice = page.getByLabel('Impuesto', { exact: true })
  await expect(choice).toHaveValue('')
  await choice.selectOption({ label: 'IVA 19\u00a0%' })
  await page.getByRole('button', { name: 'Guardar cambios' }).tap()
  await expect
    .poll(async () => (await manage().getProduct({ params: { ...params, id: ruana.id } })).taxId)
    .not.toBeNull()

  const line = { productId: ruana.id, variantId: null, quantity: 1, message: null }
  const { number } = await placeOrderBy(shop.id, 'Eva', 'cashOnDelivery', { lines: [line] })
  await visit(page, at(`/${shop.subdomain}/orders/${number}`))
  const ticket = page.getByRole('region', { name: 'Qué se vendió' })
  await expect(ticket.getByText('Incluye IVA 19\u00a0%: $19.000')).toBeVisible()
  expect(await axeOn(page)).toEqual([])

  await visit(page, at(`/${shop.subdomain}/settings/taxes`))
  const row = page.locator('.rows > li').filter({ has: page.getByText('IVA', { exact: true }) })
  await row.getByText('Cambiar', { exact: true }).tap()
  await row.getByLabel('Porcentaje').fill('10,5')
  await row.getByRole('button', { name: 'Guardar: IVA' }).tap()
  await expect(page.locator('.toast')).toContainText('«IVA» guardado.')
  await expect(row.getByText('10,5\u00a0%')).toBeVisible()
  await row.getByText('Quitar', { exact: true }).first().tap()
  await expect(row.getByText('Los productos que lo tienen quedan sin impuesto.')).toBeVisible()
  await row.getByRole('button', { name: 'Quitar: IVA' }).tap()
  await expect(page.locator('.toast')).toContainText('«IVA» quitado.')
  await expect(page.getByText('¿Tus precios incluyen IVA')).toBeVisible()
  expect((await manage().getProduct({ params: { ...params, id: ruana.id } })).taxId).toBeNull()

  // The order still says what was paid.
  await visit(page, at(`/${shop.subdomain}/orders/${number}`))
  await expect(ticket.getByText('Incluye IVA 19\u00a0%: $19.000')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('a tax is added and removed by its forms', async ({ page, owner }) => {
    const shop = await openShopOf(owner.email)
    await page.context().addCookies(owner.state.cookies)
    await page.goto(at(`/${shop.subdomain}/settings/taxes`))
    await page.getByLabel('Nombre').fill('IVA')
    await page.getByLabel('Porcentaje').fill('101')
    await page.getByRole('button', { name: 'Agregar impuesto' }).tap()
    await expect(page.getByRole('alert')).toContainText('Escribe un porcentaje de 0 a 100')
    await expect(page.getByLabel('Nombre')).toHaveValue('IVA')
    await page.getByLabel('Porcentaje').fill('19')
    await page.getByRole('button', { name: 'Agregar impuesto' }).tap()
    await expect(page.getByText('«IVA» agregado.')).toBeVisible()
    await page.locator('summary').filter({ hasText: 'Quitar' }).tap()
    await page.getByRole('button', { name: 'Quitar: IVA' }).tap()
    await expect(page.getByText('«IVA» quitado.')).toBeVisible()
  })
})
