import type { Browser, Page } from '@playwright/test'
import { at, expect, manage, type Owner, openShopOf, placeOrder, test } from './office.ts'
import { visit } from './products.ts'

/** A page of the owner's shop, at a phone's size. */
async function pageOf(browser: Browser, { state }: Owner): Promise<Page> {
  const size = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }
  const context = await browser.newContext({ storageState: state, locale: 'es-CO', ...size })
  return context.newPage()
}

const at_ = (owner: Owner, path: string) => at(`/${owner.shop.subdomain}${path}`)

test('discounts say which wins; coupons are made one by one and many at once', async ({ browser, owner }) => {
  const page = await pageOf(browser, owner)
  await page.goto(at_(owner, '/discounts'))
  await page.getByLabel('Cuánto quita').first().fill('10 %')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Desde 3 unidades, quita 10 %.')).toBeVisible()
  await page.getByText('Prueba con un carrito').click()
  await page.getByLabel('Unidades', { exact: true }).fill('3')
  await page.getByLabel('Valor de los productos').fill('100.000')
  await page.getByRole('button', { name: 'Calcular' }).click()
  await expect(page.getByText('Quedan $90.000.')).toBeVisible()

  // The copy is off, as both would apply.
  await page.getByRole('button', { name: 'Duplicar: Desde 3 unidades, quita 10 %.' }).click()
  await expect(page.getByText('Duplicado, sin encender. Cámbialo y enciéndelo.')).toBeVisible()
  const discounts = page.getByRole('listitem').filter({ hasText: 'Desde 3 unidades, quita 10 %.' })
  await expect(discounts).toHaveCount(2)
  await expect(discounts.filter({ hasText: 'Apagado' })).toHaveCount(1)

  await page.goto(at_(owner, '/coupons'))
  await page.getByLabel('Código', { exact: true }).fill('hola10')
  await page.getByLabel('Cuánto quita').first().fill('5.000')
  await page.getByRole('button', { name: 'Cupón nuevo' }).click()
  await expect(page.getByText('HOLA10 · $5.000')).toBeVisible()
  await page.getByRole('button', { name: 'Cerrar: HOLA10' }).click()
  await expect(page.getByRole('button', { name: 'Abrir otra vez: HOLA10' })).toBeVisible()
  await page.getByText('Hacer muchos').first().click()
  await page.getByLabel('Empiezan por').fill('feria-')
  await page.getByLabel('Cuántos', { exact: true }).fill('3')
  await page.getByLabel('Cuánto quita').last().fill('15 %')
  await page.getByRole('button', { name: 'Hacer muchos' }).click()
  await expect(page.getByRole('status').getByText(/FERIA-\w{6}\s+FERIA-\w{6}\s+FERIA-\w{6}/)).toBeVisible()
})

test('a coupon leads to the orders that used it, and what is begun by ＋ is a discount, too', async ({
  page,
  owner,
}) => {
  const shop = await openShopOf(owner.email)
  await manage().createCoupon({
    params: { shopId: shop.id },
    body: { code: 'HOLA10', reduction: { kind: 'percentage', percent: 10 } },
  })
  await placeOrder(shop.id, 'Teresa Batista')
  const number = await placeOrder(shop.id, 'Marcela Ríos', 'HOLA10')
  await page.context().addCookies(owner.state.cookies)
  await visit(page, at(`/${shop.subdomain}/coupons`))
  await page.getByRole('link', { name: 'Ver pedidos: HOLA10' }).tap()
  await expect(page.getByRole('link', { name: /^Marcela Ríos/ })).toContainText(String(number))
  await expect(page.getByRole('link', { name: /^Teresa Batista/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'HOLA10: Quitar' })).toBeVisible()

  await page.getByRole('link', { name: 'Crear' }).tap()
  await page.getByRole('link', { name: 'Descuento', exact: true }).tap()
  await expect(page.getByRole('heading', { name: 'Descuento nuevo' })).toBeInViewport()
})
