import { at, axeOn, expect, manage, openShopOf, test } from './office.ts'

test('categories are added, ordered, renamed, and their products go where they are told when one is deleted', async ({
  page,
  owner,
}) => {
  const shop = await openShopOf(owner.email)
  const params = { shopId: shop.id }
  const { id } = await manage().createProduct({
    params,
    body: { name: 'Falda', price: 50_000_00, category: 'Faldas' },
  })
  await page.context().addCookies(owner.state.cookies)
  await page.goto(at(`/${shop.subdomain}/categories`))
  const add = page.locator('form', { has: page.getByRole('heading', { name: 'Categoría nueva' }) })
  await add.getByLabel('Nombre').fill('Vestidos')
  await add.getByRole('button', { name: 'Agregar' }).tap()
  await expect(page.getByText('«Vestidos» agregada.')).toBeVisible()
  const names = page.locator('.category-head strong')
  await expect(names).toHaveText(['Faldas', 'Vestidos'])
  await page.getByRole('button', { name: 'Subir Vestidos' }).tap()
  await expect(names).toHaveText(['Vestidos', 'Faldas'])
  await page.getByRole('button', { name: 'Mover Vestidos' }).focus()
  await page.keyboard.press('Space')
  await expect(page.locator('[data-dragged]')).toBeVisible()
  // The arrow keys work once the positions of all rows were measured.
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByText('Vestidos está ahora en el lugar 2.')).toBeAttached({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('Space')
  await expect(names).toHaveText(['Faldas', 'Vestidos'])
  await expect(async () => {
    const { items } = await manage().listCategories({ params })
    expect(items.map(({ name }) => name)).toEqual(['Faldas', 'Vestidos'])
  }).toPass()
  expect(await axeOn(page)).toEqual([])

  const row = page.locator('.category', { hasText: 'Faldas' }).first()
  await row.getByText('Cambiar', { exact: true }).tap()
  await row.getByLabel('Agregar subcategoría').fill('Largas')
  await row.getByRole('button', { name: 'Agregar' }).tap()
  await expect(page.getByText('«Largas» agregada.')).toBeVisible()
  // It is removed in two steps: the fold confirms first.
  await row.locator('summary', { hasText: 'Quitar' }).tap()
  await expect(row.getByText('¿Quitarla? Sus productos siguen en la categoría.')).toBeVisible()
  await expect(row.getByRole('button', { name: 'Quitar: Largas' })).toBeVisible()
  await row.getByText('Borrar o juntar con otra').tap()
  await row.getByLabel('Sus productos pasan a').selectOption('Vestidos')
  await row.getByRole('button', { name: 'Borrar «Faldas»' }).tap()
  await expect(page.getByText('«Faldas» borrada.')).toBeVisible()
  expect((await manage().getProduct({ params: { ...params, id } })).category).toBe('Vestidos')
})

test('a filter is made of its values, changed, and leads to putting a value on many products', async ({
  page,
  owner,
}) => {
  const shop = await openShopOf(owner.email)
  const params = { shopId: shop.id }
  const { id } = await manage().createProduct({ params, body: { name: 'Falda', price: 50_000_00 } })
  await page.context().addCookies(owner.state.cookies)
  await page.goto(at(`/${shop.subdomain}/tags`))
  const add = page.locator('form', { has: page.getByRole('heading', { name: 'Filtro nuevo' }) })
  await add.getByLabel('Nombre').fill('Material')
  await add.getByLabel('Valores').fill('Lino\nLana')
  await add.getByRole('button', { name: 'Agregar' }).tap()
  await expect(page.getByText('Filtro «Material» agregado.')).toBeVisible()
  await page.getByText('Cambiar', { exact: true }).tap()
  await page.getByLabel('Agregar valores').fill('Cuero')
  await page.getByRole('button', { name: 'Guardar' }).tap()
  await expect(page.getByText('Lino (0) · Lana (0) · Cuero (0)')).toBeVisible()
  expect(await axeOn(page)).toEqual([])
  await page.getByRole('link', { name: 'Poner en muchos productos: Lana' }).tap()
  await page.getByRole('button', { name: 'Probar' }).tap()
  await page.getByRole('button', { name: 'Aplicar a 1 producto' }).tap()
  await expect(page.getByText('1 producto cambió.')).toBeVisible()
  const [tag] = (await manage().listTags({ params })).items
  const wool = tag?.values.find(({ name }) => name === 'Lana')?.id ?? 0
  expect((await manage().getProduct({ params: { ...params, id } })).tags).toEqual([wool])
})
