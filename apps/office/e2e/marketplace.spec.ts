import { at, axeOn, expect, manage, openShopOf, prove, test } from './office.ts'
import { settle, visit } from './products.ts'

const TOKEN = 'llave-del-taller'

test('an owner connects the marketplace with a token that nobody sees again, and disconnects it', async ({
  page,
  browser,
  owner,
}) => {
  const shop = await openShopOf(owner.email)
  const params = { shopId: shop.id }
  await page.context().addCookies(owner.state.cookies)
  await visit(page, at(`/${shop.subdomain}/settings/integrations`))
  const marketplace = page.getByRole('region', { name: 'Mercado de proveedores' })
  await expect(marketplace).toContainText('Sin conectar')
  await marketplace.getByLabel('Token de tu cuenta').fill('dos palabras')
  await marketplace.getByRole('button', { name: 'Conectar', exact: true }).tap()
  await expect(marketplace.getByText('Un token no tiene espacios')).toBeVisible()
  await expect(marketplace.getByLabel('Token de tu cuenta')).toHaveValue('dos palabras')
  expect(await axeOn(page)).toEqual([])
  await marketplace.getByLabel('Token de tu cuenta').fill(TOKEN)
  await marketplace.getByRole('button', { name: 'Conectar', exact: true }).tap()
  await prove(page)
  await expect(page.locator('.toast')).toContainText('Mercado conectado.')
  await settle(page)
  await expect(marketplace).toContainText('con el token de tu cuenta')
  expect(await manage().getMarketplace({ params })).toMatchObject({ enabled: true, ownToken: true })

  const link = marketplace.getByRole('link', { name: 'Ver esa página en la tienda' })
  const listing = `http://${shop.subdomain}.localhost:${process.env.STOREFRONT_PORT}/productosHoko`
  await expect(link).toHaveAttribute('href', listing)
  const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }
  const shopper = await (await browser.newContext({ locale: 'es-CO', ...phone })).newPage()
  await expect(async () => {
    await shopper.goto(listing)
    await expect(shopper.getByRole('main')).toContainText('Lámpara de escritorio', { timeout: 2_000 })
  }).toPass({ timeout: 60_000 })

  await visit(page, at(`/${shop.subdomain}/settings/integrations`))
  expect(await page.content()).not.toContain(TOKEN)
  await marketplace.locator('summary').filter({ hasText: 'Desconectar' }).tap()
  await marketplace.getByRole('button', { name: 'Desconectar' }).tap()
  await prove(page)
  await expect(page.locator('.toast')).toContainText('Mercado desconectado.')
  await expect(marketplace).toContainText('con él se conecta otra vez')
  await expect(async () => {
    await shopper.goto(listing)
    await expect(shopper.getByRole('main')).toContainText('no vende productos de proveedores', { timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
})
