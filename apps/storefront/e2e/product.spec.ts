import { alive, at, choose, expect, test } from './shops.ts'

test('a variant has to be chosen, and what is chosen goes into the bag', async ({ page, mercado }) => {
  await page.goto(at(mercado.subdomain, '/productos?q=shirt'))
  await alive(page)
  await page.getByRole('article').getByRole('link', { name: 'Linen shirt' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Linen\s*shirt/)
  await choose(page.getByRole('radio', { name: 'M', exact: true }))
  await choose(page.getByRole('radio', { name: 'Blue' }))
  await page.getByRole('main').getByRole('button', { name: /bag/i }).first().click()
  await expect(page.getByRole('status')).toContainText('Linen shirt')
  await page.goto(at(mercado.subdomain, '/cart'))
  await expect(page.getByRole('main')).toContainText('M')
  await expect(page.getByRole('main')).toContainText('$45.00')
})

test('S3: sold out is said, and cannot be bought', async ({ page, mercado }) => {
  await page.goto(at(mercado.subdomain, '/productos?q=rug'))
  await page.getByRole('article').getByRole('link', { name: 'Wool rug' }).click()
  await expect(page.getByRole('main').getByText('Sold out').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: /^(?:to the|put in|add).*bag$/i })).toHaveCount(0)
})

test('a product has one address', async ({ page }) => {
  await page.goto(at('alborada', '/productos'))
  const href = await page.getByRole('article').getByRole('link').first().getAttribute('href')
  const id = /-(\d+)$/.exec(href ?? '')?.[1]
  await page.goto(at('alborada', `/productos/otro-nombre-${id}`))
  await expect(page).toHaveURL(at('alborada', href ?? ''))
})

test('E1, E10: a product nobody sells is a 404 in the shop’s language', async ({ page }) => {
  const response = await page.goto(at('alborada', '/productos/no-existe-999999'))
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ups! Algo salio mal.')
  await page.getByRole('link', { name: 'Ir al inicio', exact: true }).click()
  await expect(page).toHaveURL(at('alborada'))
})
