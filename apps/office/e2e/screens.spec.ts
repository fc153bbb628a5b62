import { at, axeOn, expect, scriptsOf } from './office.ts'
import { SCREENS } from './screens.ts'
import { see, test } from './seen.ts'

for (const screen of SCREENS.filter(({ who }) => who !== 'platform'))
  test(`${screen.name} can be read and used by everybody, on a phone`, async ({ page, reader }) => {
    if (screen.who === 'team') await page.context().addCookies(reader.cookies)
    await see(page, screen, { filled: reader.filled, language: 'es', widths: [320] })
  })

test('one goes from shop to shop by the keyboard', async ({ page, owner }) => {
  await page.context().addCookies(owner.state.cookies)
  // Without scripts, the name links to the page of all shops.
  await page.goto(at(`/${owner.shop.subdomain}`), { waitUntil: 'networkidle' })
  const name = page.getByRole('link', { name: `${owner.shop.name}: Cambiar de tienda` })
  await name.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Cambiar de tienda' })).toBeVisible()
  expect(await axeOn(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(name).toBeFocused()
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
  // A page of another site submits a form here.
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
