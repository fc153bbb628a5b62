import { at, axeOn, expect, openShopOf, placeOrder, signIn, someEmail, test } from './office.ts'

test('an order that is paid at the door goes from its confirmation to its money', async ({ page }) => {
  const email = someEmail('ana')
  const shop = await openShopOf(email)
  const number = await placeOrder(shop.id, 'Marcela Ríos')
  await signIn(page, email)
  await page.getByRole('link', { name: shop.name }).tap()
  await page.getByRole('link', { name: '1 contra entrega por confirmar' }).tap()
  await page.getByRole('link', { name: 'Marcela Ríos' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Pedido ${number}`)
  await expect(page.getByText('Carrera 70 # 1-2')).toBeVisible()
  const chat = page.getByRole('link', { name: 'Escribir por WhatsApp' })
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/573001234567\?text=.*confirmas/)
  expect(await axeOn(page)).toEqual([])

  const take = (name: string) => page.getByRole('button', { name, exact: true }).tap()
  await take('Sí, lo quiere')
  await expect(page.getByText(`Pedido ${number} confirmado.`)).toBeVisible()
  await take('Ya lo empaqué')
  await page.getByLabel('Transportadora').fill('Servientrega')
  await page.getByLabel('Número de guía').fill('2200123')
  await take('Ya lo entregué')
  await expect(page.getByText('Servientrega · 2200123')).toBeVisible()
  await take('Sí, llegó')
  await take('Sí, la recibí')
  await expect(page.getByText(`Pedido ${number}: plata recibida.`)).toBeVisible()
  await page.goto(at(`/${shop.subdomain}/orders`))
  await expect(page.getByText('Nada por hacer aquí.')).toBeVisible()
  await page.getByRole('link', { name: 'Todos' }).tap()
  await expect(page.getByRole('link', { name: 'Marcela Ríos' })).toContainText('Entregado')
})

test('an order is found by its buyer, and cancelled with a reason', async ({ page, owner }) => {
  const number = await placeOrder(owner.shop.id, 'Camila Restrepo')
  await page.context().addCookies(owner.state.cookies)
  await page.goto(at(`/${owner.shop.subdomain}/orders`))
  await page.getByLabel('Buscar por número, nombre o teléfono').fill('camila')
  await page.getByRole('button', { name: 'Buscar' }).tap()
  await page.getByRole('link', { name: 'Camila Restrepo' }).tap()
  await page.getByText('Cancelar el pedido').first().tap()
  await page.getByLabel('Motivo (opcional)').fill('No contesta')
  await page.getByRole('button', { name: 'Cancelar el pedido' }).tap()
  await expect(page.getByText(`Pedido ${number} cancelado.`, { exact: false })).toBeVisible()
  await expect(page.getByText('No contesta')).toBeVisible()
})

test('a step that somebody else has taken meanwhile is refused, and the page says what comes now', async ({
  browser,
  page,
  owner,
}) => {
  const number = await placeOrder(owner.shop.id, 'Pedro Páramo')
  await page.context().addCookies(owner.state.cookies)
  const other = await browser.newContext({ locale: 'es-CO', storageState: owner.state })
  const second = await other.newPage()
  for (const each of [page, second]) await each.goto(at(`/${owner.shop.subdomain}/orders/${number}`))
  await page.getByRole('button', { name: 'Sí, lo quiere' }).tap()
  await expect(page.getByRole('button', { name: 'Ya lo empaqué' })).toBeVisible()
  await second.getByRole('button', { name: 'Sí, lo quiere' }).click()
  await expect(second.getByText('Eso no es posible en su estado actual.')).toBeVisible()
  await expect(second.getByRole('button', { name: 'Ya lo empaqué' })).toBeVisible()
  await other.close()
})
