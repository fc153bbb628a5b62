import { productOf } from './products.ts'
import { at, choose, DRAWN_TEMPLATES, expect, test, waitForHydration, wideBut } from './shops.ts'

test('a variant has to be chosen, and the chosen one is added to the bag', async ({ page, mercado }) => {
  await page.goto(at(mercado.subdomain, '/productos?q=shirt'))
  await waitForHydration(page)
  await page.getByRole('article').getByRole('link', { name: 'Linen shirt', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Linen\s*shirt/)
  await choose(page.getByRole('radio', { name: 'M', exact: true }))
  await choose(page.getByRole('radio', { name: 'Blue' }))
  await page.getByRole('main').getByRole('button', { name: /bag/i }).first().click()
  await expect(page.getByRole('status')).toContainText('Linen shirt')
  await page.goto(at(mercado.subdomain, '/cart'))
  await expect(page.getByRole('main')).toContainText('M')
  await expect(page.getByRole('main')).toContainText('$45.00')
})

test('S3: a sold-out product is marked, and cannot be bought', async ({ page, mercado }) => {
  await page.goto(at(mercado.subdomain, '/productos?q=rug'))
  await page.getByRole('article').getByRole('link', { name: 'Wool rug', exact: true }).click()
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

test('E1, E10: a product that is not sold is a 404 in the shop’s language', async ({ page }) => {
  const response = await page.goto(at('alborada', '/productos/no-existe-999999'))
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Ups! Algo salió mal.')
  await page.getByRole('link', { name: 'Ir al inicio', exact: true }).click()
  await expect(page).toHaveURL(at('alborada'))
})

test('a size of Alborada is added to the bag on the product’s page', async ({ page }) => {
  await page.goto(at('alborada', '/productos?q=alba'))
  await waitForHydration(page)
  await page.getByRole('article').getByRole('link', { name: 'Vestido Alba de tencel', exact: true }).click()
  await expect(page.getByRole('main')).toContainText('$289.900')
  await choose(page.getByRole('radio', { name: 'M', exact: true }))
  await page.getByRole('main').getByRole('button', { name: 'Agregar a la bolsa' }).click()
  const bag = page.getByRole('dialog', { name: 'Tu bolsa' })
  await expect(bag.getByRole('link', { name: 'Vestido Alba de tencel', exact: true })).toBeVisible()
  await expect(bag).toContainText('M')
  await bag.getByRole('link', { name: 'Cerrar' }).click()
  await expect(bag).toBeHidden()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Bolsa (1)' })).toBeVisible()
})

test('S3: the sold-out shawl is marked and cannot be added to the bag', async ({ page }) => {
  await page.goto(at('alborada', '/productos?q=chal'))
  await page.getByRole('article').getByRole('link', { name: 'Chal Páramo', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Chal Páramo' })).toBeVisible()
  await expect(page.getByRole('main').getByText('Agotado').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Agregar a la bolsa' })).toHaveCount(0)
})

test('S3: a reduced dress shows its former price; a sold-out size cannot be bought', async ({ page }) => {
  await page.goto(at('alborada', '/productos?q=laureles'))
  await page.getByRole('article').getByRole('link', { name: 'Vestido midi Laureles', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Vestido midi Laureles' })).toBeVisible()
  await waitForHydration(page)
  const main = page.getByRole('main')
  await expect(main.getByText('Precio actual $319.900').first()).toBeVisible()
  await expect(main.getByText('Precio anterior $379.900').first()).toBeVisible()
  await choose(page.getByRole('radio', { name: 'S', exact: true }))
  await expect(main.getByRole('button', { name: 'Agregar a la bolsa' })).toBeEnabled()
  await choose(page.getByRole('radio', { name: 'XS , Agotado' }))
  await expect(main.getByRole('button', { name: 'Agotado' })).toBeDisabled()
})

for (const template of DRAWN_TEMPLATES)
  test(`the breadcrumbs of a product are on one line in template ${template}`, {
    tag: wideBut(5, template),
  }, async ({ page, mercado }) => {
    const path = await productOf(mercado.subdomain, 'mug')
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(at(mercado.subdomain, `/template${template}${path}`))
    await expect(page.getByRole('main')).toContainText('Clay mug')
    const middles = await page.locator('[data-breadcrumbs] :is(a, [aria-current])').evaluateAll((steps) =>
      steps.map((step) => {
        const words = document.createRange()
        words.selectNodeContents(step)
        const { top, bottom } = words.getBoundingClientRect()
        return (top + bottom) / 2
      }),
    )
    expect(Math.max(...middles, 0) - Math.min(...middles, Number.MAX_VALUE)).toBeLessThan(2)
  })
