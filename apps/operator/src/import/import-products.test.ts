import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, inShop } from '@store/api/database'
import { createShop, findProducts, findShop } from '@store/api/queries'
import { openTestDatabase } from '@store/api/testing'
import { emptyQuery, type ShopId } from '@store/core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { importProducts } from './import-products.ts'

let db: Database
let dataFolder: string
let shopId: ShopId
let shops = 0

beforeAll(async () => {
  db = await openTestDatabase()
  dataFolder = await mkdtemp(join(tmpdir(), 'feria-import-'))
})
afterAll(async () => {
  await db.close()
  await rm(dataFolder, { recursive: true, force: true })
})
beforeEach(async () => {
  const opened = await createShop(db, {
    subdomain: `import-${++shops}`,
    name: 'Mercado',
    templateId: 5,
    currency: 'USD',
    country: 'US',
    language: 'en',
  })
  if (opened.kind !== 'created') throw new Error('the test shop is taken')
  shopId = opened.shop.id
})

const HEADER = 'id,name,category,style,description,price,current_stock,image,featured'
const RED_DOT =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4" fill="red"/></svg>'
const findImage = async (name: string) => (name === 'dot.svg' ? new TextEncoder().encode(RED_DOT) : null)

type Given = Partial<Parameters<typeof importProducts>[0]>
const run = (text: string, given: Given = {}) =>
  importProducts({
    ...{
      db,
      shop: { id: shopId, currency: 'USD' },
      dataFolder,
      bytes: new TextEncoder().encode(text),
      findImage,
      onProgress: () => {},
    },
    ...given,
  })
const onSale = () => inShop(db, shopId, (tx) => findProducts(tx, shopId, { ...emptyQuery, limit: 100 }))
const version = async () => (await inShop(db, shopId, (tx) => findShop(tx, shopId)))?.version

test('good rows are for sale with their pictures, bad ones are named with their reason', async () => {
  const report = await run(`${HEADER}
a,Mug,kitchen,mug,<p onclick="x()">Blue</p><script>alert(1)</script>,9.50,4,dot.svg,True
b,Bowl,kitchen,bowl,,nothing,4,,
c,Plate,kitchen,plate,,12,0,gone.jpg,`)
  expect(report).toMatchObject({ format: 'Retail demo store', created: 2, updated: 0, unchanged: 0 })
  expect(report?.refused).toEqual([{ line: 3, name: 'Bowl', reason: 'price "nothing" is not a price' }])
  expect(report?.pictures).toEqual([{ name: 'gone.jpg', reason: 'not in the folder of images' }])

  const page = await onSale()
  expect(page.products.map(({ name, price, units }) => [name, price, units])).toEqual([
    ['Mug', 950, 4],
    ['Plate', 1200, 0],
  ])
  expect(page.products[0]?.images[0]?.src).toMatch(/^\/media\/\d+\/[0-9a-f]+\.svg$/)
})

test('run again it changes nothing; a changed row is the only one updated', async () => {
  const file = `${HEADER}\na,Mug,kitchen,mug,,9.50,4,dot.svg,\nb,Bowl,kitchen,bowl,,8,4,,`
  await run(file)
  const before = { version: await version(), page: await onSale() }
  expect(await run(file)).toMatchObject({ created: 0, updated: 0, unchanged: 2 })
  expect({ version: await version(), page: await onSale() }).toEqual(before)

  expect(await run(file.replace('9.50', '9.90'))).toMatchObject({ created: 0, updated: 1, unchanged: 1 })
  expect((await onSale()).products.map(({ price }) => price)).toEqual([990, 800])
})

describe('pictures that a product has', () => {
  const BLUE_DOT = RED_DOT.replace('red', 'blue')
  const both = async (name: string) => {
    const text = { 'dot.svg': RED_DOT, 'blue.svg': BLUE_DOT }[name]
    return text === undefined ? null : new TextEncoder().encode(text)
  }
  const vendure = (assets: string, price = '9.50') =>
    `name,slug,optionGroups,optionValues,stockOnHand,price,assets\nMug,mug,,,4,${price},${assets}`
  const pictures = async () => (await onSale()).products[0]?.images.map(({ src }) => src) ?? []

  test.each([
    ['no folder is given', { findImage: null }, 'dot.svg|blue.svg'],
    ['one is missing in the folder', { findImage }, 'dot.svg|blue.svg'],
    ['the file names none', { findImage: both }, ''],
  ])('stay when %s', async (_why, given, assets) => {
    await run(vendure('dot.svg|blue.svg'), { findImage: both })
    const before = await pictures()
    expect(before).toHaveLength(2)
    expect(await run(vendure(assets), given)).toMatchObject({ unchanged: 1, updated: 0 })
    expect(await run(vendure(assets, '9.90'), given)).toMatchObject({ updated: 1 })
    expect(await pictures()).toEqual(before)
  })

  test('make way for those that the file names now, when all are found', async () => {
    await run(vendure('dot.svg|blue.svg'), { findImage: both })
    const [red, blue] = await pictures()
    await run(vendure('blue.svg'), { findImage: both })
    expect(await pictures()).toEqual([blue])
    await run(vendure('dot.svg|gone.svg'), { findImage: both })
    expect(await pictures()).toEqual([blue, red])
  })

  test('go when somebody says so', async () => {
    await run(vendure('dot.svg|blue.svg'), { findImage: both })
    await run(vendure('dot.svg|blue.svg'), { findImage, removePictures: true })
    expect(await pictures()).toHaveLength(1)
    await run(vendure(''), { findImage, removePictures: true })
    expect(await pictures()).toEqual([])
  })
})

test('stopped half-way and run again, it ends where an undisturbed run would', async () => {
  const rows = Array.from({ length: 130 }, (_, index) => `r${index},Product ${index},kitchen,mug,,${index + 1},5,,`)
  const file = [HEADER, ...rows].join('\n')
  const halfWay = run(file, {
    onProgress: (done) => {
      if (done >= 50) throw new Error('the power went out')
    },
  })
  await expect(halfWay).rejects.toThrow('the power went out')
  expect((await onSale()).count).toBe(50)

  expect(await run(file)).toMatchObject({ created: 80, unchanged: 50 })
  expect((await onSale()).count).toBe(130)
})

test('a file of no known format is said to be one', async () => {
  expect(await run('a,b\n1,2')).toBeNull()
})
