import type { Page } from '@playwright/test'
import { at, DRAWN_TEMPLATES, expect, test, waitForHydration, wideBut } from './shops.ts'

async function putMug(page: Page, shop: string) {
  await page.goto(at(shop, '/productos?q=mug'))
  await waitForHydration(page)
  await page.getByRole('button', { name: /add Clay mug/ }).click()
  await expect(page.getByRole('status')).toContainText('Clay mug')
}

test('S4: the bag is kept, and is the same in every tab', async ({ page, context, mercado }) => {
  await putMug(page, mercado.subdomain)
  const other = await context.newPage()
  await other.goto(at(mercado.subdomain, '/cart'))
  await expect(other.getByRole('main')).toContainText('Clay mug')
  await putMug(page, mercado.subdomain)
  await expect(other.getByRole('main')).toContainText('$25.00')
  await page.reload()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Bag (2)' })).toBeVisible()
})

test('the bag of one shop is not that of another', async ({ page, mercado }) => {
  await putMug(page, mercado.subdomain)
  await page.goto(at('alborada', '/cart'))
  await expect(page.getByRole('main')).toContainText('Página en blanco')
})

for (const [what, stored] of [
  ['no JSON at all', '{"lines":['],
  ['an older shape', '[{"id":1,"precio":10}]'],
  ['absurd lines', '{"shopId":1,"lines":[null,7,{"productId":-1},{"productId":"x","quantity":1e99}]}'],
] as const)
  test(`a stored bag that is ${what} does not crash the page`, async ({ page, mercado }) => {
    await page.goto(at(mercado.subdomain, '/productos'))
    await waitForHydration(page)
    await page.evaluate((text) => {
      for (let id = 1; id < 50; id++) localStorage.setItem(`cart:${id}`, text)
    }, stored)
    await page.goto(at(mercado.subdomain, '/cart'))
    await waitForHydration(page)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await putMug(page, mercado.subdomain)
    await page.goto(at(mercado.subdomain, '/cart'))
    await expect(page.getByRole('main')).toContainText('$12.50')
  })

test('S5, S6: more units than the stock prevent checkout, with a message', async ({ page, mercado }) => {
  await page.goto(at(mercado.subdomain, '/productos?q=lamp'))
  await waitForHydration(page)
  await page.getByRole('button', { name: /add Brass lamp/ }).click()
  await expect(page.getByRole('status')).toContainText('Brass lamp')
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('cart:')) ?? ''
    localStorage.setItem(key, (localStorage.getItem(key) ?? '').replace('"quantity":1', '"quantity":9'))
  })
  await page.goto(at(mercado.subdomain, '/cart'))
  await expect(page.getByRole('main')).toContainText(/only 3/i)
})

test('S4: another quantity changes the total, also after a reload', async ({ page, mercado }) => {
  await putMug(page, mercado.subdomain)
  await page.goto(at(mercado.subdomain, '/cart'))
  const main = page.getByRole('main')
  const mug = main.getByRole('group', { name: 'Quantity of Clay mug' })
  await mug.getByRole('button', { name: 'One more' }).click()
  await mug.getByRole('button', { name: 'One more' }).click()
  await expect(mug.getByRole('spinbutton')).toHaveValue('3')
  await expect(main.getByRole('definition').last()).toHaveText('$37.50')
  await page.reload()
  await expect(mug.getByRole('spinbutton')).toHaveValue('3')
  await expect(main.getByRole('definition').last()).toHaveText('$37.50')
  await mug.getByRole('button', { name: 'One less' }).click()
  await expect(main.getByRole('definition').last()).toHaveText('$25.00')
})

test('emptying the bag needs a confirmation', async ({ page }) => {
  await page.goto(at('alborada', '/productos?q=alba'))
  await waitForHydration(page)
  await page.getByRole('button', { name: 'M , agregar Vestido Alba de tencel' }).click()
  await expect(page.getByRole('status')).toContainText('Vestido Alba de tencel')
  await page.goto(at('alborada', '/cart'))
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Vaciar la bolsa' }).click()
  await main.getByRole('button', { name: 'No', exact: true }).click()
  await expect(main.getByRole('button', { name: 'Sí' })).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Vestido Alba de tencel' })).toBeVisible()
  await main.getByRole('button', { name: 'Vaciar la bolsa' }).click()
  await main.getByRole('button', { name: 'Sí' }).click()
  await expect(main).toContainText('Página en blanco')
  await page.reload()
  await expect(main).toContainText('Página en blanco')
})

test('a change of the bag is kept before anything else happens, so that leaving the page at once does not undo it', async ({
  page,
}) => {
  await page.goto(at('alborada', '/productos?q=alba'))
  await waitForHydration(page)
  await page.getByRole('button', { name: 'M , agregar Vestido Alba de tencel' }).click()
  await expect(page.getByRole('status')).toContainText('Vestido Alba de tencel')
  await page.goto(at('alborada', '/cart'))
  await page.getByRole('main').getByRole('button', { name: 'Vaciar la bolsa' }).click()
  const yes = page.getByRole('main').getByRole('button', { name: 'Sí' })
  // The state after the click's own task, before any later one.
  const left = await yes.evaluate(async (button: HTMLButtonElement) => {
    button.click()
    for (let step = 0; step < 50; step++) await Promise.resolve()
    return Object.keys(localStorage).filter((key) => key.startsWith('cart:'))
  })
  expect(left).toEqual([])
})

const UNKEPT = /does not save what you choose/

test('with a full storage the bag lasts for the visit, with a notice', async ({ page, mercado }) => {
  await page.goto(at(mercado.subdomain, '/productos'))
  await waitForHydration(page)
  await page.evaluate(() => {
    for (let size = 4_000_000; size > 0; size = Math.floor(size / 2))
      try {
        for (;;) localStorage.setItem(`filler${localStorage.length}`, 'x'.repeat(size))
      } catch {}
  })
  await putMug(page, mercado.subdomain)
  await putMug(page, mercado.subdomain)
  const main = page.getByRole('main')
  await page.goto(at(mercado.subdomain, '/cart'))
  await expect(main).toContainText('$25.00')
  await main.getByRole('button', { name: 'One less' }).click()
  await expect(main).toContainText(UNKEPT)
  await page.reload()
  await expect(main).toContainText('$12.50')
  await main.getByRole('button', { name: 'Empty the bag' }).click()
  await main.getByRole('button', { name: 'Yes' }).click()
  await page.reload()
  await expect(main.getByRole('link', { name: 'Clay mug' })).toHaveCount(0)
})

test('with a blocked storage the bag lasts during client-side navigation, with a notice', async ({ page, mercado }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { configurable: true, get })
  })
  await putMug(page, mercado.subdomain)
  await page.getByRole('banner').getByRole('link', { name: 'Bag (1)' }).click()
  await expect(page.getByText(UNKEPT).filter({ visible: true }).first()).toBeVisible()
  await page.goto(at(mercado.subdomain, '/checkout'))
  await waitForHydration(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const template of DRAWN_TEMPLATES)
    test(`the cart of template ${template} says that it needs JavaScript, and links to the catalogue`, {
      tag: wideBut(5, template),
    }, async ({ page }) => {
      await page.goto(at('alborada', `/template${template}/cart`))
      const main = page.getByRole('main')
      const note = main.locator('noscript p')
      await expect(note).toContainText('Sin JavaScript, cada producto se compra desde su página.')
      await expect(main.getByRole('status')).toHaveCount(0)
      await note.getByRole('link').click()
      await expect(page).toHaveURL(/\/productos$/)
    })
})
