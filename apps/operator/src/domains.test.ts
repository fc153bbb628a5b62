import type { Socket } from 'node:dgram'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findShopByName } from '@store/api/queries'
import { openTestDatabase, type TestDatabase, testApi } from '@store/api/testing'
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

describe('domains', () => {
  test('one opens its shop at once; a certificate waits for the proof that it is the merchant’s (T8)', async () => {
    const { app } = testApi(db)
    const certificate = async () => (await app.request('/certificates?domain=proven.example')).status
    expect(await feria.json('domain', 'add', 'proven.example', '--shop', 'ana')).toMatchObject({ verified: false })
    expect((await shop()).domain).toBe('proven.example')
    expect(await certificate()).toBe(404)
    expect(await feria.json('domain', 'verify', 'proven.example', '--shop', 'ana')).toMatchObject({ verified: true })
    expect(await certificate()).toBe(200)
    await feria.json('domain', 'remove', 'proven.example', '--shop', 'ana')
    expect((await shop()).domain).toBeNull()
    expect(await certificate()).toBe(404)
  })

  test('a proof for another shop, or none, is none; whoever knows better may vouch', async () => {
    await feria.json('domain', 'add', 'stolen.example', '--shop', 'ana')
    expect(await refusalOf('domain', 'verify', 'stolen.example', '--shop', 'ana')).toBe(
      'stolen.example is not proven to be the merchant\'s. Publish a TXT record _feria.stolen.example that says feria-shop=ana, then run "feria domain verify stolen.example --shop ana".',
    )
    expect(await feria.json('domain', 'verify', 'stolen.example', '--shop', 'ana', '--vouch')).toMatchObject({
      verified: true,
    })
    expect(await refusalOf('domain', 'add', 'stolen.example', '--shop', 'bea')).toContain('already opens another shop')
    expect(await refusalOf('domain', 'remove', 'stolen.exmple', '--shop', 'ana')).toContain(
      'Did you mean "stolen.example"?',
    )
    expect(await refusalOf('domain', 'add', 'http://x.example/', '--shop', 'ana')).toContain('is not a domain')
    expect(await refusalOf('domain', 'add', 'bea.localhost', '--shop', 'ana')).toContain(
      "an address of the product's own",
    )
    await feria.json('domain', 'remove', 'stolen.example', '--shop', 'ana')
  })
})
