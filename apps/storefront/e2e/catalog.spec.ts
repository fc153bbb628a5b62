import { ask, at, expect, test, waitForHydration } from './shops.ts'

const names = (page: import('@playwright/test').Page) => page.getByRole('article').getByRole('heading').allInnerTexts()

test('R6, B11: filters, order and page are in the address, with and without JavaScript', async ({ page, mercado }) => {
  await page.goto(at(mercado.subdomain, '/productos?category=Paper&sort=priceDesc'))
  expect((await names(page)).slice(0, 2)).toEqual(['Postcard 30', 'Postcard 29'])
  await page.goto(at(mercado.subdomain, '/productos?category=Paper&sort=priceDesc&page=2'))
  expect(await names(page)).toEqual([
    'Postcard 06',
    'Postcard 05',
    'Postcard 04',
    'Postcard 03',
    'Postcard 02',
    'Postcard 01',
  ])
})

test('search finds products by name, and its results are not indexed by search engines', async ({ page, mercado }) => {
  await page.goto(at(mercado.subdomain, '/productos?q=lamp'))
  await expect(page.getByRole('heading', { name: 'Brass lamp' })).toBeVisible()
  expect(await names(page)).toHaveLength(1)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('a link removes a filter without a page load', async ({ page }) => {
  await page.goto(at('alborada', '/productos?category=Tejidos'))
  await waitForHydration(page)
  await expect(page.getByRole('article')).toHaveCount(3)
  await page.getByRole('link', { name: 'Quitar el filtro Tejidos' }).click()
  await expect(page).toHaveURL(at('alborada', '/productos'))
  await expect(page.getByRole('article')).toHaveCount(16)
})

test('pages are linked to each other', async ({ page, mercado }) => {
  await page.goto(at(mercado.subdomain, '/productos?category=Paper'))
  await waitForHydration(page)
  const first = await names(page)
  expect(first).toHaveLength(24)
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /next|page 2|p\. 2/i })
    .first()
    .click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('article')).toHaveCount(6)
})

test('invalid parameters are ignored: the page is the plain catalogue', async ({ page }) => {
  const response = await page.goto(at('alborada', '/productos?page=-3&sort=DROP&min=abc&category=&x=%00'))
  expect(response?.status()).toBe(200)
  expect((await names(page)).length).toBeGreaterThan(10)
})

test('R6, B11: after filtering and sorting, navigating back shows the same products', async ({ page }) => {
  await page.goto(at('alborada', '/productos'))
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Filtrar' }).click()
  await page.getByRole('dialog', { name: 'Filtros' }).getByRole('link', { name: 'Pantalones y faldas' }).click()
  await expect(page).toHaveURL(/\/productos\?category=Pantalones/)
  await expect(page.getByRole('heading', { level: 1, name: /^Pantalones y faldas/ })).toBeVisible()
  await page.getByText('Ordenar', { exact: true }).click()
  await page.getByRole('link', { name: 'Precio: menor a mayor' }).click()
  await expect(page).toHaveURL(/category=Pantalones.*&sort=priceAsc/)
  const pieces = [
    'Falda lápiz Astorga',
    'Falda Prado plisada',
    'Pantalón Palmas tiro alto',
    'Pantalón Estación con pinzas',
  ]
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(pieces)

  const url = page.url()
  await page.getByRole('article').getByRole('link', { name: 'Falda Prado plisada', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Falda Prado plisada' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(url)
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(pieces)
})

test('sixteen products need no second page', async ({ page }) => {
  await page.goto(at('alborada', '/productos'))
  await expect(page.getByRole('article')).toHaveCount(16)
  await expect(page.getByRole('navigation', { name: 'Páginas' })).toHaveCount(0)
})

for (const [written, found] of [
  ['LINO', 'Camisa Poblado de lino crudo'],
  ['cardigan', 'Cárdigan Santa Elena'],
  ['panoleta', 'Pañoleta Orquídea'],
] as const)
  test(`the search «${written}» finds ${found}`, async ({ page }) => {
    await page.goto(at('alborada', `/productos?q=${written}`))
    await expect(page.getByRole('article').getByRole('heading', { name: found })).toBeVisible()
  })

for (const [shop, written] of [
  ['lacaleta', 'ceviche'],
  ['puntoypampa', 'poesía'],
] as const)
  test(`in ${shop} «${written}» finds products by their description, and suggests them`, async ({ page }) => {
    const { body } = await ask(`/suggestions?q=${encodeURIComponent(written)}`, { host: new URL(at(shop)).host })
    const names = (JSON.parse(body) as { name: string }[]).map(({ name }) => name)
    expect(names.filter((name) => !name.toLowerCase().includes(written)).length).toBeGreaterThan(0)
    await page.goto(at(shop, `/productos?q=${written}`))
    for (const name of names) await expect(page.getByRole('main').getByText(name).first()).toBeAttached()
  })

test('a search without results says so, and links to all products', async ({ page }) => {
  await page.goto(at('alborada', '/productos?q=paraguas'))
  await waitForHydration(page)
  await expect(page.getByText('Página en blanco: nada coincide con esos filtros.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Todo el número' }).click()
  await expect(page).toHaveURL(at('alborada', '/productos'))
  await expect(page.getByRole('article')).toHaveCount(16)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('filters, order and search are links and a form', async ({ page }) => {
    await page.goto(at('alborada', '/productos'))
    await page.getByRole('link', { name: 'Filtrar' }).click()
    const filters = page.getByRole('dialog', { name: 'Filtros' })
    await filters.getByRole('link', { name: 'Pantalones y faldas' }).click()
    await expect(page).toHaveURL(/\/productos\?category=Pantalones/)
    await page.getByText('Ordenar', { exact: true }).click()
    await page.getByRole('link', { name: 'Precio: mayor a menor' }).click()
    await expect(page.getByRole('article').getByRole('heading').first()).toHaveText('Pantalón Estación con pinzas')
    await page.getByRole('link', { name: /^Filtrar/ }).click()
    await filters.getByRole('checkbox', { name: 'En oferta' }).check()
    await filters.getByRole('button', { name: 'Ver los productos' }).click()
    await expect(page).toHaveURL(/category=Pantalones.*promotion=1/)
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Falda Prado plisada'])
    await page.getByRole('link', { name: 'Quitar el filtro Pantalones y faldas' }).click()
    await expect(page.getByRole('article').getByRole('heading')).toHaveCount(2)
  })
})
