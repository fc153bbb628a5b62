import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A secret of this data folder: made at the first start, kept for the next ones, readable by its owner alone. */
export async function keptSecret(folder, name) {
  const path = join(folder, name)
  const fresh = `${path}.${process.pid}`
  await writeFile(fresh, randomBytes(32).toString('base64url'), { mode: 0o600 })
  // Whole or not at all, and only if nobody was before us.
  await link(fresh, path).catch((error) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(fresh)
  return (await readFile(path, 'utf8')).trim()
}
