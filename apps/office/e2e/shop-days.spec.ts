import type { Browser, Page } from '@playwright/test'
import { at, axeOn, expect, manage, type Owner, openShopOf, placeOrder, prove, test } from './office.ts'

/** A new shop of the owner, and one of its pages at a phone's size. */
async function openAt(browser: Browser, { state, email }: Owner, path: string) {
  const shop = await openShopOf(email)
  const size = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }
  const context = await browser.newContext({ storageState: state, locale: 'es-CO', ...size })
  const page = await context.newPage()
  await page.goto(at(`/${shop.subdomain}${path}`), { waitUntil: 'networkidle' })
  return { shop, page, params: { shopId: shop.id } }
}

const saved = (page: Page) => expect(page.locator('.toast')).toContainText('Guardado')
/** The date in so many days, as date fields have it. */
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10)

test('a shop is closed for a while: shoppers read why and until when', async ({ browser, owner }) => {
  const { page, params } = await openAt(browser, owner, '/settings/export')
  await page.locator('summary', { hasText: 'Cerrar la tienda' }).click()
  await page.getByLabel('Por qué cierras').fill('Estamos de vacaciones.')
  await page.getByLabel('Día en que abres de nuevo').fill('2020-01-01')
  await page.getByRole('button', { name: 'Cerrar la tienda' }).click()
  const wrong = page.getByText('Escribe un día que esté por venir.')
  await expect(page.getByRole('dialog').or(wrong).first()).toBeVisible()
  if (!(await wrong.isVisible())) await prove(page)
  await expect(wrong).toBeVisible()
  await expect(page.getByLabel('Por qué cierras')).toHaveValue('Estamos de vacaciones.')
  await page.getByLabel('Día en que abres de nuevo').fill('2099-01-12')
  await page.getByRole('button', { name: 'Cerrar la tienda' }).click()
  await expect(page.locator('.toast')).toContainText('Tienda cerrada.')
  expect(await axeOn(page)).toEqual([])
  expect(await manage().getShop({ params })).toMatchObject({
    open: false,
    closure: { reason: 'Estamos de vacaciones.', opensOn: '2099-01-12' },
  })
  await page.getByLabel('Por qué cierras').fill('Nos mudamos.')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect.poll(async () => (await manage().getShop({ params })).closure?.reason).toBe('Nos mudamos.')
  await page.getByRole('button', { name: 'Abrir otra vez' }).click()
  await expect(page.locator('.toast')).toContainText('Tienda abierta.')
  expect((await manage().getShop({ params })).closure).toBeNull()
})

test('ways of paying are put in order by buttons, and one that is switched on later leaves the order alone', async ({
  browser,
  owner,
}) => {
  const { page, params } = await openAt(browser, owner, '/payments')
  const { revision } = await manage().getShop({ params })
  const three = ['cashOnDelivery', 'toBeAgreed', 'payInStore'] as const
  await manage().changeShop({ params, revision, body: { paymentMethods: [...three] } })
  await page.reload({ waitUntil: 'networkidle' })
  const order = async () => (await manage().getShop({ params })).paymentMethods
  const last = page.getByRole('region', { name: 'En este orden' }).getByRole('listitem').last()
  await last.getByRole('button', { name: /^Subir: / }).click()
  await saved(page)
  expect(await order()).toEqual(['cashOnDelivery', 'payInStore', 'toBeAgreed'])
  await expect(last.getByRole('button', { name: /^Bajar: / })).toBeDisabled()
  expect(await axeOn(page)).toEqual([])
})

test('a discount says when it starts and when it ended', async ({ browser, owner }) => {
  const { page } = await openAt(browser, owner, '/discounts')
  await page.getByLabel('Cuánto quita').first().fill('10 %')
  await page.getByLabel('Desde (opcional)').fill(inDays(3))
  await page.getByLabel('Hasta, inclusive (opcional)').fill(inDays(2))
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Termina antes de empezar')).toBeVisible()
  await page.getByLabel('Hasta, inclusive (opcional)').fill(inDays(5))
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Programado')).toBeVisible()
  await expect(page.getByText(/^Empieza el .+ · hasta el /)).toBeVisible()
  // The discount does not apply today.
  await page.getByText('Prueba con un carrito').click()
  await page.getByLabel('Unidades', { exact: true }).fill('3')
  await page.getByLabel('Valor de los productos').fill('100.000')
  await page.getByRole('button', { name: 'Calcular' }).click()
  await expect(page.getByText('Ningún descuento para ese carrito.')).toBeVisible()
  await page.locator('summary', { hasText: 'Cambiar' }).first().click()
  await page.getByLabel('Desde (opcional)').first().fill(inDays(-5))
  await page.getByLabel('Hasta, inclusive (opcional)').first().fill(inDays(-3))
  await page.getByRole('button', { name: 'Guardar' }).first().click()
  await expect(page.getByText('Terminado')).toBeVisible()
  await expect(page.getByText(/ · terminó el /)).toBeVisible()
})

test('a buyer has a note, is blocked with a reason that the team sees, and unblocked', async ({ browser, owner }) => {
  const { page, shop } = await openAt(browser, owner, '/buyers')
  await placeOrder(shop.id, 'Marcela Ríos')
  await page.reload({ waitUntil: 'networkidle' })
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Marcela Ríos' })
  await row.locator('summary', { hasText: 'Nota privada' }).click()
  await row.getByRole('textbox', { name: 'Nota privada' }).fill('Llamar en la mañana')
  await row.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.locator('.toast')).toContainText('Nota guardada.')
  await expect(row.getByRole('paragraph').filter({ hasText: 'Llamar en la mañana' })).toBeVisible()
  await row.locator('summary', { hasText: 'Bloquear' }).click()
  await row.getByLabel('Por qué').fill('Tres paquetes devueltos')
  await row.getByRole('button', { name: 'Bloquear: Marcela Ríos' }).click()
  await expect(page.locator('.toast')).toContainText('Bloqueado.')
  await page.getByRole('link', { name: 'Bloqueados' }).click()
  await expect(row.getByText(/^Bloqueado por .+: Tres paquetes devueltos$/)).toBeVisible()
  expect(await axeOn(page)).toEqual([])
  await expect(placeOrder(shop.id, 'Marcela Ríos')).rejects.toThrow()
  // Both are shown to the team member who prepares her order.
  await row.getByRole('link', { name: 'Ver sus pedidos' }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Marcela Ríos/ })
    .click()
  await expect(page.getByText('Nota sobre esta persona')).toBeVisible()
  await expect(page.getByText('Llamar en la mañana')).toBeVisible()
  await expect(page.getByText(/^Bloqueado por .+: Tres paquetes devueltos$/)).toBeVisible()
  expect(await axeOn(page)).toEqual([])
  await page.goto(at(`/${shop.subdomain}/buyers?view=blocked`))
  await row.getByRole('button', { name: 'Desbloquear: Marcela Ríos' }).click()
  await expect(page.getByText('No has bloqueado a nadie.')).toBeVisible()
})

test('a branch has days with other hours', async ({ browser, owner }) => {
  const { page, params } = await openAt(browser, owner, '/branches')
  await page.getByLabel('Dirección').fill('Carrera 70 # 1-2')
  await page.getByLabel('Lugar en el mapa').fill('6.2001, -75.5740')
  await page.locator('summary', { hasText: 'Días con otro horario' }).click()
  const [eve, holiday] = [inDays(10), inDays(11)]
  await page.getByLabel('Día 1: fecha').fill(holiday)
  await page.getByLabel('Día 2: fecha').fill(eve)
  await page.getByLabel('Día 2: Abre').fill('09:00')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('alert')).toContainText('falta una de sus horas')
  await page.getByLabel('Día 2: Cierra').fill('13:00')
  await page.getByLabel('Aquí se recogen pedidos').uncheck()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('article')).toContainText('sin recogida')
  expect((await manage().listBranches({ params })).items).toMatchObject([
    {
      otherDays: [
        { day: eve, spans: [{ from: '09:00', to: '13:00' }] },
        { day: holiday, spans: [] },
      ],
      pickUp: false,
    },
  ])
})
