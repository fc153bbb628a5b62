import { at, expect, mailTo, signIn, someEmail, test } from './office.ts'

test('who is invited works in the shop, with the rights of the role, until taken out', async ({ browser, owner }) => {
  const team = at(`/${owner.shop.subdomain}/settings/team`)
  const ana = await (await browser.newContext({ storageState: owner.state, locale: 'es-CO' })).newPage()
  const email = someEmail('beto')
  await ana.goto(team)
  await ana.getByLabel('Su correo').fill(email)
  await ana.getByLabel('Rol', { exact: true }).selectOption('Ventas')
  await ana.getByRole('button', { name: 'Invitar' }).click()
  await expect(ana.getByRole('status')).toContainText(`Le escribimos a ${email}`)
  await expect(ana.getByRole('button', { name: `Retirar: ${email}` })).toBeVisible()

  const link =
    /http:\/\/office\.localhost:\d+(\/invitations\/[\w-]+)/.exec(await mailTo(email, '/invitations/'))?.[1] ?? ''
  const beto = await (await browser.newContext({ locale: 'es-CO' })).newPage()
  await signIn(beto, email, link)
  await expect(beto.getByRole('heading', { level: 1 })).toHaveText(`Te invitan a ${owner.shop.name}`)
  await beto.getByRole('button', { name: 'Aceptar' }).click()
  await expect(beto).toHaveURL(at(`/${owner.shop.subdomain}`))
  await expect(beto.getByRole('link', { name: 'Equipo' })).toBeHidden()
  await beto.goto(team)
  await expect(beto.getByRole('heading', { level: 1 })).toHaveText('Tu rol no alcanza para esto')

  // For others it is as if it had never been.
  await ana.goto(at(link))
  await expect(ana.getByRole('heading', { level: 1 })).toHaveText('Esta invitación ya no sirve')

  await ana.goto(team)
  await ana.getByLabel(`Cambiar el rol: ${email}`).click()
  await ana.getByRole('listitem').filter({ hasText: email }).getByRole('combobox').selectOption('Bodega')
  await ana.getByRole('button', { name: 'Cambiar el rol' }).click()
  await expect(ana.getByRole('status')).toContainText('Bodega')
  await ana.getByRole('button', { name: 'Deshacer' }).click()
  await expect(ana.getByRole('status')).toContainText('Ventas')

  await ana.getByRole('button', { name: 'Sacar del equipo' }).click()
  await expect(ana.getByRole('status')).toContainText('ya no está en el equipo')
  await beto.goto(at(`/${owner.shop.subdomain}`))
  await expect(beto.getByRole('heading', { level: 1 })).toHaveText('Aquí no hay nada')
  await ana.goto(at(`/${owner.shop.subdomain}/settings/log`))
  await expect(ana.getByRole('listitem').first()).toContainText('quitó: equipo')
})
