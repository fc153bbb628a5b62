import type { Page } from '@playwright/test'
import { at, expect, manage, openShopOf, placeOrder, shownCode, signIn, someEmail, test } from './office.ts'
import { openApiProxy, openOffice } from './offices.ts'
import { openList, settle, visit } from './products.ts'

const UNSENT = 'Lo que escribiste sigue aquí'

/** Submits the form twice: while `away` is on, which must keep it, and after that. */
async function sendTwice(page: Page, button: string, away: (on: boolean) => Promise<void>, kept: () => Promise<void>) {
  await away(true)
  await page.getByRole('button', { name: button }).tap()
  await expect(page.getByRole('alert').filter({ hasText: UNSENT })).toBeVisible()
  await settle(page)
  await kept()
  await away(false)
  await page.getByRole('button', { name: button }).tap()
}

test.describe('without a connection', () => {
  // Chromium logs failed requests, with another message if the service worker handled them.
  test.use({ expected: /^Failed to load resource: net::ERR_(?:INTERNET_DISCONNECTED|FAILED)/ })

  test('a product, an article and settings stay as they were typed, and are saved once it is back', async ({
    page,
    context,
    owner,
  }) => {
    const shop = await openList(page, owner)
    const at_ = (path: string) => at(`/${shop.subdomain}${path}`)
    const away = (on: boolean) => context.setOffline(on)

    await visit(page, at_('/products/new'))
    await page.getByLabel('Nombre').fill('Ruana')
    await page.getByLabel('Precio', { exact: true }).fill('90.000')
    await sendTwice(page, 'Publicar', away, () => expect(page.getByLabel('Nombre')).toHaveValue('Ruana'))
    await expect(page.getByText('Listo: ya está en venta.')).toBeVisible()

    await visit(page, at_('/new-article'))
    await page.getByLabel('Título', { exact: true }).fill('Cómo se lava la lana')
    await sendTwice(page, 'Guardar como borrador', away, () =>
      expect(page.getByLabel('Título', { exact: true })).toHaveValue('Cómo se lava la lana'),
    )
    await expect(page).toHaveURL(/\/articles\/como-se-lava-la-lana/)

    await visit(page, at_('/settings/orders'))
    await page.getByLabel('Compra mínima').fill('20.000')
    await sendTwice(page, 'Guardar', away, async () => {
      await expect(page.getByLabel('Compra mínima')).toHaveValue(/20\.000/)
      await expect(page.getByText('Hay cambios sin guardar')).toBeVisible()
    })
    await expect(page.locator('.toast')).toContainText('Guardado')
  })

  test('a program is let in once it is back', async ({ page, context, owner }) => {
    const { userCode } = await manage().startDeviceLogin({ body: { name: 'Un programa' } })
    await context.addCookies(owner.state.cookies)
    const away = (on: boolean) => context.setOffline(on)
    await visit(page, at('/device'))
    await page.getByLabel('Código del programa').fill(userCode)
    await sendTwice(page, 'Buscar', away, () => expect(page.getByLabel('Código del programa')).toHaveValue(userCode))
    await expect(page.getByRole('button', { name: 'Dejarlo entrar' })).toBeVisible()
    await sendTwice(page, 'Dejarlo entrar', away, () => expect(page.getByText('¿Dejar entrar a «')).toBeVisible())
    await expect(page.getByText('Listo')).toBeVisible()
  })

  test('nobody is told that they have signed out', async ({ page, context }) => {
    await signIn(page, someEmail('ana'))
    await visit(page, at('/me'))
    const leave = page.getByRole('button', { name: 'Salir', exact: true })
    await context.setOffline(true)
    await leave.tap()
    await expect(page.getByRole('alert').filter({ hasText: 'conexión' })).toBeVisible()
    await expect(page).toHaveURL(at('/me'))
    await context.setOffline(false)
    await leave.tap()
    await expect(page).toHaveURL(at('/enter'))
    await page.goto(at('/me'))
    await expect(page).toHaveURL(/\/enter/)
  })

  test('leaving is asked about all the same', async ({ page, context, owner }) => {
    const shop = await openShopOf(owner.email)
    await page.context().addCookies(owner.state.cookies)
    await visit(page, at(`/${shop.subdomain}/settings/orders`))
    await context.setOffline(true)
    await page.getByLabel('Compra mínima').fill('20.000')
    const asked = new Promise<string>((resolve) => {
      page.once('dialog', async (dialog) => {
        resolve(dialog.message())
        await dialog.dismiss()
      })
    })
    await page.getByRole('link', { name: 'Hoy' }).tap()
    expect(await asked).toBe('Hay cambios sin guardar. ¿Salir de todos modos?')
    await expect(page.getByLabel('Compra mínima')).toHaveValue(/20\.000/)
    await context.setOffline(false)
  })
})

test.describe('while the API is away', () => {
  test.use({ expected: /^Failed to load resource: the server responded with a status of 503/ })

  test('what is sent stays as it was typed, and is saved once it is back', async ({ page, owner }) => {
    const shop = await openList(page, owner)
    const { id } = await manage().createProduct({ params: shop.params, body: { name: 'Gorro', price: 10_000_00 } })
    const api = await openApiProxy()
    const office = await openOffice(api.url)
    const away = async (on: boolean) => api.away(on)
    try {
      await visit(page, `${office.url}/${shop.subdomain}/products/${id}`)
      await page.getByLabel('Nombre').fill('Gorro de lana')
      await sendTwice(page, 'Guardar cambios', away, () =>
        expect(page.getByLabel('Nombre')).toHaveValue('Gorro de lana'),
      )
      await expect(page.getByText('Guardado: Gorro de lana.')).toBeVisible()

      await visit(page, `${office.url}/${shop.subdomain}/settings/shop`)
      await page.getByLabel('Descripción corta').fill('Lana de verdad')
      await sendTwice(page, 'Guardar', away, () =>
        expect(page.getByLabel('Descripción corta')).toHaveValue('Lana de verdad'),
      )
      await expect(page.locator('.toast')).toContainText('Guardado')
    } finally {
      await office.stop()
      api.stop()
    }
  })

  test('what is typed beside a form that was saved stays, and the page follows once it is back', async ({
    page,
    owner,
  }) => {
    const shop = await openShopOf(owner.email)
    const body = { code: 'LANA', reduction: { kind: 'percentage', percent: 10 } as const }
    await manage().createCoupon({ params: { shopId: shop.id }, body })
    await page.context().addCookies(owner.state.cookies)
    const api = await openApiProxy()
    const office = await openOffice(api.url)
    try {
      await visit(page, `${office.url}/${shop.subdomain}/coupons`)
      const code = page.getByLabel('Código', { exact: true })
      await code.fill('A medio escribir')
      api.awayAfterWrite()
      const failed = page.waitForResponse((response) => response.status() >= 500)
      await page.getByRole('button', { name: 'Cerrar: LANA' }).tap()
      await failed
      await expect(code).toHaveValue('A medio escribir')
      api.away(false)
      await expect(page.getByRole('button', { name: 'Abrir otra vez: LANA' })).toBeVisible()
      await expect(code).toHaveValue('A medio escribir')
    } finally {
      await office.stop()
      api.stop()
    }
  })

  test('who has to prove who they are meanwhile loses nothing, and is told why it did not work', async ({ page }) => {
    const email = someEmail('ana')
    const shop = await openShopOf(email)
    const api = await openApiProxy()
    const office = await openOffice(api.url)
    try {
      await page.goto(`${office.url}/enter`)
      await page.getByLabel('Correo electrónico').fill(email)
      await page.getByRole('button', { name: 'Enviarme el código' }).tap()
      await page.getByLabel('Código de seis cifras').fill(await shownCode(page))
      await page.getByRole('button', { name: 'Entrar', exact: true }).tap()
      await expect(page.getByRole('main')).not.toContainText('Revisa tu correo')
      await visit(page, `${office.url}/${shop.subdomain}/settings/domain`)
      const name = `www.${shop.subdomain}.example`
      await page.getByLabel('Tu dominio').fill(name)
      api.stale(true)
      await page.getByRole('button', { name: 'Conectar' }).tap()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Con un código por correo' }).tap()
      const code = dialog.getByLabel('Código de seis cifras')
      await code.fill(await shownCode(page))
      await settle(page)
      api.stale(false)
      api.away(true)
      await dialog.getByRole('button', { name: 'Confirmar' }).tap()
      await expect(page.getByRole('alert').filter({ hasText: UNSENT })).toBeVisible()
      await settle(page)
      await expect(page.getByLabel('Tu dominio')).toHaveValue(name)
      api.away(false)
      await page.getByRole('button', { name: 'Conectar' }).tap()
      await expect(page.getByRole('article', { name })).toBeVisible()
      // The check of the domain is loaded after the page.
      await settle(page)
    } finally {
      await office.stop()
      api.stop()
    }
  })
})

test('a product that is left while it is typed is asked nothing, and is offered again', async ({ page, owner }) => {
  const shop = await openList(page, owner)
  await visit(page, `${shop.list}/new`)
  await page.getByLabel('Nombre').fill('Poncho a medio escribir')
  await page.getByRole('link', { name: 'Hoy' }).tap()
  await expect(page).toHaveURL(at(`/${shop.subdomain}`))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await page.getByText('Seguir con ellos').tap()
  await expect(page.getByLabel('Nombre')).toHaveValue('Poncho a medio escribir')
})

test('who has not said a name yet chooses a language all the same', async ({ page }) => {
  await signIn(page, someEmail('ana'), '/me')
  await visit(page, at('/me'))
  await page.getByLabel('Idioma').selectOption('pt')
  await page.getByRole('button', { name: 'Guardar' }).tap()
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt')
  await expect(page.getByRole('button', { name: 'Salvar' })).toBeVisible()
})

test('without scripts amounts that cannot be read are shown again as they were typed', async ({ browser, owner }) => {
  const shop = await openShopOf(owner.email)
  const params = { shopId: shop.id }
  const number = await placeOrder(shop.id, 'Teresa Batista')
  for (const next of ['confirm', 'pack', 'handOver', 'arrive', 'collect'] as const)
    await manage().takeOrderStep({ params: { ...params, number }, body: { step: 'advance', next } })
  const sizes = { options: [{ name: 'Talla', values: ['S'] }], variants: [{ values: ['S'] }] }
  const { id } = await manage().createProduct({ params, body: { name: 'Gorro', price: 10_000_00, ...sizes } })
  const context = await browser.newContext({ locale: 'es-CO', javaScriptEnabled: false, storageState: owner.state })
  const page = await context.newPage()
  const forms: readonly {
    readonly path: string
    readonly label: string
    readonly send: string
    readonly also?: Readonly<Record<string, string>>
  }[] = [
    { path: 'settings/orders', label: 'Compra mínima', send: 'Guardar' },
    { path: 'payments', label: 'Total máximo, con envío', send: 'Guardar contra entrega' },
    { path: 'coupons', label: 'Compra mínima', send: 'Cupón nuevo', also: { Código: 'LANA', 'Cuánto quita': '10%' } },
    { path: `orders/${number}`, label: 'Cuánto devuelves', send: 'Ya la devolví', also: { Motivo: 'Llegó rota' } },
    { path: `products/${id}/variants`, label: 'Valor', send: 'Poner en 1 variante' },
  ]
  for (const { path, label, send, also } of forms) {
    const typed: Readonly<Record<string, string>> = { ...also, [label]: 'veinte mil' }
    await page.goto(at(`/${shop.subdomain}/${path}`))
    const form = page
      .locator('form')
      .filter({ has: page.getByRole('button', { name: send, exact: true, includeHidden: true }) })
    const fold = page.locator('details:not([open])').filter({ has: form }).locator('> summary')
    if ((await fold.count()) > 0) await fold.click()
    for (const [name, text] of Object.entries(typed)) await form.getByLabel(name).fill(text)
    await form.getByRole('button', { name: send, exact: true }).click()
    // The typed values are there before the response, too.
    await expect(form.getByLabel(label), `${path}: the answer`).toHaveAttribute('aria-invalid', 'true')
    for (const [name, text] of Object.entries(typed))
      await expect(form.getByLabel(name), `${path}: ${name}`).toHaveValue(text)
  }
  await context.close()
})
