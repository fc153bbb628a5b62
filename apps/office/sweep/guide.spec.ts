import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { at, expect, manage, shopCalled, signIn, someEmail, test } from '../e2e/office.ts'

/** The folder of the merchant's guide's pictures; `pnpm guide` sets it. */
const FOLDER = process.env.GUIDE_FOLDER || 'test-results/guide'

/** Picture → its screen, as a path below the shop's. */
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
  discounts: '/discounts',
  articles: '/articles',
  policies: '/policies',
  domain: '/settings/domain',
  developers: '/settings/developers',
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
      const { items } = await manage().listProducts({ params, query: { limit: 20 } })
      const product = items.find(({ variants, units }) => variants.length === 0 && units !== 0) ?? items[0]
      const { number } = await manage().createOrder({
        params,
        body: {
          lines: [
            {
              productId: product?.id ?? 0,
              variantId: product?.variants[0] ? String(product.variants[0].id) : null,
              quantity: 2,
            },
          ],
          buyer: { name: 'Marta Rojas', phone: '3001234567' },
          address: { address: 'Carrera 70 # 1-2', city: 'Medellín', division: 'Antioquia' },
          paymentMethod: 'cashOnDelivery',
          state: 'open',
        },
      })
      const domain = { params: { ...params, name: `${language}.alborada.example` } }
      await manage().createDomain({ params, body: { name: domain.params.name } })
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
        await page.getByLabel('Tu nombre').fill('Ana Ríos')
        await page.getByLabel('Idioma de la oficina').selectOption(language)
        await page.getByRole('button', { name: 'Guardar' }).first().tap()
        await expect(page.locator('html')).toHaveAttribute('lang', language)
      }
      for (const [name, path] of Object.entries(SCREENS)) {
        await page.goto(at(`/alborada${path}`))
        await picture(name)
      }
      await manage().deleteDomain({ ...domain, revision: '*' })
      await page.goto(at(`/alborada/orders/${number}`))
      await picture('order')
      await page.goto(at(`/alborada/products/${product?.id}`))
      await picture('product')
      await page.context().clearCookies()
      await page.goto(at('/open'))
      await picture('open')
    })
  })
