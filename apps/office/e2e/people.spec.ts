import { at, expect, mailTo, openShopOf, shownCode, signIn, someEmail, test } from './office.ts'

test('a shop is reported by anybody, from any of its pages', async ({ page, owner }) => {
  await page.goto(at(`/report/${owner.shop.subdomain}?language=es`))
  await page.getByLabel('No entregó lo que compré').check()
  await page.getByLabel('Cuéntanos más (opcional)').fill('Pagué hace tres semanas.')
  await page.getByRole('button', { name: 'Enviar la denuncia' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gracias. La leeremos.')
})

test('an owner lets support in for a day, everybody in the shop reads so, and the log tells it', async ({ page }) => {
  // Right after the sign-in, no further proof is needed.
  const email = someEmail('ana')
  const { subdomain } = await openShopOf(email)
  await signIn(page, email)
  await page.goto(at(`/${subdomain}/settings/team`))
  await page.getByRole('button', { name: 'Dejar entrar por un día' }).tap()
  await expect(page.getByText('Listo: soporte puede entrar')).toBeVisible()
  await page.goto(at(`/${subdomain}`))
  await expect(page.getByText('Soporte puede mirar tu tienda hasta')).toBeVisible()
  await page.goto(at(`/${subdomain}/settings/team`))
  await page.getByRole('button', { name: 'Terminar el acceso' }).tap()
  await expect(page.getByText('Soporte puede mirar tu tienda hasta')).toBeHidden()
  await page.goto(at(`/${subdomain}/settings/log?thing=support`))
  await expect(page.locator('.rows > li').filter({ hasText: 'acceso de soporte' })).toHaveCount(2)
  const [table] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Descargar la tabla (CSV)' }).tap(),
  ])
  expect(table.suggestedFilename()).toBe(`${subdomain}-log.csv`)
})

test('printed codes let in once, are told by mail, and its link ends every session', async ({ browser }) => {
  const email = someEmail('ana')
  const ana = await (await browser.newContext({ locale: 'es-CO' })).newPage()
  await signIn(ana, email)
  await ana.goto(at('/me'))
  await ana.getByRole('button', { name: 'Crear diez códigos' }).click()
  const printed = ana.locator('.codes li')
  await expect(printed).toHaveCount(10)
  const codes = await printed.allTextContents()

  const other = await (await browser.newContext({ locale: 'es-CO' })).newPage()
  await other.goto(at('/enter/recovery'))
  await other.getByLabel('Correo electrónico').fill(email)
  await other.getByLabel('Código de recuperación').fill(codes[0] ?? '')
  await other.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(other).toHaveURL(at('/me'))
  await ana.goto(at('/me'))
  await ana.getByText('Quién ha entrado a tu cuenta').click()
  await expect(ana.getByRole('listitem').filter({ hasText: 'código impreso' })).toHaveCount(1)

  const link = /\/enter\/stop\/[\w-]{43}/.exec(await mailTo(email, '/enter/stop/'))?.[0] ?? ''
  const anybody = await (await browser.newContext({ locale: 'es-CO' })).newPage()
  await anybody.goto(at(link))
  await anybody.getByRole('button', { name: 'Cerrar todas las sesiones' }).click()
  await expect(anybody.getByRole('status')).toContainText('cerramos todas las sesiones')
  for (const page of [ana, other]) {
    await page.goto(at('/me'))
    await expect(page).toHaveURL(at('/enter?next=%2Fme'))
  }
})

test('an address is changed at the new one, and taken back from the old one', async ({ browser }) => {
  const [email, next] = [someEmail('ana'), someEmail('ana.nueva')]
  const ana = await (await browser.newContext({ locale: 'es-CO' })).newPage()
  await signIn(ana, email)
  await ana.goto(at('/me'))
  await ana.getByText('Cambiar el correo').first().click()
  await ana.getByLabel('Correo nuevo').fill(next)
  await ana.getByRole('button', { name: 'Cambiar el correo' }).last().click()
  await ana.locator('input[name=code]').fill(await shownCode(ana))
  await ana.getByRole('button', { name: 'Cambiar el correo' }).first().click()
  await expect(ana.getByText(`Entras con ${next}.`)).toBeVisible()
  const link = /\/enter\/undo\/[\w-]{43}/.exec(await mailTo(email, '/enter/undo/'))?.[0] ?? ''
  const old = await (await browser.newContext({ locale: 'es-CO' })).newPage()
  await old.goto(at(link))
  await old.getByRole('button', { name: 'Recuperar mi correo' }).click()
  await expect(old).toHaveURL(at('/enter?undone'))
  await ana.goto(at('/me'))
  await expect(ana).toHaveURL(at('/enter?next=%2Fme'))
})
