import type { Page } from '@playwright/test'
import { BUYER, fillEnglishBuyer, orderNumber, unitsLeft } from './buyer.ts'
import { type ChatShop, chat, here, itemOf, openChatShop, stubChat } from './chat.ts'
import { mailTo } from './mails.ts'
import { askInChat } from './manage.ts'
import { at, choose, expect, test, waitForHydration } from './shops.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Orders by chat from the bag. Returns the message to the shop. */
async function orderByChat(page: Page, shop: ChatShop) {
  await stubChat(page.context())
  const item = await itemOf(shop)
  await page.goto(at(shop.subdomain, `/checkout?items=${item}:2&chat=1`))
  await waitForHydration(page)
  await fillEnglishBuyer(page)
  await page.getByRole('button', { name: 'Order by WhatsApp' }).click()
  await page.waitForURL(chat)
  const link = new URL(page.url())
  const text = link.searchParams.get('text') ?? ''
  const order = here(shop, /https?:\/\/\S+\/pedido\/\S+/.exec(text)?.[0] ?? '')
  return { item, link, text, order, number: /\/pedido\/(\d+)/.exec(order)?.[1] ?? '' }
}

async function codeFor(shop: ChatShop): Promise<string> {
  const mail = await mailTo(shop.email, 'Your code for this order')
  return /Your code for this order: (\d{4} \d{4})/.exec(mail)?.[1] ?? ''
}

const state = (page: Page) => page.locator('[data-chat-state]')
/** Opens the shop's form on the order's page and submits the code, as the shop does. */
async function say(page: Page, code: string, button: 'Confirm the order' | 'Cancel the order') {
  const details = page.locator('[data-shop-answer]')
  if (!(await page.getByLabel('Code', { exact: true }).isVisible())) await details.locator('summary').click()
  await page.getByLabel('Code', { exact: true }).fill(code)
  await page.getByRole('button', { name: button }).click()
}

test.describe('on a phone', () => {
  test.use(PHONE)

  test('an order by chat is recorded, leaves the bag, opens the app, and its shop confirms it by code', async ({
    page,
    browser,
  }) => {
    const shop = await openChatShop()
    await stubChat(page.context())
    await page.goto(at(shop.subdomain, `/productos?q=mug`))
    await waitForHydration(page)
    await page.getByRole('button', { name: /add/i }).first().click()
    await expect(page.getByRole('status')).not.toBeEmpty()
    await page.goto(at(shop.subdomain, '/cart'))
    await page.getByRole('main').getByRole('link', { name: 'Buy on WhatsApp' }).click()
    await page.waitForURL(/\/checkout\?items=.*&chat=1&cart=\w+$/)
    await waitForHydration(page)
    await expect(page.getByRole('radio', { name: /Arrange with the shop/ })).toHaveCount(0)
    await page.getByRole('button', { name: 'Order by WhatsApp' }).click()
    await expect(page.getByText('This field is required').first()).toBeVisible()
    await fillEnglishBuyer(page)
    await page.getByRole('textbox', { name: 'Email' }).fill('')
    await page.getByRole('button', { name: 'Order by WhatsApp' }).click()

    await page.waitForURL(/^https:\/\/wa\.me\/573001112233\?/)
    const text = new URL(page.url()).searchParams.get('text') ?? ''
    expect(page.url().length).toBeLessThan(2000)
    const order = here(shop, /https?:\/\/\S+$/.exec(text)?.[0] ?? '')
    const number = /\/pedido\/(\d+)\?key=[0-9a-f]{32}$/.exec(order)?.[1]
    expect(text.split('\n')).toEqual([
      `Hello ${shop.name}, this is my order ${number}:`,
      '1 × Clay mug: $12.50',
      'Subtotal: $12.50',
      'Shipping: Free',
      'Total: $12.50',
      `Name: ${BUYER.name}`,
      `See the order: https://${shop.domain}${order.slice(at(shop.subdomain, '').length)}`,
    ])

    // Navigating back shows the order, without opening the chat again.
    await page.goBack()
    await expect(state(page)).toHaveAttribute('data-chat-state', 'waiting')
    await expect(page).toHaveURL(new RegExp(`/pedido/${number}\\?key=[0-9a-f]{32}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order is reserved')
    await expect(page.getByRole('link', { name: 'Send on WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\//)

    const merchant = await browser.newPage()
    await merchant.goto(order)
    await waitForHydration(merchant)
    await expect(state(merchant)).toHaveAttribute('data-chat-state', 'waiting')
    const code = await codeFor(shop)
    const wrong = code.replace(/\d/g, (digit) => String((Number(digit) + 1) % 10))
    await say(merchant, wrong, 'Confirm the order')
    await expect(merchant.getByRole('alert')).toContainText('That is not the code for this order')
    await say(merchant, code, 'Confirm the order')
    await expect(state(merchant)).toHaveAttribute('data-chat-state', 'confirmed')
    await expect(merchant.getByLabel('Code', { exact: true })).toHaveCount(0)
    await merchant.close()
    // The buyer's page shows the same state without a reload.
    await expect(state(page)).toHaveAttribute('data-chat-state', 'confirmed', { timeout: 20_000 })
    await page.goto(at(shop.subdomain, '/cart'))
    await expect(page.getByRole('main')).not.toContainText('Clay mug')
  })
})

test('on a desktop the web chat opens; the shop cancels by code, and its units are for sale again', async ({
  page,
}) => {
  const shop = await openChatShop()
  const { item, link, order } = await orderByChat(page, shop)
  expect([link.host, link.searchParams.get('phone')]).toEqual(['web.whatsapp.com', '573001112233'])
  expect(await unitsLeft(shop.subdomain, item)).toBe(38)
  await page.goto(order)
  await waitForHydration(page)
  await say(page, await codeFor(shop), 'Cancel the order')
  await expect(state(page)).toHaveAttribute('data-chat-state', 'cancelled')
  expect(await unitsLeft(shop.subdomain, item)).toBe(40)
})

// The shortest hold is a minute of real time. Other effects of its end are tested with the API, without waiting.
test('an order that is not confirmed in time lapses, and can be ordered again', { tag: '@wide' }, async ({ page }) => {
  test.slow()
  const shop = await openChatShop({ chatHoldMinutes: 1 })
  const { item, order } = await orderByChat(page, shop)
  await page.goto(order)
  await waitForHydration(page)
  // The page polls for the new state.
  await expect(state(page)).toHaveAttribute('data-chat-state', 'lapsed', { timeout: 100_000 })
  expect(await unitsLeft(shop.subdomain, item)).toBe(40)
  await page.getByRole('link', { name: 'Order again' }).click()
  await page.waitForURL(new RegExp(`/checkout\\?items=${item}%3A2`))
  await expect(page.getByRole('button', { name: 'Order by WhatsApp' })).toBeVisible()
})

test('M3: a shop without a chat number says so, and sells with its other payment methods', async ({
  page,
  mercado,
}) => {
  const item = await itemOf(mercado)
  await page.goto(at(mercado.subdomain, `/checkout?items=${item}:1&chat=1`))
  await expect(page.getByRole('alert')).toContainText('The shop has no WhatsApp number.')
  await expect(page.getByRole('radio', { name: /Arrange with the shop/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Order by WhatsApp' })).toHaveCount(0)
})

test('C10: the shop’s additional fields appear when the chat is chosen, keep what was typed, and are shown with the order', async ({
  page,
}) => {
  const shop = await openChatShop()
  await askInChat(shop, 'Which day suits you?')
  await stubChat(page.context())
  const item = await itemOf(shop)
  await page.goto(at(shop.subdomain, `/checkout?items=${item}:1`))
  await waitForHydration(page)
  await fillEnglishBuyer(page)
  await expect(page.getByLabel('Which day suits you?')).toHaveCount(0)
  await page.getByRole('button', { name: 'Order by WhatsApp' }).click()
  await expect(page.getByLabel('Which day suits you?')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue(BUYER.name)
  await page.getByRole('button', { name: 'See other ways to pay' }).click()
  await expect(page.getByRole('radio', { name: /Arrange with the shop/ })).toBeVisible()
  await page.getByRole('button', { name: 'Order by WhatsApp' }).click()
  await page.getByLabel('Which day suits you?').fill('Tuesday')
  await page.getByRole('button', { name: 'Order by WhatsApp' }).click()
  await page.waitForURL(chat)
  await page.goBack()
  await expect(page.getByRole('main')).toContainText('Which day suits you?')
  await expect(page.getByRole('main')).toContainText('Tuesday')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is submitted, the message is a link, and the shop answers by its code', async ({ page }) => {
    const shop = await openChatShop()
    const item = await itemOf(shop)
    await page.goto(at(shop.subdomain, `/checkout?items=${item}:1`))
    await fillEnglishBuyer(page)
    await page.getByRole('button', { name: 'Order by WhatsApp' }).click()
    await page.waitForURL(/\/pedido\/\d+\?key=/)
    const link = new URL((await page.getByRole('link', { name: 'Send on WhatsApp' }).getAttribute('href')) ?? '')
    expect([link.host, link.pathname]).toEqual(['wa.me', '/573001112233'])
    expect(link.searchParams.get('text')).toContain(`this is my order ${orderNumber(page)}:`)
    const code = await codeFor(shop)
    await say(page, '0000', 'Confirm the order')
    await expect(page.getByText('That is not the code for this order')).toBeVisible()
    await page.getByLabel('It is already paid').check()
    await say(page, code, 'Confirm the order')
    await expect(state(page)).toHaveAttribute('data-chat-state', 'confirmed')
    await expect(page.getByRole('main')).toContainText('Paid')
  })
})

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })
    test('a product bought by chat from its page is ordered with the chosen variant', async ({ page }) => {
      const shop = await openChatShop()
      await stubChat(page.context())
      await page.goto(at(shop.subdomain, '/productos?q=shirt'))
      const link = page.getByRole('article').getByRole('link').first()
      await page.goto(at(shop.subdomain, (await link.getAttribute('href')) ?? ''))
      const main = page.getByRole('main')
      const buy = main.getByRole('button', { name: 'Buy on WhatsApp' }).first()
      if (javaScriptEnabled) {
        await waitForHydration(page)
        await buy.click()
        await expect(main.getByRole('radio', { name: 'S', exact: true })).toBeFocused()
      }
      await choose(main.getByRole('radio', { name: 'M', exact: true }).first())
      await choose(main.getByRole('radio', { name: /^Blue/ }).first())
      await buy.click()
      await page.waitForURL(/\/checkout\?.*chat=1/)
      if (javaScriptEnabled) await waitForHydration(page)
      await expect(main).toContainText(/M\W+Blue/)
      await fillEnglishBuyer(page)
      await page.getByRole('button', { name: 'Order by WhatsApp' }).click()
      await page.waitForURL(javaScriptEnabled ? chat : /\/pedido\/\d+/)
      const text = new URL(page.url()).searchParams.get('text')
      if (text !== null) expect(text).toContain('1 × Linen shirt · M · Blue: $45.00')
      else await expect(main).toContainText(/M\W+Blue/)
    })
  })
