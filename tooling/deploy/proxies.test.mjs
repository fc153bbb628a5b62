import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import http from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { openCluster } from '@store/api/database'
import { saveProducts } from '@store/api/queries'
import { buildProgram } from '@store/api/testing'
import { openNginx } from '@store/bench/nginx.mjs'
import { freePort, openApi } from '@store/bench/product.mjs'
import { draft, line, openShop, orderOf } from '@store/bench/shop.mjs'
import { openStorefront } from '@store/bench/storefront.mjs'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openCaddy } from './caddy.mjs'
import { ask, certificateIn, statusOverHttp2 } from './client.mjs'

const DOMAIN = 'tiendas.example'
const MIB = 1024 * 1024
const times = (count, make) => Array.from({ length: count }, (_, at) => make(at))

let folder
let tls
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feria-proxies-'))
  await chmod(folder, 0o755)
  tls = certificateIn(folder, DOMAIN)
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets', 'old-1.js'), 'of the release before')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Both proxies as shipped; with Caddy all `ports` are the same. */
const PROXIES = {
  Caddy: async (behind) => {
    const [port, internal] = [await freePort(), await freePort()]
    const proxy = await openCaddy({ ...behind, port, httpPort: await freePort(), internalPort: internal })
    return { ports: { shops: port, office: port, api: port, internal }, ...proxy }
  },
  nginx: async (behind) => {
    const ports = {
      shops: await freePort(),
      office: await freePort(),
      api: await freePort(),
      internal: await freePort(),
    }
    return { ports, ...(await openNginx({ ...behind, ports })) }
  },
}

describe.each(Object.entries(PROXIES))('%s in front of servers that say what they were asked', (_, open) => {
  let servers
  let proxy
  beforeAll(async () => {
    servers = await Promise.all(times(3, openEcho))
    const [storefronts, apis, offices] = servers.map(({ port }) => [port])
    proxy = await open({ storefronts, offices, apis, tls, assets: join(folder, 'assets') })
  })
  afterAll(async () => {
    await proxy.close()
    for (const { close } of servers) await close()
  })
  afterEach(({ task }) => {
    if (task.result?.state === 'fail') console.error(proxy.output())
  })
  const shop = `alborada.${DOMAIN}`
  const api = `api.${DOMAIN}`
  const office = `office.${DOMAIN}`

  test('what a client says of itself in forwarded headers is replaced', async () => {
    const lies = {
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': `verdenilda.${DOMAIN}`,
      'x-forwarded-proto': 'http',
    }
    for (const [port, host] of [
      [proxy.ports.shops, shop],
      [proxy.ports.office, office],
      [proxy.ports.api, api],
    ]) {
      const { body } = await ask(port, host, '/echo', { headers: lies })
      const said = JSON.parse(body)
      expect(said.host).toBe(host)
      expect([said['x-forwarded-for'], said['x-forwarded-proto']]).toEqual(['127.0.0.1', 'https'])
      expect([undefined, host]).toContain(said['x-forwarded-host'])
    }
  })

  test('a trace goes on between our own programs, and no visitor begins one', async () => {
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
    for (const [port, host] of [
      [proxy.ports.shops, shop],
      [proxy.ports.office, office],
      [proxy.ports.api, api],
    ]) {
      const { body } = await ask(port, host, '/echo', { headers: { traceparent } })
      expect([host, JSON.parse(body).traceparent]).toEqual([host, undefined])
    }
    const inside = await fetch(`http://127.0.0.1:${proxy.ports.internal}/echo`, { headers: { traceparent } })
    expect(await inside.json()).toMatchObject({ traceparent })
  })

  test('HTTP/2 is spoken', async () => {
    expect(await statusOverHttp2(proxy.ports.shops, shop, '/echo')).toBe(200)
    expect(await statusOverHttp2(proxy.ports.office, office, '/echo')).toBe(200)
    expect(await statusOverHttp2(proxy.ports.api, api, '/echo')).toBe(200)
  })

  test('pages arrive as the storefront compressed them, and what it did not compress stays so', async () => {
    const get = (accepted) =>
      ask(proxy.ports.shops, shop, '/page', { headers: accepted === null ? {} : { 'accept-encoding': accepted } })
    const plain = await get(null)
    expect([plain.headers['content-encoding'], String(plain.body)]).toEqual([undefined, PAGE])
    const brotli = await get('gzip, deflate, br')
    expect([brotli.headers['content-encoding'], brotli.body]).toEqual(['br', brotliCompressSync(PAGE)])
    const { headers, body } = await ask(proxy.ports.shops, shop, '/text', { headers: { 'accept-encoding': 'gzip' } })
    expect([headers['content-encoding'], String(body)]).toEqual([undefined, PAGE])
  })

  test.each([
    ['a proof of payment that is too large, which the shop explains', 'shops', shop, 12 * MIB],
    ['a picture', 'api', api, 25 * MIB],
  ])('%s passes', async (_what, side, host, size) => {
    const { status, body } = await ask(proxy.ports[side], host, '/echo', { method: 'POST', body: Buffer.alloc(size) })
    expect([status, String(body)]).toEqual([200, expect.stringContaining(`"bytes":${size}}`)])
  })

  test.each([
    ['a picture', '/echo', 25 * MIB],
    ['an archive of a shop', '/manage/v1/archives', 40 * MIB],
  ])('%s passes from the office or a command to the API', async (_what, path, size) => {
    const url = `http://127.0.0.1:${proxy.ports.internal}${path}`
    const answer = await fetch(url, { method: 'POST', body: Buffer.alloc(size) })
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining(`"bytes":${size}}`)])
  })

  test('the office is asked for the office alone, and for every page anew', async () => {
    const before = servers.map(({ asked }) => asked('/page'))
    for (let turn = 0; turn < 2; turn++) await ask(proxy.ports.office, office, '/page')
    expect(servers.map(({ asked }, at) => asked('/page') - before[at])).toEqual([0, 0, 2])
    const kept = await ask(proxy.ports.office, office, '/build/assets/old-1.js')
    expect([kept.status, String(kept.body)]).toEqual([200, 'of the release before'])
  })

  test('a script of the release before comes from the folder of kept ones, any other is not found', async () => {
    const kept = await ask(proxy.ports.shops, shop, '/build/assets/old-1.js')
    expect([kept.status, String(kept.body)]).toEqual([200, 'of the release before'])
    expect(kept.headers['content-type']).toContain('text/javascript')
    expect(kept.headers['cache-control']).toContain('immutable')
    const none = await ask(proxy.ports.shops, shop, '/build/assets/none.js')
    expect([none.status, none.headers['cache-control'] ?? '']).toEqual([404, expect.not.stringContaining('immutable')])
    expect((await ask(proxy.ports.shops, shop, '/old-1.js')).status).toBe(404)
  })
})

describe('the page cache of nginx', () => {
  test('a page is asked for once in each form while it is fresh, and what is private each time', async () => {
    const echo = await openEcho()
    const nginx = await PROXIES.nginx({ storefronts: [echo.port], apis: [echo.port], tls })
    const get = (path, accepted) =>
      ask(nginx.ports.shops, `alborada.${DOMAIN}`, path, { headers: { 'accept-encoding': accepted } })
    try {
      for (const accepted of ['br', 'gzip, br;q=1.0', 'gzip;q=0.8,deflate,br']) await get('/page', accepted)
      expect(echo.asked('/page')).toBe(1)
      expect((await get('/page', 'deflate, br;q=0')).headers['content-encoding']).toBeUndefined()
      expect(echo.asked('/page')).toBe(2)
      // A path that ends like the name of an encoding is not that encoding's cache entry.
      expect((await get('/pagebr', 'deflate')).headers['content-encoding']).toBeUndefined()
      for (let turn = 0; turn < 3; turn++) await get('/echo', 'br')
      expect(echo.asked('/echo')).toBe(3)
      // A stale page is still served while it is rendered again.
      await get('/outdated', 'br')
      expect(String((await get('/outdated', 'br')).body)).toBe('drawing 1')
      await expect
        .poll(async () => String((await get('/outdated', 'br')).body), { timeout: 20_000 })
        .not.toBe('drawing 1')
    } finally {
      await nginx.close()
      await echo.close()
    }
  })
})

describe('the product behind them', () => {
  const opened = []
  let apis
  let env
  let shop
  beforeAll(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'feria-proxies-postgres-'))
    const cluster = await openCluster({ dataDir, log: () => undefined })
    opened.push(cluster)
    env = { STORE_DOMAINS: DOMAIN, TRUST_PROXY: '127.0.0.1', DATABASE_URL: cluster.url, DRAIN_SECONDS: '1' }
    const program = await buildProgram('serve.ts', 'deploy-proxies')
    apis = await Promise.all(times(2, () => openApi({ program, env })))
    for (const api of apis) await api.start()
    opened.push(...apis)
    shop = await openShop(apis[0].db, { reference: 'shirt', name: 'Camisa de lino', units: 1_000_000 })
  })
  afterAll(async () => {
    for (const one of opened.toReversed()) await one.stop()
  })
  /** Starts two storefronts behind a proxy, through which they call the APIs. */
  async function openBehind(open) {
    const ports = [await freePort(), await freePort()]
    const proxy = await open({ storefronts: ports, apis: apis.map(({ url }) => new URL(url).port), tls })
    const apiUrl = `http://127.0.0.1:${proxy.ports.internal}`
    const storefronts = await Promise.all(ports.map((port) => openStorefront({ apiUrl, port, env })))
    return {
      ports: proxy.ports,
      apiUrl,
      storefronts,
      close: async () => {
        await proxy.close()
        await Promise.all(storefronts.map((one) => one.stop()))
      },
    }
  }

  test('Caddy gets a certificate for a verified domain of an open shop, and refuses every other', async () => {
    const own = 'www.mitienda.example'
    const insert = `insert into hosts (kind, name, shop_id, verified) values ('domain', $1, $2, $3)`
    await apis[0].db.owner.query(insert, ['mitienda.example', shop.shopId, true])
    await apis[0].db.owner.query(insert, ['unverified.example', shop.shopId, false])
    const caddy = await openBehind(PROXIES.Caddy)
    try {
      for (const host of [own, 'mitienda.example', `${shop.subdomain}.${DOMAIN}`]) {
        const page = await ask(caddy.ports.shops, host, '/productos')
        expect([host, page.status, String(page.body).includes('Camisa de lino')]).toEqual([host, 200, true])
        // The protocol of the visitor's address is passed on to the shop.
        expect(String(page.body).includes(`rel="canonical" href="https://`)).toBe(true)
      }
      for (const host of ['unverified.example', 'of-nobody.example'])
        await expect(ask(caddy.ports.shops, host, '/')).rejects.toThrow(/alert|handshake|socket/i)
      const answer = await ask(caddy.ports.api, `api.${DOMAIN}`, '/readyz')
      expect([answer.status, JSON.parse(answer.body).database]).toEqual([200, 'ok'])
    } finally {
      await caddy.close()
    }
  })

  test('what a merchant changes is seen at every storefront, which had kept the page', async () => {
    const proxy = await openBehind(PROXIES.Caddy)
    const host = `${shop.subdomain}.${DOMAIN}`
    const seen = async () =>
      (await Promise.all(proxy.storefronts.map((one) => one.get(host, '/productos')))).map(({ body }) =>
        ['Camisa de lino', 'Camisa de algodón'].filter((name) => body.includes(name)).join(),
      )
    const rename = (name) =>
      saveProducts(apis[0].db, shop.shopId, [{ ...draft, reference: 'shirt', name, units: 1_000_000 }])
    try {
      expect(await seen()).toEqual(['Camisa de lino', 'Camisa de lino'])
      await rename('Camisa de algodón')
      await expect.poll(seen, { timeout: 20_000 }).toEqual(['Camisa de algodón', 'Camisa de algodón'])
    } finally {
      await rename('Camisa de lino')
      await proxy.close()
    }
  })

  test.each(Object.entries(PROXIES))('%s leaves out what is stopped: no page and no order fails', async (_, open) => {
    const proxy = await openBehind(open)
    const host = `${shop.subdomain}.${DOMAIN}`
    const client = apis[0].client(undefined, proxy.apiUrl)
    const draft = () => orderOf(shop.shopId, [line(shop.products[0])])
    const outcomes = new Map()
    const note = (outcome) => outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    let isOver = false
    const untilOver = async (act) => {
      while (!isOver) await act().then(note, (problem) => note(String(problem)))
    }
    const visiting = [
      // A page that is rendered for each visitor and never cached.
      ...times(3, () => untilOver(() => ask(proxy.ports.shops, host, '/cart').then(({ status }) => status))),
      ...times(2, () => untilOver(() => client.placeOrder({ body: draft() }).then(({ kind }) => kind))),
    ]
    try {
      for (const one of [...apis, ...proxy.storefronts]) {
        await one.restart()
        // As a deployment does: the proxy has to probe it once before the next one may be stopped.
        await pause(1_000)
      }
    } finally {
      isOver = true
      await Promise.all(visiting)
      await proxy.close()
    }
    expect([...outcomes.keys()].toSorted()).toEqual([200, 'placed'])
  })
})

const PAGE = '<p>a page</p>'.repeat(200)

/** A server that returns its requests, and pages as a storefront sends them. */
async function openEcho() {
  const counted = new Map()
  const server = http.createServer((request, response) => {
    const path = request.url ?? ''
    const count = (counted.get(path) ?? 0) + 1
    counted.set(path, count)
    if (path === '/readyz') return response.end('ready')
    if (path === '/page') {
      const isBrotli = /\bbr\b/.test(String(request.headers['accept-encoding']))
      response.setHeader('Cache-Control', 'public, s-maxage=10, stale-while-revalidate=30, stale-if-error=600')
      response.setHeader('Content-Type', 'text/html')
      response.setHeader('Vary', 'Accept-Encoding')
      if (isBrotli) response.setHeader('Content-Encoding', 'br')
      return response.end(isBrotli ? brotliCompressSync(PAGE) : PAGE)
    }
    if (path === '/text') return response.setHeader('Content-Type', 'text/html').end(PAGE)
    if (path === '/outdated') {
      response.setHeader('Cache-Control', 'public, s-maxage=1, stale-while-revalidate=30')
      // As if it had been rendered a while ago.
      return response.setHeader('X-Accel-Expires', `@${Math.floor(Date.now() / 1000)}`).end(`drawing ${count}`)
    }
    if (!['/echo', '/manage/v1/archives'].includes(path))
      return response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found')
    let bytes = 0
    request.on('data', (chunk) => {
      bytes += chunk.length
    })
    request.once('end', () =>
      response
        .writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'private, no-store' })
        .end(JSON.stringify({ ...request.headers, bytes })),
    )
  })
  // As our programs do: an idle connection is closed by the proxy, which cannot send a lost body again.
  server.keepAliveTimeout = 65_000
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: server.address().port,
    asked: (path) => counted.get(path) ?? 0,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
