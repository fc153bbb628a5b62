import { at, axeOn, expect, mailTo, openShopOf, signIn, someEmail, test } from './office.ts'
import { addAuthenticator, enterByPasskey, makeOperator } from './operators.ts'

test('an operator looks into the queue with a passkey, pauses a shop, and enters one in an emergency that its owner is told', async ({
  page,
}) => {
  const [email, owner] = [someEmail('operador'), someEmail('ana')]
  const shop = await openShopOf(owner)
  await makeOperator(email)
  await addAuthenticator(page)
  await signIn(page, email)
  await page.goto(at('/operator'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu rol no alcanza para esto')
  await enterByPasskey(page)

  await page.getByRole('link', { name: 'Plataforma' }).tap()
  await page.getByLabel('Buscar por nombre o dirección').fill(shop.subdomain)
  await page.getByRole('button', { name: 'Buscar' }).tap()
  expect(await axeOn(page)).toEqual([])
  await page.getByRole('link', { name: shop.name }).tap()
  await expect(page.getByText('Su titular no ha dejado entrar a soporte.')).toBeVisible()
  expect(await axeOn(page)).toEqual([])

  await page.getByText('Pausar la tienda').first().tap()
  await page.getByLabel('Motivo, como lo leerán sus titulares').first().fill('Vende lo que no se puede.')
  await page.getByRole('button', { name: 'Pausar la tienda' }).tap()
  await expect(page.getByText('En pausa: Vende lo que no se puede.')).toBeVisible()
  expect(await mailTo(owner, 'Vende lo que no se puede')).toContain('Pausamos tu tienda')
  await page.getByRole('button', { name: 'Reanudar la tienda' }).tap()
  await expect(page.getByText('En pausa: Vende lo que no se puede.')).toBeHidden()

  await page.getByText('Entrar por una urgencia').first().tap()
  await page.getByLabel('Motivo, como lo leerán sus titulares').last().fill('No entran los pagos.')
  await page.getByRole('button', { name: 'Entrar por una urgencia' }).tap()
  expect(await mailTo(owner, 'No entran los pagos')).toContain('Nuestro soporte')
  await page.getByRole('link', { name: 'Entrar a su oficina' }).tap()
  await expect(page.getByText('Estás aquí como soporte, solo para mirar')).toBeVisible()
  await expect(page.getByText('Entró por una urgencia: No entran los pagos.')).toBeVisible()
  await page.goto(at(`/${shop.subdomain}/settings/log`))
  await expect(page.getByRole('listitem').filter({ hasText: 'por una urgencia' }).first()).toBeVisible()
})
