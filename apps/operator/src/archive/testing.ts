import { join } from 'node:path'
import { diskStorage } from '@store/api/media'
import { findShopByName } from '@store/api/queries'
import { openTestDatabase, type TestDatabase } from '@store/api/testing'
import type { ShopId } from '@store/core'
import * as yauzl from 'yauzl'
import { openTool, type Tool } from '../testing.ts'
import { fillShop, openShop } from './full-shop-testing.ts'
import { buy, buyAndGiveBack } from './orders-testing.ts'

/** Two installations: a full shop in one, its archive beside it, and another one to import it into. */
export type Installations = {
  readonly here: TestDatabase
  readonly there: TestDatabase
  readonly feria: Tool
  readonly away: Tool
  readonly shopId: ShopId
  /** The numbers of its orders. */
  readonly numbers: readonly number[]
  readonly archive: string
  readonly importInto: (path: string, ...args: readonly string[]) => ReturnType<Tool['run']>
  /** The id of a shop in the other installation; 0: it has none with this name. */
  readonly shopAway: (name?: string) => Promise<ShopId>
  readonly close: () => Promise<void>
}

/** `many`: the number of products besides the three special ones. */
export async function openInstallations(many: number): Promise<Installations> {
  const [here, there] = [await openTestDatabase(), await openTestDatabase()]
  const [feria, away] = [await openTool(here), await openTool(there)]
  // Makes ids in the other installation differ.
  for (const subdomain of ['first', 'second']) await openShop(there, subdomain)
  const shopId = await fillShop(here, diskStorage(join(feria.folder, '.data')), many)
  const numbers = [...(await buy(here, shopId)), await buyAndGiveBack(here, feria, shopId)]
  await feria.json('shop', 'export', 'ana', 'ana.feria', '--orders')
  return {
    here,
    there,
    feria,
    away,
    shopId,
    numbers,
    archive: join(feria.folder, 'ana.feria'),
    importInto: (path, ...args) => away.run('shop', 'import', path, '--json', ...args),
    shopAway: async (name = 'ana') => (await findShopByName(there, name))?.id ?? 0,
    async close() {
      await feria.close()
      await away.close()
      await here.close()
      await there.close()
    },
  }
}

/** The content of an archive, by file. */
export async function filesOf(path: string): Promise<Record<string, Buffer>> {
  const zip = await yauzl.openPromise(path, { autoClose: false, lazyEntries: true })
  const files: Record<string, Buffer> = {}
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = []
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer)
    files[entry.fileName] = Buffer.concat(chunks)
  }
  zip.close()
  return files
}
