import { at, axeOn, expect, manage, openShopOf, test } from './office.ts'
import { settle, visit } from './products.ts'

const LINES = 'La llevamos en moto, de 9 a 6.'

test('lines of the shop are written into the mail of a step, counted, and kept when somebody else changes others', async ({
  page,
  owner,
}) => {
  const shop = await openShopOf(owner.email)
  const params = { shopId: shop.id }
  await page.context().addCookies(owner.state.cookies)
  await visit(page, at(`/${shop.subdomain}/more`))
  await page.getByRole('link', { name: 'WhatsApp y correos' }).tap()
  await page.getByRole('link', { name: 'Correos', exact: true }).tap()
  const mail = page.getByRole('region', { name: 'Pedido confirmado' })
  const preview = mail.getByRole('status')
  await expect(preview).toContainText(`Hola, Marcela: ${shop.name} confirmó tu pedido`)
  await expect(preview).toContainText('Ver mi pedido')
  await expect(mail.getByText('0 de 500 caracteres.')).toBeVisible()
  await mail.getByLabel('Tus líneas').fill(LINES)
  await expect(mail.getByText(`${LINES.length} de 500 caracteres.`)).toBeVisible()
  await expect(preview).toContainText(LINES)
  expect(await axeOn(page)).toEqual([])

  // Leaving for the other texts would lose the lines.
  await page.getByRole('link', { name: 'WhatsApp', exact: true }).tap()
  const leaving = page.getByRole('dialog', { name: '¿Salir sin guardar?' })
  await leaving.getByRole('button', { name: 'Seguir aquí' }).tap()
  await expect(leaving).toHaveCount(0)
  await page.getByRole('button', { name: 'Guardar' }).tap()
  await expect(page.locator('.toast')).toContainText('Guardado')
  await settle(page)

  expect((await manage().getMailNotes({ params })).notes).toEqual({ confirmed: LINES })

  await manage().changeMailNotes({ params, revision: '*', body: { notes: { sent: 'En bicicleta.' } } })
  await mail.getByLabel('Tus líneas').fill('')
  await expect(preview).not.toContainText(LINES)
  await page.getByRole('button', { name: 'Guardar' }).tap()
  await expect(page.getByRole('alert')).toContainText('cambió esto mientras escribías')
  await expect(mail.getByLabel('Tus líneas')).toHaveValue('')
  await settle(page)
  await page.getByRole('button', { name: 'Guardar' }).tap()
  await expect(page.locator('.toast')).toContainText('Guardado')
  expect((await manage().getMailNotes({ params })).notes.confirmed).toBeUndefined()
})

test('without scripts, lines that are too long are kept and refused at their field', async ({ browser, owner }) => {
  const shop = await openShopOf(owner.email)
  const context = await browser.newContext({ locale: 'es-CO', javaScriptEnabled: false, storageState: owner.state })
  const page = await context.newPage()
  await page.goto(at(`/${shop.subdomain}/settings/messages?view=mails`))
  const lines = page.getByRole('region', { name: 'En camino' }).getByLabel('Tus líneas')
  await expect(page.getByText('Hasta 500 caracteres.').first()).toBeVisible()
  await lines.evaluate((area) => area.removeAttribute('maxlength'))
  await lines.fill('x'.repeat(501))
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Tiene 501 caracteres, y caben 500.')).toBeVisible()
  await expect(lines).toHaveValue('x'.repeat(501))
  await lines.evaluate((area) => area.removeAttribute('maxlength'))
  await lines.fill('En moto.\nDe 9 a 6.')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Guardado')).toBeVisible()
  const { notes } = await manage().getMailNotes({ params: { shopId: shop.id } })
  expect(notes).toEqual({ sent: 'En moto.\nDe 9 a 6.' })
  await context.close()
})
