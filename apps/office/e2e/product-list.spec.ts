import { axeOn, expect, manage, test } from './office.ts'
import { openList, settle, visit } from './products.ts'

test('price and units are changed in the list at once, and taken back', async ({ page, owner }) => {
  const shop = await openList(page, owner)
  const { id } = await manage().createProduct({
    params: shop.params,
    body: { name: 'Mochila', price: 90_000_00, units: 4 },
  })
  const of = { params: { ...shop.params, id } }
  await visit(page, shop.list)
  await page.getByRole('link', { name: 'Precio $90.000, Mochila' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Mochila' })
  await sheet.getByLabel('Precio').fill('95.000')
  await sheet.getByRole('button', { name: 'Guardar' }).tap()
  await expect(page.getByRole('link', { name: 'Precio $95.000, Mochila' })).toBeVisible()
  await expect(page.getByText('Mochila: $90.000 → $95.000')).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).tap()
  await expect(page.getByRole('link', { name: 'Precio $90.000, Mochila' })).toBeVisible()
  await page.getByRole('link', { name: 'Unidades 4, Mochila' }).tap()
  await sheet.getByLabel('Unidades').fill('7')
  await sheet.getByRole('button', { name: 'Guardar' }).tap()
  await expect(page.getByRole('link', { name: 'Unidades 7, Mochila' })).toBeVisible()
  // Shown once the list has been loaded again, after which it is out of date until its next load.
  await expect(page.getByText('Mochila: 4 → 7')).toBeVisible()
  await expect.poll(async () => (await manage().getProduct(of)).units).toBe(7)
  expect((await manage().getProduct(of)).price).toBe(90_000_00)

  // Somebody else changes it while the page shows the old price.
  const { revision } = await manage().getProduct(of)
  await manage().changeProduct({ ...of, revision, body: { price: 70_000_00 } })
  await page.getByRole('link', { name: 'Precio $90.000, Mochila' }).tap()
  await sheet.getByLabel('Precio').fill('99.000')
  await sheet.getByRole('button', { name: 'Guardar' }).tap()
  await expect(page.getByText('ahora es $70.000')).toBeVisible()
  expect(await manage().getProduct(of)).toMatchObject({ price: 70_000_00 })
})

test.describe('on the desk', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false })

  test('prices are typed from cell to cell by keys', async ({ page, owner }) => {
    const shop = await openList(page, owner)
    for (const [position, name] of ['Uno', 'Dos', 'Tres'].entries())
      await manage().createProduct({
        params: shop.params,
        body: { name, price: 10_000_00, units: 1, position: -position },
      })
    await visit(page, shop.list)
    await page.getByRole('link', { name: 'Precio $10.000, Uno' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Precio, Uno' })).toBeFocused()
    await page.keyboard.type('11.000')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Precio, Dos' })).toBeFocused()
    await page.keyboard.type('12.000')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('textbox', { name: 'Precio antes, Dos' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'Antes nada, Dos' })).toBeFocused()
    const prices = async () =>
      (await manage().listProducts({ params: shop.params })).items.map(({ price }) => (price ?? 0) / 100)
    await expect.poll(prices).toEqual([11_000, 12_000, 10_000])
    // The page has loaded the new value, too: a price that has changed since it was shown is not overwritten.
    await expect(page.getByRole('link', { name: 'Precio $12.000, Dos' })).toBeVisible()
    await settle(page)
    // A column from a spreadsheet fills the cells from here down, and is undone as a whole.
    await page.getByRole('link', { name: 'Precio $11.000, Uno' }).press('Enter')
    await page.getByRole('textbox', { name: 'Precio, Uno' }).evaluate((cell) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', '21.000\n22.000\n$ 23.000')
      cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await expect(page.getByText('3 cambiados.')).toBeVisible()
    expect(await prices()).toEqual([21_000, 22_000, 23_000])
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect.poll(prices).toEqual([11_000, 12_000, 10_000])
  })

  test('a refused price stays announced while the next one is saved', async ({ page, owner }) => {
    const shop = await openList(page, owner)
    const [first] = await Promise.all(
      ['Uno', 'Dos'].map((name, position) =>
        manage().createProduct({
          params: shop.params,
          body: { name, price: 10_000_00, units: 1, position: -position },
        }),
      ),
    )
    await visit(page, shop.list)
    // Somebody else changes the first while the page shows the old price.
    const { id = 0, revision = '' } = first ?? {}
    await manage().changeProduct({ params: { ...shop.params, id }, revision, body: { price: 70_000_00 } })
    await page.getByRole('link', { name: 'Precio $10.000, Uno' }).press('Enter')
    await page.keyboard.type('11.000')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Precio, Dos' })).toBeFocused()
    await page.keyboard.type('12.000')
    await page.keyboard.press('Tab')
    await expect(page.getByText('Dos: $10.000 → $12.000')).toBeVisible()
    await expect(page.getByText('ahora es $70.000')).toBeVisible()
  })
})

test('picked products are hidden, published and put into the bin together, and come back out of it', async ({
  page,
  owner,
}) => {
  const shop = await openList(page, owner)
  for (const name of ['Uno', 'Dos'])
    await manage().createProduct({ params: shop.params, body: { name, price: 10_000_00, units: 1 } })
  const listed = async (query: object = {}) =>
    (await manage().listProducts({ params: shop.params, query })).items.map(({ status }) => status)
  await visit(page, shop.list)
  for (const name of ['Uno', 'Dos']) await page.getByLabel(`Elegir ${name}`).tap()
  await page.getByRole('button', { name: 'Ocultar' }).tap()
  await expect(page.getByText('2 productos ocultos.')).toBeVisible()
  expect(await listed()).toEqual(['hidden', 'hidden'])
  await page.getByRole('button', { name: 'Deshacer' }).tap()
  await expect.poll(() => listed()).toEqual(['active', 'active'])
  for (const name of ['Uno', 'Dos']) await page.getByLabel(`Elegir ${name}`).tap()
  await page.getByRole('button', { name: 'A la papelera' }).tap()
  await expect(page.getByText('Toma una foto del primero.')).toBeVisible()
  await page.getByRole('link', { name: 'Papelera' }).tap()
  await page.getByRole('link', { name: 'Uno', exact: true }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uno')
  await page.getByRole('button', { name: 'Sacar de la papelera' }).tap()
  await expect(page.getByText('Uno salió de la papelera.')).toBeVisible()
  expect(await listed({ deleted: true })).toHaveLength(1)
})

test('the list is narrowed by price and units, and its file has what it shows', async ({ page, owner }) => {
  const shop = await openList(page, owner)
  for (const [name, price, units] of [
    ['Lápiz', 2_000_00, 5],
    ['Mochila', 90_000_00, 5],
    ['Maleta', 120_000_00, 0],
  ] as const)
    await manage().createProduct({ params: shop.params, body: { name, price, units } })
  await visit(page, shop.list)
  const names = page.locator('.product-name a')
  await page.getByText('Filtrar', { exact: true }).tap()
  await page.getByLabel('Precio desde').fill('mucho')
  await page.getByRole('button', { name: 'Ver resultados' }).tap()
  await expect(page.getByText('Escribe un valor, como 45.000.')).toBeVisible()
  await expect(names).toHaveCount(3)
  await page.getByLabel('Precio desde').fill('50.000')
  await page.getByLabel('Inventario').selectOption('Con unidades')
  await page.getByRole('button', { name: 'Ver resultados' }).tap()
  await expect(names).toHaveText(['Mochila'])
  await expect(page).toHaveURL(/priceFrom=50.000&.*stock=in/)
  expect(await axeOn(page)).toEqual([])
  await page.getByRole('link', { name: 'Descargar estos productos' }).tap()
  await expect(page.getByText('Con la búsqueda y los filtros de la lista de productos.')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Productos (CSV)' }).tap()
  const file = await (await download).createReadStream()
  const text = (await file.toArray()).join('')
  expect(
    text
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[1]),
  ).toEqual(['Mochila'])
  await page.goBack({ waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Con unidades: Quitar' }).tap()
  await expect(names).toHaveText(['Mochila', 'Maleta'])
  await expect(page.getByText('2 productos', { exact: true })).toBeVisible()
  await page.getByText('Filtrar', { exact: true }).tap()
  await page.getByLabel('Cambió').selectOption('En las últimas 24 horas')
  await page.getByRole('button', { name: 'Ver resultados' }).tap()
  await expect(page.getByRole('link', { name: 'Cambió: En las últimas 24 horas: Quitar' })).toBeVisible()
  await expect(names).toHaveText(['Mochila', 'Maleta'])
})
