import type { Page } from '@playwright/test'
import { agree, BUYER, fillSpanish, orderNumber } from './buyer.ts'
import { DEMO_PRODUCTS, productOf } from './products.ts'
import { at, choose, expect, feria, test, wideBut } from './shops.ts'

const NOW = { name: /^(Comprar ahora|Buy now|Comprar agora|Acheter maintenant)$/ }
const inCart = (page: Page) =>
  page.evaluate(() => {
    const [key] = Object.keys(localStorage).filter((name) => name.startsWith('cart:'))
    const { lines } = JSON.parse(localStorage.getItem(key ?? '') ?? '{"lines":[]}') as {
      readonly lines: readonly { readonly slug: string; readonly quantity: number }[]
    }
    return lines.map(({ slug, quantity }) => [slug, quantity])
  })

test('"buy now" by keyboard leads to checkout with the chosen variant; the bag does not change, also after the order', async ({
  page,
}) => {
  const product = await productOf('alborada', 'guayaquil')
  await page.goto(at('alborada', product))
  await choose(page.getByRole('radio', { name: 'M', exact: true }))
  await page.getByRole('button', { name: 'Agregar a la bolsa' }).first().press('Enter')
  await expect.poll(() => inCart(page)).toHaveLength(1)
  const before = await inCart(page)
  await page.keyboard.press('Escape')

  await choose(page.getByRole('radio', { name: 'S', exact: true }))
  const now = page.getByRole('main').getByRole('button', NOW)
  await now.focus()
  await now.press('Enter')
  await page.waitForURL(/\/checkout\?items=\d+\.\d+%3A1&cart=now\w+$/)
  await expect(page.getByRole('main')).toContainText('Guayaquil')
  await fillSpanish(page)
  await page.getByRole('button', { name: 'Hacer el pedido' }).press('Enter')
  await page.waitForURL(/\/pedido\/\d+\?key=/)
  await expect(page).not.toHaveURL(/placed=/)
  expect(await inCart(page)).toEqual(before)
  const { stdout } = await feria('orders', 'show', orderNumber(page), '--shop', 'alborada', '--json')
  const { lines } = JSON.parse(stdout) as { readonly lines: readonly { readonly variant: readonly string[] }[] }
  expect(lines.map(({ variant }) => variant[0])).toEqual(['S'])

  // Navigating back shows the same order; pressing the button again starts another one.
  await page.goto(at('alborada', product))
  await choose(page.getByRole('radio', { name: 'S', exact: true }))
  await now.press('Enter')
  await page.waitForURL(/\/checkout\?items=/)
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})

test('"buy now" asks for a missing option before it leaves the page', async ({ page }) => {
  await page.goto(at('alborada', await productOf('alborada', 'guayaquil')))
  await page.getByRole('main').getByRole('button', NOW).press('Enter')
  await expect(page.getByRole('radio', { name: 'S', exact: true })).toBeFocused()
  await expect(page).toHaveURL(/\/productos\//)
})

test('"buy now" keeps the message written with the product, though the bag has the product with another one', async ({
  page,
}) => {
  await page.goto(at('orvalho', await productOf('orvalho', 'bolso')))
  const words = page.getByLabel('Se for presente, o que escrevemos no cartão?').first()
  await words.fill('Para Ana')
  await page.getByRole('main').getByRole('button', { name: 'Adicionar à sacola', exact: true }).last().click()
  await expect.poll(() => inCart(page)).toHaveLength(1)
  await page.keyboard.press('Escape')
  await words.fill('Para Luís')
  await page.getByRole('main').getByRole('button', NOW).click()
  await page.waitForURL(/\/checkout\?items=/)
  await expect(page.getByRole('main')).toContainText('Para Luís')
  await expect(page.getByRole('main')).not.toContainText('Para Ana')
  await page.reload()
  await expect(page.getByRole('main')).toContainText('Para Luís')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('"buy now" leads to checkout with the chosen variant', async ({ page }) => {
    await page.goto(at('alborada', await productOf('alborada', 'guayaquil')))
    await page.getByRole('radio', { name: 'S', exact: true }).check({ force: true })
    await page.getByRole('main').getByRole('button', NOW).click()
    await page.waitForURL(/\/checkout\?product=/)
    await expect(page.getByRole('main')).toContainText('Guayaquil')
    await page.getByRole('textbox', { name: 'Nombre completo' }).fill(BUYER.name)
    await agree(page)
  })
})

for (const [shop, word] of Object.entries(DEMO_PRODUCTS))
  test(`product pages of ${shop} have "buy now"`, { tag: wideBut('alborada', shop) }, async ({ page }) => {
    await page.goto(at(shop, await productOf(shop, word)))
    const button = page.getByRole('main').getByRole('button', NOW)
    await expect(button).toHaveCount(1)
    const box = await button.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
  })
