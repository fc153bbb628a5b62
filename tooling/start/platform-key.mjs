import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './settings.mjs'

/** The command line, once it is built. */
export const tool = join(root, 'apps/operator/dist/feria.js')

/**
 * The key of the platform that commands on this machine ask the API with: the one in the data folder, else one that is
 * made now, as when the database is a new one. Its file is read by its owner alone.
 *
 * @param run runs one program of the product and resolves to what it printed
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
