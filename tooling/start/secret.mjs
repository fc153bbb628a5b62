import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const newSecret = () => randomBytes(32).toString('base64url')

/** A new key pair for notifications (VAPID): `public.private`. */
export function newPushKeys() {
  const { x, y, d } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  return `${point.toString('base64url')}.${d}`
}

/** A secret of this data folder: created at the first start, readable by its owner only. */
export async function keptSecret(folder, name, make = newSecret) {
  const path = join(folder, name)
  const fresh = `${path}.${process.pid}`
  await writeFile(fresh, make(), { mode: 0o600 })
  // Atomic, and an existing file is kept.
  await link(fresh, path).catch((error) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(fresh)
  return (await readFile(path, 'utf8')).trim()
}
