import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { at, DRAWN_TEMPLATES, expect, feria, openShop, test, waitForHydration, wideBut } from './shops.ts'

const PICTURES = fileURLToPath(new URL('../../../docs', import.meta.url))
const SHEET = `Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Image Src,Image Position,Status
kettle,Kettle,,Taller,Kitchen,true,Title,Default Title,KETTLE,4,30.00,alborada.jpg,1,active
`

/** Opens a shop with one product that has one photo, at its page. */
async function openWithPhoto(page: Page) {
  const { subdomain } = await openShop()
  const sheet = join(await mkdtemp(join(tmpdir(), 'one-photo-')), 'kettle.csv')
  await writeFile(sheet, SHEET)
  await feria('import', sheet, '--shop', subdomain, '--images', PICTURES)
  await expect
    .poll(async () => (await page.goto(at(subdomain, '/productos?q=kettle')))?.text())
    .toContain('/productos/kettle-')
  return { subdomain, path: /\/productos\/kettle-\d+/.exec(await page.content())?.[0] }
}

test.describe('a product with a single photo shows it large, on phones and desktops', () => {
  // In one worker, because the tests share a shop.
  test.describe.configure({ mode: 'default' })
  let known: ReturnType<typeof openWithPhoto> | undefined

  for (const template of DRAWN_TEMPLATES)
    test(`template ${template}`, { tag: wideBut(5, template) }, async ({ page }) => {
      known ??= openWithPhoto(page)
      const { subdomain, path } = await known
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(at(subdomain, `/template${template}${path}`))
        const photo = page.locator('main img').first()
        await expect(photo, `${width} px`).toBeInViewport()
        const box = await photo.boundingBox()
        expect(box?.width, `${width} px`).toBeGreaterThan(200)
        expect(box?.height, `${width} px`).toBeGreaterThan(120)
      }
    })
})

for (const [shop, mark] of [
  ['kilovatio', 'Kilovatio'],
  ['huertadelvalle', 'Huerta del Valle'],
  ['verdenilda', 'VN'],
] as const)
  test(`a logo that fails to load is replaced by what shops without a logo have: ${mark}`, async ({ page }) => {
    await page.goto(at(shop))
    const banner = page.getByRole('banner')
    const logo = (await banner.locator('img').first().getAttribute('src')) ?? ''
    await page.route(`**${logo}`, (route) => route.fulfill({ contentType: 'image/png', body: 'no picture' }))
    await page.reload()
    await waitForHydration(page)
    await expect(banner.locator('img')).toHaveCount(0)
    await expect(banner).toContainText(mark)
  })
