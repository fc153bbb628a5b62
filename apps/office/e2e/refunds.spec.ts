import { at, axeOn, expect, manage, openShopOf, placePaidOrder, test } from './office.ts'

test('money goes back through the provider that took it, with its units, and the order says so', async ({
  page,
  owner,
}) => {
  const shop = await openShopOf(owner.email)
  const number = await placePaidOrder(shop.id, 'Marcela Ríos', 'wompi')
  await page.context().addCookies(owner.state.cookies)
  await page.goto(at(`/${shop.subdomain}/orders/${number}`))
  await page.getByText('Devolver por Wompi').tap()
  await expect(page.getByText('Es un pago de prueba: no se mueve dinero.')).toBeVisible()
  expect(await axeOn(page)).toEqual([])
  await page.getByLabel('Motivo', { exact: true }).fill('Llegó rota')
  await page.getByLabel(/vuelven a la venta/).selectOption('1')
  await page.getByRole('button', { name: 'Pedir la devolución a Wompi' }).tap()
  await expect(page.getByText(/^Wompi devolvió \$\s?180\.000\.$/)).toBeVisible()
  await expect(page.getByText('Devuelto', { exact: true })).toBeVisible()
  await expect(page.getByText('Devolver por Wompi')).toHaveCount(0)
  const { items } = await manage().listRefunds({ params: { shopId: shop.id, number } })
  expect(items).toMatchObject([
    { amount: 180_000_00, how: 'provider', reason: 'Llegó rota', restocked: [{ units: 1 }] },
  ])
})
