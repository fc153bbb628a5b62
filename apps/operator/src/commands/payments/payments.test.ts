import { randomBytes } from 'node:crypto'
import { findShopByName, saveProducts } from '@store/api/queries'
import { openTestDatabase, type TestDatabase, testApi } from '@store/api/testing'
import { createSandbox, PAYMENT_KEYS } from '@store/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTool, type Tool } from '../../testing.ts'

let db: TestDatabase
let feria: Tool
let at = ''
const sandbox = createSandbox()
beforeAll(async () => {
  db = await openTestDatabase()
  at = `${await sandbox.open()}/payments`
  feria = await openTool(db, {
    PAYMENT_SECRET: SECRET,
    PAYMENT_SANDBOX_URL: at,
    PUBLIC_API_URL: 'https://api.feria.example',
  })
  const opened = ['--template', '5', '--currency', 'COP', '--language', 'es']
  await feria.run('shop', 'create', '--subdomain', 'mercado', '--name', 'Mercado', ...opened)
})
afterAll(async () => {
  await feria.close()
  await sandbox.close()
  await db.close()
})

const SECRET = 'what these tests seal keys with'
/** The payments of an API that encrypts with this secret, and also decrypts with the former one. */
const paymentsWith = (secret: string, former?: string) => ({
  secrets: [secret, ...(former === undefined ? [] : [former])] as const,
  sandbox: at,
  publicUrl: 'http://api.test',
  shopPort: 3000,
})
const KEYS = PAYMENT_KEYS.wompi ?? {}
const SECRETS = Object.values(KEYS)

/** Runs a command with these keys on its standard input; its output never contains one of them. */
async function withKeys(command: string, keys: Readonly<Record<string, string>> | string) {
  const text = typeof keys === 'string' ? keys : JSON.stringify(keys)
  const output = await feria.as({}, text).run(...command.split(' '))
  for (const secret of SECRETS) expect(output.out + output.err).not.toContain(secret)
  return output
}
const typed = (line: string) => feria.run(...line.split(' '))
const methods = async () => {
  const { api } = testApi(db)
  const shop = await api.resolveShop({ query: { criteria: 'mercado' } })
  return (await api.getShop({ params: { id: shop?.id ?? 0 } }))?.paymentMethods
}

test('an account is set, checked, listed and removed; shoppers are offered what it does, and its keys are never shown (C33)', async () => {
  expect(await methods()).not.toContain('wompi')
  const { code, out } = await withKeys('payments set wompi --shop mercado', KEYS)
  expect([code, out]).toEqual([
    0,
    expect.stringMatching(/through wompi \(test\)[\s\S]*https:\/\/api\.feria\.example\/hooks\/wompi\/\d+/),
  ])
  expect(await methods()).toContain('wompi')
  expect((await typed('payments check wompi --shop mercado')).out).toContain('wompi knows the keys of Mercado')

  const listed = await feria.json('payments', 'list', '--shop', 'mercado')
  expect(listed).toEqual([
    {
      provider: 'wompi',
      mode: 'test',
      since: expect.any(String),
      pendingUntil: null,
      hook: expect.any(String),
      methods: ['wompi'],
    },
  ])
  for (const secret of SECRETS) expect(JSON.stringify(listed)).not.toContain(secret)

  expect((await typed('payments remove wompi --shop mercado')).code).toBe(0)
  expect(await methods()).not.toContain('wompi')
  const again = await typed('payments remove wompi --shop mercado')
  expect([again.code, again.err]).toEqual([1, expect.stringContaining('has no account with wompi')])
})

test.each([
  ['one is missing', { ...KEYS, privateKey: undefined }, /privateKey/],
  ['one is something else', { ...KEYS, integritySecret: 'x' }, /integritySecret/],
  ['one is unknown', { ...KEYS, password: 'x' }, /password/],
  ['worlds are mixed', { ...KEYS, privateKey: 'prv_prod_x' }, /do not go together/],
])('keys are refused by their names: %s', async (_, keys, problem) => {
  const { code, err } = await withKeys('payments set wompi --shop mercado', JSON.stringify(keys))
  expect([code, err]).toEqual([1, expect.stringMatching(problem)])
})

test.each(['', '{"publicKey": ', 'no equals sign'])(
  'what is no list of keys is refused without quoting it: %j',
  async (text) => {
    const { code, err } = await withKeys('payments set wompi --shop mercado', text)
    expect(code).toBe(1)
    if (text !== '') expect(err).not.toContain(text)
  },
)

test('keys the provider does not know are found out, and so is a provider that is away', async () => {
  await withKeys('payments set wompi --shop mercado', { ...KEYS, privateKey: 'prv_test_stranger' })
  const stranger = await typed('payments check wompi --shop mercado')
  expect([stranger.code, stranger.err]).toEqual([1, expect.stringContaining('does not know these keys')])
  await withKeys('payments set wompi --shop mercado', KEYS)
  sandbox.setBehaviour('failing')
  const away = await typed('payments check wompi --shop mercado')
  expect([away.code, away.err]).toEqual([1, expect.stringContaining('does not answer now')])
  sandbox.setBehaviour('normal')
  const elsewhere = await feria.withApi({ payments: paymentsWith('another-secret-of-theirs') })
  const other = await elsewhere.run('payments', 'check', 'wompi', '--shop', 'mercado')
  expect([other.code, other.err]).toEqual([1, expect.stringContaining('another PAYMENT_SECRET')])
})

test('a secret takes the place of another: what it seals is sealed anew, and what nothing opens is named', async () => {
  await withKeys('payments set wompi --shop mercado', KEYS)
  const moved = await feria.withApi({ payments: paymentsWith('another-secret-of-theirs', SECRET) })
  expect(await moved.json('payments', 'reseal')).toMatchObject({ lost: [] })
  const lost = await typed('payments reseal')
  expect([lost.code, lost.out]).toEqual([1, expect.stringContaining('wompi')])
  const back = await feria.withApi({ payments: paymentsWith(SECRET, 'another-secret-of-theirs') })
  expect((await back.run('payments', 'reseal')).code).toBe(0)
  expect((await typed('payments check wompi --shop mercado')).code).toBe(0)
})

/** Places an order of one hat, and pays it by this many attempts. */
async function buy(attempts: number): Promise<number> {
  const shop = await findShopByName(db, 'mercado')
  const shopId = shop?.id ?? 0
  const [hat] = await saveProducts(db, shopId, [
    {
      reference: 'hat',
      name: 'Hat',
      summary: null,
      description: null,
      price: 50_000_00,
      compareAt: null,
      options: [],
      variants: [],
      units: 9,
      active: true,
      featured: false,
      freeShipping: false,
      condition: 'new',
      category: null,
      subcategory: null,
      images: [],
      sku: null,
      brand: null,
      warranty: null,
      dimensions: null,
      supplier: null,
      maxQuantity: null,
      position: 0,
    },
  ])
  if (hat?.kind === 'refused' || !hat) throw new Error('no hat')
  const { api } = testApi(db, { payments: paymentsWith(SECRET) })
  const address = {
    cityId: null,
    city: 'Cali',
    division: 'Valle',
    neighbourhood: null,
    postcode: null,
    address: 'Calle 1',
    details: null,
  }
  const placed = await api.placeOrder({
    body: {
      shopId,
      key: randomBytes(16).toString('hex'),
      lines: [{ productId: hat.id, variantId: null, quantity: 1 }],
      channel: 'web',
      paymentMethod: 'wompi',
      expectedTotal: null,
      delivery: { kind: 'address', address },
      buyer: { name: 'Eva', idNumber: '123456', email: null, phone: '+57 300 111 2233', message: null },
    },
  })
  if (placed.kind !== 'placed') throw new Error(JSON.stringify(placed))
  const { accessKey: key, order } = placed
  const pages: URL[] = []
  while (pages.length < attempts) {
    const start = await api.startPayment({ params: { number: order.number }, body: { shopId, key, method: null } })
    if (start?.kind !== 'redirect') throw new Error(JSON.stringify(start))
    pages.push(new URL(start.url))
  }
  for (const [which, page] of pages.entries()) {
    const body = new URLSearchParams([...page.searchParams, ['outcome', 'approve'], ['notice', 'never']])
    await fetch(page.origin + page.pathname, { method: 'POST', body, redirect: 'manual' })
    const params = { number: order.number, attempt: which + 1 }
    await api.returnFromPayment({ params, body: { shopId, key, given: {} } })
  }
  return order.number
}

test('an order whose money needs somebody is named, with what to do about it', async () => {
  await withKeys('payments set wompi --shop mercado', KEYS)
  await typed('shipping set free --shop mercado')
  expect((await typed('payments troubles --shop mercado')).out).toContain('as it should be')
  const number = await buy(2)
  const { out } = await typed('payments troubles --shop mercado')
  expect(out).toMatch(new RegExp(`${number}\\s+paidTwice\\s+paid twice: give one of the payments back`))
  const shown = await typed(`orders show ${number} --shop mercado`)
  expect(shown.out).toMatch(/TEST, wompi, paid through wompi, reference \d+-\d+-2/)
  expect(shown.err).toContain(`Order ${number} is paid twice: give one of the payments back.`)
  const { out: json } = await typed(`orders show ${number} --shop mercado --json`)
  expect(JSON.parse(json)).toMatchObject({ number, status: 'paid', troubles: ['paidTwice'] })
})

test('what a test account was paid is named so, and sent only with --force', async () => {
  const number = await buy(1)
  const listed = await typed('orders list --shop mercado')
  expect(listed.out).toMatch(new RegExp(`${number}.* TEST wompi`))
  expect(await feria.json('orders', 'list', '--shop', 'mercado')).toMatchObject([{ number, test: true }, {}])
  for (const step of [`orders ship ${number} inTransit`, `orders move ${number} dispatched`]) {
    const { code, err } = await typed(`${step} --shop mercado`)
    expect([code, err]).toEqual([1, expect.stringContaining('TEST')])
    expect((await typed(`${step} --shop mercado --force`)).code).toBe(0)
  }
})

test('cash on delivery is kept to cities and a total, said again, and taken away', async () => {
  await feria.run('shop', 'create', '--subdomain', 'plaza', '--name', 'Plaza', '--currency', 'COP')
  const limits = async (...options: readonly string[]) =>
    feria.json('payments', 'cash-on-delivery', '--shop', 'plaza', ...options)
  expect(await limits()).toEqual({ cities: null, ceiling: null })
  expect(await limits('--city', 'Medellín', '--city', '05266', '--up-to', '500000')).toEqual({
    cities: [5001, 5266],
    ceiling: 500_000_00,
  })
  expect(await limits('--up-to', 'none')).toEqual({ cities: [5001, 5266], ceiling: null })
  expect(await limits('--anywhere')).toEqual({ cities: null, ceiling: null })

  const output = await typed('payments cash-on-delivery --city Envigado --up-to 90000 --shop plaza')
  expect(output.out).toContain('in Envigado, up to $90.000')
  expect(output.err).toContain('does not take cash on delivery')
  for (const [options, problem] of [
    ['--city Macondo', /no city "Macondo"/],
    ['--city Rionegro', /several cities/],
    ['--city Envigado --anywhere', /exclude each other/],
    ['--up-to lots', /not an amount/],
  ] as const) {
    const { code, err } = await typed(`payments cash-on-delivery ${options} --shop plaza`)
    expect([code, err]).toEqual([1, expect.stringMatching(problem)])
  }
})

test('the account for deposits is written in lines, and taken away', async () => {
  const deposit = async (...options: readonly string[]) =>
    feria.json('payments', 'deposit', '--shop', 'mercado', ...options)
  expect(await deposit('--line', ' Banco 1 ', '--line', 'Ana')).toMatchObject({ depositAccount: 'Banco 1\nAna' })
  expect(await deposit()).toMatchObject({ depositAccount: 'Banco 1\nAna' })
  expect(await deposit('--line', 'none')).toMatchObject({ depositAccount: null })
})
