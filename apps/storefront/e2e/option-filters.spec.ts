import { ask, at, DRAWN_TEMPLATES, expect, test } from './shops.ts'

test('Alborada’s list can be filtered by size and colour together, in its filters and its address', async ({
  page,
}) => {
  await page.goto(at('alborada', '/productos'))
  const main = page.getByRole('main')
  const count = async () => Number(/\d+/.exec((await main.locator('.count').first().textContent()) ?? '')?.[0])
  const all = await count()
  await page
    .getByRole('button', { name: /filtrar/i })
    .or(page.getByText(/^Filtrar/))
    .first()
    .click()
  const filters = page.locator('#filters')
  await filters.getByText('Talla', { exact: true }).click()
  await filters.getByRole('link', { name: 'M', exact: true }).click()
  await page.waitForURL(/options=Talla%3AM/)
  await expect.poll(count).toBeLessThan(all)
  expect(await count()).toBeGreaterThan(0)
  await page.goto(at('alborada', '/productos?options=Talla%3AM'))
  await expect(filters.locator('a[aria-current=true][href="/productos"]')).toHaveText('M')
})

test('filters without results show an empty list with a link to all products', async ({ page }) => {
  await page.goto(at('alborada', '/productos?options=Talla%3A99'))
  await expect(page.getByRole('main')).toContainText(/No encontramos|Nada/i)
})

test('every template has sizes among its filters', async () => {
  const { host } = new URL(at('alborada'))
  for (const template of DRAWN_TEMPLATES) {
    const { body } = await ask(`/template${template}/productos`, { host })
    expect.soft(body, `template ${template}`).toMatch(/<a [^>]*href="[^"]*options=Talla/)
  }
})
