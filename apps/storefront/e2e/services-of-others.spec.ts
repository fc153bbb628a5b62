import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import http, { type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createSandbox } from '@store/sandbox'
import { forward } from '@store/sandbox/program'
import { ask, at, choose, expect, test, wideBut } from './shops.ts'
import { openStorefront } from './storefronts.ts'

const storefront = fileURLToPath(new URL('..', import.meta.url))
const ALBORADA = new URL(at('alborada')).host

/** A storefront that calls third-party services for every page, because it has no page cache. */
async function openIsolated(env: Readonly<Record<string, string>>) {
  const aside = await openStorefront({
    API_URL: `http://127.0.0.1:${process.env.STOREFRONT_API_PORT}`,
    PAGE_CACHE: 'off',
    ...env,
  })
  const get = (path: string, headers = {}, host = ALBORADA) => ask(path, { host, ...headers }, undefined, aside.port)
  return { ...aside, get }
}

async function productPaths(): Promise<readonly string[]> {
  const { body } = await ask('/productos', { host: ALBORADA })
  return [...new Set([...body.matchAll(/href="(\/productos\/[\w-]+-\d+)"/g)].map(([, path]) => path ?? ''))]
}

test('I2, C30: a product of Alborada shows its instalments, and so does the cart', async ({ page }) => {
  await page.goto(at('alborada', '/productos?q=alba'))
  await page.getByRole('article').getByRole('link', { name: 'Vestido Alba de tencel', exact: true }).click()
  await expect(page.getByRole('main')).toContainText('Paga en 3 cuotas de $96.633, sujeto a aprobación del crédito')
  await choose(page.getByRole('radio', { name: 'M', exact: true }))
  await page.getByRole('main').getByRole('button', { name: 'Agregar a la bolsa' }).click()
  await expect(page.getByRole('dialog', { name: 'Tu bolsa' })).toContainText('Vestido Alba de tencel')
  await page.goto(at('alborada', '/cart'))
  await expect(page.getByRole('main').locator('[data-instalments]')).toContainText('Paga en 3 cuotas de $')
})

for (const behaviour of ['slow', 'failing', 'malformed'] as const)
  test(`C30: a ${behaviour} lender leaves products without the line about instalments, and changes nothing else`, {
    tag: wideBut('slow', behaviour),
  }, async () => {
    const sandbox = createSandbox(behaviour)
    const shop = await openIsolated({ BNPL_URL: `${await sandbox.open()}/financing` })
    try {
      const paths = await productPaths()
      expect(paths.length).toBeGreaterThan(10)
      for (const path of paths) {
        const page = await shop.get(path)
        expect([path, page.status, page.body.includes('Agregar a la bolsa') || page.body.includes('Agotado')]).toEqual([
          path,
          200,
          true,
        ])
        expect(page.body, path).not.toContain('data-instalments')
        expect(page.body, path).not.toMatch(/soon|plenty|went wrong/)
      }
      // After five failures (besides the retries of gateway errors), the service is not called for a while.
      expect(new Set(sandbox.calls).size).toBeLessThanOrEqual(5)
      expect(sandbox.calls.length).toBeLessThanOrEqual(10)
      expect(shop.output()).toMatch(/"shop":\d+,"service":"buy-now-pay-later".*getFinancingLimits/)
    } finally {
      await shop.stop()
      await sandbox.close()
    }
  })

test('C30: the lender’s last answer is used while it is down', async () => {
  const sandbox = createSandbox()
  const shop = await openIsolated({ BNPL_URL: `${await sandbox.open()}/financing` })
  try {
    const [path = ''] = await productPaths()
    await expect.poll(async () => (await shop.get(path)).body, { timeout: 20_000 }).toContain('data-instalments')
    const callsBefore = sandbox.calls.length
    sandbox.setBehaviour('failing')
    for (let visit = 0; visit < 5; visit++) expect((await shop.get(path)).body).toContain('data-instalments')
    expect(sandbox.calls).toHaveLength(callsBefore)
  } finally {
    await shop.stop()
    await sandbox.close()
  }
})

test('R7: a shop without the marketplace has a page that says so, which is not indexed', async ({ page }) => {
  const response = await page.goto(at('alborada', '/productosHoko'))
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('main')).toContainText('Esta tienda no vende productos de proveedores.')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  expect((await page.goto(at('alborada', '/productosHoko/8001')))?.status()).toBe(404)
})

async function withMarketplace(url: string, headers: IncomingHttpHeaders, response: ServerResponse) {
  const api = `http://127.0.0.1:${process.env.STOREFRONT_API_PORT}`
  const answer = await fetch(api + url, { headers: new Headers(Object.entries(headers) as [string, string][]) })
  const shop = (await answer.json()) as Record<string, unknown>
  response
    .writeHead(answer.status, { 'content-type': 'application/json' })
    .end(JSON.stringify(shop.kind === 'shop' ? { ...shop, hasMarketplace: true } : shop))
}

/** A proxy to our API whose shops all have the marketplace, with this token. */
async function openApiWith(token: string | null) {
  const api = http.createServer((request, response) => {
    const { url = '', headers } = request
    if (url.startsWith('/api/hoko/')) {
      const data = { statehoko: 1, ...(token && { token }) }
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ success: true, message: '', data }))
      return
    }
    if (url.startsWith('/storefront/v1/shop?')) return void withMarketplace(url, headers, response)
    forward(request, response, { port: Number(process.env.STOREFRONT_API_PORT) })
  })
  api.listen(0, '127.0.0.1')
  await once(api, 'listening')
  return { api, url: `http://127.0.0.1:${(api.address() as AddressInfo).port}` }
}

test('C29, C32: the pages of the marketplace; its token is the visitor’s, otherwise the shop’s, and in no page and no log', async () => {
  const sandbox = createSandbox()
  const { api, url } = await openApiWith('llave-de-la-tienda')
  const env = {
    API_URL: url,
    MARKETPLACE_URL: `${await sandbox.open()}/marketplace`,
    MARKETPLACE_TOKEN: 'llave-general',
  }
  const shop = await openIsolated(env)
  const seen: string[] = []
  const get = async (path: string, headers = {}) => {
    const answer = await shop.get(path, headers)
    seen.push(answer.body, JSON.stringify(answer.headers))
    return answer
  }
  try {
    await expect
      .poll(async () => (await get('/productosHoko')).body, { timeout: 20_000 })
      .toContain('Lámpara de escritorio')
    const last = await get('/productosHoko?page=3')
    expect(last.body).toContain('Producto 8026')
    expect(last.headers['cache-control']).toBe('private, no-store')
    expect((await get('/productosHoko/8003')).body).toContain('Audífonos de diadema')
    expect((await get('/productosHoko/1')).status).toBe(404)
    expect(new Set(sandbox.authorizations)).toEqual(new Set(['Bearer llave-de-la-tienda']))

    const theirs = { cookie: 'otra=1; marketplace_token=llave-de-galleta' }
    expect((await get('/productosHoko', theirs)).body).toContain('Lámpara de escritorio')
    expect(sandbox.authorizations.at(-1)).toBe('Bearer llave-de-galleta')
    // An expired token of a visitor fails for that visitor only.
    for (let visit = 0; visit < 7; visit++)
      expect((await get('/productosHoko', { cookie: 'marketplace_token=vencido' })).status).toBe(200)
    sandbox.setBehaviour('failing')
    expect((await get('/productosHoko')).body).toContain('Lámpara de escritorio')
    const away = await get('/productosHoko?page=2')
    expect([away.status, away.body.includes('El mercado de proveedores no responde')]).toEqual([200, true])
    expect(shop.output()).toMatch(/"service":"dropshipping marketplace".*listMarketplaceProducts/)
    for (const text of [...seen, shop.output()]) expect(text).not.toMatch(/llave-|vencido/)
  } finally {
    await shop.stop()
    await sandbox.close()
    api.closeAllConnections()
    api.close()
  }
})

test('C32: without a cookie and a token of the shop, that of the environment is used', async () => {
  const sandbox = createSandbox()
  const { api, url } = await openApiWith(null)
  const env = {
    API_URL: url,
    MARKETPLACE_URL: `${await sandbox.open()}/marketplace`,
    MARKETPLACE_TOKEN: 'llave-general',
  }
  const shop = await openIsolated(env)
  try {
    expect((await shop.get('/productosHoko')).status).toBe(200)
    expect(sandbox.authorizations).toContain('Bearer llave-general')
  } finally {
    await shop.stop()
    await sandbox.close()
    api.closeAllConnections()
    api.close()
  }
})

test('the token of the marketplace is in no file that browsers get (C32)', async () => {
  const folder = join(storefront, 'build/client')
  const files = (await readdir(folder, { recursive: true })).filter((name) => /\.(?:js|css|html|json)$/.test(name))
  expect(files.length).toBeGreaterThan(10)
  for (const file of files)
    expect(await readFile(join(folder, file), 'utf8'), file).not.toMatch(
      /MARKETPLACE_TOKEN|TOKEN_COOKIE|marketplace_token|authorization/i,
    )
})
