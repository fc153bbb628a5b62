import type { Socket } from 'node:dgram'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inShop } from '@store/api/database'
import { findProducts, findShopByName } from '@store/api/queries'
import { openTestDatabase, type TestDatabase, testApi } from '@store/api/testing'
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

describe('shops', () => {
  test('what is set is what shoppers get, the rest stays; cached pages become old', async () => {
    const before = await shop()
    await feria.json(
      'shop',
      'set',
      'ana',
      '--name',
      'Ana y Ana',
      '--min-purchase',
      '50.000',
      '--city',
      'Medellín',
      '--instagram',
      'https://instagram.com/ana',
    )
    const after = await shop()
    expect(after).toMatchObject({
      ...{ name: 'Ana y Ana', minPurchase: 50_000_00, city: 'Medellín', templateId: before.templateId },
      socials: { instagram: 'https://instagram.com/ana' },
    })
    expect(after.version).toBeGreaterThan(before.version)
    await feria.json('shop', 'set', 'ana', '--min-purchase', 'none', '--instagram', 'none')
    expect(await shop()).toMatchObject({ minPurchase: null, socials: {} })
  })

  test('a closed shop is closed, and open again', async () => {
    expect(await feria.json('shop', 'close', 'ana')).toEqual({ shop: 'ana', open: false })
    expect((await shop()).open).toBe(false)
    await feria.json('shop', 'open', 'ana')
    expect((await shop()).open).toBe(true)
  })

  test('one is shown with its domains and how many products it has', async () => {
    expect(await feria.json('shop', 'show', 'ana')).toMatchObject({
      ...{ subdomain: 'ana', url: 'http://ana.localhost:3000', products: 2, domains: [] },
    })
  })
})

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
      'Ana y Ana has no product "goro". Did you mean "gorro"?',
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

describe('shipping (B9)', () => {
  test('each of its five modes is set and shown', async () => {
    const at = ['--shop', 'ana'] as const
    const set = async (...args: readonly string[]) => {
      await feria.json('shipping', 'set', ...args, ...at)
      const { shippingRate } = await shop()
      expect(await feria.json('shipping', 'show', ...at)).toEqual(shippingRate)
      return shippingRate
    }
    expect(await set('flat', '--price', '8.000')).toEqual({ kind: 'flat', price: 8_000_00 })
    expect(await set('bySubtotal', '--range', '100000:500000:0', '--range', '0:99999:9000')).toEqual({
      kind: 'bySubtotal',
      ranges: [
        { from: 0, to: 99_999_00, price: 9_000_00 },
        { from: 100_000_00, to: 500_000_00, price: 0 },
      ],
    })
    expect(await set('byCity', '--city', 'medellin:6000', '--city', '11001:9000', '--elsewhere', '15000')).toEqual({
      kind: 'byCity',
      cities: [
        { cityId: 5001, price: 6_000_00 },
        { cityId: 11001, price: 9_000_00 },
      ],
      elsewhere: 15_000_00,
    })
    expect(await set('unset')).toEqual({ kind: 'unset' })
    expect(await set('free')).toEqual({ kind: 'free' })
  })

  test.each([
    [['flat'], 'Say what it costs: --price.'],
    [['flat', '--price', 'cheap'], '"cheap" is not an amount of money in COP.'],
    [['flat', '--price', '1', '--elsewhere', '2'], '--elsewhere says nothing for flat.'],
    [['flatt'], 'Did you mean "flat"?'],
    [['bySubtotal'], 'Say at least one range'],
    [['bySubtotal', '--range', '0:100'], '"0:100" is not a range.'],
    [['bySubtotal', '--range', '0:100:1', '--range', '100:200:2'], 'Two ranges overlap'],
    [['bySubtotal', '--range', '9:1:1'], 'ends before it begins'],
    [['byCity', '--city', 'Medelin:1'], 'Did you mean "Medellín"?'],
    [['byCity', '--city', 'La Unión:1'], 'is the name of several cities. Use the code of one: '],
    [['byCity', '--city', 'Medellín:1', '--city', '05001:2'], 'named twice'],
  ])('%j is refused: %s', async (args, sentence) => {
    expect(await refusalOf('shipping', 'set', ...args, '--shop', 'ana')).toContain(sentence)
  })
})

describe('coupons (C33)', () => {
  const at = ['--shop', 'bea']

  test('what is said of one is what shoppers get; days are those of the shop’s country, the last included', async () => {
    const made = await feria.json(
      ...['coupons', 'create', ' Díá-10 ', '--percent', '10', '--min', '50.000', '--uses', '20', '--per-buyer', '1'],
      ...['--from', '2026-03-01', '--until', '2026-03-31', ...at],
    )
    const coupon = {
      ...{ code: 'DIA-10', active: true, reduction: { kind: 'percentage', percent: 10 }, minPurchase: 50_000_00 },
      ...{ from: '2026-03-01T05:00:00.000Z', until: '2026-04-01T05:00:00.000Z', maxUses: 20, maxUsesPerBuyer: 1 },
    }
    expect(made).toEqual({ ...coupon, uses: 0 })
    expect(await feria.json('coupons', 'list', ...at)).toEqual([made])
    const { out } = await feria.run('coupons', 'list', ...at)
    expect(out).toMatch(/DIA-10 .*10 % .*\$50\.000 .*2026-03-01 .*2026-03-31 .*0 of 20/)

    const set = ['--amount', '15.000', '--min', 'none', '--until', 'none', '--uses', 'none', '--per-buyer', 'none']
    expect(await feria.json('coupons', 'set', 'dia-10', ...set, ...at)).toEqual({
      ...{ ...coupon, uses: 0, reduction: { kind: 'fixed', amount: 15_000_00 } },
      ...{ minPurchase: null, until: null, maxUses: null, maxUsesPerBuyer: null },
    })
    expect(await feria.json('coupons', 'close', 'dia-10', ...at)).toMatchObject({ active: false })
    expect(await feria.json('coupons', 'set', 'dia-10', '--open', ...at)).toMatchObject({ active: true })
  })

  test.each([
    [['create', 'ANA', '--percent', '10'], '"ANA" cannot be a code'],
    [['create', 'dos palabras', '--percent', '10'], '"dos palabras" cannot be a code'],
    [['create', 'NADA'], 'either --percent or --amount'],
    [['create', 'TODO', '--percent', '10', '--amount', '5'], 'either --percent or --amount'],
    [['create', 'TODO', '--percent', '101'], 'percentage above 0 and up to 100'],
    [['create', 'TODO', '--percent', '10', '--until', '2026-02-30'], 'Use a day'],
    [
      ['create', 'TODO', '--percent', '10', '--from', '2026-03-02', '--until', '2026-03-01'],
      'It would end before it begins.',
    ],
    [['create', 'DIA-10', '--percent', '10'], 'Bea has a coupon DIA-10 already.'],
    [['set', 'DIA-10'], 'Nothing was said to change.'],
    [['set', 'DIA-10', '--until', '2026-02-01'], 'It would end before it begins.'],
    [['set', 'OTRO', '--percent', '5'], 'Bea has no coupon OTRO.'],
    [['close', 'otro'], 'Bea has no coupon OTRO.'],
  ])('coupons %j is refused with a sentence', async (args, sentence) => {
    expect(await refusalOf('coupons', ...args, ...at)).toContain(sentence)
  })
})

describe('discounts (D4)', () => {
  test('they are added, listed and removed', async () => {
    const at = ['--shop', 'bea'] as const
    const first = await feria.json('discounts', 'add', '--units', '3', '--percent', '10', '--name', 'Tres', ...at)
    expect(first).toMatchObject({ trigger: 'quantity', minQuantity: 3, reduction: { kind: 'percentage', percent: 10 } })
    await feria.json(
      'discounts',
      'add',
      '--range',
      '100.000:200.000',
      '--range',
      '200001::15%',
      '--amount',
      '5000',
      '--off',
      ...at,
    )
    const listed = (await feria.json('discounts', 'list', ...at)) as { id: string }[]
    expect(listed).toMatchObject([
      {
        ...{ trigger: 'subtotal', active: false, reduction: { kind: 'fixed', amount: 5_000_00 } },
        ranges: [
          { from: 100_000_00, to: 200_000_00, reduction: null },
          { from: 200_001_00, to: null, reduction: { kind: 'percentage', percent: 15 } },
        ],
      },
      { name: 'Tres', active: true },
    ])
    for (const { id } of listed) await feria.json('discounts', 'remove', id, ...at)
    expect(await feria.json('discounts', 'list', ...at)).toEqual([])
    expect(await refusalOf('discounts', 'remove', '1', ...at)).toContain('Bea has no discount 1.')
  })

  test.each([
    [['--percent', '10'], 'Say when it is given'],
    [['--units', '2'], 'Say what it takes off'],
    [['--units', '2', '--percent', '101'], 'Use a percentage above 0 and up to 100.'],
    [['--units', 'two', '--percent', '1'], 'Use a whole number'],
    [['--range', '5', '--percent', '1'], '"5" is not a range.'],
  ])('%j is refused: %s', async (args, sentence) => {
    expect(await refusalOf('discounts', 'add', ...args, '--shop', 'bea')).toContain(sentence)
  })
})

describe('policies (C9)', () => {
  test('one comes from a Markdown or HTML file, made safe, and the others stay', async () => {
    await writeFile(join(feria.folder, 'returns.md'), '# Cambios\n\nHasta **30 días**.\n\n<script>alert(1)</script>\n')
    await writeFile(join(feria.folder, 'privacy.html'), '<h1>Datos</h1><p onclick="x()">Solo lo <b>necesario</b>.</p>')
    const at = ['--shop', 'bea'] as const
    await feria.json('policies', 'set', 'returns', 'returns.md', ...at)
    await feria.json('policies', 'set', 'privacy', 'privacy.html', ...at)
    expect(await feria.json('policies', 'show', ...at)).toMatchObject({
      returns: '<h2>Cambios</h2>\n<p>Hasta <strong>30 días</strong>.</p>',
      privacy: '<h2>Datos</h2><p>Solo lo <b>necesario</b>.</p>',
      warranty: null,
    })
    await feria.json('policies', 'remove', 'returns', ...at)
    expect(await feria.json('policies', 'show', 'returns', ...at)).toEqual({ returns: null })
  })
})

describe('articles (C17)', () => {
  test('one is published from a file, made safe, written anew under its slug, and removed', async () => {
    const at = ['--shop', 'bea'] as const
    await writeFile(
      join(feria.folder, 'lana.md'),
      '# Cómo se lava la lana\n\nCon **calma**.\n\n<img src="x" onerror="x()">\n',
    )
    const before = (await shop('bea')).version
    expect(
      await feria.json('articles', 'add', 'lana.md', '--author', 'Bea', '--date', '2026-01-31', ...at),
    ).toMatchObject({
      ...{ slug: 'como-se-lava-la-lana', title: 'Cómo se lava la lana', rewritten: false },
    })
    expect((await shop('bea')).version).toBeGreaterThan(before)
    const { api } = testApi(db)
    const { id } = await shop('bea')
    const page = await api.listArticles({ params: { shopId: id }, query: {} })
    expect(page.articles).toMatchObject([{ title: 'Cómo se lava la lana', author: 'Bea' }])
    expect(await feria.json('articles', 'list', ...at)).toMatchObject([
      {
        body: '<p>Con <strong>calma</strong>.</p>\n<img src="x" loading="lazy" />',
        publishedAt: expect.stringMatching(/^2026-01-3/),
      },
    ])
    await feria.json('articles', 'add', 'lana.md', '--draft', ...at)
    expect((await api.listArticles({ params: { shopId: id }, query: {} })).articles).toEqual([])
    expect(await refusalOf('articles', 'remove', 'como-se-lava-la-lna', ...at)).toContain(
      'Did you mean "como-se-lava-la-lana"?',
    )
    await feria.json('articles', 'remove', 'como-se-lava-la-lana', ...at)
    expect(await feria.json('articles', 'list', ...at)).toEqual([])
  })
})

describe('access codes (S1)', () => {
  test('a code opens a locked shop, and no longer once it is removed; none is kept or shown', async () => {
    const at = ['--shop', 'bea'] as const
    const { api } = testApi(db)
    const { id } = await shop('bea')
    const opens = async (code: string) =>
      (await api.verifyAccessCode({ params: { id }, query: { code } })).kind === 'valid'
    expect(await refusalOf('codes', 'lock', ...at)).toContain('No code would open Bea.')
    expect(await refusalOf('codes', 'add', 'abc', ...at)).toBe('A code needs four characters at least.')
    const added = (await feria.json('codes', 'add', 'Entrada-2026', '--label', 'Prensa', ...at)) as { id: number }
    expect(await refusalOf('codes', 'add', 'entrada-2026', ...at)).toBe('This code opens Bea already.')
    const invented = (await feria.json('codes', 'add', ...at)) as { code: string }
    await feria.json('codes', 'lock', '--title', 'Socios', ...at)
    expect((await shop('bea')).accessGate).toMatchObject({ enabled: true, title: 'Socios' })
    expect([await opens('entrada-2026'), await opens(invented.code), await opens('otra-2026')]).toEqual([
      true,
      true,
      false,
    ])
    const listed = await feria.json('codes', 'list', ...at)
    expect(JSON.stringify(listed)).not.toMatch(/entrada/i)
    await feria.json('codes', 'remove', String(added.id), ...at)
    expect(await opens('entrada-2026')).toBe(false)
    await feria.json('codes', 'unlock', ...at)
    expect((await shop('bea')).accessGate?.enabled).toBe(false)
  })
})

describe('mistakes', () => {
  test.each([
    [['shp', 'list'], '(Did you mean shop?)'],
    [['shop', 'lst'], '(Did you mean list?)'],
    [['shop', 'show', 'aan'], 'There is no shop "aan". Did you mean "ana"?'],
    [['shop', 'show', 'nowhere'], '"feria shop list" shows them all.'],
    [['shop', 'list', '--jsn'], '(Did you mean --json?)'],
    [['shop', 'set', 'ana'], 'Nothing was said to change.'],
    [['shop', 'set', 'ana', '--template', '8'], 'Choose one of 5, 6'],
    [['shop', 'set', 'ana', '--payments', 'cashOnDelivry'], 'Did you mean "cashOnDelivery"?'],
    [['shop', 'set', 'ana', '--email', 'nobody'], '"nobody" is not a mail address.'],
    [['shop', 'set', 'ana', '--min-purchase', 'lots'], 'is not an amount of money in COP'],
    [['shop', 'set', 'ana', '--logo', 'shopify.csv'], 'is not a picture we can read'],
    [['shop', 'create', '--subdomain', 'ana', '--name', 'x'], 'is taken'],
    [['shop', 'create', '--subdomain', '123', '--name', 'x'], 'not digits alone'],
    [['shop', 'create', '--name', 'x'], "required option '--subdomain <name>' not specified"],
    [['import', 'nothing.csv', '--shop', 'ana'], 'There is no file nothing.csv.'],
    [['import', 'returns.md', '--shop', 'ana'], 'is none we know'],
    [['orders', 'show', '7', '--shop', 'ana'], 'has no order 7.'],
    [['orders', 'show', 'seven', '--shop', 'ana'], 'Use a whole number'],
    [['orders', 'move', '7', 'payed', '--shop', 'ana'], 'Did you mean "paid"?'],
    [['orders', 'list', '--since', 'monday', '--shop', 'ana'], 'Use a day as in 2026-03-31.'],
    [['policies', 'set', 'return', 'returns.md', '--shop', 'ana'], 'Did you mean "returns"?'],
    [['policies', 'set', 'returns', 'shop.png', '--shop', 'ana'], 'There is no file shop.png.'],
  ])('feria %j ends with a sentence and 1: %s', async (args, sentence) => {
    expect(await refusalOf(...args)).toContain(sentence)
  })

  test('a database that does not answer is said in one sentence', async () => {
    const url = new URL(db.url)
    url.port = '1'
    const { code, out, err } = await feria.type(`DATABASE_URL=${url.href} feria shop list`)
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(/^No database answers at .+: check DATABASE_URL, or unset it to use the built-in one\.\n$/)
  })
})
