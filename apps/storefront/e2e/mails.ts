import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from './shops.ts'

/** The text of a mail to an address that contains `saying`. Without a mail server, mails are files in the data folder. */
export async function mailTo(email: string, saying = ''): Promise<string> {
  const folder = join(process.env.STOREFRONT_DATA ?? '', 'mail')
  let text = ''
  await expect(async () => {
    for (const file of (await readdir(folder)).filter((name) => name.endsWith('.eml'))) {
      const written = unfolded(await readFile(join(folder, file), 'utf8'))
      if (written.includes(email) && written.includes(saying)) text = written
    }
    expect(text).not.toBe('')
  }).toPass({ timeout: 15_000 })
  return text
}

/** The text without the soft line breaks of quoted-printable. */
const unfolded = (written: string) => written.replaceAll('=\r\n', '').replaceAll('=3D', '=')
