import { PAYMENT_KEYS } from '@store/sandbox'
import { at, expect, manage, openShopOf, signIn, someEmail, test } from './office.ts'
import { visit } from './products.ts'
import { openDatabase, startWorker } from './worker.ts'

const LIVE = {
  'Llave pública': 'pub_prod_Zx8kQ2',
  'Llave privada': 'prv_prod_Zx8kQ2',
  'Secreto de eventos': 'prod_events_Zx8kQ2',
  'Secreto de integridad': 'prod_integrity_Zx8kQ2',
} as const

test('test keys are swapped for real ones, which wait a day under the eyes of the owners, and then take the money', async ({
  page,
}) => {
  const email = someEmail('ana')
  const shop = await openShopOf(email)
  const params = { shopId: shop.id }
  await manage().giveTestAccounts({ params })
  await signIn(page, email)
  const payments = at(`/${shop.subdomain}/payments`)
  await visit(page, at(`/${shop.subdomain}`))
  await page.getByRole('link', { name: /cuentas? de prueba: ese dinero no llega/ }).tap()
  await expect(page).toHaveURL(payments)
  const account = page.getByRole('article', { name: 'Wompi' })
  await expect(account).toContainText('Prueba')
  await account.getByRole('button', { name: 'Probar las llaves' }).tap()
  await expect(page.locator('.toast')).toContainText('El proveedor conoce estas llaves.')

  await account.locator('summary', { hasText: 'Cambiar las llaves' }).tap()
  for (const [label, key] of Object.entries(LIVE)) await account.getByLabel(label).fill(key)
  // Keys of a test and a live account do not belong together.
  await account.getByLabel('Llave pública').fill(PAYMENT_KEYS.wompi?.publicKey ?? '')
  await account.getByRole('button', { name: 'Guardar las llaves' }).tap()
  const mixed = page.getByText('Estas llaves no van juntas: unas son de prueba y otras reales.')
  await expect(mixed).toBeVisible()
  for (const [label, key] of Object.entries(LIVE)) await account.getByLabel(label).fill(key)
  await account.getByRole('button', { name: 'Guardar las llaves' }).tap()
  await expect(page.getByText('Las llaves nuevas esperan 24 horas.')).toBeVisible()
  await expect(account.locator('.seal')).toHaveText('Prueba')
  expect(await page.content()).not.toContain('prv_prod_')

  await visit(page, at(`/${shop.subdomain}`))
  await page.getByRole('link', { name: 'Un cambio de adónde llega la plata espera 24 horas' }).tap()
  const waiting = page.getByRole('region', { name: 'Cambios que esperan' })
  await expect(waiting).toContainText('Llaves de Wompi · Real')
  await expect(waiting.getByRole('button', { name: 'Aceptar ahora' })).toBeHidden()

  // A day goes by.
  const db = await openDatabase()
  await db.query(`update money_changes set due_at = now() - interval '1 minute' where shop_id = $1`, [shop.id])
  await db.end()
  const worker = await startWorker()
  try {
    const mode = async () =>
      (await manage().listAccounts({ params })).items.find(({ provider }) => provider === 'wompi')?.mode
    await expect.poll(mode, { timeout: 30_000 }).toBe('live')
  } finally {
    await worker.stop()
  }
  await visit(page, payments)
  await expect(waiting).toBeHidden()
  await expect(account.locator('.seal')).toHaveText('Real')
})
