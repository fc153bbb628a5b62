import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { ask, at, expect, feria, test } from './shops.ts'

test('T1: a custom domain opens its shop, whatever its case and port', async ({ mercado }) => {
  for (const host of [mercado.domain, mercado.domain.toUpperCase(), `${mercado.domain}.`, `${mercado.domain}:8443`]) {
    const { status, body } = await ask('/', { host })
    expect([status, body.includes(mercado.name)]).toEqual([200, true])
  }
})

test('T3: the brand, an unknown name and a bare domain are no shop: 404 in the visitor’s language', async () => {
  for (const host of ['feria.localhost', 'nadie.localhost', 'localhost', 'example.org']) {
    const spanish = await ask('/', { host })
    expect([host, spanish.status]).toEqual([host, 404])
    expect(spanish.body).toContain('No encontramos esta tienda')
    expect(spanish.body).toContain('lang="es"')
    const french = await ask('/productos/x', { host, 'accept-language': 'de, fr;q=0.8' })
    expect([french.status, french.body.includes('lang="fr"')]).toEqual([404, true])
    expect(spanish.body).not.toContain('<script')
  }
})

test('T7: hostile hosts and addresses never crash and never show a shop', async () => {
  const hosts = [
    '[::1]',
    '127.0.0.1',
    'a..b',
    'alborada.localhost/../mercado',
    'alborada.localhost@evil',
    '%61lborada.localhost',
    'alborada .localhost',
    'x'.repeat(300),
    '',
  ]
  for (const host of hosts) {
    const { status, body } = await ask('/', { host })
    expect([host, status, body.includes('Alborada')]).toEqual([host, 404, false])
  }
  const twice = await ask('/', ['Host', 'alborada.localhost', 'Host', 'evil.example'])
  expect([twice.status, twice.body.includes('Alborada')]).toEqual([404, false])
  const forwarded = await ask('/', { host: 'nadie.localhost', 'x-forwarded-host': 'alborada.localhost' })
  expect([forwarded.status, forwarded.body.includes('Alborada')]).toEqual([404, false])
  for (const path of [
    '/%',
    '/%E0%A4%A',
    '/..%2f..%2fetc',
    '//evil.example/x',
    '/productos/%00',
    '/wa/%2e%2e',
    '/wa/../alborada',
  ])
    expect((await ask(path, { host: 'alborada.localhost' })).status, path).toBeLessThan(500)
  for (const path of ['/productos/%00', '/productos/vestido-alba-de-tencel%00-3', '/wa/alborada/productos/a%00-3']) {
    const { status, body } = await ask(path, { host: 'alborada.localhost' })
    expect([path, status, body.includes('¡Ups! Algo salió mal.')]).toEqual([path, 404, true])
  }
})

test('T1: products of one shop are not found in another', async ({ mercado }) => {
  const list = await ask('/productos', { host: mercado.domain })
  const [, product = ''] = /href="(\/productos\/[^"/?]+-\d+)"/.exec(list.body) ?? []
  expect((await ask(product, { host: mercado.domain })).status).toBe(200)
  const { status, body } = await ask(product, { host: 'alborada.localhost' })
  expect([status, body.includes('¡Ups! Algo salió mal.')]).toEqual([404, true])
  expect((await ask(`${product}.data`, { host: 'alborada.localhost' })).status).toBe(404)
})

test('T2, R10: /wa shows the shop in template 99, by name; an id redirects to the name; elsewhere it is not found', async ({
  page,
  mercado,
}) => {
  const chat = await ask('/wa/alborada', { host: 'localhost' })
  expect([chat.status, /data-template="(\d+)"/.exec(chat.body)?.[1]]).toEqual([200, '99'])
  await page.goto(at('alborada', '/wa/alborada/productos'))
  await expect(page.locator('html')).toHaveAttribute('data-template', '99')
  await page.getByRole('article').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/wa\/alborada\/productos\/./)

  const id = /"shopId":(\d+)|cart:(\d+)/.exec(chat.body)?.[1] ?? '1'
  const byId = await ask(`/wa/${id}/productos?sort=priceAsc`, { host: 'localhost' })
  expect([byId.status, byId.headers.location]).toEqual([
    301,
    expect.stringMatching(/^\/wa\/[a-z][a-z\d-]*\/productos\?sort=priceAsc$/),
  ])
  expect((await ask('/wa/alborada', { host: mercado.domain })).status).toBe(404)
  expect((await ask('/wa/nadie', { host: 'localhost' })).status).toBe(404)
})

test('addresses have one form: other forms redirect once, never to another host', async () => {
  for (const [path, written] of [
    ['/productos/', '/productos'],
    ['/PRODUCTOS?sort=priceAsc', '/productos?sort=priceAsc'],
    ['/WA/Alborada/', '/wa/alborada'],
  ] as const) {
    const { status, headers } = await ask(path, { host: 'alborada.localhost' })
    expect([status, headers.location]).toEqual([301, written])
  }
  const outside = await ask('//evil.example/', { host: 'alborada.localhost' })
  expect(outside.headers.location ?? '/').toMatch(/^\/(?!\/)/)
})

test('T3: in a browser, an unknown name shows that there is no shop, without scripts and without errors', async ({
  page,
}) => {
  expect((await page.goto(at('nadie')))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'No encontramos esta tienda' })).toBeVisible()
  const english = await ask('/', { host: 'nadie.localhost', 'accept-language': 'en-US,en;q=0.9' })
  expect([english.status, english.body.includes('lang="en"')]).toEqual([404, true])
})

const unused = () => `nueva-${randomBytes(4).toString('hex')}`

test('T1: a domain verified while the product runs opens its shop within seconds, and not before', async () => {
  const shop = unused()
  const host = `${shop}.example`
  await feria('shop', 'create', '--subdomain', shop, '--name', 'Nueva', '--template', '5', '--currency', 'COP')
  expect((await ask('/', { host })).status).toBe(404)
  await feria('domain', 'add', host, '--shop', shop)
  expect((await ask('/', { host })).status).toBe(404)
  await feria('domain', 'verify', host, '--shop', shop, '--vouch')
  await expect.poll(async () => (await ask('/', { host })).status, { timeout: 15_000 }).toBe(200)
  expect((await ask('/', { host })).body).toContain('Nueva')
})

test('T1: a shop created and filled while the product runs sells at once; an invalid row is the only one left out', async ({
  page,
}, info) => {
  const shop = unused()
  const host = `${shop}.localhost`
  expect((await ask('/', { host })).status).toBe(404)
  const sheet = info.outputPath('products.csv')
  const rows = ['Vela', 'Jabón', 'Taza', 'Plato'].map((name, i) => `${i + 1},${name},Casa,${i + 1}0000,5`)
  await writeFile(sheet, ['id,name,category,price,current_stock', ...rows, '5,Mala,Casa,gratis,5'].join('\n'))
  await feria('shop', 'create', '--subdomain', shop, '--name', 'Nueva', '--template', '5', '--currency', 'COP')
  const report = await feria('import', sheet, '--shop', shop)
  expect(report.stdout + report.stderr).toContain('gratis')
  await expect
    .poll(async () => (await ask('/productos', { host })).body.match(/<article/g)?.length, { timeout: 15_000 })
    .toBe(4)
  await page.goto(at(shop, '/productos'))
  await page.getByRole('article').getByRole('link', { name: 'Vela' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Vela' })).toBeVisible()
})

test('P1: a shop has no accounts: no login, registration or administration, and no page asks for a password', async () => {
  const host = new URL(at('alborada')).host
  const doors = [
    'login',
    'logout',
    'account',
    'cuenta',
    'mi-cuenta',
    'register',
    'registro',
    'admin',
    'wp-admin',
    'dashboard',
  ]
  for (const path of doors.flatMap((name) => [`/${name}`, `/wa/alborada/${name}`]))
    expect([path, (await ask(path, { host })).status]).toEqual([path, 404])
  for (const path of ['/', '/cart', '/checkout', '/micompra', '/contacto'])
    expect((await ask(path, { host })).body, path).not.toMatch(/type="password"|href="[^"]*\/(?:login|account|admin)/)
})
