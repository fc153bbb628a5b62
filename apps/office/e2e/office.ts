import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { createApiClient } from '@store/api-client'
import { createManageClient } from '@store/api-client/manage'
import type { OrderDraft } from '@store/core'
import type { AxeResults } from 'axe-core'

/** An address of the running office. */
export const at = (path = '/') => `http://office.localhost:${process.env.OFFICE_PORT}${path}`

const dataFolder = process.env.STOREFRONT_DATA ?? ''

export const platformKey = () => readFileSync(join(dataFolder, 'platform.key'), 'utf8').trim()

/** A client of the API with the platform's key. */
export const manage = () =>
  createManageClient({
    baseUrl: `http://127.0.0.1:${process.env.STOREFRONT_API_PORT}`,
    token: platformKey(),
  })

const mark = () => randomBytes(4).toString('hex')
export const someEmail = (name: string) => `${name}.${mark()}@example.com`

/** Creates a shop in Colombia, owned by this person. */
export async function openShopOf(email: string) {
  const subdomain = `taller-${mark()}`
  const body = { subdomain, name: `Taller ${subdomain.slice(7)}`, templateId: 5, currency: 'COP', country: 'CO' }
  const { id, name } = await manage().createShop({ body })
  await manage().addMember({ params: { shopId: id }, body: { email, role: 'owner' } })
  return { id, name, subdomain }
}

/** The id of the shop with this subdomain. */
export async function shopCalled(subdomain: string): Promise<number> {
  const { items } = await manage().listShops({ query: { subdomain } })
  return items[0]?.id ?? 0
}

/** Places an order of one unit, paid on delivery; returns its number. */
export const placeOrder = async (shopId: number, buyer: string, coupon?: string): Promise<number> =>
  (await placeOrderBy(shopId, buyer, 'cashOnDelivery', { coupon })).number

/** Places an order of one unit, to be paid by transfer; returns its number. */
export async function placeTransferOrder(shopId: number, buyer: string): Promise<number> {
  const body = { account: 'Banco Central, ahorros 123-456789-00' }
  await manage().setDeposit({ params: { shopId }, revision: '*', body })
  return (await placeOrderBy(shopId, buyer, 'bankDeposit')).number
}

/** Places a chat order of one unit, whose hold waits for an answer; returns its number. */
export async function placeChatOrder(shopId: number, buyer: string): Promise<number> {
  const { revision } = await manage().getShop({ params: { shopId } })
  await manage().changeShop({ params: { shopId }, revision, body: { chatNumber: '573001112233' } })
  return (await placeOrderBy(shopId, buyer, 'toBeAgreed', { channel: 'chat' })).number
}

/** A client of the storefront API. */
export const shopperApi = () =>
  createApiClient({ baseUrl: `http://127.0.0.1:${process.env.STOREFRONT_API_PORT}`, publicKey: 'demo' })

/** Places an order and pays it through the provider's sandbox; returns its number. */
export async function placePaidOrder(shopId: number, buyer: string, method: 'wompi' | 'credibanco'): Promise<number> {
  await manage().giveTestAccounts({ params: { shopId } })
  const { number, key } = await placeOrderBy(shopId, buyer, method)
  const start = await shopperApi().startPayment({ params: { number }, body: { shopId, key, method: null } })
  if (start?.kind !== 'redirect') throw new Error(JSON.stringify(start))
  const page = await (await fetch(start.url)).text()
  const plain = (text: string) => text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
  const inputs = page.matchAll(/<input type="(hidden|radio)" name="([^"]*)" value="([^"]*)"( checked)?/g)
  const form = new URLSearchParams({
    ...Object.fromEntries(
      [...inputs].flatMap(([, type, name = '', value = '', checked]) =>
        type === 'hidden' || checked ? [[plain(name), plain(value)]] : [],
      ),
    ),
    outcome: 'approve',
    notice: 'once',
  })
  const action = new URL(plain(/<form[^>]*action="([^"]*)"/.exec(page)?.[1] ?? ''), start.url)
  await fetch(action, { method: 'POST', body: form, redirect: 'manual' })
  await expect
    .poll(async () => (await manage().getOrder({ params: { shopId, number } })).payment?.state, { timeout: 15_000 })
    .toBe('paid')
  return number
}

/** Uploads a file as the buyer's proof of payment. */
export async function sendProof(shopId: number, { number, key }: PlacedOrder, file: Uint8Array): Promise<void> {
  const body = { shopId, key, file: Buffer.from(file).toString('base64') }
  const outcome = await shopperApi().sendProof({ params: { number }, body })
  if (outcome?.kind !== 'received') throw new Error(JSON.stringify(outcome))
}

type PlacedOrder = { readonly number: number; readonly key: string }

/** Places an order of one unit with this payment method; `rest`: further fields. */
export async function placeOrderBy(
  shopId: number,
  buyer: string,
  paymentMethod: 'cashOnDelivery' | 'bankDeposit' | 'toBeAgreed' | 'wompi' | 'credibanco',
  rest: Partial<OrderDraft> = {},
): Promise<PlacedOrder> {
  const params = { shopId }
  const { revision, paymentMethods } = await manage().getShop({ params })
  if (!paymentMethods.includes(paymentMethod))
    await manage().changeShop({ params, revision, body: { paymentMethods: [...paymentMethods, paymentMethod] } })
  const product = await manage().createProduct({
    params,
    body: { name: 'Ruana de lana', price: 180_000_00, units: 9 },
  })
  const outcome = await shopperApi().placeOrder({
    body: {
      shopId,
      key: randomBytes(16).toString('hex'),
      paymentMethod,
      channel: 'web',
      lines: [{ productId: product.id, variantId: null, quantity: 1, message: null }],
      buyer: { name: buyer, idNumber: '1020304050', email: null, phone: '3001234567' },
      delivery: {
        kind: 'address',
        address: {
          cityId: null,
          city: 'Medellín',
          division: 'Antioquia',
          neighbourhood: null,
          postcode: null,
          address: 'Carrera 70 # 1-2',
          details: null,
        },
      },
      expectedTotal: null,
      ...rest,
    },
  })
  if (outcome.kind !== 'placed') throw new Error(JSON.stringify(outcome))
  return { number: outcome.order.number, key: outcome.accessKey }
}

/** Signs in by the code, which a demonstration shows; waits for the page after it. */
export async function signIn(page: Page, email: string, next = '/') {
  await page.goto(at(next === '/' ? '/enter' : `/enter?next=${next}`))
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByRole('button', { name: 'Enviarme el código' }).click()
  await page.getByLabel('Código de seis cifras').fill(await shownCode(page))
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  // It takes longer while other demo shops are being created.
  await expect(page.getByRole('main')).not.toContainText('Revisa tu correo', { timeout: 20_000 })
}

export const shownCode = async (page: Page) => (await page.locator('.shown-code strong').textContent()) ?? ''

/** The person of this worker, once it has signed in. */
let ownerOfWorker: Owner | null = null

const cookieOf = async (context: BrowserContext, name: string) =>
  (await context.cookies(at('/'))).find((cookie) => cookie.name === name)?.value

/**
 * Proves the identity, if the page asks for it: ten minutes after the last proof. The proof begins another session in place
 * of the browser's, so the worker's next tests need its cookie.
 */
export async function prove(page: Page) {
  const context = page.context()
  const dialog = page.getByRole('dialog')
  const toast = page.locator('.toast')
  await expect(dialog.or(toast)).toBeVisible()
  if (!(await dialog.isVisible())) return
  const before = await cookieOf(context, 'office')
  await dialog.getByRole('button', { name: 'Con un código por correo' }).click()
  await dialog.getByLabel('Código de seis cifras').fill(await shownCode(page))
  await dialog.getByRole('button', { name: 'Confirmar' }).click()
  await expect.poll(() => cookieOf(context, 'office')).not.toBe(before)
  const browser = await cookieOf(context, 'office-browser')
  const isOwner = ownerOfWorker?.state.cookies.some(({ name, value }) => name === 'office-browser' && value === browser)
  if (ownerOfWorker && isOwner) ownerOfWorker.state = await context.storageState()
}

/** The newest mail to an address that contains `saying`; a demonstration writes mails to files. */
export async function mailTo(email: string, saying: string): Promise<string> {
  const folder = join(dataFolder, 'mail')
  let text = ''
  await expect(async () => {
    for (const file of (await readdir(folder)).filter((name) => name.endsWith('.eml'))) {
      const written = (await readFile(join(folder, file), 'utf8')).replaceAll('=\r\n', '').replaceAll('=3D', '=')
      if (written.includes(email) && written.includes(saying)) text = written
    }
    expect(text).not.toBe('')
  }).toPass({ timeout: 20_000 })
  return text
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The violations that axe finds on a page, as text. Its script is injected, past the page's Content-Security-Policy. */
export async function axeOn(page: Page): Promise<readonly string[]> {
  // A dialog that is fading in has colours that nobody reads.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ).then(() => undefined),
  )
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Runtime.evaluate', { expression: axeSource })
  const results: AxeResults = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({
      resultTypes: ['violations'],
      // Frames with shops are of another origin, in which axe fails.
      iframes: false,
    }),
  )
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** The kilobytes of script, after brotli at its best, that a page loads before its first use. */
export async function scriptsOf(page: Page, path: string): Promise<number> {
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      sizes.push(response.body().then((body) => brotliCompressSync(body).length))
  })
  await page.goto(at(path), { waitUntil: 'networkidle' })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000
}

/** A console message of tests that expect a refusal: the document's response has a status of 4xx. */
const EXPECTED = /^Failed to load resource: the server responded with a status of 4\d\d/

export type Owner = {
  readonly email: string
  readonly shop: Awaited<ReturnType<typeof openShopOf>>
  /** The cookies of the person's session. */
  state: Awaited<ReturnType<BrowserContext['storageState']>>
}

/** Tests on phones, in Spanish. They fail on errors, warnings in the console, and violations of the policy. */
export const test = base.extend<
  { readonly quiet: undefined; readonly expected: RegExp | null },
  { readonly owner: Owner }
>({
  /** Further console messages that a test expects. */
  expected: [null, { option: true }],
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
  locale: 'es-CO',
  /** A signed-in person who owns a shop, once per worker. */
  owner: [
    async ({ browser }, use) => {
      const email = someEmail('ana')
      const shop = await openShopOf(email)
      const context = await browser.newContext({ locale: 'es-CO' })
      await signIn(await context.newPage(), email)
      const state = await context.storageState()
      await context.close()
      ownerOfWorker = { email, shop, state }
      await use(ownerOfWorker)
    },
    { scope: 'worker' },
  ],
  quiet: [
    async ({ context, expected }, use) => {
      const messages: string[] = []
      context.on('page', (page) => {
        page.on('pageerror', (error) => messages.push(String(error)))
        page.on('console', (message) => {
          const text = message.text()
          if (['error', 'warning'].includes(message.type()) && !EXPECTED.test(text) && !expected?.test(text))
            messages.push(text)
        })
      })
      await use(undefined)
      expect(messages, 'errors and warnings in the console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
