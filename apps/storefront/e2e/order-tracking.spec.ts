import type { Page } from '@playwright/test'
import { BUYER, fillEnglish, orderNumber } from './buyer.ts'
import { at, expect, test, waitForHydration } from './shops.ts'

async function putMug(page: Page, shop: string) {
  await page.goto(at(shop, '/productos?q=mug'))
  await waitForHydration(page)
  await page.getByRole('button', { name: /add Clay mug/ }).click()
  await expect(page.getByRole('status')).toContainText('Clay mug')
}

/** Orders the content of the cart. Returns the order's number. */
async function order(page: Page, shop: string): Promise<string> {
  await page.goto(at(shop, '/cart'))
  await page
    .getByRole('main')
    .getByRole('link', { name: /checkout/i })
    .click()
  await fillEnglish(page)
  await page.getByRole('button', { name: 'Place the order' }).click()
  await page.waitForURL(/\/pedido\/\d+/)
  return orderNumber(page)
}

test('V3: both fields are required, a wrong pair reveals nothing, a right one shows the order', async ({
  page,
  mercado,
}) => {
  await putMug(page, mercado.subdomain)
  const number = await order(page, mercado.subdomain)

  const search = async (wanted: string, id: string) => {
    await page.goto(at(mercado.subdomain, '/micompra'))
    await page.getByRole('textbox', { name: 'Order number' }).fill(wanted)
    await page.getByRole('textbox', { name: /ID/ }).fill(id)
    await page.getByRole('button', { name: /find|search/i }).click()
  }
  const answers: string[] = []
  for (const [wrongNumber, id] of [
    [number, '99999999'],
    ['987654', BUYER.id],
  ] as const) {
    await search(wrongNumber, id)
    answers.push((await page.getByRole('alert').textContent()) ?? '')
    await expect(page.getByRole('main')).not.toContainText(BUYER.name)
  }
  expect(new Set(answers).size).toBe(1)

  await search(number, BUYER.id)
  await expect(page.getByRole('main')).toContainText(BUYER.name)
  expect(page.url()).not.toContain(BUYER.id)

  await page.goto(at(mercado.subdomain, `/micompra?orden=${number}&usuario=${BUYER.id}`))
  await expect(page.getByRole('main')).toContainText(BUYER.name)
  await page.goto(at('alborada', `/micompra?orden=${number}&usuario=${BUYER.id}`))
  await expect(page.getByRole('main')).not.toContainText(BUYER.name)
})

test('a tracking link with clearCart=true empties the cart if its order is found', async ({ page, mercado }) => {
  const shop = mercado.subdomain
  const lines = async () => {
    await page.goto(at(shop, '/cart'))
    await waitForHydration(page)
    return page.getByRole('main').getByRole('link', { name: 'Clay mug' })
  }
  await putMug(page, shop)
  const number = await order(page, shop)
  await putMug(page, shop)
  await page.goto(at(shop, `/micompra?orden=${number}&usuario=99999999&clearCart=true`))
  await waitForHydration(page)
  await expect((await lines()).first()).toBeVisible()
  await page.goto(at(shop, `/micompra?orden=${number}&usuario=${BUYER.id}&clearCart=true`))
  await expect(page.getByRole('main')).toContainText(BUYER.name)
  await waitForHydration(page)
  await expect(await lines()).toHaveCount(0)
})
