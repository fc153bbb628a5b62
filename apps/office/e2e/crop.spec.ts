import type { Page } from '@playwright/test'
import { at, axeOn, expect, manage, openShopOf, test } from './office.ts'

/** A photo of 400 by 200 pixels. */
async function photoOf(page: Page): Promise<Uint8Array<ArrayBuffer>> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 400
    canvas.height = 200
    const pen = canvas.getContext('2d')
    for (const [place, color] of ['#a3162e', '#2a3f8f', '#1d6a44', '#f2a765'].entries())
      if (pen) {
        pen.fillStyle = color
        pen.fillRect(place * 100, 0, 100, 200)
      }
    return canvas.toDataURL('image/png')
  })
  return new Uint8Array(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'))
}

test('a part of a photo is chosen by keys and by the pointer, kept with the product, and taken back', async ({
  page,
  owner,
}) => {
  const { id: shopId, subdomain } = await openShopOf(owner.email)
  const params = { shopId }
  await page.context().addCookies(owner.state.cookies)
  const { src } = await manage().uploadPicture({ params, file: await photoOf(page) })
  const { id } = await manage().createProduct({
    params,
    body: { name: 'Manta', price: 10_000_00, units: 1, images: [{ src, alt: 'Manta' }] },
  })
  const cover = async () => (await manage().getProduct({ params: { ...params, id } })).images[0]?.src ?? ''
  const fileOf = (of: string) => ({ params: { ...params, file: of.slice(of.lastIndexOf('/') + 1) } })
  await page.goto(at(`/${subdomain}/products/${id}`), { waitUntil: 'networkidle' })
  const open = async () => {
    const menu = page.locator('.photo-menu')
    if (!(await menu.isVisible())) await page.locator('.photos summary').tap()
    await page.getByRole('button', { name: 'Foto 1: Recortar' }).tap()
  }
  await open()
  const sheet = page.getByRole('dialog', { name: 'Recortar la foto' })
  await expect(sheet.getByText('400 × 200 píxeles')).toBeVisible()
  expect(await axeOn(page)).toEqual([])
  await sheet.getByLabel('Cuadrada 1:1').check()
  await expect(sheet.getByText('200 × 200 píxeles')).toBeVisible()
  await sheet.getByRole('button', { name: 'Mover el recorte' }).press('Shift+ArrowLeft')
  await sheet.getByRole('button', { name: 'Esquina de abajo a la derecha' }).press('Shift+ArrowLeft')
  await expect(sheet.getByText('160 × 160 píxeles')).toBeVisible()
  // With free proportions, the lower right corner is dragged to the end of the picture.
  await sheet.getByLabel('Libre').check()
  const corner = await sheet.getByRole('button', { name: 'Esquina de abajo a la derecha' }).boundingBox()
  await page.mouse.move((corner?.x ?? 0) + 22, (corner?.y ?? 0) + 22)
  await page.mouse.down()
  await page.mouse.move((corner?.x ?? 0) + 900, (corner?.y ?? 0) + 900, { steps: 4 })
  await page.mouse.up()
  await expect(sheet.getByText('340 × 200 píxeles')).toBeVisible()
  await sheet.getByRole('button', { name: 'Usar este recorte' }).tap()
  await expect(sheet).toBeHidden()
  await page.getByRole('button', { name: 'Guardar cambios' }).tap()
  await expect.poll(cover).not.toBe(src)
  const part = await manage().getPicture(fileOf(await cover()))
  expect(part).toMatchObject({ original: src, facts: { width: 340, height: 200 } })

  await page.reload({ waitUntil: 'networkidle' })
  await open()
  await sheet.getByRole('button', { name: 'Volver a la foto entera' }).tap()
  await page.getByRole('button', { name: 'Guardar cambios' }).tap()
  await expect.poll(cover).toBe(src)
})
