import { at, axeOn, expect, manage, openShopOf, placeOrder, placePaidOrder, signIn, someEmail, test } from './office.ts'
import { visit } from './products.ts'

test('money goes back through the provider that took it, with its units, and the order says so', async ({ page }) => {
  const email = someEmail('rosa')
  const shop = await openShopOf(email)
  const number = await placePaidOrder(shop.id, 'Marcela Ríos', 'credibanco')
  await signIn(page, email)
  await visit(page, at(`/${shop.subdomain}/orders/${number}`))
  await page.getByText('Devolver por Credibanco').tap()
  await expect(page.getByText('Es un pago de prueba: no se mueve dinero.')).toBeVisible()
  expect(await axeOn(page)).toEqual([])
  await page.getByLabel('Motivo', { exact: true }).fill('Llegó rota')
  await page.getByLabel(/vuelven a la venta/).selectOption('1')
  await page.getByRole('button', { name: 'Pedir la devolución a Credibanco' }).tap()
  await expect(page.getByText(/^Credibanco devolvió \$\s?180\.000\.$/)).toBeVisible()
  const sold = page.getByRole('region', { name: 'Qué se vendió' })
  await expect(sold.getByText('Devuelto', { exact: true })).toBeVisible()
  // The state of the payment is reported by the provider itself, a moment later.
  await expect(async () => {
    await visit(page, page.url())
    await expect(page.locator('.seal', { hasText: /^Devuelto$/ })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(page.getByText('Devolver por Credibanco')).toHaveCount(0)
  const { items } = await manage().listRefunds({ params: { shopId: shop.id, number } })
  expect(items).toMatchObject([
    { amount: 180_000_00, how: 'provider', reason: 'Llegó rota', restocked: [{ units: 1 }] },
  ])
})

test('a part that is sent from two pages of the same order is one refund', async ({ page, context }) => {
  const email = someEmail('rosa')
  const shop = await openShopOf(email)
  const params = { shopId: shop.id, number: await placeOrder(shop.id, 'Marcela Ríos') }
  await manage().takeOrderStep({ params, body: { step: 'move', to: 'paid' } })
  await signIn(page, email)
  const other = await context.newPage()
  for (const each of [page, other]) await visit(each, at(`/${shop.subdomain}/orders/${params.number}`))
  for (const each of [page, other]) {
    await each.getByText('Devolver plata').tap()
    await each.getByLabel('Cuánto devuelves').fill('50.000')
    await each.getByLabel('Motivo', { exact: true }).fill('Llegó rota')
    await each.getByRole('button', { name: 'Ya la devolví' }).tap()
    await expect(each.getByText(/^Anotado: devolviste \$\s?50\.000\.$/)).toBeVisible()
  }
  expect((await manage().listRefunds({ params })).items).toMatchObject([{ amount: 50_000_00, how: 'byHand' }])
})
