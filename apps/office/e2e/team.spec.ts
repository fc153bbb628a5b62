import { at, expect, mailTo, manage, openShopOf, signIn, someEmail, test } from './office.ts'

test('who is invited works in the shop, with the rights of the role, until taken out', async ({ browser, owner }) => {
  const team = at(`/${owner.shop.subdomain}/settings/team`)
  const ana = await (await browser.newContext({ storageState: owner.state, locale: 'es-CO' })).newPage()
  const email = someEmail('beto')
  await ana.goto(team)
  await ana.getByLabel('Su correo').fill(email)
  await ana.getByRole('combobox', { name: 'Rol', exact: true }).selectOption('Ventas')
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
  await expect(beto.getByText('Te lo puede dar quien tenga el rol de Titular.')).toBeVisible()
  await beto.goto(at(`/${owner.shop.subdomain}/discounts`))
  await expect(beto.getByText('Para esto hace falta el rol de Titular, Administración o Contenido.')).toBeVisible()
  // The rest of the shop is one tap away.
  await beto.getByRole('link', { name: 'Pedidos' }).click()
  await expect(beto.getByRole('heading', { level: 1 })).toHaveText('Pedidos')

  // On a shared device, each person has their own count.
  await manage().createProduct({ params: { shopId: owner.shop.id }, body: { name: 'Pocillo', price: 20_000_00 } })
  const counting = at(`/${owner.shop.subdomain}/stock/count`)
  await beto.goto(counting)
  await beto.getByLabel('Buscar o escanear').fill('pocillo')
  await beto.getByRole('button', { name: 'Pocillo' }).click()
  await beto.getByLabel('Unidades contadas').fill('3')
  await beto.getByRole('button', { name: 'Listo, el siguiente' }).click()
  await expect(beto.getByText('1 contado', { exact: true })).toBeVisible()
  const his = await beto.context().cookies()
  await beto.context().clearCookies()
  await beto.context().addCookies(owner.state.cookies)
  await beto.goto(counting)
  await expect(beto.getByText('0 contados')).toBeVisible()
  await beto.context().clearCookies()
  await beto.context().addCookies(his)
  await beto.goto(counting)
  await expect(beto.getByText('1 contado', { exact: true })).toBeVisible()

  // For others it does not exist.
  await ana.goto(at(link))
  await expect(ana.getByRole('heading', { level: 1 })).toHaveText('Esta invitación ya no sirve')

  await ana.goto(team)
  await ana.getByLabel(`Cambiar el rol: ${email}`).click()
  await ana.getByRole('listitem').filter({ hasText: email }).getByRole('combobox').selectOption('Bodega')
  await ana.getByRole('button', { name: 'Cambiar el rol' }).click()
  await expect(ana.getByRole('status')).toContainText('Bodega')
  await ana.getByRole('button', { name: 'Deshacer' }).click()
  await expect(ana.getByRole('status')).toContainText('Ventas')
  // A removal applies to the row as it was shown.
  await expect(ana.getByRole('listitem').filter({ hasText: email }).locator('.seal')).toHaveText('Ventas')
  await expect(ana.locator('html')).not.toHaveAttribute('data-busy')

  await ana.getByRole('button', { name: 'Sacar del equipo' }).click()
  await expect(ana.getByRole('status')).toContainText('ya no está en el equipo')
  await beto.goto(at(`/${owner.shop.subdomain}`))
  await expect(beto.getByRole('heading', { level: 1 })).toHaveText('Aquí no hay nada')
  await ana.goto(at(`/${owner.shop.subdomain}/settings/log`))
  await expect(ana.getByRole('listitem').first()).toContainText('quitó: equipo')
})

test('a shop is handed over to who accepts it', async ({ browser, owner }) => {
  const shop = await openShopOf(owner.email)
  const params = { shopId: shop.id }
  const email = someEmail('leo')
  await manage().addMember({ params, body: { email, role: 'manager' } })
  const ana = await (await browser.newContext({ storageState: owner.state, locale: 'es-CO' })).newPage()
  await ana.goto(at(`/${shop.subdomain}/settings/team`))
  await ana.getByRole('listitem').filter({ hasText: email }).locator('summary').click()
  await ana.getByRole('listitem').filter({ hasText: email }).getByRole('combobox').selectOption('Titular')
  await ana.getByRole('button', { name: 'Cambiar el rol' }).click()
  await expect(ana.getByRole('status')).toContainText(`Le escribimos a ${email}. Será titular cuando acepte.`)
  const roleOf = async () => (await manage().listTeam({ params })).items.find((each) => each.email === email)?.role
  expect(await roleOf()).toBe('manager')
  const link =
    /http:\/\/office\.localhost:\d+(\/invitations\/[\w-]+)/.exec(await mailTo(email, '/invitations/'))?.[1] ?? ''
  const leo = await (await browser.newContext({ locale: 'es-CO' })).newPage()
  await signIn(leo, email, link)
  await leo.getByRole('button', { name: 'Aceptar' }).click()
  await expect(leo).toHaveURL(at(`/${shop.subdomain}`))
  expect(await roleOf()).toBe('owner')
})
