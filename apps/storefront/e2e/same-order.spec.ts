import type { Browser, Page } from '@playwright/test'
import { fillSpanish, orderNumber } from './buyer.ts'
import { at, expect, openShop, test, waitForHydration } from './shops.ts'

/** Opens checkout with the first product that has no options, through the cart. */
async function toCheckout(page: Page) {
  await page.goto(at('alborada', '/productos?q=orquidea'))
  await waitForHydration(page)
  await page
    .getByRole('button', { name: /agregar/i })
    .first()
    .click()
  await expect(page.getByRole('status')).not.toBeEmpty()
  await page.goto(at('alborada', '/cart'))
  await page
    .getByRole('main')
    .getByRole('link', { name: /finalizar/i })
    .click()
  await page.waitForURL(/\/checkout\?items=/)
  await waitForHydration(page)
}
const place = async (page: Page) => {
  const send = page.getByRole('button', { name: 'Hacer el pedido' })
  await send.click()
  // Without JavaScript, the first total has no shipping in it: the new one is shown and has to be confirmed.
  await expect(async () => {
    if (!page.url().includes('/pedido/') && (await page.getByText('El total cambió').isVisible())) await send.click()
    expect(page.url()).toContain('/pedido/')
  }).toPass()
  // The address changes before the page has loaded: Chromium cannot go back in between.
  await page.waitForLoadState()
  return orderNumber(page)
}

test('navigating back after an order shows the order, and submitting again leads to it, also after a reload and in another tab', async ({
  page,
  context,
}) => {
  await toCheckout(page)
  const checkout = page.url()
  await fillSpanish(page)
  const number = await place(page)
  await expect(page).not.toHaveURL(/placed=/)

  await page.goBack()
  await waitForHydration(page)
  const note = page.getByRole('alert')
  await expect(note).toContainText(`Ya hiciste este pedido: es el número ${number}`)
  await expect(note, 'it is seen by who comes back to the end of a long form').toBeInViewport()
  expect(await place(page)).toBe(number)

  await page.goBack()
  await waitForHydration(page)
  await page.reload()
  await waitForHydration(page)
  expect(await place(page)).toBe(number)

  const other = await context.newPage()
  await other.goto(checkout)
  await waitForHydration(other)
  await other.getByRole('alert').getByRole('link', { name: 'Ver mi pedido' }).click()
  await other.waitForURL(/\/pedido\/\d+/)
  expect(orderNumber(other)).toBe(number)
  await other.goBack()
  await waitForHydration(other)
  await fillSpanish(other)
  await other.getByRole('textbox', { name: 'Nombre completo' }).fill('Otra Persona')
  expect(await place(other), 'what is changed afterwards makes no other order').toBe(number)
  await expect(other.getByText(`Ya habías hecho este pedido, el número ${number}.`)).toBeVisible()
})

test('the same items can be bought again by adding them to the cart again, or by the link for that', async ({
  page,
}) => {
  await toCheckout(page)
  await fillSpanish(page)
  const first = await place(page)
  await expect(page).not.toHaveURL(/placed=/)
  await toCheckout(page)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await fillSpanish(page)
  const second = await place(page)
  expect(second).not.toBe(first)
  await page.goBack()
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Comprar lo mismo otra vez' }).click()
  await page.waitForURL(/&cart=/)
  await waitForHydration(page)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await fillSpanish(page)
  expect(Number(await place(page))).toBeGreaterThan(Number(second))
})

test('the last unit is not refused to the buyer who has just bought it', async ({ page }) => {
  const payments = { paymentMethods: ['cashOnDelivery' as const], maxUnits: 9999 }
  const shop = await openShop(5, { country: 'CO', language: 'es', ...payments })
  await page.goto(at(shop.subdomain, '/productos?q=mug'))
  const items = (await page.locator('[name=items]').first().getAttribute('value')) ?? ''
  const left = await lastUnits(page, shop.subdomain, items.split(':')[0] ?? '')
  await page.goto(at(shop.subdomain, `/checkout?items=${items.split(':')[0]}:${left}`))
  await waitForHydration(page)
  await fillSpanish(page)
  const number = await place(page)
  await page.goBack()
  await waitForHydration(page)
  await expect(page.getByRole('alert')).toContainText(number)
  await expect(page.getByRole('alert')).not.toContainText(/queda|agotad/i)
  expect(await place(page)).toBe(number)
})

/** The number of units left, from the text of checkout. */
async function lastUnits(page: Page, shop: string, line: string): Promise<string> {
  await page.goto(at(shop, `/checkout?items=${line}:999`))
  const alert = await page.getByRole('alert').textContent()
  return /: (?:solo quedan?|only) (\d+)/.exec(alert ?? '')?.[1] ?? ''
}

test.describe('without JavaScript', () => {
  const plain = async (browser: Browser) => (await browser.newContext({ javaScriptEnabled: false })).newPage()

  test('navigating back after an order leads to it, too; another browser with the same address places its own order', async ({
    browser,
  }) => {
    const page = await plain(browser)
    await page.goto(at('alborada', '/productos?q=orquidea'))
    const items = (await page.locator('[name=items]').first().getAttribute('value')) ?? ''
    const checkout = at('alborada', `/checkout?items=${items}`)
    await page.goto(checkout)
    await fillSpanish(page)
    const number = await place(page)
    await page.goto(checkout)
    await expect(page.getByRole('alert')).toContainText(number)
    await fillSpanish(page)
    expect(await place(page)).toBe(number)
    await page.context().close()

    const stranger = await plain(browser)
    await stranger.goto(checkout)
    await expect(stranger.getByRole('alert')).toHaveCount(0)
    await fillSpanish(stranger)
    expect(await place(stranger)).not.toBe(number)
    await stranger.context().close()
  })
})
