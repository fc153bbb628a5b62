import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { testApi } from '@store/api/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDesk } from './testing/desk.ts'

const { db, feria, shop, refusalOf, close } = await openDesk()
afterAll(close)

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
      name: 'Ana y Ana',
      minPurchase: 50_000_00,
      city: 'Medellín',
      templateId: before.templateId,
      socials: { instagram: 'https://instagram.com/ana' },
    })
    expect(after.version).toBeGreaterThan(before.version)
    await feria.json('shop', 'set', 'ana', '--min-purchase', 'none', '--instagram', 'none')
    expect(await shop()).toMatchObject({ minPurchase: null, socials: {} })
  })

  test('has a plan, and figures of its own until they are taken away', async () => {
    expect(await feria.json('shop', 'plan', 'ana')).toMatchObject({ plan: 'start', own: { people: null }, wish: null })
    const plan = await feria.json('shop', 'plan', 'ana', '--plan', 'grow', '--people', '7', '--photos', '0.5')
    expect(plan).toMatchObject({ plan: 'grow', own: { people: 7, mediaBytes: 500_000_000, products: null } })
    const { out } = await feria.run('shop', 'plan', 'ana', '--people', 'none')
    expect(out).toMatch(/^plan\s+grow$/m)
    expect(out).toMatch(/^photos\s.*0\.5 GB\s+own$/m)
    expect(out).toMatch(/^people\s.*40\s+plan$/m)
    expect(await refusalOf('shop', 'plan', 'ana', '--people', '51')).toContain('--people is a number from 0 to 50')
    await feria.json('shop', 'plan', 'ana', '--plan', 'start', '--photos', 'none')
  })

  test('a closed shop is closed, and open again', async () => {
    expect(await feria.json('shop', 'close', 'ana')).toEqual({ shop: 'ana', open: false })
    expect((await shop()).open).toBe(false)
    // For a closed shop, the reason and the day are changed.
    await feria.json('shop', 'close', 'ana', '--reason', 'We are on holiday.', '--opens-on', '2099-01-12')
    expect((await shop()).closure).toEqual({ reason: 'We are on holiday.', opensOn: '2099-01-12' })
    await feria.json('shop', 'open', 'ana')
    expect((await shop()).open).toBe(true)
  })

  test('one is shown with its domains and how many products it has', async () => {
    expect(await feria.json('shop', 'show', 'ana')).toMatchObject({
      subdomain: 'ana',
      url: 'http://ana.localhost:3000',
      products: 2,
      domains: [],
    })
  })
})

test('R10: a shop is shown with its address as a chat, its logo and its networks; times name their zone', async () => {
  await writeFile(join(feria.folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>')
  await feria.json('shop', 'set', 'bea', '--logo', 'logo.svg', '--tiktok', 'https://tiktok.com/@bea')
  expect(await feria.json('shop', 'show', 'bea')).toMatchObject({ chatUrl: 'http://localhost:3000/wa/bea' })
  const { out } = await feria.run('shop', 'show', 'bea')
  expect(out).toMatch(/^as a chat +http:\/\/localhost:3000\/wa\/bea$/m)
  expect(out).toMatch(/^logo +\/media\/\d+\/\w+\.svg$/m)
  expect(out).toMatch(/^tiktok +https:\/\/tiktok\.com\/@bea$/m)
  const { id } = (await feria.json('codes', 'add', 'Sésamo 1', '--shop', 'bea')) as { id: number }
  expect((await feria.run('codes', 'list', '--shop', 'bea')).out).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d America\/Bogota$/m)
  await feria.json('codes', 'remove', String(id), '--shop', 'bea')
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
    expect(await set('flat', '--price', '8.000', '--days', '2-5')).toEqual({
      kind: 'flat',
      price: 8_000_00,
      days: { from: 2, to: 5 },
    })
    const slow = ['--city', 'medellin:6000:1', '--elsewhere', '15000', '--days', '3-8']
    expect(await set('byCity', ...slow)).toEqual({
      kind: 'byCity',
      cities: [{ cityId: 5001, price: 6_000_00, days: { from: 1, to: 1 } }],
      elsewhere: 15_000_00,
      days: { from: 3, to: 8 },
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
    [['flat', '--price', '8000,50'], 'has cents, and shops in COP write none'],
    [['flat', '--price', '1', '--days', '5-2'], 'Use working days as in 3 or 2-5'],
    [['unset', '--days', '2'], '--days says nothing while nothing is sent.'],
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

  test('a gate takes a picture and colours, each by itself, and gives them back (D1)', async () => {
    const at = ['--shop', 'bea'] as const
    await feria.json('codes', 'add', 'entrada-2027', ...at)
    await writeFile(join(feria.folder, 'door.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>')
    const colors = ['--color', 'background=#F4EFE6', '--color', 'button=#6e0f22']
    await feria.json('codes', 'lock', '--image', 'door.svg', ...colors, ...at)
    const { accessGate } = await shop('bea')
    expect(accessGate).toMatchObject({ enabled: true, colors: { background: '#f4efe6', button: '#6e0f22' } })
    expect(accessGate?.image).toMatch(/^\/media\/.*\.svg$/)
    await feria.json('codes', 'lock', '--image', 'none', '--color', 'button=none', ...at)
    expect((await shop('bea')).accessGate).toMatchObject({ image: null, colors: { background: '#f4efe6' } })
    expect((await shop('bea')).accessGate?.colors).not.toHaveProperty('button')
    expect(await refusalOf('codes', 'lock', '--color', 'button=red', ...at)).toContain('as in button=#6e0f22')
    expect(await refusalOf('codes', 'lock', '--color', 'buton=#6e0f22', ...at)).toContain('button')
    await feria.json('codes', 'unlock', ...at)
  })
})

describe('mistakes', () => {
  beforeAll(() => writeFile(join(feria.folder, 'returns.md'), '# Cambios'))

  test.each([
    [['shp', 'list'], '(Did you mean shop?)'],
    [['shop', 'lst'], '(Did you mean list?)'],
    [['shop', 'show', 'aan'], 'There is no shop "aan". Did you mean "ana"?'],
    [['shop', 'show', 'nowhere'], '"feria shop list" shows them all.'],
    [['shop', 'list', '--jsn'], '(Did you mean --json?)'],
    [['shop', 'set', 'ana'], 'Nothing was said to change.'],
    [['shop', 'set', 'ana', '--template', '8'], 'Choose one of 5, 6'],
    [['shop', 'set', 'ana', '--payments', 'cashOnDelivry'], 'Did you mean "cashOnDelivery"?'],
    [['shop', 'set', 'ana', '--payments', 'paypal'], 'paypal'],
    [['shop', 'set', 'ana', '--email', 'nobody'], '"nobody" is not a mail address.'],
    [['shop', 'set', 'ana', '--min-purchase', 'lots'], 'is not an amount of money in COP'],
    [['shop', 'set', 'ana', '--logo', 'shopify.csv'], 'is not a picture we can read'],
    [['shop', 'create', '--subdomain', 'ana', '--name', 'x'], 'is taken'],
    [['shop', 'create', '--subdomain', '123', '--name', 'x'], 'not digits alone'],
    [['shop', 'create', '--name', 'x'], "required option '--subdomain <name>' not specified"],
    [['import', 'nothing.csv', '--shop', 'ana'], 'There is no file nothing.csv.'],
    [['import', 'returns.md', '--shop', 'ana'], 'plain product list: reference, name, category, price, units'],
    [['import', '.', '--shop', 'ana'], '. is a folder.'],
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
    const { code, out, err } = await feria.as({ DATABASE_URL: url.href }).run('database', 'migrate')
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(/^No database answers at .+: check DATABASE_URL, or unset it to use the built-in one\.\n$/)
  })
})
