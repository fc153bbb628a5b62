import { at, axeOn, expect, manage, openShopOf, placeOrder, test } from './office.ts'
import { SLOW, settle, visit } from './products.ts'

test.use({ viewport: { width: 1280, height: 800 } })

test('single keys walk, pick and open orders, go to other screens, and are all told', async ({ page, owner }) => {
  const shop = await openShopOf(owner.email)
  const first = await placeOrder(shop.id, 'Marcela Ríos')
  await placeOrder(shop.id, 'Teresa Batista')
  await page.context().addCookies(owner.state.cookies)
  const { keyboard } = page
  await visit(page, at(`/${shop.subdomain}`))
  const title = page.getByRole('heading', { level: 1 })
  // Before hydration the office handles no keys.
  await expect(async () => {
    await keyboard.press('g')
    await keyboard.press('o')
    await expect(title).toHaveText('Pedidos', { timeout: 4_000 })
  }).toPass(SLOW)
  await settle(page)

  const newest = page.getByRole('link', { name: /Teresa Batista/ })
  const oldest = page.getByRole('link', { name: /Marcela Ríos/ })
  await keyboard.press('j')
  await expect(newest).toBeFocused()
  await keyboard.press('j')
  await expect(oldest).toBeFocused()
  // There is no row after the last one.
  await keyboard.press('j')
  await expect(oldest).toBeFocused()
  await keyboard.press('k')
  await expect(newest).toBeFocused()
  await keyboard.press('j')
  await keyboard.press('x')
  await expect(page.getByRole('checkbox', { name: String(first) })).toBeChecked()
  await expect(page.getByText('1 elegido')).toBeVisible()
  await keyboard.press('Enter')
  await expect(title).toHaveText(`Pedido ${first}`, SLOW)

  await keyboard.press('g')
  await keyboard.press('p')
  await expect(title).toHaveText('Productos', SLOW)
  await settle(page)
  const field = page.getByRole('searchbox')
  await keyboard.press('/')
  await expect(field).toBeFocused()
  // Typed letters are not shortcuts.
  await keyboard.type('jx/?go')
  await expect(field).toHaveValue('jx/?go')
  await expect(title).toHaveText('Productos')
  await keyboard.press('Control+k')
  await expect(title).toHaveText('Buscar', SLOW)
  await expect(page.getByRole('searchbox')).toBeFocused()

  await title.click()
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'Teclas' })
  await expect(dialog).toBeVisible(SLOW)
  await expect(dialog.getByText('Ir a Productos')).toBeVisible()
  expect(await axeOn(page)).toEqual([])
  // Under a dialog, shortcuts are off.
  await keyboard.press('g')
  await keyboard.press('o')
  await expect(title).toHaveText('Buscar')
  await dialog.getByText('Teclas de una sola letra').click()
  await dialog.getByRole('button', { name: 'Listo' }).click()
  await expect(dialog).toHaveCount(0)
  await keyboard.press('g')
  await keyboard.press('o')
  await keyboard.press('?')
  await expect(dialog).toHaveCount(0)
  await expect(title).toHaveText('Buscar')

  // The account page turns them on again.
  await visit(page, at('/me'))
  const single = page.getByRole('checkbox', { name: 'Teclas de una sola letra' })
  await expect(single).not.toBeChecked()
  await page.getByText('Teclas de una sola letra').click()
  await visit(page, at(`/${shop.subdomain}`))
  await keyboard.press('?')
  await expect(dialog).toBeVisible(SLOW)
})

test('Ctrl and S save the form with the bar, also while one types in it', async ({ page, owner }) => {
  const shop = await openShopOf(owner.email)
  await page.context().addCookies(owner.state.cookies)
  await visit(page, at(`/${shop.subdomain}/settings/orders`))
  await page.getByLabel('Compra mínima').fill('20.000')
  await page.keyboard.press('Control+s')
  await expect
    .poll(async () => (await manage().getShop({ params: { shopId: shop.id } })).minPurchase, SLOW)
    .toBe(20_000_00)
})
