import type { Browser, Page } from '@playwright/test'
import { at, axeOn, expect, manage, type Owner, prove, signIn, someEmail, test } from './office.ts'

/** A page of the owner's shop, at a phone's size. */
async function pageOf(browser: Browser, { state }: Owner): Promise<Page> {
  const size = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }
  const context = await browser.newContext({ storageState: state, locale: 'es-CO', ...size })
  return context.newPage()
}

const at_ = (owner: Owner, path: string) => at(`/${owner.shop.subdomain}${path}`)
/** Waits until the save is confirmed and the page has the new revision. */
async function saved(page: Page) {
  await expect(page.locator('.toast')).toContainText('Guardado')
  await expect(page.locator('html')).not.toHaveAttribute('data-busy')
}

test('who the shop is, and two people who change it at once', async ({ browser, owner }) => {
  const [one, other] = [await pageOf(browser, owner), await pageOf(browser, owner)]
  await one.goto(at_(owner, ''))
  await one.getByRole('link', { name: 'Pon tu WhatsApp' }).click()
  await expect(one.getByRole('heading', { level: 1 })).toHaveText('Mi tienda')
  await other.goto(at_(owner, '/settings/shop'))
  await one.getByLabel('WhatsApp').fill('+57 300 123 4567')
  await one.getByLabel('Ciudad').fill('medellin, antioquia')
  await one.getByRole('button', { name: 'Guardar' }).click()
  await saved(one)
  await one.goto(at_(owner, ''))
  await expect(one.getByText('Pon tu WhatsApp')).toBeHidden()

  await other.getByLabel('Descripción corta').fill('Lana de verdad')
  await other.getByRole('button', { name: 'Guardar' }).click()
  await expect(other.getByRole('alert')).toContainText('cambió esto mientras escribías')
  await expect(other.getByLabel('Descripción corta')).toHaveValue('Lana de verdad')
  // The page has loaded the newer version by then.
  await expect(other.locator('html')).not.toHaveAttribute('data-busy')
  await other.getByRole('button', { name: 'Guardar' }).click()
  await saved(other)
})

test('rules of orders', async ({ browser, owner }) => {
  const page = await pageOf(browser, owner)
  await page.goto(at_(owner, '/settings/orders'), { waitUntil: 'networkidle' })
  await page.getByLabel('Compra mínima').fill('veinte')
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await answered
  await expect(page.getByRole('alert')).toContainText('Escribe un valor')
  // Refused changes are unsaved: leaving asks, and staying loses nothing.
  await expect(page.getByText('Hay cambios sin guardar')).toBeVisible()
  await page.getByRole('link', { name: 'Hoy' }).click()
  await page.getByRole('dialog', { name: '¿Salir sin guardar?' }).getByRole('button', { name: 'Seguir aquí' }).click()
  await expect(page.getByLabel('Compra mínima')).toHaveValue('veinte')
  await page.getByLabel('Compra mínima').fill('20000')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await saved(page)
  await page.getByRole('link', { name: 'Hoy' }).click()
  await expect(page).toHaveURL(at_(owner, ''))
  await page.goBack()
  await page.getByLabel('Compra mínima').fill('30000')
  await page.getByRole('link', { name: 'Hoy' }).click()
  const leaving = page.getByRole('dialog', { name: '¿Salir sin guardar?' })
  await expect(leaving).toBeVisible()
  expect(await axeOn(page)).toEqual([])
  await leaving.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect(page).toHaveURL(at_(owner, ''))
  await page.goBack()
  await page.reload()
  await expect(page.getByLabel('Compra mínima')).toHaveValue('$20.000')
})

test('delivery by the purchase shows what it leaves open, by city it takes a pasted sheet', async ({
  browser,
  owner,
}) => {
  const page = await pageOf(browser, owner)
  await page.goto(at_(owner, '/shipping'), { waitUntil: 'networkidle' })
  await page.getByLabel('Según la compra').check()
  await page.getByLabel('Hasta').fill('99.999')
  await page.getByLabel('Envío', { exact: true }).fill('9.000')
  await page.getByLabel('Envío', { exact: true }).blur()
  await expect(
    page.getByText('Desde $100.000 no hay precio').or(page.getByText(/Desde \$99\.999.* no hay precio/)),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Otro tramo' }).click()
  await page.getByLabel('Compra desde').last().fill('100.000')
  await page.getByLabel('Envío', { exact: true }).last().fill('0')
  await page.getByLabel('Envío', { exact: true }).last().blur()
  await expect(page.getByText('no hay precio')).toBeHidden()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await saved(page)
  await page.getByLabel('Compra por').fill('100.000')
  await page.getByRole('button', { name: 'Calcular' }).click()
  await expect(page.getByText('El envío le sale gratis.')).toBeVisible()

  await page.getByLabel('Según la ciudad').check()
  await page.getByLabel('Ciudades y precios').fill('Medellin; 8.000; 1-2\nMacondo; 9.000')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('alert')).toContainText('Renglón 2: no conocemos «Macondo»')
  await page.getByLabel('Ciudades y precios').fill('Medellin\t8.000\t1-2\n* Antioquia; 12.000; 2-4')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await saved(page)
  await expect(page.getByLabel('Ciudades y precios')).toHaveValue(
    /^\* Antioquia; \$12\.000; 2-4\nMedellín, Antioquia; \$8\.000; 1-2$/,
  )
  await page.getByLabel('Ciudad', { exact: true }).fill('Medellín, Antioquia')
  await page.getByRole('button', { name: 'Calcular' }).click()
  await expect(page.getByText('Paga $8.000 de envío. Llega en 1 a 2 días hábiles.')).toBeVisible()
})

test('a change of where money goes waits, Today says so, and it can be cancelled', async ({ browser, owner }) => {
  const page = await pageOf(browser, owner)
  await page.goto(at_(owner, '/payments'))
  await page.getByLabel('Cuenta y a nombre de quién').fill('Banco Central 123')
  await page.getByRole('button', { name: 'Guardar la cuenta' }).click()
  await prove(page)
  await saved(page)
  await page.getByLabel('Cuenta y a nombre de quién').fill('Banco Lejano 999')
  await page.getByRole('button', { name: 'Guardar la cuenta' }).click()
  await expect(page.getByText('El cambio espera 24 horas.')).toBeVisible()
  await page.goto(at_(owner, ''))
  await page.getByRole('link', { name: 'Un cambio de adónde llega la plata espera 24 horas' }).click()
  const waiting = page.getByRole('region', { name: 'Cambios que esperan' })
  await expect(waiting).toContainText('Banco Lejano 999')
  await expect(waiting.getByRole('button', { name: 'Aceptar ahora' })).toBeHidden()

  const luz = someEmail('luz')
  await manage().addMember({ params: { shopId: owner.shop.id }, body: { email: luz, role: 'owner' } })
  const other = await pageOf(browser, { ...owner, state: { cookies: [], origins: [] } })
  await signIn(other, luz)
  await other.goto(at_(owner, '/payments'))
  const seen = other.getByRole('region', { name: 'Cambios que esperan' })
  await expect(seen).toContainText('Eres titular hace poco')
  await expect(seen.getByRole('button', { name: 'Aceptar ahora' })).toBeHidden()
  await page.getByLabel('Cuenta y a nombre de quién').fill('Banco Cercano 555')
  await page.getByRole('button', { name: 'Guardar la cuenta' }).click()
  await expect(waiting).toContainText('Banco Cercano 555')
  await seen.getByRole('button', { name: 'Cancelar el cambio' }).click()
  await expect(other.getByRole('alert')).toContainText('ya no es el que viste')
  await expect(seen).toContainText('Banco Cercano 555')

  await waiting.getByRole('button', { name: 'Cancelar el cambio' }).click()
  await expect(page.getByText('Cambio cancelado.')).toBeVisible()
  await expect(waiting).toBeHidden()
  // The typed text stays in its page.
  await page.reload()
  await expect(page.getByLabel('Cuenta y a nombre de quién')).toHaveValue('Banco Central 123')
})

test('a policy begins with a ready text, whose blanks have to be filled in', async ({ browser, owner }) => {
  const page = await pageOf(browser, owner)
  await page.goto(at_(owner, '/policies'))
  await page.getByRole('link', { name: 'Escribir: Devoluciones y retracto' }).click()
  const text = page.getByLabel('Texto')
  await expect(text).toHaveValue(/5 días hábiles desde que recibes/)
  await page.getByRole('button', { name: 'Publicar' }).click()
  await expect(page.getByRole('alert')).toContainText('espacios por llenar')
  await text.fill('## Si te arrepientes\n\nTienes 5 días hábiles.\n\n- sin usar\n- con etiquetas')
  await page.getByRole('button', { name: 'Publicar' }).click()
  await expect(page.getByText('Publicada. Ya se ve en la tienda.')).toBeVisible()
  await page.goto(at_(owner, '/policies/returns'))
  await expect(text).toHaveValue('## Si te arrepientes\n\nTienes 5 días hábiles.\n\n- sin usar\n- con etiquetas')
})

test('a branch has its week, a domain its records, the gate its codes', async ({ browser, owner }) => {
  const page = await pageOf(browser, owner)
  await page.goto(at_(owner, '/branches'))
  await page.getByLabel('Dirección').fill('Carrera 70 # 1-2')
  await page.getByLabel('Lugar en el mapa').fill('6.2001, -75.5740')
  await page.getByLabel('Lunes: Abre').fill('09:00')
  await page.getByLabel('Lunes: Cierra').fill('18:00')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('article')).toContainText('Lunes a viernes 09:00 a 18:00')

  const name = `www.${owner.shop.subdomain}.example`
  await page.goto(at_(owner, '/settings/domain'))
  await page.getByLabel('Tu dominio').fill(`https://${name}/`)
  await page.getByRole('button', { name: 'Conectar' }).click()
  await prove(page)
  const domain = page.getByRole('article', { name })
  await expect(domain).toContainText(`feria-shop=${owner.shop.subdomain}`)
  await expect(domain).toContainText('Sin verificar')
  // Four steps, the first of which is done; a step that could not be checked is never shown as done.
  const steps = domain.locator('.progress li')
  await expect(steps).toHaveCount(4)
  await expect(steps.nth(0)).toContainText('Agregado · listo')
  await expect(steps.nth(1)).toContainText(/Apunta aquí · (falta|no se sabe)/, { timeout: 20_000 })
  await expect(steps.nth(2)).toContainText('Es tuyo · falta')
  await expect(steps.nth(3)).toContainText('Candado (certificado) · falta')
  await expect(domain.getByText('Ahora: pon estos registros donde compraste el dominio.')).toBeVisible()
  const key = { shopId: owner.shop.id, name }
  await manage().verifyDomain({ params: key, body: { vouch: true } })
  await page.reload()
  await expect(steps.nth(2)).toContainText('Es tuyo · listo')
  await expect(steps.nth(3)).toContainText(/Candado \(certificado\) · (falta|no se sabe)/, { timeout: 20_000 })
  await manage().deleteDomain({ params: key, revision: '*' })

  await page.goto(at_(owner, '/settings/gate'))
  await page.getByLabel('Pedir un código para entrar').check()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('alert')).toContainText('Haz primero un código')
  await page.getByLabel('Código', { exact: true }).fill('mayoristas')
  await page.getByRole('button', { name: 'Crear el código' }).click()
  await expect(page.getByText('Código creado: mayoristas.')).toBeVisible()
  const button = page.getByLabel('Botón', { exact: true })
  await page.getByText('Colores de la entrada').click()
  await button.fill('#6E0F22')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.locator('.toast')).toContainText('Guardado')
  const gate = async () => (await manage().getGate({ params: { shopId: owner.shop.id } })).colors
  expect(await gate()).toEqual({ button: '#6e0f22' })
  await page.goto(at_(owner, '/settings/gate'))
  await page.getByText('Colores de la entrada').click()
  await expect(button).toHaveValue('#6e0f22')
  await button.fill('')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.locator('.toast')).toContainText('Guardado')
  expect(await gate()).toEqual({})
})
