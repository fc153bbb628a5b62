import type { Socket } from 'node:dgram'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { asWorker, inShop } from '@store/api/database'
import { findProducts, findShopByName } from '@store/api/queries'
import { openS3Server, openTestDatabase, type TestDatabase, testApi } from '@store/api/testing'
import { emptyQuery } from '@store/core'
import { createSandbox, PAYMENT_KEYS } from '@store/sandbox'
import { nameServer } from '@store/sandbox/name-server'
import type { Command } from 'commander'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { COMMANDS } from './commands/index.ts'
import { openTool, type Tool } from './testing.ts'

let db: TestDatabase
let feria: Tool
let names: Socket
let bucket: Awaited<ReturnType<typeof openS3Server>>
const sandbox = createSandbox()
beforeAll(async () => {
  db = await openTestDatabase()
  bucket = await openS3Server()
  names = await nameServer({ texts: { '_feria.mercado.example': 'feria-shop=mercado' } })
  const { publicKey, privateKey, eventsSecret, integritySecret } = PAYMENT_KEYS.wompi ?? {}
  feria = await openTool(db, {
    ...bucket.variables,
    DNS_SERVERS: `127.0.0.1:${names.address().port}`,
    PAYMENT_SECRET: 'what examples seal keys with',
    PAYMENT_SANDBOX_URL: `${await sandbox.open()}/payments`,
    WOMPI_PUBLIC_KEY: publicKey,
    WOMPI_PRIVATE_KEY: privateKey,
    WOMPI_EVENTS_SECRET: eventsSecret,
    WOMPI_INTEGRITY_SECRET: integritySecret,
  })
})
afterAll(async () => {
  names.close()
  await feria.close()
  await bucket.close()
  await sandbox.close()
  await db.close()
})

const README = await readFile(fileURLToPath(new URL('../README.md', import.meta.url)), 'utf8')
/** Lines of the README's examples, in their order. */
const LINES = [...README.matchAll(/```sh\n([\s\S]*?)```/g)]
  .flatMap(([, block = '']) => block.split('\n'))
  .filter((line) => line.startsWith('feria '))

/**
 * Examples that need a server that may be stopped, which `backup/cluster.test.ts` starts, or several (`distribute.test.ts`).
 */
const ON_A_SERVER_OF_THEIR_OWN = /^feria database (backup|restore|distribute)\b/

/** Creates the files that the examples name. */
async function layOut(folder: string): Promise<void> {
  const text = (name: string, content: string) => writeFile(join(folder, name), content)
  await text(
    'products.csv',
    `Handle,Title,Body (HTML),Vendor,Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Qty,Variant Price,Image Src
linen-shirt,Linen shirt,<p>Cool</p>,Mercado,Shirts,Size,M,Color,Blue,LS-M-B,3,40.00,hat.svg
linen-shirt,,,,,,L,,Blue,LS-L-B,2,40.00,
wool-hat,Wool hat,,Mercado,Hats,Title,Default Title,,,WH,7,25.00,hat.svg
`,
  )
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4"/></svg>'
  await mkdir(join(folder, 'pictures'))
  await text('pictures/hat.svg', svg)
  await text('logo.svg', svg)
  await text('hat.svg', svg)
  await copyFile(join(folder, 'logo.svg'), join(folder, 'wool.svg'))
  await text('token.txt', 'a-token-of-the-marketplace\n')
  const keys = Object.entries(PAYMENT_KEYS.wompi ?? {}).map(([name, value]) => `${name}=${value}`)
  await text('wompi.keys', keys.join('\n'))
  await text('returns.md', '# Returns\n\nWithin 30 days.')
  await text('privacy.html', '<p>Only what is needed.</p>')
  await text('wool.md', '# How wool is washed\n\nGently.')
  await text('soon.html', '<h1>Soon</h1><p>Wait.</p>')
}

/** Places orders of two shoppers for the examples; the first has sent a proof of payment. */
async function buy(): Promise<void> {
  const shop = await findShopByName(db, 'mercado')
  const shopId = shop?.id ?? 0
  const { products } = await inShop(db, shopId, (tx) => findProducts(tx, shopId, emptyQuery))
  const hat = products.find(({ name }) => name === 'Wool hat')
  for (const key of ['a'.repeat(32), 'b'.repeat(32)]) {
    const outcome = await testApi(db).api.placeOrder({
      body: {
        shopId,
        key,
        lines: [{ productId: hat?.id ?? 0, variantId: null, quantity: 2 }],
        channel: 'web',
        paymentMethod: shop?.paymentMethods[0] ?? 'toBeAgreed',
        expectedTotal: null,
        buyer: { name: 'Eva', idNumber: '123', email: 'eva@example.org', phone: '+1 202 555 0143', message: null },
        delivery: {
          kind: 'address',
          address: {
            cityId: null,
            city: 'Austin',
            division: 'Texas',
            neighbourhood: 'Downtown',
            postcode: null,
            address: '1 Main St',
            details: null,
          },
        },
      },
    })
    if (outcome.kind !== 'placed') throw new Error(JSON.stringify(outcome))
  }
  await asWorker(db, (tx) =>
    tx.execute(sql`
      insert into payment_proofs (shop_id, order_number, type, file, times, received_at)
      select shop_id, min(order_number), 'image/jpeg', 'a photo', 1, now() from orders
      where shop_id = ${shopId} group by shop_id`),
  )
}

/** Subscribes somebody to the newsletter, so that the examples have a list to show. */
async function subscribe(): Promise<void> {
  const shopId = (await findShopByName(db, 'mercado'))?.id ?? 0
  await testApi(db).api.subscribe({ body: { shopId, email: 'eva@example.org', consent: 'en-1' } })
}

/** Sends a message to the shop. */
async function write(): Promise<void> {
  const shopId = (await findShopByName(db, 'mercado'))?.id ?? 0
  const message = { name: 'Eva', email: 'eva@example.org', phone: null, message: 'Do you have it in blue?' }
  await testApi(db).api.sendContactMessage({ body: { shopId, shopName: 'Mercado', ...message } })
}

test('every example of the README does what it says, typed as it is written, one after the other', async () => {
  await layOut(feria.folder)
  let bought = false
  for (const line of LINES) {
    if (ON_A_SERVER_OF_THEIR_OWN.test(line)) continue
    if (line.startsWith('feria orders') && !bought) {
      await buy()
      bought = true
    }
    if (line.startsWith('feria messages list --state')) await write()
    if (line.startsWith('feria newsletter')) await subscribe()
    const { code, out, err } = await feria.type(line)
    expect([line, code, err]).toEqual([line, 0, code === 0 ? err : ''])
    expect(out, line).not.toBe('')
    if (line.includes('--json')) expect(() => JSON.parse(out), line).not.toThrow()
  }
  expect(LINES.length).toBeGreaterThan(40)
}, 300_000)

/** Every command, by its full name. */
function* commands(
  nouns: readonly Command[],
  before = '',
): Iterable<{ readonly name: string; readonly command: Command }> {
  for (const command of nouns) {
    const name = `${before}${command.name()}`
    if (command.commands.length > 0) yield* commands(command.commands, `${name} `)
    else yield { name, command }
  }
}

test('every command is in the README, speaks JSON, and has help that ends with examples of its own', () => {
  for (const { name, command } of commands(COMMANDS.map((make) => make()))) {
    expect(
      LINES.some((line) => line.startsWith(`feria ${name} `) || line === `feria ${name}`),
      name,
    ).toBe(true)
    expect(command.options.map(({ long }) => long)).toContain('--json')
    let help = ''
    command.configureOutput({ writeOut: (text) => (help += text) }).outputHelp()
    const examples = help.split('Examples:\n')[1]?.trim().split('\n') ?? []
    expect(examples.length, name).toBeGreaterThan(0)
    for (const example of examples) expect(example.trim()).toMatch(new RegExp(`^feria ${name}( |$)`))
    for (const example of examples) expect(LINES, `the README shows "${example.trim()}"`).toContain(example.trim())
  }
})
