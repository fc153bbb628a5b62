import { alive, at, expect, test } from './shops.ts'

const names = (page: import('@playwright/test').Page) => page.getByRole('article').getByRole('heading').allInnerTexts()

test('R6, B11: the address decides filters, order and page, with and without scripts', async ({ page, mercado }) => {
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

test('search finds by name, and what was searched for is not for search engines', async ({ page, mercado }) => {
  await page.goto(at(mercado.subdomain, '/productos?q=lamp'))
  await expect(page.getByRole('heading', { name: 'Brass lamp' })).toBeVisible()
  expect(await names(page)).toHaveLength(1)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('a filter is taken off by its own link, without a page load', async ({ page }) => {
  await page.goto(at('alborada', '/productos?category=Tejidos'))
  await alive(page)
  await expect(page.getByRole('article')).toHaveCount(3)
  await page.getByRole('link', { name: 'Quitar el filtro Tejidos' }).click()
  await expect(page).toHaveURL(at('alborada', '/productos'))
  await expect(page.getByRole('article')).toHaveCount(16)
})

test('pages follow one another', async ({ page, mercado }) => {
  await page.goto(at(mercado.subdomain, '/productos?category=Paper'))
  await alive(page)
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

test('nonsense in the address is the plain catalogue, not an error', async ({ page }) => {
  const response = await page.goto(at('alborada', '/productos?page=-3&sort=DROP&min=abc&category=&x=%00'))
  expect(response?.status()).toBe(200)
  expect((await names(page)).length).toBeGreaterThan(10)
})
