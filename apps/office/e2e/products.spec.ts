import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { at, axeOn, expect, manage, type Owner, openShopOf, scriptsOf, test } from './office.ts'

/** Uploads, five hundred rows, and a chunk of half a megabyte take their time on a busy machine. */
const SLOW = { timeout: 20_000 }

/** A square of one colour, as a phone would hand it over. */
const photo = (fill: string, name = `${fill}.svg`) => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="${fill}"/></svg>`,
  ),
})

/** A new shop of somebody who has signed in, and the list of its products. One sign-in is enough: they are counted. */
async function openList(page: Page, { email, state }: Owner) {
  const shop = await openShopOf(email)
  await page.context().addCookies(state.cookies)
  return { ...shop, list: at(`/${shop.subdomain}/products`), params: { shopId: shop.id } }
}

/** Opens a page, and waits until it has come to life: what is typed or tapped before goes the way of pages without scripts. */
const visit = (page: Page, url: string) => page.goto(url, { waitUntil: 'networkidle' })

/** Waits until what was sent has been answered, and the page shows it. */
async function settle(page: Page) {
  await expect(page.locator('html')).not.toHaveAttribute('data-busy')
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}

test('a product is photographed, named, priced and for sale in four taps; the next one keeps its category', async ({
  page,
  owner,
}) => {
  const shop = await openList(page, owner)
  await page.goto(at(`/${shop.subdomain}`))
  await page.getByRole('link', { name: 'Empezar' }).tap()
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

  // By keys, which screen readers use too.
  await page.getByRole('button', { name: 'Foto 1', exact: true }).focus()
  for (const key of ['Space', 'ArrowRight', 'Space']) {
    await page.keyboard.press(key)
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  }
  await page.getByRole('button', { name: 'Guardar borrador' }).tap()
  await expect.poll(order).not.toEqual([green, red, blue])
  expect((await order()).toSorted()).toEqual([red, blue, green].toSorted())
})

test('price and units are changed in the list at once, and taken back', async ({ page, owner }) => {
  const shop = await openList(page, owner)
  const { id } = await manage().createProduct({
    params: shop.params,
    body: { name: 'Mochila', price: 90_000_00, units: 4 },
  })
  const of = { params: { ...shop.params, id } }
  await visit(page, shop.list)
  await page.getByRole('link', { name: 'Precio, Mochila: $90.000' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Mochila' })
  await sheet.getByLabel('Precio').fill('95.000')
  await sheet.getByRole('button', { name: 'Guardar' }).tap()
  await expect(page.getByRole('link', { name: 'Precio, Mochila: $95.000' })).toBeVisible()
  await expect(page.getByText('Mochila: $90.000 → $95.000')).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).tap()
  await expect(page.getByRole('link', { name: 'Precio, Mochila: $90.000' })).toBeVisible()
  await page.getByRole('link', { name: 'Unidades, Mochila: 4' }).tap()
  await sheet.getByLabel('Unidades').fill('7')
  await sheet.getByRole('button', { name: 'Guardar' }).tap()
  await expect(page.getByRole('link', { name: 'Unidades, Mochila: 7' })).toBeVisible()
  await expect.poll(async () => (await manage().getProduct(of)).units).toBe(7)
  expect((await manage().getProduct(of)).price).toBe(90_000_00)

  // Somebody else changes it while the page shows the old price.
  const { revision } = await manage().getProduct(of)
  await manage().changeProduct({ ...of, revision, body: { price: 70_000_00 } })
  await page.getByRole('link', { name: 'Precio, Mochila: $90.000' }).tap()
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
    await page.getByRole('link', { name: 'Precio, Uno: $10.000' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Precio, Uno' })).toBeFocused()
    await page.keyboard.type('11.000')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Precio, Dos' })).toBeFocused()
    await page.keyboard.type('12.000')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('textbox', { name: 'Precio antes, Dos' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'Precio antes, Dos: nada' })).toBeFocused()
    const prices = async () =>
      (await manage().listProducts({ params: shop.params })).items.map(({ price }) => (price ?? 0) / 100)
    await expect.poll(prices).toEqual([11_000, 12_000, 10_000])
    // A column from a spreadsheet fills the cells from here down, and is taken back whole.
    await page.getByRole('link', { name: 'Precio, Uno: $11.000' }).press('Enter')
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

test('a tab closed while typing loses nothing: the draft is there on another device', async ({
  page,
  browser,
  owner,
}) => {
  const shop = await openList(page, owner)
  await visit(page, `${shop.list}/new`)
  const kept = page.waitForResponse((response) => response.url().includes('/drafts/product/new'))
  await page.getByLabel('Nombre').fill('Poncho a medio escribir')
  await kept
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

test('options become rows, which are priced, counted and filled down; a value with units is not removed unasked', async ({
  page,
  owner,
}) => {
  const shop = await openList(page, owner)
  const made = await manage().createProduct({ params: shop.params, body: { name: 'Camisa', price: 40_000_00 } })
  const of = { params: { ...shop.params, id: made.id } }
  await visit(page, `${shop.list}/${made.id}`)
  await page.getByRole('link', { name: 'Agregar tallas, colores…' }).tap()
  await page.getByLabel('Opción 1', { exact: true }).fill('Talla')
  await page.getByLabel('Valores de la opción 1').fill('S, M, L')
  await page.getByLabel('Opción 2', { exact: true }).fill('Color')
  await page.getByLabel('Valores de la opción 2').fill('Azul, Rojo, Verde, Negro')
  await page.getByRole('button', { name: 'Crear las filas' }).tap()
  await expect(page.getByText('Quedaron 12 variantes.')).toBeVisible()
  expect(await axeOn(page)).toEqual([])
  await page.getByLabel('Unidades, S · Azul').fill('3')
  await page.getByLabel('Precio, L · Negro').fill('45.000')
  await page.getByRole('button', { name: 'Guardar', exact: true }).tap()
  await expect(page.getByText('Guardamos 2 variantes.')).toBeVisible()
  const variants = async () => (await manage().getProduct(of)).variants
  expect((await variants()).at(0)).toMatchObject({ values: ['S', 'Azul'], units: 3, price: 40_000_00 })
  expect((await variants()).at(-1)).toMatchObject({ values: ['L', 'Negro'], units: 0, price: 45_000_00 })

  await page.getByText('Opciones', { exact: true }).tap()
  await page.getByLabel('Valores de la opción 1').fill('M, L')
  await page.getByRole('button', { name: 'Crear las filas' }).tap()
  await expect(page.getByText('quedan 3, se vendieron 0')).toBeVisible()
  expect(await variants()).toHaveLength(12)
  await page.getByRole('button', { name: 'Quitarlas de todos modos' }).tap()
  await expect(page.getByText('Quedaron 8 variantes.')).toBeVisible()
  expect(await variants()).toHaveLength(8)
})

test('five hundred variants are paged by a hundred', async ({ page, owner }) => {
  const shop = await openList(page, owner)
  const values = (letter: string, count: number) => Array.from({ length: count }, (_, at) => `${letter}${at + 1}`)
  const options = [
    { name: 'Talla', values: values('T', 50) },
    { name: 'Color', values: values('C', 10) },
  ]
  const { id } = await manage().createProduct({
    params: shop.params,
    body: {
      ...{ name: 'Tela', price: 10_000_00, options },
      variants: values('T', 50).flatMap((size) => values('C', 10).map((colour) => ({ values: [size, colour] }))),
    },
  })
  await visit(page, `${shop.list}/${id}/variants`)
  await expect(page.getByRole('row')).toHaveCount(100)
  await page.getByRole('link', { name: '401–500' }).tap()
  await page.getByLabel('Unidades, T50 · C10').fill('9')
  await page.getByRole('button', { name: 'Guardar', exact: true }).tap()
  await expect(page.getByText('Guardamos 1 variante.')).toBeVisible(SLOW)
  await page.getByText('Poner lo mismo en todas').tap()
  await page.getByLabel('Valor', { exact: true }).fill('12.000')
  await page.getByRole('button', { name: 'Poner en las 500 variantes' }).tap()
  await expect(page.getByText('Guardamos 500 variantes.')).toBeVisible(SLOW)
  const { variants } = await manage().getProduct({ params: { ...shop.params, id } })
  expect(variants.every(({ price }) => price === 12_000_00)).toBe(true)
  expect(variants.at(-1)?.units).toBe(9)
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
  const told = async (id: number) => (await manage().getProduct({ params: { ...shop.params, id } })).description

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
  expect(await told(plain.id)).toBe('<p>Material: Lino</p><p>Fresca.</p><ul><li><p>Lavar a mano</p></li></ul>')

  const before = await told(table.id)
  await visit(page, `${shop.list}/${table.id}`)
  const stored = page.getByLabel('Descripción', { exact: true })
  await expect(stored).toHaveValue(before ?? '')
  await page.getByLabel('Precio', { exact: true }).fill('11.000')
  await page.getByRole('button', { name: 'Guardar cambios' }).tap()
  await expect(page.getByText('Guardado: Tabla.')).toBeVisible()
  expect(await told(table.id)).toBe(before)
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
