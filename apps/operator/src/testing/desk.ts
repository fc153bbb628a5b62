import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findShopByName } from '@store/api/queries'
import { openTestDatabase } from '@store/api/testing'
import { nameServer } from '@store/sandbox/name-server'
import { expect } from 'vitest'
import { openTool } from '../testing.ts'

const GOODS = `Handle,Title,Body (HTML),Vendor,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Qty,Variant Price,Image Src
ruana,Ruana,<p>Lana</p>,Ana,Talla,S,Color,Rojo,R-S-R,3,120000,
ruana,,,,,M,,Azul,R-M-A,4,130000,
gorro,Gorro,,Ana,Title,Default Title,,,GORRO-1,7,30000,
`

/**
 * Opens an operator's desk for a file of tests: the tool, a database, and two shops; Ana sells the products of
 * `shopify.csv`.
 */
export async function openDesk() {
  const db = await openTestDatabase()
  const names = await nameServer({
    texts: { '_feria.proven.example': 'feria-shop=ana', '_feria.stolen.example': 'feria-shop=bea' },
  })
  const feria = await openTool(db, { DNS_SERVERS: `127.0.0.1:${names.address().port}` })
  await feria.json('shop', 'create', '--subdomain', 'ana', '--name', 'Ana')
  await feria.json('shop', 'create', '--subdomain', 'bea', '--name', 'Bea')
  await writeFile(join(feria.folder, 'shopify.csv'), GOODS)
  await feria.json('import', 'shopify.csv', '--shop', 'ana')
  return {
    db,
    feria,
    shop: async (name = 'ana') => {
      const found = await findShopByName(db, name)
      if (!found) throw new Error(`no shop ${name}`)
      return found
    },
    /** The error message of a command that exits with 1 and prints nothing else. */
    refusalOf: async (...args: readonly string[]) => {
      const { code, out, err } = await feria.run(...args)
      expect([code, out]).toEqual([1, ''])
      return err.trim()
    },
    close: async () => {
      names.close()
      await feria.close()
      await db.close()
    },
  }
}
