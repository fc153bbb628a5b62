import { at, axeOn, expect, manage, openShopOf, test } from './office.ts'
import { settle, visit } from './products.ts'

const LIST = `Código;Producto;Precio;Existencias;Rubro;Notas
WH;Gorro de lana;60.000;4;Gorros;frágil
BF;Bufanda;caro;2;Bufandas;
RU;Ruana;180.000;3;Ruanas;`

const csv = (text: string, name = 'mi lista.csv') => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

test('a list is read, its columns are matched, wrong cells are named, and all of it is undone', async ({
  page,
  owner,
}) => {
  const shop = await openShopOf(owner.email)
  const params = { shopId: shop.id }
  const products = async () =>
    (await manage().listProducts({ params })).items.map(({ name, price }) => `${name} ${price}`).toSorted()
  await page.context().addCookies(owner.state.cookies)
  await visit(page, at(`/${shop.subdomain}/products`))
  await page.getByRole('link', { name: 'Traerlos de un archivo' }).tap()
  await expect(page.getByRole('heading', { name: 'Traer productos de un archivo' })).toBeVisible()
  expect(await axeOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Leer el archivo' }).tap()
  await expect(page.getByText('Elige un archivo.')).toBeVisible()
  await settle(page)

  await page.getByLabel('Tu archivo').setInputFiles(csv(LIST))
  await page.getByRole('button', { name: 'Leer el archivo' }).tap()
  await expect(page.getByText('2 productos nuevos')).toBeVisible()
  await expect(page.getByLabel('La columna «Código» es')).toHaveValue('reference')
  await expect(page.getByLabel('La columna «Notas» es')).toHaveValue('')
  const wrong = page.getByRole('listitem').filter({ hasText: 'Fila 3' })
  await expect(wrong).toContainText('«Precio»: «caro» no es un precio.')
  expect(await axeOn(page)).toEqual([])
  expect(await products()).toEqual([])

  await page.getByLabel('La columna «Notas» es').selectOption('Resumen')
  await page.getByRole('button', { name: 'Traer 2 productos' }).tap()
  await expect(page.getByText('Así queda con lo que cambiaste.')).toBeVisible()
  await settle(page)
  await page.getByRole('button', { name: 'Traer 2 productos' }).tap()
  await expect(page.getByText('2 productos nuevos.')).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('listitem').filter({ hasText: 'Fila 3' })).toContainText('no es un precio')
  expect(await products()).toEqual(['Gorro de lana 6000000', 'Ruana 18000000'])
  expect(await axeOn(page)).toEqual([])

  await settle(page)
  await page.getByRole('button', { name: 'Deshacer todo' }).tap()
  await expect(page.getByText('2 volvieron a estar como antes.')).toBeVisible({ timeout: 15_000 })
  expect(await products()).toEqual([])
})

/** A file as Shopify exports it: twenty products, among forty invalid rows of four kinds. */
const SHOPIFY = [
  'Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Status',
  ...Array.from({ length: 60 }, (_, at) => {
    const [qty, price, title] =
      at % 3 === 0
        ? ['4', '60000.00', `Gorro ${at}`]
        : ([
            ['4', 'caro', `Gorro ${at}`],
            ['muchos', '60000.00', `Gorro ${at}`],
            ['4', '-5', `Gorro ${at}`],
            ['4', '60000.00', ''],
          ][at % 4 === 3 ? 3 : at % 4] ?? [])
    return `gorro-${at},${title},<p>Lana.</p>,Taller,Gorros,true,Title,Default Title,G${at},${qty},${price},active`
  }),
].join('\n')

test('of a file of Shopify with forty rows that cannot be read, the others come in, and each of the forty says why', async ({
  page,
  owner,
}) => {
  const shop = await openShopOf(owner.email)
  const count = async () =>
    (await manage().listProducts({ params: { shopId: shop.id }, query: { limit: 200 } })).items.length
  await page.context().addCookies(owner.state.cookies)
  await visit(page, at(`/${shop.subdomain}/products/import`))
  await page.getByLabel('Tu archivo').setInputFiles(csv(SHOPIFY, 'products_export.csv'))
  await page.getByRole('button', { name: 'Leer el archivo' }).tap()
  await expect(page.getByText('Lo escribió Shopify')).toBeVisible()
  await expect(page.getByText('20 productos nuevos')).toBeVisible()
  await expect(page.getByText('40 filas no entran')).toBeVisible()
  const wrong = page
    .getByRole('region', { name: 'Filas que no entran' })
    .or(page.locator('section').filter({ has: page.getByRole('heading', { name: 'Filas que no entran' }) }))
  await expect(wrong.getByRole('listitem')).toHaveCount(40)
  for (const reason of ['«caro» no es un precio', '«muchos» no es un número de unidades', 'es menos que cero'])
    await expect(wrong.getByRole('listitem').filter({ hasText: reason }).first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  expect(await count()).toBe(0)
  await settle(page)
  await page.getByRole('button', { name: 'Traer 20 productos' }).tap()
  await expect(page.getByText('20 productos nuevos.')).toBeVisible({ timeout: 30_000 })
  expect(await count()).toBe(20)
  // Imported again after correcting it: earlier products are not repeated.
  await visit(page, at(`/${shop.subdomain}/products/import`))
  const mended = SHOPIFY.replaceAll(',caro,', ',60000.00,')
    .replaceAll(',muchos,', ',4,')
    .replaceAll(',-5,', ',60000.00,')
  await page.getByLabel('Tu archivo').setInputFiles(csv(mended, 'products_export.csv'))
  await page.getByRole('button', { name: 'Leer el archivo' }).tap()
  await expect(page.getByText('20 quedan iguales')).toBeVisible()
  await expect(page.getByText('30 productos nuevos')).toBeVisible()
})

test('a file that cannot be read says why, and the template can be brought as it is', async ({ page, owner }) => {
  const shop = await openShopOf(owner.email)
  await page.context().addCookies(owner.state.cookies)
  await page.goto(at(`/${shop.subdomain}/products/import`))
  await page.getByLabel('Tu archivo').setInputFiles(csv('Producto\n"Gorro'))
  await page.getByRole('button', { name: 'Leer el archivo' }).tap()
  await expect(page.getByText('En la fila 2 se abre una comilla')).toBeVisible()

  await page.getByRole('link', { name: 'Elegir otro archivo' }).first().tap()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Descargar una plantilla' }).tap()
  await page.getByLabel('Tu archivo').setInputFiles(await (await download).path())
  await page.getByRole('button', { name: 'Leer el archivo' }).tap()
  await expect(page.getByText('2 productos nuevos')).toBeVisible()
  await expect(page.getByText('filas no entran')).toHaveCount(0)
  const columns = page.getByLabel(/^La columna «/)
  await expect(columns).toHaveCount(8)
  for (const column of await columns.all()) await expect(column).not.toHaveValue('')
})

test('without scripts, a file is brought all the same', async ({ browser, owner }) => {
  const shop = await openShopOf(owner.email)
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: owner.state, locale: 'es-CO' })
  const page = await context.newPage()
  await page.goto(at(`/${shop.subdomain}/products/import`))
  await page.getByLabel('Tu archivo').setInputFiles(csv(LIST))
  await page.getByRole('button', { name: 'Leer el archivo' }).click()
  await page.getByRole('button', { name: 'Traer 2 productos' }).click()
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('2 productos nuevos.')).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 15_000 })
  const { items } = await manage().listProducts({ params: { shopId: shop.id } })
  expect(items.map(({ name }) => name).toSorted()).toEqual(['Gorro de lana', 'Ruana'])
  await context.close()
})
