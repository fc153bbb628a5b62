import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openCluster } from '@store/api/database'
import autocannon from 'autocannon'
import { check, findings } from '../consistency.mjs'
import { openNginx } from '../nginx.mjs'
import { freePort, openApi } from '../product.mjs'
import { line, openShop, orderOf } from '../shop.mjs'
import { get, openOffice, openStorefront } from '../storefront.mjs'

const RATE = 100
const OFFICE_RATE = 20

/**
 * Two storefronts, two offices and two APIs behind nginx. Each, or the first `restarted` of each kind, is stopped as by a
 * deployment and started again, `rounds` times, under load: 100 pages a second, 20 pages of the office before the sign-in,
 * and orders. No request fails, and no order is lost.
 */
export async function rollingRestart({ rounds, program, restarted = 2 }) {
  const dataDir = await mkdtemp(join(tmpdir(), 'feria-bench-'))
  // Neither API owns the database, so it keeps running while either is stopped.
  const cluster = await openCluster({ dataDir, log: () => undefined })
  const [api, second] = await Promise.all(
    ['one', 'two'].map(() => openApi({ program, env: { DATABASE_URL: cluster.url } })),
  )
  const [apiPort, shopPort, officePort] = [await freePort(), await freePort(), await freePort()]
  const shops = []
  const offices = []
  let proxy = null
  try {
    await api.start()
    await second.start()
    const ports = [await freePort(), await freePort()]
    const officePorts = [await freePort(), await freePort()]
    proxy = await openNginx({
      ports: { shops: shopPort, office: officePort, internal: apiPort },
      keepsPages: false,
      storefronts: ports,
      offices: officePorts,
      apis: [api, second].map(({ url }) => new URL(url).port),
    })
    const apiUrl = `http://127.0.0.1:${apiPort}`
    shops.push(...(await Promise.all(ports.map((port) => openStorefront({ apiUrl, port })))))
    const officeHost = `office.tiendas.example:${officePort}`
    const url = `http://${officeHost}`
    offices.push(...(await Promise.all(officePorts.map((port) => openOffice({ apiUrl, port, url })))))

    const { shopId, subdomain, products } = await openShop(api.db, { units: 1_000_000 })
    const host = `${subdomain}.localhost`
    await get(shopPort, host, '/')
    const reading = autocannon({
      url: `http://127.0.0.1:${shopPort}`,
      connections: 10,
      overallRate: RATE,
      duration: 3_600,
      requests: ['/', '/productos', '/cart', '/productos?q=camisa'].map((path) => ({ path, headers: { host } })),
    })
    const managing = autocannon({
      url: `http://127.0.0.1:${officePort}`,
      connections: 4,
      overallRate: OFFICE_RATE,
      duration: 3_600,
      requests: ['/enter', '/open', '/readyz'].map((path) => ({ path, headers: { host: officeHost } })),
    })
    let open = true
    const [placed, lost] = [[], []]
    const buying = (async () => {
      const client = api.client(undefined, apiUrl)
      while (open) {
        await client.placeOrder({ body: orderOf(shopId, [line(products[0])]) }).then(
          (outcome) => placed.push(outcome),
          (problem) => lost.push(problem),
        )
        await pause(50)
      }
    })()

    for (let round = 0; round < rounds; round++)
      for (const one of [shops, offices, [second, api]].flatMap((kind) => kind.slice(0, restarted))) {
        await one.restart()
        await pause(1_000)
      }
    open = false
    await buying
    reading.stop()
    managing.stop()
    const pages = await reading
    const { non2xx, errors, requests } = pages
    const office = await managing
    for (const problem of lost.slice(0, 3)) console.error(problem)
    for (const [what, { statusCodeStats, errors: cut, timeouts }] of Object.entries({ shops: pages, office }))
      if (cut > 0 || Object.keys(statusCodeStats).some((code) => !code.startsWith('2')))
        console.error(what, statusCodeStats, { cut, timeouts })
    const { rows } = await api.db.owner.query('select count(*)::integer as orders from orders where shop_id = $1', [
      shopId,
    ])
    return [
      check(`${rounds} rolling restarts, ${requests.total} pages at ${RATE} a second: failed`, 0, non2xx + errors),
      check(
        `${office.requests.total} pages of the office at ${OFFICE_RATE} a second: failed`,
        0,
        office.non2xx + office.errors,
      ),
      check(
        `${placed.length} orders placed meanwhile: refused or not answered`,
        0,
        lost.length + placed.filter(({ kind }) => kind !== 'placed').length,
      ),
      check('orders kept', placed.length, rows[0].orders),
      ...(await findings(api.db, shopId)),
    ]
  } finally {
    // The storefronts' keep-alive connections to the proxy would delay its end.
    await proxy?.close()
    await Promise.all([...shops, ...offices].map((one) => one.stop()))
    await second.stop()
    await api.stop()
    await cluster.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
