import { at, axeOn, expect, manage, openShopOf, someEmail, test } from './office.ts'
import { settle, visit } from './products.ts'

type Shop = Awaited<ReturnType<typeof openShopOf>>

/** Gives the shop an e-mail address, so that its contact page has a form; returns the address. */
async function withAddress({ id }: Shop): Promise<string> {
  const params = { shopId: id }
  const { revision } = await manage().getShop({ params })
  const email = someEmail('tienda')
  await manage().changeShop({ params, revision, body: { email } })
  return email
}

const contactPage = ({ subdomain }: Shop) => `http://${subdomain}.localhost:${process.env.STOREFRONT_PORT}/contacto`

test('what a shopper writes in the shop is read in the office, assigned, answered and done', async ({
  browser,
  page,
  owner,
}) => {
  const shop = await openShopOf(owner.email)
  await withAddress(shop)
  const beto = someEmail('beto')
  await manage().addMember({ params: { shopId: shop.id }, body: { email: beto, role: 'sales' } })

  const shopper = await (await browser.newContext({ locale: 'es-CO' })).newPage()
  await shopper.goto(contactPage(shop), { waitUntil: 'networkidle' })
  const form = shopper.getByRole('main').locator('[data-contact]')
  await form.getByLabel('Nombre').fill('Marcela Ríos')
  await form.getByLabel('Correo').fill('marcela@correo.example')
  await form.getByLabel('Teléfono').fill('300 111 2233')
  await form.getByLabel('Mensaje').fill('¿Tienen la ruana en azul?\nEs para regalo.')
  await form.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(shopper.getByText('Recibimos tu mensaje')).toBeVisible()
  await shopper.context().close()

  await page.context().addCookies(owner.state.cookies)
  await visit(page, at(`/${shop.subdomain}/more`))
  await page.getByRole('link', { name: 'Mensajes', exact: true }).tap()
  const message = page.getByRole('listitem').filter({ hasText: 'Marcela Ríos' })
  await expect(message).toContainText('¿Tienen la ruana en azul?')
  await expect(message).toContainText('300 111 2233')
  await settle(page)
  expect(await axeOn(page)).toEqual([])

  const assign = message.locator('summary').filter({ hasText: 'Asignar' })
  await assign.tap()
  await message.getByLabel('Quién lo responde').selectOption({ label: beto })
  await message.getByRole('button', { name: 'Asignar: Marcela Ríos' }).tap()
  await expect(page.getByRole('status')).toContainText(`Ahora lo responde ${beto}.`)
  await expect(message).toContainText(`Lo responde: ${beto}`)
  await settle(page)
  await page.getByRole('link', { name: 'Los míos' }).tap()
  await expect(page.getByText('No tienes mensajes por responder.')).toBeVisible()
  await page.getByRole('link', { name: 'Por responder' }).tap()

  const mail = message.getByRole('link', { name: 'Responder por correo: Marcela Ríos' })
  const mailTo = new URL((await mail.getAttribute('href')) ?? '')
  expect([mailTo.protocol, mailTo.pathname]).toEqual(['mailto:', 'marcela@correo.example'])
  expect(mailTo.searchParams.get('subject')).toBe(`Tu mensaje a ${shop.name}`)
  expect(mailTo.searchParams.get('body')).toContain('> Es para regalo.')
  const chat = message.getByRole('link', { name: 'Responder por WhatsApp: Marcela Ríos' })
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/573001112233\?text=Hola%2C%20Marcela/)
  // The chat itself is not tested here, only that opening it is recorded.
  await page.context().route(/wa\.me/, (route) => route.fulfill({ body: 'chat' }))
  const opened = page.context().waitForEvent('page')
  await chat.tap()
  await (await opened).close()
  await expect(message).toContainText('abrió una respuesta')
  await settle(page)

  await message.getByRole('button', { name: 'Listo: Marcela Ríos' }).tap()
  await expect(page.getByRole('status')).toContainText('Listo el mensaje de Marcela Ríos.')
  await expect(page.getByText('Todo respondido.')).toBeVisible()
  await settle(page)
  await page.getByRole('button', { name: 'Deshacer' }).tap()
  await expect(message).toBeVisible()
  await settle(page)
  await message.getByRole('button', { name: 'Es correo basura: Marcela Ríos' }).tap()
  await expect(page.getByText('Todo respondido.')).toBeVisible()
  await settle(page)
  await page.getByRole('link', { name: 'Correo basura' }).tap()
  await expect(message.getByRole('link', { name: /Responder/ })).toHaveCount(0)
  await message.getByRole('button', { name: 'Abrir de nuevo: Marcela Ríos' }).tap()
  await expect(page.getByRole('status')).toContainText('otra vez por responder')
})

test('without scripts, a message is read whole, found, assigned and done', async ({ browser, owner }) => {
  const shop = await openShopOf(owner.email)
  await withAddress(shop)
  await manage().addMember({ params: { shopId: shop.id }, body: { email: someEmail('caro'), role: 'sales' } })
  const context = await browser.newContext({ locale: 'es-CO', javaScriptEnabled: false, storageState: owner.state })
  const page = await context.newPage()
  const long = Array.from({ length: 90 }, (_, at) => `palabra${at}`).join(' ')
  for (const [name, text] of [
    ['Úrsula', '¿Abren los domingos?'],
    ['Melquíades', `${long} final.`],
  ] as const) {
    await page.goto(contactPage(shop))
    const form = page.getByRole('main').locator('[data-contact]')
    await form.getByLabel('Nombre').fill(name)
    await form.getByLabel('Correo').fill('alguien@correo.example')
    await form.getByLabel('Mensaje').fill(text)
    await form.getByRole('button', { name: 'Enviar mensaje' }).click()
    await expect(page.getByText('Recibimos tu mensaje')).toBeVisible()
  }

  await page.goto(at(`/${shop.subdomain}/messages`))
  await expect(page.getByRole('listitem').filter({ hasText: 'Responder por correo' })).toHaveCount(2)
  await page.getByRole('searchbox').fill('melquiades')
  await page.getByRole('button', { name: 'Buscar' }).click()
  const message = page.getByRole('listitem').filter({ hasText: 'Melquíades' })
  await expect(message).toBeVisible()
  await expect(page.getByText('Úrsula')).toHaveCount(0)
  await expect(message.getByText('final.')).toBeHidden()
  await message.locator('summary').filter({ hasText: 'Leer el resto' }).click()
  await expect(message.getByText('final.')).toBeVisible()
  await message.locator('summary').filter({ hasText: 'Asignar' }).click()
  await message.getByLabel('Quién lo responde').selectOption({ index: 1 })
  await message.getByRole('button', { name: 'Asignar: Melquíades' }).click()
  await expect(message).toContainText('Lo responde:')
  await message.getByRole('button', { name: 'Listo: Melquíades' }).click()
  await expect(page.getByText('Listo el mensaje de Melquíades.')).toBeVisible()
  await context.close()
})

test('a shop to which nobody has written says how they would, and one without an address why they cannot', async ({
  page,
  owner,
}) => {
  const shop = await openShopOf(owner.email)
  await page.context().addCookies(owner.state.cookies)
  await visit(page, at(`/${shop.subdomain}/messages`))
  await expect(page.getByText('Nadie te ha escrito todavía.')).toBeVisible()
  await expect(page.getByText('Tu tienda no tiene correo')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ver la página de contacto' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Poner un correo' })).toHaveAttribute(
    'href',
    `/${shop.subdomain}/settings/shop`,
  )
  await withAddress(shop)
  await visit(page, at(`/${shop.subdomain}/messages`))
  await expect(page.getByRole('link', { name: 'Ver la página de contacto' })).toHaveAttribute('href', contactPage(shop))
})
