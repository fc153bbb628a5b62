import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import http from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { PAYMENT_KEYS } from '@store/sandbox'
import { addDomain, CATALOGUE, manage, type ShopSettings, saveCatalogue, setShop } from './manage.ts'
import { replaceBuyer } from './person.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const run = promisify(execFile)

const list: { readonly templates: readonly { readonly id: number }[] } = JSON.parse(
  readFileSync(join(root, 'packages/templates/src/generated/list.json'), 'utf8'),
)
/** The installed templates. */
export const DRAWN_TEMPLATES: readonly number[] = list.templates.map(({ id }) => id)

/** The address of a shop in the running product. */
export const at = (shop: string, path = '/') => `http://${shop}.localhost:${process.env.STOREFRONT_PORT}${path}`

/** The operator's tool, run beside the product and on its data. */
export const feria = (...args: readonly string[]) => feriaWith({}, ...args)
/** The same with additional environment variables. */
const feriaWith = (env: Readonly<Record<string, string>>, ...args: readonly string[]) =>
  run(process.execPath, [join(root, 'apps/operator/dist/feria.js'), ...args], {
    env: {
      ...process.env,
      DATA_DIR: process.env.STOREFRONT_DATA,
      API_PORT: process.env.STOREFRONT_API_PORT,
      // Uses the key in the product's data folder, not the credentials of the person who runs the tests.
      FERIA_TOKEN: '',
      FERIA_URL: '',
      XDG_CONFIG_HOME: process.env.STOREFRONT_DATA,
      ...env,
    },
  })

/** Sets up a test account with a provider that accepts dollars, for a shop in that currency. */
export async function payOnline(shop: string) {
  const keys = Object.entries(PAYMENT_KEYS.epayco ?? {}).map(([name, value]) => [
    `EPAYCO_${name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`,
    value,
  ])
  const secret =
    process.env.PAYMENT_SECRET || (await readFile(join(process.env.STOREFRONT_DATA ?? '', 'payment.secret'), 'utf8'))
  const env = { ...Object.fromEntries(keys), PAYMENT_SECRET: secret.trim() }
  await feriaWith(env, 'payments', 'set', 'epayco', '--from-env', '--shop', shop)
  await feria('shop', 'set', shop, '--payments', 'cashOnDelivery,epayco')
}

/** A shop of the worker, in English, besides Alborada: changes to one must not be visible in the other. */
export type OwnShop = {
  readonly id: number
  readonly name: string
  readonly subdomain: string
  readonly domain: string
}

/** A new shop in this template, with the products of `mercado.csv`, of another sheet or none (null), and a custom domain. */
export async function openShop(
  template = 5,
  settings: ShopSettings = {},
  sheet: string | null = CATALOGUE,
): Promise<OwnShop> {
  const mark = randomBytes(4).toString('hex')
  const own = { name: `Mercado ${mark}`, subdomain: `mercado-${mark}`, domain: `mercado-${mark}.example` }
  const { subdomain, name } = own
  const body = { subdomain, name, templateId: template, currency: 'USD', language: 'en' } as const
  const shop = { id: (await manage().createShop({ body })).id, ...own }
  if (Object.keys(settings).length > 0) await setShop(shop, settings)
  await addDomain(shop, shop.domain)
  if (sheet !== null) await saveCatalogue(shop, sheet)
  return shop
}

/** A message that the console may have: the document itself was answered with an error, which some tests request. */
const EXPECTED = /^Failed to load resource: the server responded with a status of (?:4\d\d|503)/

/**
 * Every page fails its test when it throws, logs a warning or error (such as hydration differences), or violates its
 * policy.
 */
export const test = base.extend<
  { readonly quiet: undefined; readonly tolerated: RegExp; readonly person: undefined },
  { readonly mercado: OwnShop }
>({
  tolerated: [EXPECTED, { option: true }],
  person: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it depends on
    async ({}, use) => {
      replaceBuyer()
      await use(undefined)
    },
    { auto: true },
  ],
  mercado: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it depends on
    async ({}, use) => use(await openShop()),
    { scope: 'worker' },
  ],
  quiet: [
    async ({ context, javaScriptEnabled, tolerated }, use) => {
      const messages: string[] = []
      const listen = (page: Page) => {
        if (javaScriptEnabled !== false) waitForHydrationOnNavigation(page)
        page.on('pageerror', (error) => messages.push(String(error)))
        page.on('console', (message) => {
          const text = message.text()
          if (['error', 'warning'].includes(message.type()) && !EXPECTED.test(text) && !tolerated.test(text))
            messages.push(text)
        })
      }
      context.on('page', listen)
      await use(undefined)
      context.off('page', listen)
      expect(messages, 'errors and warnings in the console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

export type Answer = { readonly status: number; readonly body: string; readonly headers: http.IncomingHttpHeaders }

/**
 * A request without a browser, with any Host header: names under localhost resolve only in browsers, and neither browsers
 * nor `fetch` can send another Host.
 */
export function ask(
  path: string,
  headers: http.OutgoingHttpHeaders | string[],
  form?: string,
  port = Number(process.env.STOREFRONT_PORT),
): Promise<Answer> {
  // The `Location` of a redirect may repeat a long query.
  const options = { host: '127.0.0.1', port, path, headers, setHost: false, maxHeaderSize: 8_000_000 }
  return new Promise((resolve, reject) => {
    const request = http.request({ ...options, method: form === undefined ? 'GET' : 'POST' }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (chunk) => {
        body += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body, headers: response.headers }))
    })
    request.on('error', reject).end(form)
  })
}

/** Chooses a radio button by keyboard: templates hide the control itself behind its label. */
export async function choose(option: Locator) {
  await option.focus()
  await option.press('Space')
  await expect(option).toBeChecked()
}

/**
 * Whether the page handles events: React has hydrated the main element, and events are no longer held back, which ends
 * a moment later, after React's effects. A page without scripts counts as ready.
 */
const listens = () => {
  const main = document.getElementById('main')
  if (!main || !document.querySelector('script[type="module"]')) return true
  if (!Object.keys(main).some((key) => key.startsWith('__react'))) return false
  let isHeard = false
  const hear = () => {
    isHeard = true
  }
  addEventListener('keyup', hear, true)
  dispatchEvent(new Event('keyup'))
  removeEventListener('keyup', hear, true)
  return isHeard
}

/** Waits until the page is hydrated, so that interactions are handled by scripts at once. */
export async function waitForHydration(page: Page) {
  await page.waitForFunction(listens)
}

/**
 * Makes `goto` and `reload` wait for hydration. Earlier interactions are held back and replayed, so that a test which then
 * leaves the page would lose them; tests of that time pass `waitUntil`.
 */
function waitForHydrationOnNavigation(page: Page) {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (!options?.waitUntil) await waitForHydration(page)
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    if (!options?.waitUntil) await waitForHydration(page)
    return response
  }
}

/** The tag of a test for each template or shop: `pnpm test:landing` runs it for one of them, `pnpm verify` for all. */
export const wideBut = <Each>(one: Each, each: Each): string[] => (each === one ? [] : ['@wide'])
