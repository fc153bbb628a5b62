import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { inShop } from '@store/api/database'
import { addPlatformKey } from '@store/api/keys'
import { diskStorage, type FetchedPicture, fetchPicture } from '@store/api/media'
import { findDescription, findProducts, findShop } from '@store/api/queries'
import { manageAs, openTestDatabase, type TestDatabase, testApi } from '@store/api/testing'
import type { ManageClient } from '@store/api-client/manage'
import { emptyQuery, type ShopId } from '@store/core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { InShop } from '../api.ts'
import { openImageFolder } from './image-folder.ts'
import { importProducts } from './import-products.ts'

let db: TestDatabase
let manage: ManageClient
let where: InShop
let dataFolder: string
let shopId: ShopId
let shops = 0

beforeAll(async () => {
  db = await openTestDatabase()
  dataFolder = await mkdtemp(join(tmpdir(), 'feria-import-'))
  manage = manageAs(testApi(db, { media: diskStorage(dataFolder) }).app, await addPlatformKey(db, 'tests'))
})
afterAll(async () => {
  await db.close()
  await rm(dataFolder, { recursive: true, force: true })
})
beforeEach(async () => {
  const body = { subdomain: `import-${++shops}`, name: 'Mercado', templateId: 5, currency: 'USD' }
  const shop = await manage.createShop({ body: { ...body, country: 'US', language: 'en' } })
  shopId = shop.id
  where = { manage, shop, params: { shopId } }
})

const HEADER = 'id,name,category,style,description,price,current_stock,image,featured'
const RED_DOT =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4" fill="red"/></svg>'
const BLUE_DOT = RED_DOT.replace('red', 'blue')
const findImage = async (name: string) => (name === 'dot.svg' ? new TextEncoder().encode(RED_DOT) : null)

type RunOptions = Partial<Pick<Parameters<typeof importProducts>[0], 'findImage' | 'removePictures' | 'onProgress'>> & {
  readonly fetchImage?: (address: string) => Promise<FetchedPicture>
}
const run = (text: string, options: RunOptions = {}) =>
  importProducts({
    where,
    bytes: new TextEncoder().encode(text),
    findImage,
    fetchImage: null,
    onProgress: () => {},
    ...options,
  })
const onSale = () => inShop(db, shopId, (tx) => findProducts(tx, shopId, { ...emptyQuery, limit: 100 }))
const version = async () => (await inShop(db, shopId, (tx) => findShop(tx, shopId)))?.version

test('good rows are for sale with their pictures, bad ones are named with their reason', async () => {
  const report = await run(`${HEADER}
a,Mug,kitchen,mug,<p onclick="x()">Blue</p><script>alert(1)</script>,9.50,4,dot.svg,True
b,Bowl,kitchen,bowl,,nothing,4,,
c,Plate,kitchen,plate,,12,0,gone.jpg,`)
  expect(report).toMatchObject({ format: 'plain product list', created: 2, updated: 0, unchanged: 0 })
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

describe('pictures at addresses', () => {
  const requested: string[] = []
  const server = createServer((request, response) => {
    requested.push(request.url ?? '')
    if (request.url?.startsWith('/moved')) response.writeHead(302, { location: '/1/front.svg' }).end()
    else if (request.url?.endsWith('.svg')) response.end(request.url.includes('/1/') ? RED_DOT : BLUE_DOT)
    else response.writeHead(404).end()
  })
  let host = ''
  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  beforeEach(() => requested.splice(0))
  afterAll(() => server.close())
  const fetchImage = (address: string) => fetchPicture(address, { trusted: host })
  const shopify = (...images: readonly string[]) =>
    `Handle,Title,Body (HTML),Vendor,Variant Price,Image Src\n${images.map((image, index) => `p${index},Product ${index},,,5,${image}`).join('\n')}`
  const pictures = async () => (await onSale()).products.map(({ images }) => images.map(({ src }) => src))

  test('are fetched once and for all, and stay when their server is gone', async () => {
    const file = shopify(`http://${host}/1/front.svg`, `http://${host}/2/front.svg`, `http://${host}/moved`)
    const report = await run(file, { findImage: null, fetchImage })
    expect(report).toMatchObject({ created: 3, pictures: [] })
    const [first, second, third] = await pictures()
    expect([first?.length, second?.length]).toEqual([1, 1])
    expect(first).not.toEqual(second)
    expect(third).toEqual(first)
    expect(requested).toHaveLength(4)
    expect(await run(file, { findImage: null })).toMatchObject({ unchanged: 3, pictures: [] })
    expect(requested).toHaveLength(4)
  })

  test('that lead nowhere are reported with their reason', async () => {
    const file = shopify(`http://${host}/none.png`, 'https://127.0.0.1/a.png', 'http://example.com/a.png')
    const report = await run(file, { findImage: null, fetchImage })
    expect(report?.pictures.map(({ reason }) => reason).toSorted()).toEqual([
      'at an address of a private network',
      'its server has no picture there',
      'not an https address',
    ])
    expect((await run(file, { findImage: null }))?.pictures[0]?.reason).toBe('not fetched, as --no-images says')
  })

  test('in descriptions come along or are left out and reported', async () => {
    const text = `<p>Soft</p><img src=""http://${host}/1/a.svg"" alt=""A""><img src=""http://${host}/gone.png"">`
    const file = `Handle,Title,Body (HTML),Vendor,Variant Price\nmug,Mug,"${text}",,5`
    const report = await run(file, { findImage: null, fetchImage })
    expect(report?.pictures.map(({ name }) => name)).toEqual([`http://${host}/gone.png`])
    const [listed] = (await onSale()).products
    const description = await inShop(db, shopId, (tx) => findDescription(tx, shopId, listed?.id ?? 0))
    expect(description).toMatch(/^<p>Soft<\/p><img [^>]*src="\/media\/\d+\/[0-9a-f]+\.svg"[^>]*>$/)
    expect(await run(file, { findImage: null })).toMatchObject({ unchanged: 1 })
  })
})

describe('a folder of images', () => {
  test('pictures of one name are told apart by their paths, or left out', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'feria-images-'))
    const put = async (name: string, text: string) => {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await writeFile(join(folder, name), text)
    }
    await put('1/Front.svg', RED_DOT)
    await put('2/front.svg', BLUE_DOT)
    await put('flat/side.svg', BLUE_DOT)
    await put('top.svg', RED_DOT)
    const find = await openImageFolder(folder)
    const found = async (name: string, alone = true) => {
      const bytes = await find(name, alone)
      return bytes instanceof Uint8Array ? (Buffer.from(bytes).includes('red') ? 'red' : 'blue') : bytes
    }
    expect(await found('https://cdn.example/p/1/front.svg?v=2', false)).toBe('red')
    expect(await found('https://cdn.example/p/2/front.svg', false)).toBe('blue')
    expect(await found('https://cdn.example/p/3/front.svg')).toBe('ambiguous')
    expect(await found('front.svg')).toBe('ambiguous')
    expect(await found('side.svg')).toBe('blue')
    expect(await found('https://cdn.example/x/side.svg')).toBe('blue')
    expect(await found('https://cdn.example/x/side.svg', false)).toBe('ambiguous')
    expect(await found('top.svg')).toBe('red')
    expect(await found('none.svg')).toBeNull()
    await rm(folder, { recursive: true })
  })
})

test('what a shop exports is imported again as it was, pictures without fetching one', async () => {
  const { params } = where
  const picture = async (drawing: string) => ({
    src: (await manage.uploadPicture({ params, file: new Uint8Array(Buffer.from(drawing)) })).src,
    alt: null,
  })
  const images = [await picture(RED_DOT), await picture(BLUE_DOT)]
  const axis = (name: string, value: string) => ({ name, values: [value, `${value}2`] })
  const goods = [
    {
      reference: 'LS',
      name: '-20 % camisa',
      category: 'Camisas',
      subcategory: 'Lino',
      brand: 'Ana',
      position: 9,
      description: `<p>Tela: "lino", fino</p><img src="${images[0]?.src}" />`,
      summary: 'Fresca',
      images,
      options: [axis('Talla', 'M'), axis('Color', 'Azul'), axis('Corte', 'A'), axis('Cuello', 'Mao')],
      variants: [
        { values: ['M', 'Azul', 'A', 'Mao'], price: 40_50, units: 3, sku: 'LS-1', enabled: true },
        { values: ['M2', 'Azul2', 'A2', 'Mao2'], price: 35_00, compareAt: 45_00, units: 0, enabled: false },
      ],
    },
    {
      reference: 'WH',
      name: 'Gorro',
      price: 20_00,
      compareAt: 25_00,
      saleEnds: '2099-01-01T05:00:00.000Z',
      units: 7,
      active: false,
      featured: true,
      freeShipping: true,
      condition: 'used' as const,
      maxQuantity: 3,
      warranty: 'Un año\ny medio',
      supplier: 'Hoko',
      message: { label: 'Nombre', required: true },
      dimensions: { length: 10, width: 2.5, height: null, weight: '300 g' },
    },
    { reference: 'OR', name: 'A pedido', position: -3 },
  ]
  await manage.saveProducts({ params, body: { products: goods } })
  const all = async () => {
    const one = ({ reference }: { reference: string }) =>
      manage.getProductByReference({ params: { ...params, reference } })
    return (await Promise.all(goods.map(one))).map(({ position: _, revision: __, description, ...product }) => ({
      ...product,
      // The order of a picture's attributes does not matter.
      description: description?.replace(' loading="lazy"', ''),
    }))
  }
  const before = await all()
  const file = await (await manage.exportProducts({ params })).text()
  expect(file).toContain("'-20 % camisa")
  const order = () => onSale().then(({ products }) => products.map(({ name }) => name))
  const placed = await order()
  expect(await run(file, { findImage: null })).toMatchObject({ updated: 3, refused: [], notes: [], pictures: [] })
  expect(await all()).toEqual(before)
  expect(await order()).toEqual(placed)
  expect(await run(file, { findImage: null })).toMatchObject({ unchanged: 3 })
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
