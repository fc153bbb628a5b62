import { randomBytes } from 'node:crypto'
import { lockShop, manage } from './manage.ts'
import { ask, at, expect, test, waitForHydration } from './shops.ts'

/** A new shop, locked with one code. */
async function lockedShop(words: Parameters<typeof lockShop>[2], contact: Contact = {}): Promise<string> {
  const subdomain = `cerrojo-${randomBytes(4).toString('hex')}`
  const created = await manage().createShop({ body: { subdomain, name: 'Cerrojo', ...SPANISH, ...contact } })
  await lockShop(created, 'Ábrete Sésamo', words)
  return subdomain
}
type Contact = { readonly chatNumber?: string; readonly email?: string }
const SPANISH = { templateId: 5, currency: 'COP', language: 'es' } as const
const WORDS = { title: 'Solo mayoristas', description: 'Pide tu código.' }
const hostOf = (shop: string) => new URL(at(shop)).host

test('S1: a locked shop shows only its gate at every address, and a right code unlocks it permanently', async ({
  page,
}) => {
  const shop = await lockedShop(WORDS)
  for (const path of ['/', '/productos', '/blog', '/cart', '/checkout', '/micompra', '/contacto', '/no/existe']) {
    const { status, body, headers } = await ask(path, { host: hostOf(shop) })
    expect([path, status, headers['cache-control']]).toEqual([path, 403, 'private, no-store'])
    expect(body).toContain('Solo mayoristas')
    expect(body).toContain('<meta name="robots" content="noindex"')
  }
  for (const path of ['/suggestions?q=a', '/productos.json', '/productos.data', '/cart-check', '/cities'])
    expect((await ask(path, { host: hostOf(shop) })).status).toBeGreaterThanOrEqual(400)

  await page.goto(at(shop, '/productos'))
  await expect(page.getByRole('heading', { level: 1, name: 'Solo mayoristas' })).toBeVisible()
  await expect(page.getByText('Pide tu código.')).toBeVisible()
  const code = page.getByRole('textbox', { name: 'Código de acceso' })
  await code.fill('otro')
  await code.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Ese código no abre la tienda')
  await code.fill('  ÁBRETE sésamo ')
  await code.press('Enter')
  await expect(page).toHaveURL(at(shop, '/productos'))
  await expect(page.getByRole('textbox', { name: 'Código de acceso' })).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await waitForHydration(page)
  await page.goto(at(shop))
  await expect(page.getByRole('navigation').first()).toBeVisible()
})

test('M2: the gate has the shop’s contact links, to ask for a code', async ({ page }) => {
  const shop = await lockedShop(WORDS, { chatNumber: '573001112233', email: 'hola@cerrojo.example' })
  for (const path of ['/', '/template14']) {
    await page.goto(at(shop, path))
    const ways = page.getByRole('main').getByText('¿No tienes el código? Pídelo:')
    await expect(ways.getByRole('link', { name: 'Escríbenos por WhatsApp' })).toHaveAttribute('href', /573001112233/)
    await expect(ways.getByRole('link', { name: 'hola@cerrojo.example' })).toBeVisible()
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('S1: the gate opens, too', async ({ page }) => {
    const shop = await lockedShop(WORDS)
    await page.goto(at(shop, '/contacto'))
    await page.getByRole('textbox', { name: 'Código de acceso' }).fill('ábrete sésamo')
    await page.getByRole('button', { name: 'Entrar' }).click()
    await expect(page).toHaveURL(at(shop, '/contacto'))
    await expect(page.getByRole('heading', { level: 1, name: 'Contacto' })).toBeVisible()
  })
})

test('S1: after five wrong codes the gate shows how long to wait, and it redirects to no other site', async () => {
  const shop = await lockedShop(WORDS)
  const form = { host: hostOf(shop), 'content-type': 'application/x-www-form-urlencoded' }
  for (const attempt of [1, 2, 3, 4, 5])
    expect((await ask('/acceso', form, `code=malo${attempt}&to=/`)).status).toBe(403)
  const { status, body, headers } = await ask('/acceso', form, 'code=malo6')
  expect(status).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(60)
  expect(body).toContain('Demasiados intentos.')
})

test('S1: after the code, the visitor is redirected within the shop', async () => {
  const shop = await lockedShop(WORDS)
  const form = { host: hostOf(shop), 'content-type': 'application/x-www-form-urlencoded' }
  for (const to of [
    '//evil.example',
    'https://evil.example/',
    '/\\evil.example',
    'javascript:1',
    '/productos?sort=nameAsc',
  ]) {
    const body = new URLSearchParams({ code: 'ábrete sésamo', to }).toString()
    const { status, headers } = await ask('/acceso', form, body)
    expect(status).toBe(303)
    expect(headers.location).toBe(to.startsWith('/productos') ? to : '/')
    expect(headers['set-cookie']?.[0]).toMatch(/^unlock_\d+=[^;]+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/)
  }
})

test('S2: a closed shop says so instead of selling; orders, contact and policies are still reachable', async ({
  page,
}) => {
  const shop = `cierre-${randomBytes(4).toString('hex')}`
  const { id } = await manage().createShop({ body: { subdomain: shop, name: 'Cierre', ...SPANISH } })
  await manage().closeShop({ params: { shopId: id } })
  for (const path of ['/', '/productos', '/cart', '/checkout?items=1:1', '/blog']) {
    const { status, body, headers } = await ask(path, { host: hostOf(shop) })
    expect([path, status, headers['cache-control']]).toEqual([path, 200, 'private, no-store'])
    expect(body).toContain('La tienda está cerrada por ahora.')
    expect(body).toContain('<meta name="robots" content="noindex"')
  }
  await page.goto(at(shop))
  await page.getByRole('main').getByRole('link', { name: 'Mi compra' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mi compra' })).toBeVisible()
  expect((await ask('/contacto', { host: hostOf(shop) })).status).toBe(200)
})

test('S2: a shop that is closed for a while says why and until when, in its language', async () => {
  const shop = `vacaciones-${randomBytes(4).toString('hex')}`
  const { id } = await manage().createShop({ body: { subdomain: shop, name: 'Sol', ...SPANISH } })
  const params = { shopId: id }
  await manage().closeShop({ params, body: { reason: '¡Vacaciones! <b>Sol</b>', opensOn: '2099-01-12' } })
  const body = async () => (await ask('/', { host: hostOf(shop) })).body
  expect(await body()).toContain('¡Vacaciones! &lt;b&gt;Sol&lt;/b&gt;')
  expect(await body()).toContain('Volvemos a abrir el 12 de enero de 2099.')
  const { revision } = await manage().getShop({ params })
  await manage().changeShop({ params, revision, body: { language: 'pt' } })
  await expect.poll(body).toContain('Voltamos a abrir em 12 de janeiro de 2099.')
})

test('M2: a locked shop without texts of its own says that it is locked, and has contact links', async () => {
  const shop = await lockedShop({})
  const sentence = 'La tienda está protegida con contraseña. Comunícate con la tienda.'
  await expect.poll(async () => (await ask('/', { host: hostOf(shop) })).body).toContain(sentence)
})
