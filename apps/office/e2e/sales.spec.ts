import { readsCodes } from './camera.ts'
import { at, axeOn, expect, manage, placeOrder, test } from './office.ts'

test('a sale at the counter is looked for, counted, refused beyond the stock, and written down', async ({
  page,
  owner,
}) => {
  await placeOrder(owner.shop.id, 'Amaranta Buendía')
  await page.context().addCookies(owner.state.cookies)
  await page.goto(at(`/${owner.shop.subdomain}/orders/new`))
  await page.getByLabel('Buscar un producto').fill('ruana')
  await page.getByRole('button', { name: 'Buscar', exact: true }).tap()
  await page.getByRole('button', { name: 'Agregar Ruana de lana' }).first().tap()
  await page.getByLabel('Unidades de Ruana de lana', { exact: true }).fill('9999')
  await page.getByRole('button', { name: 'Calcular el total' }).tap()
  await expect(page.getByRole('alert').filter({ hasText: 'Quedan' })).toBeVisible()
  await page.getByLabel('Unidades de Ruana de lana', { exact: true }).fill('2')
  await page.getByLabel('Descuento (opcional)').fill('10.000')
  await page.getByLabel('Nombre').fill('Rebeca')
  await page.getByRole('button', { name: 'Calcular el total' }).tap()
  await expect(page.getByText('$350.000')).toBeVisible()
  expect(await axeOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Anotar la venta' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Pedido \d+/)
  await expect(page.getByRole('heading', { name: 'Rebeca' })).toBeVisible()
  await expect(page.getByText('$350.000').first()).toBeVisible()
})

test('codes of a scanner at the counter add products one after the other, also while the first is still looked up', async ({
  page,
  owner,
}) => {
  const params = { shopId: owner.shop.id }
  const make = (name: string, body: object) =>
    manage().createProduct({ params, body: { name, price: 10_000_00, units: 9, ...body } })
  await make('Cinta', { barcode: '7701234567890' })
  await make('Botón', { sku: 'BT-1' })
  await make('Gorra', {
    sku: 'GR',
    options: [{ name: 'Talla', values: ['S', 'M'] }],
    variants: [
      { values: ['S'], units: 1 },
      { values: ['M'], units: 1, barcode: '7709876543217' },
    ],
  })
  await page.context().addCookies(owner.state.cookies)
  await page.goto(at(`/${owner.shop.subdomain}/orders/new`), { waitUntil: 'networkidle' })
  const field = page.getByLabel('Buscar un producto')
  await field.focus()
  for (const code of ['7701234567890', 'BT-1', '7701234567890', '7709876543217']) await page.keyboard.type(`${code}\n`)
  await expect(page.getByLabel('Unidades de Cinta', { exact: true })).toHaveValue('2')
  await expect(page.getByLabel('Unidades de Botón', { exact: true })).toHaveValue('1')
  await expect(page.getByLabel('Unidades de Gorra · M', { exact: true })).toHaveValue('1')
  await expect(page.getByText('Agregado: Gorra · M.')).toBeVisible()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')
  // All sizes have one reference: a person chooses.
  await page.keyboard.type('GR\n')
  await expect(page.getByRole('button', { name: 'Agregar Gorra · S' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Agregar Gorra · M' })).toBeVisible()
  await expect(page.getByLabel('Unidades de Gorra · S', { exact: true })).toHaveCount(0)
  expect(await axeOn(page)).toEqual([])
})

test('the camera adds what it reads to a sale', async ({ page, owner }) => {
  const params = { shopId: owner.shop.id }
  await manage().createProduct({ params, body: { name: 'Hilo', price: 5_000_00, units: 9, barcode: '4006381333931' } })
  await page.context().addCookies(owner.state.cookies)
  await readsCodes(page, '4006381333931')
  await page.goto(at(`/${owner.shop.subdomain}/orders/new`))
  await page.getByRole('button', { name: 'Escanear' }).tap()
  await expect(page.getByText('Agregado: Hilo.')).toBeVisible()
  await page.getByRole('button', { name: 'Cerrar cámara' }).tap()
  await expect(page.locator('video')).toHaveCount(0)
  await expect(page.getByLabel('Unidades de Hilo', { exact: true })).not.toHaveValue('')
})
