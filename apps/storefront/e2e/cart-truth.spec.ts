import { type Browser, chromium, type Page, type TestInfo } from '@playwright/test'
import { BUYER, fillEnglish } from './buyer.ts'
import { addDomain, CATALOGUE, removeDomain, saveCatalogue, setUnits } from './manage.ts'
import { lineOf } from './products.ts'
import { at, expect, type OwnShop, openShop, test, waitForHydration } from './shops.ts'

/** Adds a product from the catalogue to the bag. */
async function put(page: Page, base: string, words: string, button: RegExp) {
  await page.goto(`${base}/productos?q=${encodeURIComponent(words)}`)
  await waitForHydration(page)
  await page.getByRole('button', { name: button }).first().click()
  await expect(page.getByRole('status').filter({ hasText: /\S/ }).first()).toBeVisible()
}
const baseOf = (shop: OwnShop) => at(shop.subdomain, '').replace(/\/$/, '')
const bagLine = (page: Page, name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name })

test('S5, S6: when the page loads, each line of the bag shows what has changed, and one click corrects it', async ({
  page,
}) => {
  test.slow()
  const shop = await openShop()
  const base = baseOf(shop)
  for (const [words, button] of [
    ['mug', /add Clay mug/],
    ['lamp', /add Brass lamp/],
    ['Postcard 01', /add Postcard 01/],
    ['Postcard 02', /add Postcard 02/],
  ] as const)
    await put(page, base, words, button)
  await put(page, base, 'lamp', /add Brass lamp/)
  await page.evaluate(() => {
    // A product that is gone, in the format in which an earlier release stored bags, with fewer fields.
    const key = Object.keys(localStorage).find((name) => name.startsWith('cart:')) ?? ''
    const cart = JSON.parse(localStorage.getItem(key) ?? '{}')
    cart.lines.push({ productId: 99_999_999, name: 'Old teapot', unitPrice: 100, quantity: 2 })
    localStorage.setItem(key, JSON.stringify(cart))
  })
  await saveCatalogue(
    shop,
    CATALOGUE.replace('MUG,40,deny,12.50', 'MUG,40,deny,13.50')
      .replace('LAMP,3,deny', 'LAMP,1,deny')
      .replace('CARD-01,100,deny,2.10,,,,,active', 'CARD-01,100,deny,2.10,,,,,draft')
      .replace('CARD-02,100,deny', 'CARD-02,0,deny'),
  )
  await setUnits(shop, 'brass-lamp', 1)
  await setUnits(shop, 'postcard-02', 0)

  await page.goto(`${base}/cart`)
  await expect(bagLine(page, 'Clay mug')).toContainText('it was $12.50')
  await expect(bagLine(page, 'Clay mug')).toContainText('$13.50')
  await expect(bagLine(page, 'Brass lamp')).toContainText('Only 1 left')
  await expect(bagLine(page, 'Postcard 01')).toContainText('No longer available')
  await expect(bagLine(page, 'Postcard 02')).toContainText('Sold out')
  await expect(bagLine(page, 'Old teapot')).toContainText('No longer available')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /checkout/i })).toHaveCount(0)

  await bagLine(page, 'Brass lamp').getByRole('button', { name: 'Keep 1' }).click()
  for (const name of ['Postcard 01', 'Postcard 02', 'Old teapot'])
    await bagLine(page, name)
      .getByRole('button', { name: `Remove ${name}` })
      .click()
  await expect(main.getByRole('listitem').filter({ hasText: /Postcard|teapot/ })).toHaveCount(0)
  await expect(main.getByRole('definition').last()).toHaveText('$102.50')
  await main.getByRole('link', { name: /checkout/i }).click()
  await page.waitForURL(/\/checkout\?items=/)
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('$102.50')
})

for (const scripts of [true, false])
  test(`a product sold meanwhile is reported before payment, one click continues with what is available, and typed data is kept (${scripts ? 'with' : 'without'} scripts)`, async ({
    browser,
  }) => {
    test.slow()
    const shop = await openShop()
    const context = await browser.newContext({ javaScriptEnabled: scripts })
    const page = await context.newPage()
    const lines = await Promise.all(['lamp', 'mug', 'Postcard+05'].map((words) => lineOf(shop.subdomain, words)))
    const [lamp, mug, card] = lines
    await page.goto(`${baseOf(shop)}/checkout?items=${lamp}:3,${mug}:1,${card}:1`)
    if (scripts) await waitForHydration(page)
    await fillEnglish(page)
    await setUnits(shop, 'brass-lamp', 2)
    await setUnits(shop, 'postcard-05', 0)
    await page.getByRole('button', { name: 'Place the order' }).click()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Brass lamp: only 2 left')
    await expect(alert).toContainText('Postcard 05: Sold out')
    await alert.getByRole('button', { name: 'Continue with what is available' }).click()
    await expect(alert).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Summary' })).toContainText('$190.50')
    await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue(BUYER.name)
    await page.getByRole('button', { name: 'Place the order' }).click()
    await page.waitForURL(/\/pedido\/\d+/)
    await expect(page.getByRole('main')).toContainText('$190.50')
    await context.close()
  })

test('another device opens the same checkout by its address', async ({ browser, mercado }) => {
  const [here, there] = [await browser.newContext(), await browser.newContext()]
  const page = await here.newPage()
  await put(page, baseOf(mercado), 'mug', /add Clay mug/)
  await page.goto(`${baseOf(mercado)}/cart`)
  await page
    .getByRole('main')
    .getByRole('link', { name: /checkout/i })
    .click()
  await page.waitForURL(/\/checkout\?items=/)
  const phone = await there.newPage()
  await phone.goto(page.url())
  await expect(phone.getByRole('region', { name: 'Summary' })).toContainText('Clay mug')
  await expect(phone.getByRole('region', { name: 'Summary' })).toContainText('$12.50')
  // Its own bag does not change.
  await phone.goto(`${baseOf(mercado)}/cart`)
  await expect(phone.getByRole('main')).not.toContainText('Clay mug')
  await Promise.all([here.close(), there.close()])
})

test('two shops under one host have separate bags', async ({ page, mercado }) => {
  const other = await openShop()
  const under = (shop: OwnShop) => `http://localhost:${process.env.STOREFRONT_PORT}/wa/${shop.subdomain}`
  await put(page, under(mercado), 'mug', /^Add to order.*Clay mug|Clay mug.*Add/)
  await page.goto(`${under(other)}/cart`)
  await waitForHydration(page)
  await expect(page.getByRole('main')).not.toContainText('Clay mug')
  await put(page, under(other), 'lamp', /^Add to order.*Brass lamp|Brass lamp.*Add/)
  await page.goto(`${under(mercado)}/cart`)
  await expect(page.getByRole('main')).toContainText('Clay mug')
  await expect(page.getByRole('main')).not.toContainText('Brass lamp')
})

/** A browser that resolves every domain to this machine. */
async function withDomains(testInfo: TestInfo): Promise<Browser> {
  const { launchOptions } = testInfo.project.use
  return chromium.launch({
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--host-resolver-rules=MAP *.example 127.0.0.1'],
  })
}

test('when a domain moves to another shop, its visitors see neither shop’s bag in the other, and lose none', async ({
  mercado,
}, testInfo) => {
  test.slow()
  const next = await openShop()
  const domain = `moved-${mercado.subdomain}.example`
  const base = `http://${domain}:${process.env.STOREFRONT_PORT}`
  const moveTo = async (from: OwnShop | null, shop: OwnShop) => {
    if (from) await removeDomain(from, domain)
    await addDomain(shop, domain)
  }
  await moveTo(null, mercado)
  const browser = await withDomains(testInfo)
  const page = await browser.newPage()
  const opens = (shop: OwnShop) =>
    expect(async () => {
      await page.goto(`${base}/cart`)
      await expect(page).toHaveTitle(new RegExp(shop.name), { timeout: 1000 })
    }).toPass()
  await opens(mercado)
  await put(page, base, 'mug', /add Clay mug/)
  await moveTo(mercado, next)
  await opens(next)
  await waitForHydration(page)
  await expect(page.getByRole('main')).not.toContainText('Clay mug')
  await put(page, base, 'lamp', /add Brass lamp/)
  await moveTo(next, mercado)
  await opens(mercado)
  await expect(page.getByRole('main')).toContainText('Clay mug')
  await expect(page.getByRole('main')).not.toContainText('Brass lamp')
  await removeDomain(mercado, domain)
  await browser.close()
})
