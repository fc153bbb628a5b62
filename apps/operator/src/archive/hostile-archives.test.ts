import { createWriteStream } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { asWorker, inShop } from '@store/api/database'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import yazl from 'yazl'
import { filesOf, openInstallations } from './testing.ts'

const { there, away, numbers, archive, importInto, shopAway, close } = await openInstallations(1)
afterAll(close)

type Files = Readonly<Record<string, Buffer | string>>

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
    good = await filesOf(archive)
    before = await rows()
  })

  /** The good archive with one file changed, and a matching hash. */
  const changed = async (file: string, change: (text: string) => string, from: Files = good): Promise<Files> => {
    const { createHash } = await import('node:crypto')
    const text = change(String(from[file]))
    const manifest = JSON.parse(String(from['feria.json'])) as { digests: Record<string, string> }
    manifest.digests[file] = createHash('sha256').update(text).digest('hex')
    return { ...from, 'feria.json': JSON.stringify(manifest), [file]: text }
  }
  const refused = async (path: string) => {
    const { code, out, err } = await importInto(path, '--subdomain', 'hostile')
    expect([code, out]).toEqual([1, ''])
    expect(await rows()).toEqual(before)
    expect(err.split('\n')).toHaveLength(2)
    return err.replace(path, 'It').trim()
  }

  test('is the good one when nothing was changed', async () => {
    expect((await importInto(await pack('good.feria', good), '--subdomain', 'good')).code).toBe(0)
    before = await rows()
  })

  test('of the version before refunds and webhooks is read, the one address told of orders named', async () => {
    const plain = await changed('orders.ndjson', (text) => text.replaceAll(/,"refunds":\[.*\]\}$/gm, '}'))
    const hooked = (text: string) => text.replace(/"webhooks": \[[\s\S]*\]/, '"orderHook": "https://erp.example/solo"')
    const files = await changed('shop.json', hooked, plain)
    const manifest = String(files['feria.json']).replace(/"version":\s*\d+/, '"version":6')
    const path = await pack('former.feria', { ...files, 'feria.json': manifest })
    const { code, err } = await importInto(path, '--subdomain', 'former')
    expect([code, err]).toEqual([0, expect.stringContaining('https://erp.example/solo')])
    const id = await shopAway('former')
    const { rows: stored } = await inShop(there, id, (tx) =>
      tx.execute(sql`
        select (select count(*)::integer from orders where shop_id = ${id}) as orders,
          (select count(*)::integer from refunds where shop_id = ${id}) as refunds`),
    )
    expect(stored).toEqual([{ orders: 3, refunds: 0 }])
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
      'a banner in a time that no clock shows',
      () =>
        changed('shop.json', (text) => {
          const banners = [{}, { title: 'Navidad', until: '2031-02-31T08:00' }]
          return JSON.stringify({ ...JSON.parse(text), looks: [{ templateId: 5, settings: { banners } }] })
        }),
      'shop.json cannot be read (looks.0.settings.banners.1.until: is no day and hour of a shop',
    ],
    [
      'a subscriber twice',
      () => changed('subscribers.ndjson', (text) => text.replaceAll('luz@', 'eva@')),
      'line 2 of subscribers.ndjson has the address of an earlier subscriber',
    ],
    [
      'a visit on no day',
      () => changed('visits.ndjson', (text) => text.replace('2026-02-03', '2026-02-31')),
      'of visits.ndjson cannot be read (day: ',
    ],
    [
      'more visits than anybody counts',
      () => changed('visits.ndjson', (text) => text.replace(/"times":\d+/, '"times":2147483647')),
      'of visits.ndjson cannot be read (times: ',
    ],
    [
      'visits that were left out',
      () => changed('visits.ndjson', (text) => text.slice(text.indexOf('\n') + 1)),
      'it does not hold as many counts of visits as it says',
    ],
    [
      'a code without its whole hash',
      () => changed('shop.json', (text) => text.replace(/"hash": "[0-9a-f]+"/, '"hash": "00"')),
      'shop.json cannot be read (accessCodes.0.hash',
    ],
    [
      'a domain that is none',
      () => changed('shop.json', (text) => text.replace('"ana.example"', '"ana.example/x"')),
      'is no domain',
    ],
    [
      'a total that does not add up',
      () => changed('orders.ndjson', (text) => text.replace(/"total":\d+/, '"total":1')),
      'total: is not what the parts add up to',
    ],
    [
      'a refund of nothing',
      () => changed('orders.ndjson', (text) => text.replace('"amount":12000000,', '"amount":0,')),
      'line 3 of orders.ndjson cannot be read (refunds.0.amount',
    ],
    [
      'units put on sale again of a line that is not there',
      () => changed('orders.ndjson', (text) => text.replace('"restocked":[{"line":1', '"restocked":[{"line":2')),
      'line 3 of orders.ndjson cannot be read (refunds: put a line on sale again that the order does not have',
    ],
    [
      'refunds that are no amount together',
      () =>
        changed('orders.ndjson', (text) =>
          text.replace(/("refunds":\[)(\{.*\})(\]\})$/m, (_, before, refund, after) => {
            const huge = refund.replace(/"amount":\d+/, '"amount":10000000000000')
            return `${before}${huge},${huge}${after}`
          }),
        ),
      'line 3 of orders.ndjson cannot be read (refunds: are more than any order costs',
    ],
    [
      'more units put on sale again than were bought',
      () => changed('orders.ndjson', (text) => text.replace(/("restocked":\[\{"line":1,"units":)\d+/, '$12147483647')),
      'line 3 of orders.ndjson cannot be read (refunds: put more units on sale again than were bought',
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
      'a city whose name storefronts would read as two',
      () => changed('shop.json', (text) => text.replace('Doradal', 'Dora|-9|dal')),
      'is no name of a place',
    ],
    [
      'a division with a line in it',
      () => changed('shop.json', (text) => text.replace('"division": "Antioquia"', '"division": "Antio\\nquia"')),
      'is no name of a place',
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
      async () => ({ ...good, 'feria.json': '{"format":"feria-shop","version":15}' }),
      'it was made by a newer tool (version 15 of the format; we read up to 14)',
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
    const refusal = await refused(await pack(`${name.replaceAll(' ', '-')}.feria`, await files()))
    expect(refusal).toContain(sentence)
    expect(refusal).toMatch(/^It is not an archive that can be imported: .+\. Nothing was changed\.$/)
  })

  test('that lies about its names or sizes, is cut short or is no archive at all is refused, too', async () => {
    const bytes = await readFile(await pack('honest.feria', { ...good, 'climb-out.txt': 'x' }))
    const climbing = Buffer.from(bytes.toString('latin1').replaceAll('climb-out.txt', '../../etc/x.p'), 'latin1')
    const zeros = { ...good, [`media/${'0'.repeat(32)}.png`]: Buffer.alloc(15_000_000) }
    const bomb = await readFile(await pack('bomb.feria', zeros))
    // The list of contents declares 9 bytes for a file of 15 million.
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
      expect(await refused(path)).toMatch(/^It is not an archive that can be imported: .+\. Nothing was changed\.$/)
    }
    expect(await refused(join(away.folder, 'nothing.feria'))).toContain('there is no such file')
    const path = join(away.folder, 'hostile', 'lying-bomb.feria')
    await writeFile(path, bomb)
    expect(await importInto(path, '--subdomain', 'hostile')).toMatchObject({ code: 1, out: '' })
  })

  test('with a picture that is none brings all but that picture, and what is HTML in it is made safe', async () => {
    const none = Buffer.from('<script>alert(1)</script>')
    const [png] = Object.keys(good).filter((name) => name.endsWith('.png'))
    const evil = await changed('products.ndjson', (text) =>
      text.replace('<p>Hola', '<p onclick=\\"x()\\">Hola<script>alert(1)</script>'),
    )
    const { code, err } = await importInto(
      await pack('odd.feria', { ...evil, [png ?? '']: none }),
      '--subdomain',
      'odd',
    )
    expect(code).toBe(0)
    expect(err).toContain(`${png?.slice(6)} was left out: it is no picture.\n`)
    const id = await shopAway('odd')
    const { rows: found } = await inShop(there, id, (tx) =>
      tx.execute(sql`select description, images from products where shop_id = ${id} and reference = 'ruana'`),
    )
    expect(found).toEqual([
      {
        description: expect.stringMatching(/^<p>Tela: lana<\/p><p>Hola/),
        images: [{ src: 'https://example.org/ruana.jpg', alt: null }],
      },
    ])
    expect(JSON.stringify(found)).not.toMatch(/<script|onclick|media:/)
  })
})
