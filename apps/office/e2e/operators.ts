import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { at, expect, signIn } from './office.ts'

const tool = fileURLToPath(new URL('../../operator/dist/feria.js', import.meta.url))

/** Runs the operator's command-line tool on the product's data, with the stored key. */
export const feria = (...args: readonly string[]) =>
  promisify(execFile)(process.execPath, [tool, ...args], {
    env: {
      ...process.env,
      DATA_DIR: process.env.STOREFRONT_DATA,
      API_PORT: process.env.STOREFRONT_API_PORT,
      FERIA_TOKEN: '',
      FERIA_URL: '',
      XDG_CONFIG_HOME: process.env.STOREFRONT_DATA,
    },
  })

/** Operators can only be made by a command on the server. */
export const makeOperator = (email: string) => feria('database', 'operator', email)

/**
 * Adds a virtual authenticator, which answers requests for passkeys while user presence is simulated. Returns a function
 * that turns that off and on.
 */
export async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return (enabled: boolean) => devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
}

/** Signs in with a new passkey, by the autofill or the button. */
export async function enterByPasskey(page: Page) {
  await page.goto(at('/?new'))
  await page.getByRole('button', { name: 'Agregar este dispositivo' }).click()
  await expect(page.getByRole('status')).toContainText('la próxima vez entras con este dispositivo')
  await page.getByRole('button', { name: 'Salir' }).click()
  // The autofill may accept the passkey before the button can be pressed.
  const button = page.getByRole('button', { name: 'Entrar con huella, rostro o llave' })
  await button.click({ timeout: 5_000 }).catch(() => undefined)
  await expect(page).toHaveURL(at('/'))
}

/** Signs in as an operator of the platform. */
export async function signInAsOperator(page: Page, email: string) {
  await makeOperator(email)
  await addAuthenticator(page)
  await signIn(page, email)
  await enterByPasskey(page)
}
