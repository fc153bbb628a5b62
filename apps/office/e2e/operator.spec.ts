import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { at, axeOn, expect, mailTo, openShopOf, signIn, someEmail, test } from './office.ts'

const tool = fileURLToPath(new URL('../../operator/dist/feria.js', import.meta.url))

/** No call makes an operator: a command on the server does. */
const makeOperator = (email: string) =>
  promisify(execFile)(process.execPath, [tool, 'database', 'operator', email], {
    env: { ...process.env, DATA_DIR: process.env.STOREFRONT_DATA },
  })

test('an operator looks into the queue with a passkey, pauses a shop, and enters one in an emergency that its owner is told', async ({
  page,
}) => {
  const [email, owner] = [someEmail('operador'), someEmail('ana')]
  const shop = await openShopOf(owner)
  await makeOperator(email)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  await signIn(page, email)
  await page.goto(at('/operator'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu rol no alcanza para esto')
  await page.goto(at('/?new'))
  await page.getByRole('button', { name: 'Agregar este dispositivo' }).tap()
  await expect(page.getByRole('status')).toContainText('la próxima vez entras con este dispositivo')
  await page.getByRole('button', { name: 'Salir' }).tap()
  // The field for the address offers the passkey, too, and the simulated sensor may accept it before the button is there to be tapped.
  const button = page.getByRole('button', { name: 'Entrar con huella, rostro o llave' })
  await button.tap({ timeout: 5_000 }).catch(() => undefined)
  await expect(page).toHaveURL(at('/'))

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
