import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findShopByName } from '@store/api/queries'
import { openTestDatabase, type TestDatabase, testApi } from '@store/api/testing'
import { emptyQuery } from '@store/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTool, type Tool } from './testing.ts'

let db: TestDatabase
let feria: Tool
let api: ReturnType<typeof testApi>['api']
beforeAll(async () => {
  db = await openTestDatabase()
  feria = await openTool(db)
  api = testApi(db).api
  await writeFile(
    join(feria.folder, 'products.csv'),
    'id,name,category,price,current_stock\nruana,Ruana,Ropa,120000,3\ngorro,Gorro,Ropa,30000,7\n',
  )
  for (const name of ['ana', 'bea']) {
    await feria.json('shop', 'create', '--subdomain', name, '--name', name)
    await feria.json('import', 'products.csv', '--shop', name)
  }
})
afterAll(async () => {
  await feria.close()
  await db.close()
})

const shop = async (name: string) => {
  const found = await findShopByName(db, name)
  if (!found) throw new Error(`no shop ${name}`)
  return found
}
const tags = (...args: readonly string[]) => feria.json('tags', ...args, '--shop', 'ana')
/** The products that shoppers find under a value. */
const under = async (tag: number, name = 'ana') => {
  const { id: shopId } = await shop(name)
  const { products } = await api.listProducts({ query: { ...emptyQuery, tag, shopId } })
  return products.map((product) => product.name)
}

test('tags are seen in their order, and shoppers find products by their values; those of another shop stay (D1, C22)', async () => {
  const before = await shop('ana')
  await tags('set', 'Material', '--values', 'Lana, Lino,lana', '--order', '2')
  await tags('set', 'Clima', '--values', 'Frío', '--order', '1')
  await feria.json('tags', 'set', 'Material', '--values', 'Lana', '--shop', 'bea')
  await feria.json('tags', 'put', 'ruana', 'Lana', '--shop', 'bea')
  await tags('put', 'ruana', 'lana', 'frio')
  await tags('put', 'gorro', 'Lino')
  const material = { id: '1', name: 'Material', position: 2 }
  const both = {
    ...material,
    values: [
      { id: 1, name: 'Lana' },
      { id: 2, name: 'Lino' },
    ],
  }
  const climate = { id: '2', name: 'Clima', position: 1, values: [{ id: 3, name: 'Frío' }] }
  expect(await tags('list')).toEqual([climate, both])
  const after = await shop('ana')
  expect(after.version).toBeGreaterThan(before.version)
  expect((await api.getShop({ params: { id: after.id } }))?.tags).toEqual([climate, both])
  expect([await under(1), await under(2), await under(3)]).toEqual([['Ruana'], ['Gorro'], ['Ruana']])

  // Values that stay keep their number and their products; removed ones are taken off the products.
  await tags('set', 'material', '--values', 'Algodón, Lana')
  expect(await tags('list')).toMatchObject([climate, { id: '1', position: 2, values: [{ id: 4 }, { id: 1 }] }])
  expect([await under(1), await under(2)]).toEqual([['Ruana'], []])
  await tags('set', 'Clima', '--order', '3')
  expect(await tags('list')).toMatchObject([{ id: '1' }, { id: '2', position: 3 }])
  await tags('remove', 'Clima')
  expect([await under(3), await under(1)]).toEqual([[], ['Ruana']])
  await tags('put', 'ruana')
  expect([await under(1), await under(1, 'bea')]).toEqual([[], ['Ruana']])
})

test.each([
  [['remove', 'Materal'], 'ana has no tag "Materal". Did you mean "Material"?'],
  [['set', 'Otra', '--order', '1'], 'ana has no tag "Otra". "feria tags list --shop ana" shows what there is.'],
  [['set', 'Material'], 'Nothing was said to change.'],
  [['set', 'Material', '--values', ' , '], 'A tag needs a value'],
  [['put', 'ruana', 'Algodon', 'Lanna'], 'No tag of ana has the value "Lanna". Did you mean "Lana"?'],
  [['put', 'runa', 'Lana'], 'ana has no product "runa". Did you mean "ruana"?'],
  [['lsit'], 'Did you mean list?'],
])('%j is refused with what to do', async (args, says) => {
  await tags('set', 'Material', '--values', 'Algodón, Lana')
  const { code, out, err } = await feria.run('tags', ...args, '--shop', 'ana')
  expect([code, out]).toEqual([1, ''])
  expect(err).toContain(says)
})
