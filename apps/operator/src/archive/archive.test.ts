import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { asWorker, inShop } from '@store/api/database'
import { saveMedia } from '@store/api/media'
import { moveOrder } from '@store/api/orders'
import {
  addAccessCode,
  changeShop,
  createShop,
  findOrderByNumber,
  findProducts,
  findShopByName,
  listOrderEvents,
  saveArticle,
  saveProducts,
  setAffiliations,
  setBranches,
  setChatOrderForm,
  setDiscounts,
  setIntegrations,
  setMarketplaceAccess,
  setPolicies,
  setShop,
  setTemplateSettings,
} from '@store/api/queries'
import { openTestDatabase, type TestDatabase, testApi } from '@store/api/testing'
import { emptyQuery, type ProductDraft, type ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import yazl from 'yazl'
import { openTool, type Tool } from '../testing.ts'

const MANY = 260
let here: TestDatabase
let there: TestDatabase
let feria: Tool
let away: Tool
let shopId: ShopId
const numbers: number[] = []

beforeAll(async () => {
  ;[here, there] = [await openTestDatabase(), await openTestDatabase()]
  ;[feria, away] = [await openTool(here.url), await openTool(there.url)]
  // Ids there are not those here.
  for (const subdomain of ['first', 'second']) await open(there, subdomain)
  shopId = await fill(here, join(feria.folder, '.data'))
  numbers.push(...(await buy()))
  await feria.json('shop', 'export', 'ana', 'ana.feria', '--orders')
})
afterAll(async () => {
  await feria.close()
  await away.close()
  await here.close()
  await there.close()
})

async function open(db: TestDatabase, subdomain: string): Promise<ShopId> {
  const opened = await createShop(db, {
    ...{ subdomain, name: subdomain, templateId: 5, currency: 'COP', country: 'CO', language: 'es' },
  })
  if (opened.kind === 'taken') throw new Error(`${subdomain} is taken`)
  return opened.shop.id
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const svg = (color: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="${color}"/></svg>`,
  )

const plain: Omit<ProductDraft, 'images'> = {
  ...{ reference: '', name: '', summary: null, description: null, price: 50_000_00, compareAt: null, options: [] },
  ...{ variants: [], units: 40, active: true, featured: false, freeShipping: false, condition: 'new', category: null },
  ...{ subcategory: null, sku: null, brand: null, warranty: null, dimensions: null, supplier: null },
  ...{ maxQuantity: null, position: 0 },
}

/** A shop in which everything that can be said is said. */
async function fill(db: TestDatabase, dataFolder: string): Promise<ShopId> {
  const id = await open(db, 'ana')
  const picture = async (bytes: Buffer) => {
    const saved = await saveMedia(dataFolder, id, bytes, 'a picture')
    if (saved.kind === 'refused') throw new Error(saved.reason)
    return saved.src
  }
  const [dot, red, blue] = [await picture(PNG), await picture(svg('red')), await picture(svg('blue'))]
  await setShop(db, id, {
    ...{
      name: 'Ana',
      city: 'Medellín',
      cityId: 5001,
      phone: '+57 300',
      email: 'ana@ejemplo.co',
      chatNumber: '573001234567',
    },
    ...{ description: 'Lana', about: { mission: 'M', vision: 'V', story: 'S' }, minPurchase: 10_000_00, logo: red },
    paymentMethods: ['cashOnDelivery', 'bankDeposit'],
    shippingRate: { kind: 'byCity', cities: [{ cityId: 5001, price: 5_000_00 }], elsewhere: 9_000_00 },
    socials: { instagram: 'https://instagram.com/ana' },
    tags: [{ id: 'uso', name: 'Uso', position: 1, values: [{ id: 7, name: 'Casa' }] }],
    accessGate: { enabled: false, title: 'Pronto', description: 'Ya casi', image: blue, colors: { fondo: '#fff' } },
  })
  await saveProducts(db, id, [
    {
      ...plain,
      ...{
        reference: 'ruana',
        name: 'Ruana',
        summary: 'De lana',
        description: `<p>Hola <img src="${dot}" alt="" /></p>`,
      },
      options: [{ name: 'Talla', values: ['S', 'M'] }],
      variants: [
        { values: ['S'], price: 120_000_00, units: 9, sku: 'R-S', enabled: true },
        { values: ['M'], price: 130_000_00, units: 8, sku: null, enabled: false },
      ],
      ...{ category: 'Ropa', subcategory: 'Abrigo', position: 3, sku: 'R', brand: 'Ana', warranty: '1 año' },
      dimensions: { length: 1.5, width: 2, height: null, weight: '300 g' },
      ...{ compareAt: 150_000_00, supplier: 'Telar', maxQuantity: 4, featured: true, freeShipping: true },
      images: [
        { src: dot, alt: 'De frente' },
        { src: 'https://example.org/ruana.jpg', alt: null },
      ],
    },
    {
      ...plain,
      reference: 'gorro',
      name: 'Gorro',
      category: 'Casa',
      condition: 'used',
      images: [{ src: dot, alt: null }],
    },
    { ...plain, reference: 'off', name: 'Apagado', active: false, price: null, images: [] },
    ...Array.from({ length: MANY }, (_, index) => ({
      ...plain,
      reference: `m${index}`,
      name: `Cosa ${index}`,
      images: [],
    })),
  ])
  await changeShop(db, id, async (tx) => {
    await tx.execute(sql`update categories set position = 5, image = ${red} where shop_id = ${id} and name = 'Ropa'`)
    await tx.execute(sql`insert into categories (shop_id, name) values (${id}, 'Vacía')`)
    await tx.execute(
      sql`update products set tag_values = '{7}', message = '{"label": "Nombre", "required": true}' where shop_id = ${id} and reference = 'gorro'`,
    )
    await setPolicies(tx, id, { returns: '<h2>Cambios</h2><p>30 días</p>' })
    await setBranches(tx, id, [
      { name: 'Centro', address: 'Calle 1', latitude: 6.2, longitude: -75.5, hours: '9-5', phone: null, photo: blue },
    ])
    await setDiscounts(tx, id, [
      {
        name: 'Tres',
        active: true,
        trigger: 'quantity',
        minQuantity: 3,
        reduction: { kind: 'percentage', percent: 10 },
      },
      {
        ...{ name: null, active: false, trigger: 'subtotal', reduction: { kind: 'fixed', amount: 100 } },
        ranges: [{ from: 1, to: null, reduction: { kind: 'fixed', amount: 5 } }],
      },
    ])
    const piece = { author: 'Ana', summary: 'Corto', active: true, publishedAt: '2026-01-02T03:04:05.678Z' }
    await saveArticle(tx, id, {
      ...piece,
      slug: 'lana',
      title: 'Lana',
      body: `<p>Sí <img src="${blue}" /></p>`,
      image: red,
    })
    await saveArticle(tx, id, { ...piece, slug: 'lino', title: 'Lino', body: 'No', image: null, active: false })
    await setIntegrations(tx, id, { facebookPixel: '123', financingSlug: 'ana' })
    await setAffiliations(tx, id, [{ name: 'Centro', logo: dot }])
    await setChatOrderForm(tx, id, [{ key: 'k', label: 'Talla', type: 'text', value: '', required: true }])
    await setMarketplaceAccess(tx, id, { enabled: true, token: 'secret' })
    await addAccessCode(tx, id, 'abre', 'Prensa')
    await setTemplateSettings(tx, id, 5, { cover: { image: red, title: 'Hola' }, list: [blue, 1, null] })
  })
  return id
}

/** Two orders, one of them cancelled. */
async function buy(): Promise<readonly number[]> {
  const { api } = testApi(here)
  const { products } = await inShop(here, shopId, (tx) => findProducts(tx, shopId, { ...emptyQuery, limit: 100 }))
  const ruana = products.find(({ name }) => name === 'Ruana')
  const gorro = products.find(({ name }) => name === 'Gorro')
  const lines = [
    { productId: ruana?.id ?? 0, variantId: ruana?.variants[0]?.id ?? null, quantity: 2 },
    { productId: gorro?.id ?? 0, variantId: null, quantity: 3, message: 'Para Eva' },
  ]
  const placed = []
  for (const key of ['a'.repeat(32), 'b'.repeat(32)]) {
    const outcome = await api.placeOrder({
      body: {
        ...{ shopId, key, lines, paymentMethod: 'cashOnDelivery', channel: 'web', expectedTotal: null },
        buyer: { name: 'Eva', idNumber: '123', email: 'eva@ejemplo.co', phone: '300', message: 'Hola' },
        delivery: {
          kind: 'address',
          address: { cityId: 5001, city: '', division: '', neighbourhood: 'Centro', address: 'Calle 9', details: null },
        },
      },
    })
    if (outcome.kind !== 'placed') throw new Error(JSON.stringify(outcome))
    placed.push(outcome.order.number)
  }
  const cancel = { shopId, number: placed[1] ?? 0, to: 'cancelled', who: 'operator', why: 'no' } as const
  await inShop(here, shopId, (tx) => moveOrder(tx, cancel, new Date()))
  return placed
}

/** Tables of a shop that are not carried, each with its reason. Every other one is. */
const STAYS: Readonly<Record<string, string>> = {
  access_codes: 'who may enter is said anew',
  shop_events: 'what visitors did here',
  checkout_products: 'what visitors did here',
  subscribers: 'agreed to mails from here',
  consents: 'agreed to mails from here',
  shop_views: 'how often this installation was visited',
  order_keys: 'attempts to buy that are under way here',
  outbox: 'mails that leave from here',
  stock_movements: 'written by the database itself',
}
/** Columns that are this installation's own. */
const OWN = ['shop_id', 'id', 'version', 'subdomain', 'domain', 'created_at', 'content_hash', 'slug', 'category_id']
OWN.push('subcategory_id', 'product_id', 'variant_id')
/** Where it is announced and paid, with the secrets of it, and when an article was last written here. */
const SECRET: Readonly<Record<string, readonly string[]>> = {
  shops: ['order_hook'],
  marketplace_access: ['token'],
  articles: ['updated_at'],
}

/** Everything the database holds of a shop, but what is this installation's own. */
async function everythingOf(db: TestDatabase, id: ShopId) {
  return asWorker(db, async (tx) => {
    const { rows: tables } = await tx.execute<{ name: string }>(sql`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'shop_id' and table_name not in ('hosts', 'product_owner') order by 1`)
    const found: Record<string, unknown> = {}
    for (const { name } of tables) {
      if (name in STAYS) continue
      const { rows } = await tx.execute<{ row: Record<string, unknown> }>(
        sql`select to_jsonb(t) as row from ${sql.identifier(name)} t where t.shop_id = ${id} order by ctid`,
      )
      found[name] = rows
        .map(({ row }) => JSON.stringify(plainRow(row, SECRET[name])).replaceAll(`/media/${id}/`, '/media/…/'))
        .toSorted()
    }
    return found
  })
}

function plainRow(row: Record<string, unknown>, secret: readonly string[] = []) {
  const kept = Object.fromEntries(Object.entries(row).filter(([name]) => ![...OWN, ...secret].includes(name)))
  const variants = row.variants as { id: string }[] | undefined
  return variants ? { ...kept, variants: variants.map(({ id: _, ...variant }) => variant) } : kept
}

const shopAway = async (name = 'ana') => (await findShopByName(there, name))?.id ?? 0
const bring = (path: string, ...args: readonly string[]) => away.run('shop', 'import', path, '--json', ...args)
const archive = () => join(feria.folder, 'ana.feria')

test('codes, tokens and secrets stay at home', async () => {
  const files = await goodFiles()
  expect(Object.values(files).join('')).not.toMatch(/abre|secret|unlock/)
})

describe('a shop that is carried to another installation', () => {
  test('is the same shop there: every table, every picture, every order', async () => {
    const { code, err } = await bring(archive())
    expect([code, err]).toEqual([0, 'Ana offers the marketplace, whose token is not carried.\n'])
    const id = await shopAway()
    expect(id).not.toBe(shopId)
    expect(await everythingOf(there, id)).toEqual(await everythingOf(here, shopId))

    const pictures = async (tool: Tool, of: ShopId) => {
      const folder = join(tool.folder, '.data/media', String(of))
      const names = (await readdir(folder)).toSorted()
      return Promise.all(names.map(async (name) => [name, (await readFile(join(folder, name))).toString('base64')]))
    }
    expect(await pictures(away, id)).toEqual(await pictures(feria, shopId))
    expect(await pictures(away, id)).toHaveLength(3)
  })

  test('knows its products by other ids, and its orders still know their products', async () => {
    const id = await shopAway()
    const { page, order, history } = await inShop(there, id, async (tx) => ({
      page: await findProducts(tx, id, { ...emptyQuery, limit: 100 }),
      order: await findOrderByNumber(tx, id, numbers[0] ?? 0),
      history: await listOrderEvents(tx, id, numbers[1] ?? 0),
    }))
    const ruana = page.products.find(({ name }) => name === 'Ruana')
    expect(order?.order.lines[0]).toMatchObject({ productId: ruana?.id, variantId: ruana?.variants[0]?.id })
    expect(ruana?.images[0]?.src).toMatch(new RegExp(`^/media/${id}/`))
    expect(history.map(({ to }) => to)).toEqual(['pending', 'cancelled', 'cancelled'])

    const move = { shopId: id, number: numbers[0] ?? 0, to: 'cancelled', who: 'operator', why: null } as const
    await inShop(there, id, (tx) => moveOrder(tx, move, new Date()))
    const after = await inShop(there, id, (tx) => findProducts(tx, id, { ...emptyQuery, limit: 100 }))
    expect(after.products.find(({ name }) => name === 'Ruana')?.variants[0]?.units).toBe(9)
    expect(after.products.find(({ name }) => name === 'Gorro')?.units).toBe(40)
  })

  test('sells on under order numbers above those it came with', async () => {
    const id = await shopAway()
    const { products } = await inShop(there, id, (tx) => findProducts(tx, id, { ...emptyQuery, limit: 100 }))
    const line = { productId: products.find(({ name }) => name === 'Cosa 1')?.id ?? 0, variantId: null, quantity: 1 }
    const outcome = await testApi(there).api.placeOrder({
      body: {
        ...{
          shopId: id,
          key: 'c'.repeat(32),
          lines: [line],
          paymentMethod: 'bankDeposit',
          channel: 'web',
          expectedTotal: null,
        },
        buyer: { name: 'Eva', idNumber: '123', email: null, phone: '300', message: null },
        delivery: { kind: 'pickUp' },
      },
    })
    expect(outcome.kind === 'placed' && outcome.order.number).toBeGreaterThan(Math.max(...numbers))
  })

  test('brought again it changes nothing; under a name of another shop it is refused', async () => {
    const before = await everythingOf(there, await shopAway())
    const again = await bring(archive())
    expect([again.code, JSON.parse(again.out)]).toMatchObject([0, { kind: 'known' }])
    expect(await everythingOf(there, await shopAway())).toEqual(before)
    const taken = await bring(archive(), '--subdomain', 'first')
    expect([taken.code, taken.out, taken.err]).toEqual([
      ...[1, '', 'The subdomain "first" is that of another shop. Choose another with --subdomain.\n'],
    ])
  })

  test('killed while it is brought and brought again, it ends where an undisturbed run would', async () => {
    const args = [away.program, 'shop', 'import', archive(), '--subdomain', 'killed']
    const child = spawn(process.execPath, args, { cwd: away.folder, env: away.environment })
    let said = ''
    // Each tenth is said on standard error: half of the way in, nobody is asked whether it fits.
    child.stderr.on('data', (chunk) => {
      said += String(chunk)
      const done = Number(
        said
          .trim()
          .split('\n')
          .at(-1)
          ?.match(/ (\d+)\/\d+$/)?.[1] ?? 0,
      )
      if (done > 100) child.kill('SIGKILL')
    })
    await once(child, 'exit')
    expect(child.signalCode).toBe('SIGKILL')
    const half = await findShopByName(there, 'killed')
    expect(half?.open).toBe(false)
    const { count } = await inShop(there, half?.id ?? 0, (tx) => findProducts(tx, half?.id ?? 0, emptyQuery))
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThan(MANY)

    expect((await bring(archive(), '--subdomain', 'killed')).code).toBe(0)
    expect((await findShopByName(there, 'killed'))?.open).toBe(true)
    expect(await everythingOf(there, half?.id ?? 0)).toEqual(await everythingOf(here, shopId))
  })

  test('leaves its buyers at home unless they are asked for, and is read by nobody else', async () => {
    const path = join(feria.folder, 'plain.feria')
    expect(await feria.json('shop', 'export', 'ana', 'plain.feria')).toMatchObject({ products: MANY + 3, orders: null })
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    await bring(path, '--subdomain', 'plain')
    const id = await shopAway('plain')
    expect(await everythingOf(there, id)).toMatchObject({ orders: [], order_lines: [], order_events: [] })
    const again = await feria.run('shop', 'export', 'ana', 'plain.feria')
    expect([again.code, again.err]).toEqual([
      1,
      'plain.feria is there already. Choose another name, or write over it with --force.\n',
    ])
    expect(await readdir(feria.folder)).not.toContainEqual(expect.stringMatching(/\.part$/))
  })
})

type Files = Readonly<Record<string, Buffer | string>>

/** The good archive's files, as another tool might have packed them. */
async function goodFiles(): Promise<Record<string, Buffer>> {
  const yauzl = await import('yauzl')
  const zip = await yauzl.openPromise(archive(), { autoClose: false, lazyEntries: true })
  const files: Record<string, Buffer> = {}
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = []
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer)
    files[entry.fileName] = Buffer.concat(chunks)
  }
  zip.close()
  return files
}

async function pack(name: string, files: Files): Promise<string> {
  const zip = new yazl.ZipFile()
  for (const [path, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), path)
  zip.end()
  await mkdir(join(away.folder, 'hostile'), { recursive: true })
  const path = join(away.folder, 'hostile', name)
  await pipeline(zip.outputStream, createWriteStream(path))
  return path
}

describe('an archive that anybody may have made', () => {
  let good: Record<string, Buffer>
  let before: unknown
  const rows = () => asWorker(there, async (tx) => (await tx.execute(sql`select count(*) from shops`)).rows)
  beforeAll(async () => {
    good = await goodFiles()
    before = await rows()
  })

  /** The good archive with one file changed, under a digest that fits. */
  const changed = async (file: string, change: (text: string) => string): Promise<Files> => {
    const { createHash } = await import('node:crypto')
    const text = change(String(good[file]))
    const manifest = JSON.parse(String(good['feria.json'])) as { digests: Record<string, string> }
    manifest.digests[file] = createHash('sha256').update(text).digest('hex')
    return { ...good, 'feria.json': JSON.stringify(manifest), [file]: text }
  }
  const refused = async (path: string) => {
    const { code, out, err } = await bring(path, '--subdomain', 'hostile')
    expect([code, out]).toEqual([1, ''])
    expect(await rows()).toEqual(before)
    expect(err.split('\n')).toHaveLength(2)
    return err.replace(path, 'It').trim()
  }

  test('is the good one when nothing was changed', async () => {
    expect((await bring(await pack('good.feria', good), '--subdomain', 'good')).code).toBe(0)
    before = await rows()
  })

  test.each<[string, () => Promise<Files>, string]>([
    ['a file that climbs out', async () => ({ ...good, 'media/xx/evil.sh': 'x' }), 'does not belong into one'],
    ['a program', async () => ({ ...good, 'run.js': 'x' }), 'it holds "run.js", which does not belong into one'],
    [
      'a price that is a text',
      () => changed('products.ndjson', (text) => text.replace(/"price":\d+/, '"price":"1"')),
      'line 1 of products.ndjson cannot be read (price: ',
    ],
    [
      'units below zero',
      () => changed('products.ndjson', (text) => text.replace(/"units":\d+/, '"units":-1')),
      'line 1 of products.ndjson cannot be read',
    ],
    [
      'a field nobody knows',
      () => changed('products.ndjson', (text) => text.replace('{"reference"', '{"shopId":1,"reference"')),
      'Unrecognized key',
    ],
    [
      'one reference twice',
      () => changed('products.ndjson', (text) => text.replace('"reference":"gorro"', '"reference":"ruana"')),
      'line 2 of products.ndjson has the reference of an earlier product',
    ],
    [
      'a total that does not add up',
      () => changed('orders.ndjson', (text) => text.replace(/"total":\d+/, '"total":1')),
      'total: is not what the parts add up to',
    ],
    [
      'a number that uses up all numbers',
      () => changed('orders.ndjson', (text) => text.replace(`"number":${numbers[1]}`, '"number":9007199254740991')),
      'line 2 of orders.ndjson cannot be read (number',
    ],
    [
      'a script in a link',
      () => changed('shop.json', (text) => text.replace('https://instagram.com/ana', 'javascript:alert(1)')),
      'shop.json cannot be read (settings.socials.instagram: is no address)',
    ],
    [
      'a picture of another shop',
      () => changed('shop.json', (text) => text.replace(/"logo": "[^"]+"/, '"logo": "/media/1/a.png"')),
      'settings.logo: is no picture of this archive',
    ],
    ['no JSON', () => changed('shop.json', () => '{"sub'), 'shop.json is not JSON'],
    ['JSON so deep that it ends nowhere', () => changed('shop.json', () => '['.repeat(2_000_000)), 'shop.json'],
    [
      'JSON that is nested without end',
      () =>
        changed('shop.json', (text) =>
          text.replace('"list": [', `"list": [${'['.repeat(100_000)}${']'.repeat(100_000)},`),
        ),
      'shop.json holds what no database can keep',
    ],
    [
      'a character no database keeps',
      () => changed('shop.json', (text) => text.replace('Hola', '\\u0000')),
      'shop.json holds what no database can keep',
    ],
    [
      'a line without end',
      () => changed('products.ndjson', () => ' '.repeat(6_000_000)),
      'products.ndjson has a line that is too long',
    ],
    [
      'fewer products than promised',
      () => changed('products.ndjson', (text) => text.slice(text.indexOf('\n') + 1)),
      'it does not hold as many products as it says',
    ],
    [
      'a text changed on the way',
      async () => ({ ...good, 'shop.json': String(good['shop.json']).replace('Ana', 'Eva') }),
      'shop.json is not what it was',
    ],
    [
      'a newer format',
      async () => ({ ...good, 'feria.json': '{"format":"feria-shop","version":2}' }),
      'it was made by a newer tool (version 2 of the format; we read up to 1)',
    ],
    [
      'another kind of archive',
      async () => ({ 'feria.json': '{"format":"x","version":1}', 'shop.json': '', 'products.ndjson': '' }),
      'feria.json cannot be read',
    ],
    ['a part missing', async () => ({ 'feria.json': good['feria.json'] ?? '' }), 'shop.json is missing from it'],
    [
      'a picture too big',
      async () => ({ ...good, [`media/${'0'.repeat(32)}.png`]: Buffer.alloc(20_000_001) }),
      'is too big once unpacked',
    ],
  ])('with %s is refused with a sentence, and nothing is written', async (name, files, sentence) => {
    const said = await refused(await pack(`${name.replaceAll(' ', '-')}.feria`, await files()))
    expect(said).toContain(sentence)
    expect(said).toMatch(/^It is not an archive we can bring: .+\. Nothing was changed\.$/)
  })

  test('that lies about its names or sizes, is cut short or is no archive at all is refused, too', async () => {
    const bytes = await readFile(await pack('honest.feria', { ...good, 'climb-out.txt': 'x' }))
    const climbing = Buffer.from(bytes.toString('latin1').replaceAll('climb-out.txt', '../../etc/x.p'), 'latin1')
    const zeros = { ...good, [`media/${'0'.repeat(32)}.png`]: Buffer.alloc(15_000_000) }
    const bomb = await readFile(await pack('bomb.feria', zeros))
    // The list of contents says 9 bytes where 15 million come out.
    for (let at = bomb.indexOf('PK\x01\x02'); at >= 0; at = bomb.indexOf('PK\x01\x02', at + 4))
      if (bomb.readUInt32LE(at + 24) === 15_000_000) bomb.writeUInt32LE(9, at + 24)
    const lies: Files = {
      'climbing.feria': climbing,
      'cut.feria': bytes.subarray(0, bytes.length / 2),
      'text.feria': 'Hola',
      'empty.feria': '',
    }
    for (const [name, content] of Object.entries(lies)) {
      const path = join(away.folder, 'hostile', name)
      await writeFile(path, content)
      expect(await refused(path)).toMatch(/^It is not an archive we can bring: .+\. Nothing was changed\.$/)
    }
    expect(await refused(join(away.folder, 'nothing.feria'))).toContain('there is no such file')
    const path = join(away.folder, 'hostile', 'lying-bomb.feria')
    await writeFile(path, bomb)
    expect(await bring(path, '--subdomain', 'hostile')).toMatchObject({ code: 1, out: '' })
  })

  test('with a picture that is none brings all but that picture, and what is HTML in it is made safe', async () => {
    const none = Buffer.from('<script>alert(1)</script>')
    const [png] = Object.keys(good).filter((name) => name.endsWith('.png'))
    const evil = await changed('products.ndjson', (text) =>
      text.replace('<p>Hola', '<p onclick=\\"x()\\">Hola<script>alert(1)</script>'),
    )
    const { code, err } = await bring(await pack('odd.feria', { ...evil, [png ?? '']: none }), '--subdomain', 'odd')
    expect(code).toBe(0)
    expect(err).toContain(`${png?.slice(6)} was left out: it is no picture.\n`)
    const id = await shopAway('odd')
    const { rows: found } = await inShop(there, id, (tx) =>
      tx.execute(sql`select description, images from products where shop_id = ${id} and reference = 'ruana'`),
    )
    expect(found).toEqual([
      { description: expect.stringMatching(/^<p>Hola/), images: [{ src: 'https://example.org/ruana.jpg', alt: null }] },
    ])
    expect(JSON.stringify(found)).not.toMatch(/<script|onclick|media:/)
  })
})
