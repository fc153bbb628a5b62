import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './settings.mjs'

/** The built command-line tool. */
export const tool = join(root, 'apps/operator/dist/feria.js')

/**
 * The platform's API key for commands on this machine: the one in the data folder, or a new one if the API rejects it, as
 * after a change of database. Its file is readable by its owner only.
 *
 * @param run runs a program of the product and resolves to its output
 */
export async function platformKey({ dataFolder, apiPort, run }) {
  const file = join(dataFolder, 'platform.key')
  const read = () => readFile(file, 'utf8').then((text) => text.trim())
  const known = await read().catch(() => null)
  if (known !== null && (await isKnown(known, apiPort))) return known
  await run({ script: tool, args: ['database', 'key', '--save'] })
  return read()
}

async function isKnown(token, apiPort) {
  const address = `http://127.0.0.1:${apiPort}/manage/v1/key`
  const { status } = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
  return status !== 401
}
