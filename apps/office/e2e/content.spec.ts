import type { Browser, Locator, Page } from '@playwright/test'
import { fileOf } from './downloads.ts'
import { at, axeOn, expect, mailTo, type Owner, openShopOf, placeOrder, shownCode, test } from './office.ts'

/** A page of the owner's shop, at a phone's size. */
async function pageOf(browser: Browser, { state }: Owner): Promise<Page> {
  const size = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }
  const context = await browser.newContext({ storageState: state, locale: 'es-CO', ...size })
  return context.newPage()
}

const at_ = (owner: Owner, path: string) => at(`/${owner.shop.subdomain}${path}`)

test('an article is written, published, read in the shop, taken back and removed', async ({ browser, owner }) => {
  const page = await pageOf(browser, owner)
  await page.goto(at_(owner, '/articles'), { waitUntil: 'networkidle' })
  await expect(page.getByText('Tres ideas')).toBeVisible()
  expect(await axeOn(page)).toEqual([])
  await page.getByRole('link', { name: 'Artículo nuevo' }).click()
  await page.getByRole('button', { name: 'Publicar' }).click()
  await expect(page.getByText('Escribe un título.')).toBeVisible()
  await page.getByLabel('Título', { exact: true }).fill('Cómo se lava la lana')
  await page.getByRole('button', { name: 'Texto del artículo' }).click()
  await page.getByRole('textbox', { name: 'Texto del artículo' }).fill('Con agua fría.')
  await page.getByRole('button', { name: 'Publicar' }).click()
  await expect(page).toHaveURL(/\/articles\/como-se-lava-la-lana/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cómo se lava la lana')
  expect(await axeOn(page)).toEqual([])

  const link = (await page.getByRole('link', { name: 'Ver en la tienda' }).getAttribute('href')) ?? ''
  const shop = await page.context().newPage()
  await shop.goto(link)
  await expect(shop.getByText('Con agua fría.')).toBeVisible()

  await page.getByRole('button', { name: 'Pasar a borrador' }).click()
  await expect(page.locator('.toast')).toContainText('Guardado como borrador')
  await expect.poll(async () => (await shop.goto(link))?.status()).toBe(404)

  await page.goto(at_(owner, '/new-article'), { waitUntil: 'networkidle' })
  await page.getByLabel('Título', { exact: true }).fill('Cómo se lava la lana')
  await page.getByRole('button', { name: 'Guardar como borrador' }).click()
  await expect(page).toHaveURL(/\/articles\/como-se-lava-la-lana-2/)
  const listed = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Cómo se lava la lana' })
  await page.getByText('A la papelera').first().click()
  await page.getByRole('button', { name: 'A la papelera' }).click()
  await expect(page.getByText('Artículo en la papelera.')).toBeVisible()
  await expect(listed).toHaveCount(1)
  await page.getByRole('link', { name: 'Papelera' }).click()
  await expect(page.getByText(/En la papelera desde el/)).toBeVisible()
  expect(await axeOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Recuperar: Cómo se lava la lana' }).click()
  await expect(page.locator('.toast')).toContainText('Recuperado: Cómo se lava la lana.')
  await expect(page.getByText('La papelera está vacía.')).toBeVisible()
  await page.getByRole('link', { name: 'Artículos', exact: true }).first().click()
  await expect(listed).toHaveCount(2)
})

test('what is typed of an article is kept without saving, and a draft is published on its day', async ({
  browser,
  owner,
}) => {
  const page = await pageOf(browser, owner)
  await page.goto(at_(owner, '/new-article'), { waitUntil: 'networkidle' })
  const draftSaved = page.waitForResponse((response) => response.url().includes('/drafts/article/new'))
  await page.getByLabel('Título', { exact: true }).fill('Cómo se hila')
  await page.getByRole('button', { name: 'Texto del artículo' }).click()
  await page.getByRole('textbox', { name: 'Texto del artículo' }).fill('Con paciencia.')
  await draftSaved
  await expect(page.getByText('Borrador guardado')).toBeVisible()
  await page.close()

  const other = await pageOf(browser, owner)
  await other.goto(at_(owner, '/new-article'), { waitUntil: 'networkidle' })
  await other.getByRole('link', { name: 'Seguir con ellos' }).click()
  await expect(other.getByLabel('Título', { exact: true })).toHaveValue('Cómo se hila')
  await other.getByText('Publicar otro día').click()
  await other.getByLabel('Día').fill('2020-01-01')
  await other.getByRole('button', { name: 'Programar' }).click()
  await expect(other.getByText('Elige un día y una hora que estén por venir.')).toBeVisible()
  await other.getByLabel('Día').fill('2099-12-31')
  await other.getByRole('button', { name: 'Programar' }).click()
  await expect(other).toHaveURL(/\/articles\/como-se-hila/)
  await expect(other.getByText('Se publica el 31/12/2099')).toBeVisible()
  expect(await axeOn(other)).toEqual([])
  // Saved again, it keeps its day; Enter in a field saves, and does not publish.
  await other.getByLabel('Título', { exact: true }).press('Enter')
  await expect(other.locator('.toast')).toContainText('Programado: se publica el 31/12/2099')
  await other.goto(at_(owner, '/articles'), { waitUntil: 'networkidle' })
  await expect(other.getByRole('listitem').filter({ hasText: 'Cómo se hila' })).toContainText('Programado')
  await other.goto(at_(owner, '/new-article'), { waitUntil: 'networkidle' })
  await expect(other.getByText('cambios sin guardar')).toHaveCount(0)
})

test('what is typed of a policy is there after a closed tab, until it is published or not wanted', async ({
  browser,
  owner,
}) => {
  const shop = await openShopOf(owner.email)
  const address = at(`/${shop.subdomain}/policies/shipping`)
  const open = async (url = address) => {
    const page = await pageOf(browser, owner)
    await page.goto(url, { waitUntil: 'networkidle' })
    return page
  }
  const type = async (page: Page, text: string) => {
    const draftSaved = page.waitForResponse((response) => response.url().includes('/drafts/policy/shipping'))
    await page.getByLabel('Texto').fill(text)
    await draftSaved
    await expect(page.getByText('Borrador guardado')).toBeVisible()
    await page.close()
  }
  // Each page is another browser, so its draft is the server's.
  await type(await open(), 'Enviamos a todo el país.')
  const page = await open()
  await expect(page.getByLabel('Texto')).toHaveValue('')
  await page.getByRole('link', { name: 'Seguir con ellos' }).click()
  await expect(page.getByLabel('Texto')).toHaveValue('Enviamos a todo el país.')
  expect(await axeOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Publicar' }).click()
  await expect(page.locator('.toast')).toContainText('Publicada')
  await page.goto(address, { waitUntil: 'networkidle' })
  await expect(page.getByLabel('Texto')).toHaveValue('Enviamos a todo el país.')
  await expect(page.getByText('cambios sin guardar')).toHaveCount(0)

  // The same after leaving before the page was loaded again.
  await page.getByLabel('Texto').fill('Enviamos a todo el mundo.')
  await page.route('**/policies/shipping.data*', (route) =>
    route.request().method() === 'GET' ? undefined : route.continue(),
  )
  await page.getByRole('button', { name: 'Publicar' }).click()
  await expect(page.locator('.toast')).toContainText('Publicada')
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.unrouteAll()
  await expect(page.getByLabel('Texto')).toHaveValue('Enviamos a todo el mundo.')
  await expect(page.getByText('cambios sin guardar')).toHaveCount(0)
  await page.getByLabel('Texto').fill('Enviamos a todo el país.')
  await page.getByRole('button', { name: 'Publicar' }).click()
  await expect(page.locator('.toast')).toContainText('Publicada')

  // A draft that began with a ready text is kept as well, and deleted.
  await type(await open(`${address}?ready=1`), 'Enviamos los lunes.')
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect(page.getByText('cambios sin guardar')).toHaveCount(0)
  await expect(page.getByLabel('Texto')).toHaveValue('Enviamos a todo el país.')
  // What was published from a ready text is not offered as a draft.
  await page.goto(`${address}?ready=1`, { waitUntil: 'networkidle' })
  await page.getByLabel('Texto').fill('Enviamos los martes.')
  await page.getByRole('button', { name: 'Publicar' }).click()
  await expect(page.locator('.toast')).toContainText('Publicada')
  await expect(page).toHaveURL(address)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.getByLabel('Texto')).toHaveValue('Enviamos los martes.')
  await expect(page.getByText('cambios sin guardar')).toHaveCount(0)
})

test('what a shop takes along: a table by filters, people and the whole shop after a proof', async ({
  browser,
  owner,
}) => {
  const page = await pageOf(browser, owner)
  const number = await placeOrder(owner.shop.id, 'Marcela Ríos')
  await page.goto(at_(owner, '/orders?view=all&method=cashOnDelivery'), { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Descargar estos pedidos' }).click()
  await expect(page.getByText('Con los filtros de la lista de pedidos.')).toBeVisible()
  expect(await axeOn(page)).toEqual([])

  const textOf = async (button: string) => (await fileOf(page, button)).toString()
  expect(await textOf('Pedidos (CSV)')).toContain(`${number},`)
  expect(await textOf('Compradores (CSV)')).toContain('Marcela Ríos')
  expect(await textOf('Productos (CSV)')).toContain('Ruana de lana')
  expect((await textOf('Descargar la tienda (.feria)')).slice(0, 2)).toBe('PK')
})

test('a shop is deleted by its address, its owner is told, and takes it back', async ({ browser, owner }) => {
  const shop = await openShopOf(owner.email)
  const page = await pageOf(browser, owner)
  await page.goto(at(`/${shop.subdomain}/settings/export`), { waitUntil: 'networkidle' })
  // Waiting orders come first, with their action.
  await placeOrder(shop.id, 'Marcela Ríos')
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Hay 1 pedido por atender.' }).click()
  await expect(page.getByRole('link', { name: /^Marcela Ríos/ })).toBeVisible()
  await page.goto(at(`/${shop.subdomain}/settings/export`), { waitUntil: 'networkidle' })
  await page.locator('summary', { hasText: 'Borrar la tienda' }).click()
  await page.getByLabel(`Para confirmar, escribe «${shop.subdomain}»`).fill('otra-tienda')
  await page.getByRole('button', { name: 'Borrar la tienda' }).click()
  await proveIfAsked(page, page.getByText('No es la dirección de esta tienda.'))
  await page.getByLabel('Para confirmar').fill(shop.subdomain)
  await page.getByRole('button', { name: 'Borrar la tienda' }).click()
  await expect(page.locator('.toast')).toContainText('Se borra para siempre el')
  expect(await axeOn(page)).toEqual([])
  expect(await mailTo(owner.email, 'borr')).toContain(shop.name)

  await page.goto(at(`/${shop.subdomain}`))
  await expect(page.getByText('Esta tienda se borra para siempre el')).toBeVisible()
  await page.goto(at(`/${shop.subdomain}/settings/export`), { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Recuperar la tienda' }).click()
  await expect(page.locator('.toast')).toContainText('La tienda se queda')
  await page.getByRole('button', { name: 'Abrir otra vez' }).click()
  await proveIfAsked(page, page.locator('.toast'))
  await expect(page.locator('.toast')).toContainText('Tienda abierta')
})

/** Proves the identity, if the page asks for it before `done` is visible. */
async function proveIfAsked(page: Page, done: Locator): Promise<void> {
  const dialog = page.getByRole('dialog')
  await expect(dialog.or(done).first()).toBeVisible()
  if (!(await dialog.isVisible())) return
  await dialog.getByRole('button', { name: 'Con un código por correo' }).click()
  await dialog.getByLabel('Código de seis cifras').fill(await shownCode(page))
  await dialog.getByRole('button', { name: 'Confirmar' }).click()
  await expect(done).toBeVisible()
}
