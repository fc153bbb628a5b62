import { brotliCompressSync } from 'node:zlib'
import { type APIRequestContext, type FrameLocator, type Page, request } from '@playwright/test'
import { at, axeOn, expect, manage, type Owner, openShopOf, signIn, someEmail, test } from './office.ts'

/** Opens the editor of a shop of its own, and waits for the preview's first answer. */
async function openEditor(page: Page, owner?: Owner) {
  const email = owner?.email ?? someEmail('ana')
  const shop = await openShopOf(email)
  // Sign-ins are rate limited by network; tests that do not sign out use an existing session.
  if (owner) await page.context().addCookies(owner.state.cookies)
  else await signIn(page, email)
  await page.goto(at(`/${shop.subdomain}/appearance`))
  await expect(page.locator('.stage-hint')).toHaveText('Toca cualquier parte de la tienda para cambiarla.', {
    timeout: 15_000,
  })
  return { email, shop, frame: page.frameLocator('iframe') }
}

const host = (subdomain: string) => `http://${subdomain}.localhost:${process.env.STOREFRONT_PORT}`
/** Requests a page of a shop without a browser: only browsers resolve `*.localhost`. */
function ask(context: APIRequestContext, url: string, sent?: Readonly<Record<string, string>>) {
  const { host: name, origin, pathname, port } = new URL(url)
  return context.fetch(`http://127.0.0.1:${port}${pathname}`, {
    headers: { host: name, ...(sent && { origin }) },
    ...(sent && { method: 'POST', form: sent }),
  })
}
const tokenOf = (frame: FrameLocator, name: string) =>
  frame.locator('html').evaluate((root, token) => getComputedStyle(root).getPropertyValue(token).trim(), name)
const tab = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap()
const saved = (page: Page) => expect(page.locator('.editor-bar [role=status]')).toHaveText('Borrador guardado')
const previewUrl = (page: Page) =>
  page
    .locator('iframe')
    .getAttribute('src')
    .then((src) => src ?? '')

test('colours are seen while they are chosen, guarded, published, and taken back (16)', async ({ page, owner }) => {
  const { shop, frame } = await openEditor(page, owner)
  expect(await axeOn(page)).toEqual([])
  await page.getByLabel('Fondo: código').fill('#fff4dd')
  await expect.poll(() => tokenOf(frame, '--bg')).toBe('#fff4dd')
  await page.getByLabel('Texto: código').fill('#c9b08a')
  await expect(page.getByText(/^Lo oscurecimos un poco para que se lea: 1,\d → 4,\d$/)).toBeVisible()
  await saved(page)
  // Shoppers see nothing of it yet.
  const home = () => ask(page.request, host(shop.subdomain)).then((answer) => answer.text())
  expect(await home()).not.toContain('#fff4dd')

  await page.getByRole('button', { name: 'Publicar' }).tap()
  await expect(page.locator('.changes li')).toHaveText(['Fondo', 'Texto'])
  await page.getByLabel('Nota para la historia (opcional)').fill('Más cálida')
  await page.getByRole('button', { name: 'Publicar ahora' }).tap()
  await expect(page.getByText('Publicado: así se ve tu tienda desde ya.')).toBeVisible()
  await expect.poll(home).toContain('#fff4dd')

  await tab(page, 'Historia')
  await expect(page.getByText('Más cálida')).toBeVisible()
  await page.getByRole('button', { name: /^Volver a esta: Versión 1/ }).tap()
  await expect(page.getByText('El borrador es como esa versión.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Publicar' }).tap()
  await page.getByRole('button', { name: 'Publicar ahora' }).tap()
  await expect.poll(home).not.toContain('#fff4dd')
})

test('a part that is tapped in the shop leads to its setting, and what was typed there is undone', async ({
  page,
  owner,
}) => {
  const { frame } = await openEditor(page, owner)
  await tab(page, 'Detalles')
  const field = page.locator('#setting-issueLine')
  await field.fill('Lino, por fin')
  await saved(page)
  await tab(page, 'Colores')
  // The template has a link over it, which would take a real click.
  await frame.getByText('Lino, por fin').first().dispatchEvent('click')
  await expect(field).toBeFocused()
  await field.fill('Lino otra vez')
  await saved(page)
  await page.getByRole('button', { name: 'Deshacer' }).tap()
  await expect(field).toHaveValue('Lino, por fin')
})

test('banners are added, named and put in order', async ({ page, owner }) => {
  const { frame } = await openEditor(page, owner)
  await tab(page, 'Banners')
  for (const title of ['Primero', 'Segundo']) {
    await page.getByRole('button', { name: 'Agregar otro' }).tap()
    await page.getByLabel('Título').fill(title)
    await saved(page)
    await page.locator('.entry-name[aria-expanded=true]').tap()
  }
  await page.getByRole('button', { name: 'Subir: Segundo' }).tap()
  await expect(page.locator('.entry-name').first()).toContainText('Segundo')
  await page.locator('.entry-name').first().tap()
  await page.getByRole('combobox', { name: 'Enlace' }).fill('javascript:alert(1)')
  await expect(page.getByText('Eso no sirve aquí.', { exact: false })).toBeVisible()
  await expect(frame.locator('[href^=javascript]')).toHaveCount(0)
})

test('another template is tried with what was set, and left, and shoppers see nothing of it (17)', async ({
  page,
  owner,
}) => {
  const { shop, frame } = await openEditor(page, owner)
  await page.getByLabel('Color de acento: código').fill('#b00000')
  await saved(page)
  await tab(page, 'Plantilla')
  await expect(page.locator('.try')).toHaveCount(13)
  await page.getByRole('button', { name: 'Probar Bruma' }).tap()
  await expect(frame.locator('html')).toHaveAttribute('data-template', '9')
  await tab(page, 'Colores')
  await expect(page.getByLabel('Color de acento: código')).toHaveValue('#b00000')
  const shown = await ask(page.request, host(shop.subdomain)).then((answer) => answer.text())
  expect(shown).toContain('data-template="5"')
  expect(shown).not.toContain('#b00000')

  await page.getByRole('button', { name: 'Publicar' }).tap()
  await expect(page.locator('.changes li')).toHaveText(['Plantilla: Portada → Bruma'])
  await page.getByText('Descartar el borrador').first().tap()
  await page.getByRole('button', { name: 'Descartar el borrador' }).tap()
  await expect(frame.locator('html')).toHaveAttribute('data-template', '5')
})

test('a preview is framed by the office alone, kept and indexed by nobody, and ends at sign-out (18)', async ({
  browser,
  page,
}) => {
  const { shop, email } = await openEditor(page)
  const url = await previewUrl(page)
  const anybody = await request.newContext()
  const answer = await ask(anybody, url)
  const headers = answer.headers()
  expect(answer.status()).toBe(200)
  expect(headers['content-security-policy']).toContain(`frame-ancestors ${new URL(at()).origin};`)
  expect(headers['x-robots-tag']).toContain('noindex')
  expect(headers['cache-control']).toBe('private, no-store')
  expect(headers['referrer-policy']).toBe('same-origin')
  expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>')
  const published = await ask(anybody, host(shop.subdomain))
  expect(published.headers()['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(await published.text()).not.toContain('/preview-')
  expect(await (await ask(anybody, `${host(shop.subdomain)}/robots.txt`)).text()).toContain('Disallow: /preview-')

  // Another shop's host has nothing at this address, and a page of another site gets no frame.
  const other = await openShopOf(email)
  expect((await ask(anybody, host(other.subdomain) + new URL(url).pathname)).status()).toBe(404)
  const strangers = await browser.newContext()
  const stranger = await strangers.newPage()
  await stranger.route('http://stranger.localhost/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${url}"></iframe>` }),
  )
  await stranger.goto('http://stranger.localhost/')
  await expect.poll(() => stranger.frames().at(1)?.url()).toContain('chrome-error')
  await strangers.close()

  // Nobody buys, writes or is counted there.
  for (const path of ['/checkout', '/contacto', '/events', '/suscripcion.json']) {
    const sent = await ask(anybody, url + path, { email: 'a@b.co' })
    expect([path, sent.status()]).toEqual([path, 403])
  }

  await page.goto(at('/me'))
  await page.getByRole('button', { name: 'Salir', exact: true }).tap()
  await expect(page.getByLabel('Correo electrónico')).toBeVisible()
  expect((await ask(anybody, url)).status()).toBe(404)
})

test('the editor is wide on a desk, narrow on a phone, and reads in both', async ({ page, owner }) => {
  await openEditor(page, owner)
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 700 })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect.soft(over, `at ${width}`).toBe(0)
  }
  for (const group of ['Plantilla', 'Tipografía', 'Logo', 'Banners', 'Detalles', 'Historia']) {
    await page.getByRole('button', { name: group, exact: true }).tap()
    // Without transitions: colours between two schemes fail the contrast check.
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    expect.soft(await axeOn(page), group).toEqual([])
  }
})

test('script of the editor stays within 240 kB', async ({ page, owner }) => {
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && response.url().startsWith(at()))
      sizes.push(response.body().then((body) => brotliCompressSync(body).length))
  })
  await page.context().addCookies(owner.state.cookies)
  await page.goto(at(`/${owner.shop.subdomain}/appearance`), { waitUntil: 'networkidle' })
  const size = (await Promise.all(sizes)).reduce((sum, each) => sum + each, 0) / 1000
  expect(size).toBeLessThanOrEqual(240)
})

test('colours of the logo are offered where they can be read, and taken by a tap', async ({ page, owner }) => {
  const shop = await openShopOf(owner.email)
  const params = { shopId: shop.id }
  const file = new Uint8Array(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="64" height="64"><path fill="#a3162e" d="M0 0h10v6H0z"/><path fill="#ffe9a8" d="M0 6h10v4H0z"/></svg>',
    ),
  )
  const { src } = await manage().uploadPicture({ params, file })
  await manage().changeShop({ params, revision: '*', body: { logo: src } })
  await page.context().addCookies(owner.state.cookies)
  await page.goto(at(`/${shop.subdomain}/appearance`))
  const offered = (of: string) =>
    page.locator('.field', { has: page.getByLabel(`${of}: código`) }).getByRole('group', { name: 'Colores de tu logo' })
  await expect(offered('Texto').getByRole('button')).toHaveCount(1)
  await expect(offered('Fondo').getByRole('button', { name: '#ffe9a8' })).toBeVisible()
  await offered('Texto').getByRole('button', { name: '#a3162e' }).tap()
  await expect(page.getByLabel('Texto: código')).toHaveValue('#a3162e')
  await expect(offered('Texto').getByRole('button', { name: '#a3162e' })).toHaveAttribute('aria-pressed', 'true')
  await saved(page)
  expect(await axeOn(page)).toEqual([])
})

test('a version that was published is looked at before it is the draft again', async ({ page, owner }) => {
  const { shop } = await openEditor(page, owner)
  const params = { shopId: shop.id }
  const change = async (headline: string) => {
    const { revision } = await manage().getAppearanceDraft({ params })
    return manage().changeAppearanceDraft({ params, revision, body: { settings: { headline } } })
  }
  const { revision } = await change('Portada de marzo')
  await manage().publishAppearance({ params, body: { revision } })
  await change('Portada de abril')
  await page.reload()
  await tab(page, 'Historia')
  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: /^Mirar: Versión 2/ }).tap()
  const look = await opening
  await expect(look.getByText('Portada de marzo').first()).toBeVisible()
  await expect(look.getByText('Vista previa: así se veía la tienda con esa versión.')).toBeVisible()
  expect((await manage().getAppearanceDraft({ params })).settings['5']).toMatchObject({ headline: 'Portada de abril' })
})

test('the checkout is one of the pages, with something to buy', async ({ page, owner }) => {
  const shop = await openShopOf(owner.email)
  const params = { shopId: shop.id }
  await manage().createProduct({ params, body: { name: 'Farol', price: 30_000_00, units: 2 } })
  await page.context().addCookies(owner.state.cookies)
  await page.goto(at(`/${shop.subdomain}/appearance`))
  await expect(page.locator('.stage-hint')).toHaveText('Toca cualquier parte de la tienda para cambiarla.')
  await page.getByLabel('Página').selectOption('Finalizar compra')
  const checkout = page.frameLocator('iframe').locator('[data-screen="Checkout"]')
  await expect(checkout.getByText('Farol').filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByLabel('Página')).toHaveValue('checkout')
})
