import type { Socket } from 'node:dgram'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inShop } from '@store/api/database'
import { findProducts, findShopByName } from '@store/api/queries'
import { openTestDatabase, type TestDatabase } from '@store/api/testing'
import { emptyQuery } from '@store/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nameServer } from './testing/name-server.ts'
import { openTool, type Tool } from './testing.ts'

let db: TestDatabase
let names: Socket
let feria: Tool
beforeAll(async () => {
  db = await openTestDatabase()
  names = await nameServer({ '_feria.proven.example': 'feria-shop=ana', '_feria.stolen.example': 'feria-shop=bea' })
  feria = await openTool(db.url, { DNS_SERVERS: `127.0.0.1:${names.address().port}` })
  await feria.json('shop', 'create', '--subdomain', 'ana', '--name', 'Ana')
  await feria.json('shop', 'create', '--subdomain', 'bea', '--name', 'Bea')
  await writeFile(
    join(feria.folder, 'shopify.csv'),
    `Handle,Title,Body (HTML),Vendor,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Qty,Variant Price,Image Src
ruana,Ruana,<p>Lana</p>,Ana,Talla,S,Color,Rojo,R-S-R,3,120000,
ruana,,,,,M,,Azul,R-M-A,4,130000,
gorro,Gorro,,Ana,Title,Default Title,,,GORRO-1,7,30000,
`,
  )
  await feria.json('import', 'shopify.csv', '--shop', 'ana')
})
afterAll(async () => {
  names.close()
  await feria.close()
  await db.close()
})

const shop = async (name = 'ana') => {
  const found = await findShopByName(db, name)
  if (!found) throw new Error(`no shop ${name}`)
  return found
}
const refusalOf = async (...args: readonly string[]) => {
  const { code, out, err } = await feria.run(...args)
  expect([code, out]).toEqual([1, ''])
  return err.trim()
}

describe('stock', () => {
  const units = async () => {
    const { id } = await shop()
    const page = await inShop(db, id, (tx) => findProducts(tx, id, { ...emptyQuery, limit: 100 }))
    return page.products.map(({ name, units, variants }) => [name, units, ...variants.map((variant) => variant.units)])
  }

  test('it is set by reference, by SKU and by variant, and importing the same file does not undo it', async () => {
    await feria.json('products', 'set-stock', 'gorro', '9', '--shop', 'ana')
    await feria.json('products', 'set-stock', 'ruana', '0', '--variant', 's/rojo', '--shop', 'ana')
    expect(await feria.json('products', 'set-stock', 'R-M-A', '11', '--shop', 'ana')).toMatchObject({
      ...{ variant: ['M', 'Azul'], before: 4, units: 11 },
    })
    expect(await units()).toEqual([
      ['Ruana', 0, 0, 11],
      ['Gorro', 9],
    ])
    await feria.json('import', 'shopify.csv', '--shop', 'ana')
    expect((await units())[1]).toEqual(['Gorro', 9])
  })

  test('selling out and coming back make cached pages old, other counts do not', async () => {
    const version = async () => (await shop()).version
    await feria.json('products', 'set-stock', 'gorro', '5', '--shop', 'ana')
    const before = await version()
    await feria.json('products', 'set-stock', 'gorro', '6', '--shop', 'ana')
    expect(await version()).toBe(before)
    await feria.json('products', 'set-stock', 'gorro', '0', '--shop', 'ana')
    expect(await version()).toBe(before + 1)
    await feria.json('products', 'set-stock', 'gorro', '6', '--shop', 'ana')
    expect(await version()).toBe(before + 2)
  })

  test('a product or variant that is not there is said to be so, with the nearest that is', async () => {
    const at = ['--shop', 'ana'] as const
    expect(await refusalOf('products', 'set-stock', 'goro', '9', ...at)).toBe(
      'Ana has no product "goro". Did you mean "gorro"?',
    )
    expect(await refusalOf('products', 'set-stock', 'ruana', '9', ...at)).toBe(
      'Ruana has variants: say which with --variant, as in "S / Rojo".',
    )
    expect(await refusalOf('products', 'set-stock', 'ruana', '9', '--variant', 'S / Rijo', ...at)).toBe(
      'Ruana has no variant "S / Rijo". Did you mean "S / Rojo"?',
    )
    expect(await refusalOf('products', 'set-stock', 'gorro', '1.5', ...at)).toContain(
      'Use a whole number from 0 to 1000000.',
    )
    expect(await refusalOf('products', 'set-stock', 'gorro', '-1', ...at)).toContain('-1')
    expect(await refusalOf('products', 'set-stock', 'gorro', '1', '--shop', 'bea')).toContain(
      'Bea has no product "gorro"',
    )
  })
})
