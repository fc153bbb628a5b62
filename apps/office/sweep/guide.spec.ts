import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { at, expect, manage, placeOrder, shopCalled, signIn, someEmail, test } from '../e2e/office.ts'

/** Where the pictures of the merchant's guide go: `pnpm guide` names the guide itself. */
const FOLDER = process.env.GUIDE_FOLDER || 'test-results/guide'

/** Picture → the screen it shows, below a shop's address. */
const SCREENS = {
  today: '',
  products: '/products',
  stock: '/stock',
  orders: '/orders',
  sale: '/orders/new',
  appearance: '/appearance',
  payments: '/payments',
  shipping: '/shipping',
  team: '/settings/team',
  numbers: '/numbers',
} as const

for (const [language, locale] of [
  ['es', 'es-CO'],
  ['en', 'en-GB'],
] as const)
  test.describe(`the merchant’s guide in ${language}`, () => {
    test.use({ locale, hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 }, deviceScaleFactor: 1.5 })

    test('has a picture of each screen that it explains', async ({ page, browser }) => {
      test.slow()
      const shopId = await shopCalled('alborada')
      const params = { shopId }
      const email = someEmail('guia')
      await manage().addMember({ params, body: { email, role: 'owner' } })
      const number = await placeOrder(shopId, 'Marta Rojas')
      const folder = join(FOLDER, language)
      await mkdir(folder, { recursive: true })
      const picture = async (name: string) => {
        await page.waitForLoadState('networkidle')
        await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 70, animations: 'disabled' })
      }
      const spanish = await browser.newContext({ locale: 'es-CO' })
      await signIn(await spanish.newPage(), email)
      await page.context().addCookies(await spanish.cookies())
      await spanish.close()
      if (language !== 'es') {
        await page.goto(at('/me'))
        await page.getByLabel('Idioma de la oficina').selectOption(language)
        await page.getByRole('button', { name: 'Guardar' }).first().tap()
        await expect(page.locator('html')).toHaveAttribute('lang', language)
      }
      for (const [name, path] of Object.entries(SCREENS)) {
        await page.goto(at(`/alborada${path}`))
        await picture(name)
      }
      await page.goto(at(`/alborada/orders/${number}`))
      await picture('order')
      const { items } = await manage().listProducts({ params, query: { limit: 1 } })
      await page.goto(at(`/alborada/products/${items[0]?.id}`))
      await picture('product')
      await page.context().clearCookies()
      await page.goto(at('/open'))
      await picture('open')
    })
  })
