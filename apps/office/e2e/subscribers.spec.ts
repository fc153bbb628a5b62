import { at, axeOn, expect, mailTo, openShopOf, someEmail, test } from './office.ts'

test('who subscribes in the shop and confirms by mail is in the office’s list, and is taken off it', async ({
  browser,
  page,
  owner,
}) => {
  const shop = await openShopOf(owner.email)
  const list = at(`/${shop.subdomain}/subscribers`)
  await page.context().addCookies(owner.state.cookies)
  await page.goto(list)
  await expect(page.getByText('Todavía nadie.')).toBeVisible()

  const reader = await browser.newPage({ locale: 'es-CO' })
  const email = someEmail('lectora')
  await reader.goto(`http://${shop.subdomain}.localhost:${process.env.STOREFRONT_PORT}/suscripcion`, {
    waitUntil: 'networkidle',
  })
  const form = reader.getByRole('main').locator('[data-newsletter]')
  await form.getByRole('textbox').fill(email)
  await form.getByRole('checkbox').check()
  await form.getByRole('button').click()
  await expect(reader.getByRole('main')).toContainText('¡Gracias!')

  const row = page.getByRole('listitem').filter({ hasText: email })
  await expect(async () => {
    await page.goto(list)
    await expect(row).toContainText('Sin confirmar', { timeout: 1_000 })
  }).toPass()
  const mail = await mailTo(email, '/suscripcion/confirmar')
  const [link = ''] = /http:\/\/\S+\/suscripcion\/confirmar[^\s"<>]+/.exec(mail) ?? []
  await reader.goto(link.replaceAll('&amp;', '&'))
  await reader.getByRole('button', { name: 'Sí, quiero recibirlas' }).click()
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('¡Listo, quedaste en la lista!')
  await reader.close()

  await page.goto(list)
  await expect(row).toContainText('Confirmado')
  await expect(row).toContainText(/Lo pidió el .* · texto .* · confirmó el /)
  expect(await axeOn(page)).toEqual([])

  await row.getByText('Quitar de la lista').first().tap()
  await expect(row).toContainText('Queda anotado que salió')
  await row.getByRole('button', { name: `Quitar de la lista: ${email}` }).tap()
  await expect(page.getByText('Quitada de la lista.')).toBeVisible()
  await expect(page.getByText('Todavía nadie.')).toBeVisible()
  // The proof of consent stays.
  await page.getByRole('link', { name: 'También quienes se fueron' }).tap()
  await expect(row).toContainText('Se fue')
  await expect(row).toContainText('confirmó el')
})
