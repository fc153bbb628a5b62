import { at, axeOn, expect, manage, openShopOf, test } from './office.ts'

test('thirty products are counted without a connection, and what was sold meanwhile stays sold', async ({
  page,
  context,
  owner,
}) => {
  const shop = await openShopOf(owner.email)
  const params = { shopId: shop.id }
  const names = Array.from({ length: 30 }, (_, n) => `Artículo ${String(n + 1).padStart(2, '0')}`)
  const { items } = await manage().saveProducts({
    params,
    body: { products: names.map((name, n) => ({ reference: `A${n + 1}`, name, price: 10_000_00, units: 10 })) },
  })
  await page.context().addCookies(owner.state.cookies)
  await page.goto(at(`/${shop.subdomain}/stock`))
  await page.getByRole('link', { name: 'Contar unidades' }).first().tap()
  await expect(page.getByText('Busca o escanea el primer producto.')).toBeVisible()
  expect(await axeOn(page)).toEqual([])

  await context.setOffline(true)
  for (const [n, name] of names.entries()) {
    await page.getByLabel('Buscar o escanear').fill(n % 2 === 0 ? name : `A${n + 1}`)
    await page.getByRole('button', { name }).tap()
    await page.getByLabel('Unidades contadas').fill(n === 1 ? '7' : '10')
    if (n === 2) await page.getByRole('button', { name: 'Una más' }).tap()
    await page.getByRole('button', { name: 'Listo, el siguiente' }).tap()
  }
  await expect(page.getByText('30 contados')).toBeVisible()
  await expect(page.getByText('Sin señal. Sigue contando', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ver diferencias' })).toBeDisabled()
  const [first] = items
  await manage().adjustStock({ params, body: { adjustments: [{ productId: first?.id ?? 0, delta: -2 }] } })

  await context.setOffline(false)
  await page.getByRole('button', { name: 'Ver diferencias' }).tap()
  await expect(page.getByRole('heading', { name: '3 son distintos' })).toBeVisible()
  await expect(page.getByText('Mientras contabas se vendieron 2: se descuentan.')).toBeVisible()
  expect(await axeOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Aplicar el conteo' }).tap()
  await expect(page.getByText('Conteo aplicado').first()).toBeVisible()
  const units = async (at: number) =>
    (await manage().getProduct({ params: { ...params, id: items[at]?.id ?? 0 } })).units
  expect([await units(0), await units(1), await units(2), await units(3)]).toEqual([8, 7, 11, 10])

  await page.goto(at(`/${shop.subdomain}/stock/count`))
  await expect(page.getByText('0 contados')).toBeVisible()
})

test('units are corrected with a reason, which the movements keep, and taken back', async ({ page, owner }) => {
  const shop = await openShopOf(owner.email)
  const params = { shopId: shop.id }
  const { id } = await manage().createProduct({ params, body: { name: 'Ruana', price: 90_000_00, units: 4 } })
  await page.context().addCookies(owner.state.cookies)
  await page.goto(at(`/${shop.subdomain}/stock`))
  await page.getByRole('link', { name: 'Ruana' }).tap()
  await page.getByLabel('¿Qué pasó?').selectOption('Se dañaron')
  await page.getByLabel('¿Cuántas?').fill('9')
  await page.getByRole('button', { name: 'Guardar' }).tap()
  await expect(page.getByText('No hay tantas')).toBeVisible()
  await page.getByLabel('¿Cuántas?').fill('1')
  await page.getByRole('button', { name: 'Guardar' }).tap()
  await expect(page.getByText('Listo: había 4, ahora hay 3.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Se dañaron' })).toContainText('−1')
  expect(await axeOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Deshacer' }).tap()
  await expect(page.getByText('Listo: había 3, ahora hay 4.')).toBeVisible()
  expect((await manage().getProduct({ params: { ...params, id } })).units).toBe(4)
})
