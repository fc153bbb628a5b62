import decodeQR from 'qr/decode.js'
import { at, axeOn, expect, manage, openShopOf, test } from './office.ts'
import { settle, visit } from './products.ts'

test('barcode, low mark and texts for Google are typed in the product, and found where they are needed', async ({
  page,
  owner,
}) => {
  const shop = await openShopOf(owner.email)
  const params = { shopId: shop.id }
  const { id } = await manage().createProduct({ params, body: { name: 'Gorro', price: 50_000_00, units: 3 } })
  await page.context().addCookies(owner.state.cookies)
  await visit(page, at(`/${shop.subdomain}/products/${id}`))
  await page.getByText('Para ti', { exact: true }).tap()
  await page.getByLabel('Código de barras').fill('7702004003508')
  await page.getByLabel('Avisar cuando queden').fill('3')
  await page.getByText('Cómo se ve en Google', { exact: true }).tap()
  await page.getByLabel('Título para Google').fill('Gorros de lana tejidos a mano')
  await expect(page.locator('.hit-title')).toHaveText('Gorros de lana tejidos a mano')
  expect(await axeOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Guardar cambios' }).tap()
  await expect(page.getByText('Guardado: Gorro.')).toBeVisible()
  expect(await manage().getProduct({ params: { ...params, id } })).toMatchObject({
    barcode: '7702004003508',
    lowAt: 3,
    seoTitle: 'Gorros de lana tejidos a mano',
    units: 3,
  })
  await visit(page, at(`/${shop.subdomain}`))
  await page.getByRole('link', { name: 'Queda poco de 1 producto' }).tap()
  await expect(page.getByRole('link', { name: 'Gorro', exact: true })).toBeVisible()
  await visit(page, at(`/${shop.subdomain}/stock/count`))
  await page.getByLabel('Buscar o escanear').fill('7702004003508')
  await expect(page.getByRole('button', { name: 'Gorro' })).toBeVisible()
})

test('a product is shared as a picture of both sizes, which is drawn when it is asked for', async ({ page, owner }) => {
  const shop = await openShopOf(owner.email)
  const params = { shopId: shop.id }
  const { id, slug } = await manage().createProduct({ params, body: { name: 'Gorro de lana', price: 50_000_00 } })
  await page.context().addCookies(owner.state.cookies)
  await visit(page, at(`/${shop.subdomain}/products/${id}`))
  await page.getByRole('link', { name: 'Compartir' }).tap()
  const picture = page.getByRole('img', { name: /Imagen para compartir: Gorro de lana/ })
  await expect(picture).toHaveAttribute('data-ready', '')
  const size = () => picture.evaluate((canvas: HTMLCanvasElement) => [canvas.width, canvas.height])
  expect(await size()).toEqual([1080, 1350])
  // Decodes the QR code of the picture.
  const readCode = async () => {
    const pixels = await picture.evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas
      const grey = document.createElement('canvas')
      Object.assign(grey, { width, height })
      const brush = grey.getContext('2d')
      brush?.drawImage(canvas, 0, 0)
      const { data } = brush?.getImageData(0, 0, width, height) ?? { data: [] }
      let text = ''
      for (let at = 0; at < data.length; at += 4) text += String.fromCharCode(data[at] ?? 0)
      return { width, height, red: btoa(text) }
    })
    const red = Buffer.from(pixels.red, 'base64')
    const data = new Uint8ClampedArray(red.length * 4)
    for (const [at, shade] of red.entries()) data.set([shade, shade, shade, 255], at * 4)
    return decodeQR({ width: pixels.width, height: pixels.height, data })
  }
  const address = `http://${shop.subdomain}.localhost:${process.env.STOREFRONT_PORT}/productos/${slug}`
  expect(await readCode()).toBe(address)
  await expect(page.getByText(`/productos/${slug}`)).toBeVisible()
  await page.getByRole('link', { name: 'Historia o estado' }).tap()
  await settle(page)
  await expect.poll(size).toEqual([1080, 1920])
  await expect(picture).toHaveAttribute('data-ready', '')
  expect(await readCode()).toBe(address)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Descargar la imagen' }).tap(),
  ])
  expect(file.suggestedFilename()).toBe('gorro-de-lana-story.png')
  expect(await axeOn(page)).toEqual([])
})

test('values of a filter become one', async ({ page, owner }) => {
  const shop = await openShopOf(owner.email)
  const params = { shopId: shop.id }
  const tag = await manage().createTag({
    params,
    body: { name: 'Tono', values: [{ name: 'Rojo' }, { name: 'Rojizo' }] },
  })
  const [red = 0, reddish = 0] = tag.values.map((value) => value.id)
  const { id } = await manage().createProduct({ params, body: { name: 'Gorro', tags: [reddish] } })
  await page.context().addCookies(owner.state.cookies)
  await visit(page, at(`/${shop.subdomain}/tags`))
  await expect(page.getByText('Rojo (0) · Rojizo (1)')).toBeVisible()
  await page.getByText('Cambiar', { exact: true }).tap()
  await page.getByText('Juntar valores').tap()
  await page.getByRole('checkbox', { name: 'Rojizo' }).check()
  await page.getByLabel('En este').selectOption({ label: 'Rojo' })
  expect(await axeOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Juntarlos: Tono' }).tap()
  await expect(page.getByText('1 producto pasó a «Rojo».').first()).toBeVisible()
  expect((await manage().getProduct({ params: { ...params, id } })).tags).toEqual([red])
})
