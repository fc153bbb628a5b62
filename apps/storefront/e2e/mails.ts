import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from './shops.ts'

const FOLDER = join(process.env.STOREFRONT_DATA ?? '', 'mail')

/** The texts of all mails sent. Without a mail server, mails are files in the data folder; one still being written has another ending. */
async function sentMails(): Promise<readonly string[]> {
  const files = (await readdir(FOLDER).catch(() => [])).filter((name) => name.endsWith('.eml'))
  return Promise.all(files.map(async (file) => unfolded(await readFile(join(FOLDER, file), 'utf8'))))
}

/** How many mails with these words have been sent. */
export const countMails = async (words: RegExp) => (await sentMails()).filter((text) => words.test(text)).length

/** The text of a mail to an address that contains `saying`. */
export async function mailTo(email: string, saying = ''): Promise<string> {
  let text = ''
  await expect(async () => {
    for (const written of await sentMails()) if (written.includes(email) && written.includes(saying)) text = written
    expect(text).not.toBe('')
  }).toPass({ timeout: 15_000 })
  return text
}

/** The text without the soft line breaks of quoted-printable. */
const unfolded = (written: string) => written.replaceAll('=\r\n', '').replaceAll('=3D', '=')
