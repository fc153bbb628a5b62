import { brotliCompressSync } from 'node:zlib'
import { at, axeOn, expect, manage, openShopOf, scriptsOf, test } from './office.ts'
import { openList, photo, SLOW, settle, visit } from './products.ts'

test('a product is photographed, named, priced and for sale in four taps; the next one keeps its category', async ({
  page,
  owner,
}) => {
  const shop = await openList(page, owner)
  await page.goto(at(`/${shop.subdomain}`))
  await page.getByRole('link', { name: 'Crear' }).tap()
  await page.getByRole('link', { name: 'Producto con foto' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Producto nuevo')
  await page.getByLabel('Nombre').fill('Ruana de lana')
  await page.getByLabel('De la galería').setInputFiles([photo('red'), photo('blue')])
  await expect(page.getByRole('img', { name: 'Ruana de lana' })).toHaveCount(2, SLOW)
  await page.getByLabel('Precio', { exact: true }).fill('180.000')
  await page.getByLabel('Categoría').fill('Ruanas')
  expect(await axeOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Publicar' }).tap()
  await expect(page.getByText('Listo: ya está en venta.')).toBeVisible()
  const { items } = await manage().listProducts({ params: shop.params })
  expect(items).toMatchObject([
    { name: 'Ruana de lana', price: 180_000_00, units: 1, category: 'Ruanas', active: true },
  ])
  await page.getByRole('link', { name: 'Agregar otro' }).tap()
  await expect(page.getByLabel('Categoría')).toHaveValue('Ruanas')
  await expect(page.getByLabel('Nombre')).toHaveValue('')
})

test('photos are put in another order by buttons and by dragging, and the first is the cover', async ({
  page,
  owner,
}) => {
  const shop = await openList(page, owner)
  await visit(page, `${shop.list}/new`)
  await page.getByLabel('Nombre').fill('Gorro')
  await page.getByLabel('De la galería').setInputFiles([photo('red'), photo('blue'), photo('green')])
  await expect(page.getByRole('img', { name: 'Gorro, 3' })).toBeVisible(SLOW)
  await page.getByRole('button', { name: 'Guardar borrador' }).tap()
  await expect(page.getByText('Guardado como borrador.')).toBeVisible()
  const [made] = (await manage().listProducts({ params: shop.params })).items
  const of = { params: { ...shop.params, id: made?.id ?? 0 } }
  const order = async () => (await manage().getProduct(of)).images.map(({ src }) => src)
  const [red, blue, green] = await order()

  await page.getByLabel('Foto 3: Opciones').tap()
  await page.getByRole('button', { name: 'Poner de portada' }).tap()
  await page.getByRole('button', { name: 'Guardar borrador' }).tap()
  await expect(page.getByText('Guardado: Gorro.')).toBeVisible()
  expect(await order()).toEqual([green, red, blue])
  await settle(page)

  // By keyboard.
  await page.getByRole('button', { name: 'Foto 1', exact: true }).focus()
  for (const key of ['Space', 'ArrowRight', 'Space']) {
    await page.keyboard.press(key)
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  }
  await page.getByRole('button', { name: 'Guardar borrador' }).tap()
  await expect.poll(order).not.toEqual([green, red, blue])
  expect((await order()).toSorted()).toEqual([red, blue, green].toSorted())
})

test('a tab closed while typing loses nothing: the draft is there on another device', async ({
  page,
  browser,
  owner,
}) => {
  const shop = await openList(page, owner)
  await visit(page, `${shop.list}/new`)
  const draftSaved = page.waitForResponse((response) => response.url().includes('/drafts/product/new'))
  await page.getByLabel('Nombre').fill('Poncho a medio escribir')
  await draftSaved
  await page.close()
  const other = await browser.newContext({ locale: 'es-CO', storageState: owner.state })
  const second = await other.newPage()
  await second.goto(`${shop.list}/new`)
  await second.getByRole('link', { name: 'Seguir con ellos' }).click()
  await expect(second.getByLabel('Nombre')).toHaveValue('Poncho a medio escribir')
  await second.getByRole('button', { name: 'Publicar' }).click()
  await expect(second.getByText('Listo: ya está en venta.')).toBeVisible()
  await second.goto(`${shop.list}/new`)
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Producto nuevo')
  await expect(second.getByText('cambios sin guardar')).toHaveCount(0)
  await other.close()
})

test('two people change one product: different fields both stay, and of the same one which stays is asked', async ({
  page,
  owner,
}) => {
  const shop = await openList(page, owner)
  const made = await manage().createProduct({
    params: shop.params,
    body: { name: 'Bolso', price: 50_000_00, units: 2, brand: 'Ana' },
  })
  const of = { params: { ...shop.params, id: made.id } }
  await visit(page, `${shop.list}/${made.id}`)
  await manage().changeProduct({ ...of, revision: '*', body: { brand: 'Bea' } })
  await page.getByLabel('Precio', { exact: true }).fill('55.000')
  await page.getByRole('button', { name: 'Guardar cambios' }).tap()
  await expect(page.getByText('Guardado: Bolso.')).toBeVisible()
  // The page is loaded again after the toast; wait for it before the other person saves.
  await settle(page)
  expect(await manage().getProduct(of)).toMatchObject({ price: 55_000_00, brand: 'Bea' })

  await manage().changeProduct({ ...of, revision: '*', body: { price: 60_000_00, name: 'Bolso grande' } })
  await page.getByLabel('Nombre').fill('Bolso de cuero')
  await page.getByLabel('Precio', { exact: true }).fill('58.000')
  await page.getByLabel('Unidades que tienes', { exact: true }).fill('5')
  await page.getByRole('button', { name: 'Guardar cambios' }).tap()
  await expect(page.getByRole('heading', { name: 'Alguien cambió lo mismo que tú' })).toBeVisible()
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Bolso de cuero')
  const price = page.getByRole('group', { name: 'Precio', exact: true })
  await expect(price).toContainText('$60.000')
  await price.getByLabel('Lo de la otra persona').tap()
  expect(await axeOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Guardar cambios' }).tap()
  await expect(page.getByText('Guardado: Bolso de cuero.')).toBeVisible()
  expect(await manage().getProduct(of)).toMatchObject({ name: 'Bolso de cuero', price: 60_000_00, units: 5 })
  await expect(page.getByLabel('Precio', { exact: true })).toHaveValue('$60.000')
})

test('what cannot be read is said beside it, and nothing that was typed is lost', async ({ page, owner }) => {
  const shop = await openList(page, owner)
  await visit(page, `${shop.list}/new`)
  await page.getByLabel('Precio', { exact: true }).fill('mucho')
  await page.getByRole('button', { name: 'Publicar' }).tap()
  await expect(page.getByText('Ponle un nombre.')).toBeVisible()
  await expect(page.getByLabel('Nombre')).toBeFocused()
  await expect(page.getByLabel('Precio', { exact: true })).toHaveValue('mucho')
})

test('a description is written with headings and lists; one with a table is shown as it is stored', async ({
  page,
  owner,
}) => {
  const shop = await openList(page, owner)
  const make = (name: string, description: string) =>
    manage().createProduct({ params: shop.params, body: { name, price: 10_000_00, description } })
  const plain = await make('Plano', '<p>Material: Lino</p><p>Fresca.</p>')
  const table = await make('Tabla', '<table><tbody><tr><td>M</td><td>50</td></tr></tbody></table>')
  const stockOf = async (id: number) => (await manage().getProduct({ params: { ...shop.params, id } })).description

  await visit(page, `${shop.list}/${plain.id}`)
  await expect(page.getByLabel('Dato 1', { exact: true })).toHaveValue('Material')
  await page.getByRole('button', { name: /^Descripción/ }).tap()
  const editor = page.getByRole('textbox', { name: 'Descripción', exact: true })
  await expect(editor).toBeFocused(SLOW)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Lista', exact: true }).tap()
  await page.keyboard.type('Lavar a mano')
  await page.getByRole('button', { name: 'Guardar cambios' }).tap()
  await expect(page.getByText('Guardado: Plano.')).toBeVisible()
  expect(await stockOf(plain.id)).toBe('<p>Material: Lino</p><p>Fresca.</p><ul><li><p>Lavar a mano</p></li></ul>')

  const before = await stockOf(table.id)
  await visit(page, `${shop.list}/${table.id}`)
  const stored = page.getByLabel('Descripción', { exact: true })
  await expect(stored).toHaveValue(before ?? '')
  await page.getByLabel('Precio', { exact: true }).fill('11.000')
  await page.getByRole('button', { name: 'Guardar cambios' }).tap()
  await expect(page.getByText('Guardado: Tabla.')).toBeVisible()
  expect(await stockOf(table.id)).toBe(before)
})

test('without scripts a product is added, changed, and what was typed stays when it is refused', async ({
  browser,
  owner,
}) => {
  const shop = await openShopOf(owner.email)
  const context = await browser.newContext({ locale: 'es-CO', javaScriptEnabled: false, storageState: owner.state })
  const page = await context.newPage()
  await page.goto(at(`/${shop.subdomain}/products/new`))
  await page.getByLabel('Nombre').fill('Sombrero')
  await page.getByLabel('Precio', { exact: true }).fill('carísimo')
  await page.getByRole('button', { name: 'Publicar' }).click()
  await expect(page.getByText('Escribe un valor, como 45.000.')).toBeVisible()
  await expect(page.getByLabel('Nombre')).toHaveValue('Sombrero')
  await page.getByLabel('Precio', { exact: true }).fill('70.000')
  await page.getByRole('button', { name: 'Publicar' }).click()
  await expect(page.getByText('Listo: ya está en venta.')).toBeVisible()
  await page.getByText('Descripción y datos').click()
  await page.getByLabel('Descripción', { exact: true }).fill('De palma.')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText('Guardado: Sombrero.')).toBeVisible()
  const { items } = await manage().listProducts({ params: { shopId: shop.id } })
  expect(items).toMatchObject([{ name: 'Sombrero', price: 70_000_00, active: true }])
  await context.close()
})

test('script of a product stays within 190 kB, and of the editor within 130 kB, which only comes when it is used', async ({
  page,
  owner,
}) => {
  const shop = await openList(page, owner)
  const { id } = await manage().createProduct({ params: shop.params, body: { name: 'Gorro', description: 'De lana.' } })
  expect(await scriptsOf(page, `/${shop.subdomain}/products/${id}`)).toBeLessThanOrEqual(190)
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      sizes.push(response.body().then((body) => brotliCompressSync(body).length))
  })
  await page.getByRole('button', { name: /^Descripción/ }).tap()
  await expect(page.getByRole('textbox', { name: 'Descripción', exact: true })).toBeFocused(SLOW)
  const editor = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000
  expect(editor).toBeGreaterThan(10)
  expect(editor).toBeLessThanOrEqual(130)
})
