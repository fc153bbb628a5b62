import { at, axeOn, expect, manage, openShopOf, signIn, someEmail, test } from './office.ts'
import { settle, visit } from './products.ts'

/** A shopper's phone. */
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }

type Shop = Awaited<ReturnType<typeof openShopOf>>

/** The checkout of an order by chat in the shop. */
async function checkoutOf({ id, subdomain }: Shop): Promise<string> {
  const params = { shopId: id }
  const { id: product } = await manage().createProduct({
    params,
    body: { name: 'Ramo de girasoles', price: 80_000_00, units: 9 },
  })
  return `http://${subdomain}.localhost:${process.env.STOREFRONT_PORT}/checkout?items=${product}:1&chat=1`
}

test('what a shop asks is written, ordered, changed and taken back in the office, and seen by who orders by chat', async ({
  page,
  browser,
  owner,
}) => {
  const shop = await openShopOf(owner.email)
  const params = { shopId: shop.id }
  await page.context().addCookies(owner.state.cookies)
  const form = at(`/${shop.subdomain}/settings/chat-form`)
  await visit(page, at(`/${shop.subdomain}/more`))
  await page.getByRole('link', { name: 'Preguntas por WhatsApp' }).tap()
  await expect(page.getByText('Pregunta lo que te falta saber')).toBeVisible()
  await expect(page.getByText('Tu tienda no tiene WhatsApp')).toBeVisible()
  const { revision } = await manage().getShop({ params })
  await manage().changeShop({ params, revision, body: { chatNumber: '573001112233' } })

  const added = page.getByRole('form', { name: 'Pregunta nueva' })
  await added.getByLabel('Pregunta').fill('¿Qué dice la tarjeta?')
  await added.getByLabel('Respuesta ya escrita').fill('Con cariño')
  await added.getByRole('button', { name: 'Agregar' }).tap()
  await expect(page.locator('.toast')).toContainText('Ahora preguntas «¿Qué dice la tarjeta?».')
  await settle(page)
  await expect(page.getByText('Tu tienda no tiene WhatsApp')).toHaveCount(0)
  await added.getByLabel('Pregunta').fill(' ¿qué dice la TARJETA? ')
  await added.getByLabel('Qué escriben').selectOption({ label: 'Fecha' })
  await added.getByLabel('Respuesta ya escrita').fill('mañana')
  await added.getByRole('button', { name: 'Agregar' }).tap()
  await expect(added.getByText('Eso ya lo preguntas.')).toBeVisible()
  await expect(added.getByText('Se escribe así: 2026-12-24')).toBeVisible()
  await expect(added.getByLabel('Respuesta ya escrita')).toHaveValue('mañana')
  await added.getByLabel('Pregunta').fill('¿Qué día lo quieres?')
  await added.getByLabel('Respuesta ya escrita').fill('')
  await added.getByLabel('Obligatoria').check()
  await added.getByRole('button', { name: 'Agregar' }).tap()
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows.nth(1)).toContainText('Fecha · obligatoria')
  await settle(page)
  expect(await axeOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Subir «¿Qué día lo quieres?»' }).tap()
  await expect(rows.first()).toContainText('¿Qué día lo quieres?')
  await settle(page)

  const checkout = await checkoutOf(shop)
  const shopper = await (await browser.newContext({ locale: 'es-CO', ...PHONE })).newPage()
  await shopper.goto(checkout)
  const day = shopper.getByLabel('¿Qué día lo quieres?')
  const card = shopper.getByLabel('¿Qué dice la tarjeta?')
  await expect(day).toHaveAttribute('type', 'date')
  await expect(day).toHaveAttribute('required', '')
  await expect(card).toHaveValue('Con cariño')
  expect(await day.getAttribute('name')).toBe('answer0')

  const change = rows.nth(1).locator('summary').filter({ hasText: 'Cambiar' })
  await change.tap()
  await rows.nth(1).getByLabel('Pregunta').fill('¿Qué escribimos en la tarjeta?')
  await rows.nth(1).getByRole('button', { name: 'Guardar: ¿Qué dice la tarjeta?' }).tap()
  await expect(page.locator('.toast')).toContainText('«¿Qué escribimos en la tarjeta?» guardada.')
  await settle(page)
  await rows.first().locator('summary').filter({ hasText: 'Quitar' }).tap()
  await rows.first().getByRole('button', { name: 'Quitar: ¿Qué día lo quieres?' }).tap()
  await expect(page.locator('.toast')).toContainText('Ya no preguntas «¿Qué día lo quieres?».')
  await settle(page)
  await shopper.goto(checkout)
  await expect(shopper.getByLabel('¿Qué escribimos en la tarjeta?')).toBeVisible()
  await expect(day).toHaveCount(0)
  await shopper.context().close()
  await page.getByRole('button', { name: 'Deshacer' }).tap()
  await expect(rows.first()).toContainText('Fecha · obligatoria')
  const { fields } = await manage().getChatForm({ params })
  // The key of a changed question stays.
  expect(fields.map(({ key, label }) => [key, label])).toEqual([
    ['que-dia-lo-quieres', '¿Qué día lo quieres?'],
    ['que-dice-la-tarjeta', '¿Qué escribimos en la tarjeta?'],
  ])

  await settle(page)
  await manage().setChatForm({ params, revision: '*', body: { fields: [] } })
  await added.getByLabel('Pregunta').fill('¿Quién lo recibe?')
  await added.getByRole('button', { name: 'Agregar' }).tap()
  await expect(page.getByRole('alert')).toContainText('cambió esto mientras escribías')
  await expect(added.getByLabel('Pregunta')).toHaveValue('¿Quién lo recibe?')
  await settle(page)
  await added.getByRole('button', { name: 'Agregar' }).tap()
  await expect(rows).toHaveCount(1)
  await visit(page, form)
  await expect(rows.first()).toContainText('¿Quién lo recibe?')
})

test('without scripts a question is refused with what was typed, added and removed', async ({ browser, owner }) => {
  const shop = await openShopOf(owner.email)
  const context = await browser.newContext({ locale: 'es-CO', javaScriptEnabled: false, storageState: owner.state })
  const page = await context.newPage()
  await page.goto(at(`/${shop.subdomain}/settings/chat-form`))
  const added = page.getByRole('form', { name: 'Pregunta nueva' })
  await added.getByLabel('Pregunta').fill('¿Cuántas personas son?')
  await added.getByLabel('Qué escriben').selectOption({ label: 'Número' })
  await added.getByLabel('Obligatoria').check()
  await added.getByLabel('Respuesta ya escrita').fill('dos')
  await added.getByRole('button', { name: 'Agregar' }).click()
  await expect(added.getByText('Se escribe así: 2.5')).toBeVisible()
  await expect(added.getByLabel('Pregunta')).toHaveValue('¿Cuántas personas son?')
  await expect(added.getByLabel('Qué escriben')).toHaveValue('number')
  await expect(added.getByLabel('Obligatoria')).toBeChecked()
  await added.getByLabel('Respuesta ya escrita').fill('2')
  await added.getByRole('button', { name: 'Agregar' }).click()
  const row = page.getByRole('main').getByRole('listitem')
  await expect(row).toContainText('Número · obligatoria · ya escrito: «2»')
  await row.locator('summary').filter({ hasText: 'Quitar' }).click()
  await row.getByRole('button', { name: 'Quitar: ¿Cuántas personas son?' }).click()
  await expect(row).toHaveCount(0)
  await expect(page.getByText('Ya no preguntas')).toBeVisible()
  await context.close()
})

test('who looks after the texts asks questions without the other settings; who sells does not', async ({
  page,
  owner,
}) => {
  const [shop, other] = [await openShopOf(owner.email), await openShopOf(owner.email)]
  const eli = someEmail('eli')
  await manage().addMember({ params: { shopId: shop.id }, body: { email: eli, role: 'content' } })
  await manage().addMember({ params: { shopId: other.id }, body: { email: eli, role: 'sales' } })
  await signIn(page, eli)
  await visit(page, at(`/${shop.subdomain}/more`))
  await expect(page.getByRole('link', { name: 'WhatsApp y correos' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Preguntas por WhatsApp' }).tap()
  await expect(page.getByRole('form', { name: 'Pregunta nueva' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Poner un número' })).toHaveCount(0)
  await visit(page, at(`/${other.subdomain}/more`))
  await expect(page.getByRole('link', { name: 'Preguntas por WhatsApp' })).toHaveCount(0)
  await page.goto(at(`/${other.subdomain}/settings/chat-form`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu rol no alcanza para esto')
})
