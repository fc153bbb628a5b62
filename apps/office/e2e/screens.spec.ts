import type { Page } from '@playwright/test'
import { at, axeOn, expect, openShopOf, scriptsOf, signIn, someEmail, test } from './office.ts'

/** Screens before anybody has signed in, and after; `:shop` is the shop's name. */
const OUTSIDE = ['/enter', '/enter/recovery', '/open', '/report/alborada', '/nothing/is/here']
const INSIDE = [
  ...[
    '/',
    '/me',
    '/device',
    '/open',
    '/invitations/none',
    '/:shop',
    '/:shop/more',
    '/:shop/settings/team',
    '/:shop/settings/plan',
  ],
  ...['/:shop/settings/log', '/:shop/orders', '/:shop/orders?view=all', '/:shop/find', '/:shop/numbers', '/:shop/none'],
  ...['/:shop/products', '/:shop/products?view=bin', '/:shop/products/new'],
  ...['/:shop/products/bulk', '/:shop/products/bulk?do=raise&by=8', '/:shop/products/price-list'],
  ...['/:shop/stock', '/:shop/stock?view=out', '/:shop/stock/count', '/:shop/categories', '/:shop/tags'],
  ...['/:shop/messages', '/:shop/messages?view=done'],
  ...[
    '/:shop/articles',
    '/:shop/articles?view=bin',
    '/:shop/new-article',
    '/:shop/settings/export',
    '/:shop/settings/messages',
  ],
]

async function expectGood(page: Page, path: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(at(path))
    expect.soft(await axeOn(page), `${path}, ${colorScheme}`).toEqual([])
  }
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 640 })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect.soft(over, `${path} at ${width} is wider than its window`).toBe(0)
  }
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, .button, input:not([type=hidden]), select, nav a, summary')]
      .filter((target) => target.checkVisibility() && !target.closest('label'))
      .filter((target) => target.getBoundingClientRect().height < 43.5)
      .map((target) => target.outerHTML.slice(0, 100)),
  )
  expect.soft(small, `${path}: targets that are too small`).toEqual([])
}

for (const path of OUTSIDE)
  test(`${path} can be read and used by everybody`, async ({ page }) => {
    await expectGood(page, path)
  })

for (const language of ['en', 'pt', 'fr'])
  test(`screens can be read by everybody in ${language}, and are no wider than a phone`, { tag: '@wide' }, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    const email = someEmail('ana')
    const shop = await openShopOf(email)
    await page.setViewportSize({ width: 360, height: 640 })
    await signIn(page, email)
    await page.goto(at('/me'))
    await page.getByLabel('Tu nombre').fill('Ana')
    await page.getByLabel('Idioma de la oficina').selectOption(language)
    await page.getByRole('button', { name: 'Guardar' }).first().click()
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
    for (const path of INSIDE) {
      await page.goto(at(path.replace(':shop', shop.subdomain)))
      await expect.soft(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
      expect.soft(await axeOn(page), `${path} in ${language}`).toEqual([])
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect.soft(over, `${path} in ${language} is wider than its window`).toBe(0)
    }
  })

test.describe('of who has signed in', () => {
  for (const path of INSIDE)
    test(`${path} can be read and used by everybody`, async ({ page, owner }) => {
      await page.context().addCookies(owner.state.cookies)
      await expectGood(page, path.replace(':shop', owner.shop.subdomain))
    })

  test('one goes from shop to shop by the keyboard', async ({ page, owner }) => {
    await page.context().addCookies(owner.state.cookies)
    // Before scripts have come, the name leads to the page of all shops.
    await page.goto(at(`/${owner.shop.subdomain}`), { waitUntil: 'networkidle' })
    const name = page.getByRole('link', { name: `${owner.shop.name}: Cambiar de tienda` })
    await name.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Cambiar de tienda' })).toBeVisible()
    expect(await axeOn(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(name).toBeFocused()
  })
})

test('people read it in their language', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'pt-BR' })
  const page = await context.newPage()
  await page.goto(at('/enter'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entre no seu escritório')
  await page.getByRole('link', { name: 'Français' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entrez dans votre bureau')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.goto(at('/open'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comment s’appelle votre boutique ?')
  await context.close()
})

test('its pages carry a policy, are kept nowhere, and take no forms of others', async ({ page }) => {
  const answer = await page.goto(at('/enter'))
  const policy = answer?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]+'(?:;|$)/)
  expect(answer?.headers()['cache-control']).toBe('private, no-store')
  // A page of another site sends a form here.
  await page.route('http://other.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<form method="post" action="${at('/enter')}"><input name="email" value="a@b.co"><button>Go</button></form>`,
    }),
  )
  await page.goto('http://other.example/')
  const refused = page.waitForResponse(at('/enter'))
  await page.getByRole('button', { name: 'Go' }).tap()
  expect((await refused).status()).toBe(403)
})

test('script of the sign-in stays within 95 kB', async ({ page }) => {
  expect(await scriptsOf(page, '/enter')).toBeLessThanOrEqual(95)
})

test('script of a shop stays within 150 kB', async ({ page, owner }) => {
  await page.context().addCookies(owner.state.cookies)
  expect(await scriptsOf(page, `/${owner.shop.subdomain}`)).toBeLessThanOrEqual(150)
})
