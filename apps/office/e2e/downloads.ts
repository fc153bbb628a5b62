import type { Page } from '@playwright/test'
import { shownCode } from './office.ts'

/** Downloads the file of a button, after a proof if one is needed. */
export async function fileOf(page: Page, button: string): Promise<Buffer> {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog')
  const first = await Promise.race([coming, dialog.waitFor().then(() => null)])
  if (first === null) {
    await dialog.getByRole('button', { name: 'Con un código por correo' }).click()
    await dialog.getByLabel('Código de seis cifras').fill(await shownCode(page))
    await dialog.getByRole('button', { name: 'Confirmar' }).click()
  }
  const chunks: Buffer[] = []
  for await (const chunk of await (await coming).createReadStream()) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
