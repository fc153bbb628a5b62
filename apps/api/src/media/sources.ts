import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { ShopId } from '@store/core'
import { readIfThere, writeWhole } from './file.ts'
import { exists, originalPath } from './store.ts'

const noteOf = (dataDir: string, shopId: ShopId, address: string) =>
  join(dataDir, 'media-sources', String(shopId), createHash('sha256').update(address).digest('hex').slice(0, 32))

/** Notes from which address of the web a kept picture came, so that it is fetched once. */
export const noteSource = (dataDir: string, shopId: ShopId, address: string, src: string): Promise<void> =>
  writeWhole(noteOf(dataDir, shopId, address), Buffer.from(src))

/** The kept picture that came from an address; null when none did, or when it is no longer there. */
export async function fromSource(dataDir: string, shopId: ShopId, address: string): Promise<string | null> {
  const src = (await readIfThere(noteOf(dataDir, shopId, address)))?.toString() ?? null
  const [, file] = /^\/media\/\d+\/([0-9a-f]+\.[a-z]+)$/.exec(src ?? '') ?? []
  return file && (await exists(originalPath(dataDir, shopId, file))) ? src : null
}
