import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileOf } from './downloads.ts'
import { at, expect, manage, openShopOf, placeOrder, shopCalled, signIn, someEmail, test } from './office.ts'
import { feria } from './operators.ts'
import { visit } from './products.ts'

test('a shop is taken along whole, deleted, brought back within its thirty days, and opened elsewhere from its file', async ({
  page,
}) => {
  const email = someEmail('ana')
  const shop = await openShopOf(email)
  const params = { shopId: shop.id }
  const number = await placeOrder(shop.id, 'Úrsula Iguarán')
  await manage().createBranch({ params, body: { address: 'Carrera 43A # 1-50', latitude: 6.2, longitude: -75.57 } })
  await signIn(page, email)
  const screen = at(`/${shop.subdomain}/settings/export`)
  await visit(page, screen)
  const catalogue = `http://${shop.subdomain}.localhost:${process.env.STOREFRONT_PORT}/productos`
  const shopper = await page.context().newPage()
  // Shoppers' pages may be a few seconds old.
  const isSold = (sold: boolean) =>
    expect(async () => {
      await shopper.goto(catalogue)
      expect((await shopper.getByText('Ruana de lana').count()) > 0).toBe(sold)
    }).toPass({ timeout: 30_000 })
  await isSold(true)
  const archive = await fileOf(page, 'Descargar la tienda (.feria)')

  await visit(page, screen)
  await page.locator('summary', { hasText: 'Borrar la tienda' }).tap()
  await page.getByLabel('Para confirmar').fill(shop.subdomain)
  await page.getByRole('button', { name: 'Borrar la tienda' }).tap()
  await expect(page.locator('.toast')).toContainText('Se borra para siempre el')
  await isSold(false)
  await visit(page, screen)
  await page.getByRole('button', { name: 'Recuperar la tienda' }).tap()
  await expect(page.locator('.toast')).toContainText('La tienda se queda')
  await page.getByRole('button', { name: 'Abrir otra vez' }).tap()
  await expect(page.locator('.toast')).toContainText('Tienda abierta')
  await isSold(true)

  const folder = await mkdtemp(join(tmpdir(), 'feria-taken-'))
  const elsewhere = `otra-${shop.subdomain}`
  try {
    const file = join(folder, 'tienda.feria')
    await writeFile(file, archive)
    await feria('shop', 'import', file, '--subdomain', elsewhere)
  } finally {
    await rm(folder, { recursive: true })
  }
  const shopId = await shopCalled(elsewhere)
  await manage().addMember({ params: { shopId }, body: { email, role: 'owner' } })
  await visit(page, at(`/${elsewhere}/orders/${number}`))
  await expect(page.getByRole('main')).toContainText('Úrsula Iguarán')
  await visit(page, at(`/${elsewhere}/products`))
  await expect(page.getByRole('main')).toContainText('Ruana de lana')
  await visit(page, at(`/${elsewhere}/branches`))
  await expect(page.getByRole('main')).toContainText('Carrera 43A # 1-50')
})
