import type { Page } from '@playwright/test'
import { at, expect, mailTo, openShopOf, shownCode, signIn, someEmail, test } from './office.ts'
import { addAuthenticator } from './operators.ts'
import { visit } from './products.ts'

test('who types the code of the mail is in, and a wrong one is told so', async ({ page }) => {
  const email = someEmail('ana')
  const shop = await openShopOf(email)
  await page.goto(at(`/${shop.subdomain}`))
  await expect(page).toHaveURL(at(`/enter?next=%2F${shop.subdomain}`))
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByRole('button', { name: 'Enviarme el código' }).tap()
  const right = await shownCode(page)
  const code = page.getByLabel('Código de seis cifras')
  await code.fill(right === '123456' ? '654321' : '123456')
  await page.getByRole('button', { name: 'Entrar', exact: true }).tap()
  await expect(page.getByRole('alert')).toHaveText(/^Ese código no es/)
  await expect(code).toBeFocused()
  await code.fill(right)
  await page.getByRole('button', { name: 'Entrar', exact: true }).tap()
  await expect(page).toHaveURL(at(`/${shop.subdomain}`))
  await expect(page.getByText('Para dejar la tienda lista:')).toBeVisible()
})

test('the code works, however late the browser’s own offer of passkeys is answered', async ({ page }) => {
  const email = someEmail('ana')
  let answer = () => {}
  const later = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/passkey-options', async (route) => {
    await later
    await route.continue()
  })
  const offered = page.waitForRequest('**/passkey-options')
  await page.goto(at('/enter'))
  await offered
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByRole('button', { name: 'Enviarme el código' }).tap()
  const code = await shownCode(page)
  const late = page.waitForResponse('**/passkey-options')
  answer()
  await late
  await page.getByLabel('Código de seis cifras').fill(code)
  await page.getByRole('button', { name: 'Entrar', exact: true }).tap()
  await expect(page.getByRole('main')).not.toContainText('Revisa tu correo')
})

test('the session is a cookie that no script reads, and signing out ends it', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'es-CO' })
  const page = await context.newPage()
  await signIn(page, someEmail('ana'))
  const session = (await context.cookies()).find(({ name }) => name === 'office')
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  await page.goto(at('/'))
  await page.getByRole('button', { name: 'Salir' }).click()
  await expect(page).toHaveURL(at('/enter'))
  // A copy of the cookie is no longer valid.
  await context.addCookies(session ? [session] : [])
  await page.goto(at('/me'))
  await expect(page).toHaveURL(at('/enter?next=%2Fme'))
  await context.close()
})

test('the link of the mail does nothing by itself, and in another browser it shows the digits', async ({
  page,
  browser,
}) => {
  const email = someEmail('ana')
  await page.goto(at('/enter'))
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByRole('button', { name: 'Enviarme el código' }).tap()
  const code = await shownCode(page)
  const link =
    /http:\/\/office\.localhost:\d+\/enter\/link\/[\w-]+/.exec(await mailTo(email, '/enter/link/'))?.[0] ?? ''

  const elsewhere = await browser.newContext({ locale: 'es-CO' })
  const other = await elsewhere.newPage()
  await other.goto(link)
  await other.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(other.getByText(code)).toBeVisible()
  await elsewhere.close()

  await page.goto(link)
  await page.getByRole('button', { name: 'Entrar', exact: true }).tap()
  await expect(page).toHaveURL(at('/?new'))
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('one signs in, too', async ({ page }) => {
    const email = someEmail('ana')
    const shop = await openShopOf(email)
    await signIn(page, email)
    await page.getByRole('link', { name: shop.name }).tap()
    await page.getByRole('link', { name: 'Más', exact: true }).tap()
    await page.getByRole('main').getByRole('link', { name: 'Registro' }).tap()
    await expect(page.getByRole('heading', { name: 'Registro' })).toBeVisible()
  })
})

test.describe('with a passkey', () => {
  /** Signs in and creates a passkey. */
  async function keepPasskey(page: Page) {
    const touching = await addAuthenticator(page)
    await signIn(page, someEmail('ana'))
    await page.getByRole('button', { name: 'Agregar este dispositivo' }).tap()
    await expect(page.getByRole('status')).toContainText('la próxima vez entras con este dispositivo')
    return touching
  }

  test('one is in by a touch, until it is removed', async ({ page }) => {
    const touching = await keepPasskey(page)
    // The e-mail field offers the passkey, too: without user presence, until the button was pressed.
    await touching(false)
    await page.getByRole('button', { name: 'Salir' }).tap()
    await expect(page).toHaveURL(at('/enter'))
    await visit(page, at('/enter'))
    // User presence that starts later would come after the button's request.
    await page.route(at('/passkey-options'), async (route) => {
      await touching(true)
      await route.continue()
    })
    await page.getByRole('button', { name: 'Entrar con huella, rostro o llave' }).tap()
    await expect(page).toHaveURL(at('/'))
    await page.goto(at('/me'))
    await page.getByRole('button', { name: /^Quitar: / }).tap()
    await expect(page.getByText('Todavía no tienes ninguna.')).toBeVisible()
  })

  test('one is in by what the field for the address offers', async ({ page }) => {
    await keepPasskey(page)
    await page.getByRole('button', { name: 'Salir' }).tap()
    await expect(page).toHaveURL(at('/'))
  })
})
