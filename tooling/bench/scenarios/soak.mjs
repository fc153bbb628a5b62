import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { check } from '../consistency.mjs'
import { openShop } from '../shop.mjs'
import { usageOf } from '../storefront.mjs'

const SHOPS = 20

/**
 * Runs half of the machine's full load for `seconds`. Memory of the last fifth is compared with that of the second fifth,
 * after warm-up; open files at the end with those after warm-up.
 */
export async function soak({ api, shops }, { seconds, strict }) {
  const hosts = []
  for (let at = 0; at < SHOPS; at++)
    hosts.push(`${(await openShop(api.db, { units: 9 }, { units: 9 })).subdomain}.localhost`)
  const paths = ['/', '/productos', '/cart', '/productos?q=camisa', '/micompra']
  const requests = hosts.flatMap((host) => paths.map((path) => ({ path, headers: { host } })))
  const load = (duration, rate) =>
    autocannon({
      url: `http://127.0.0.1:${shops.port}`,
      connections: 16,
      duration,
      requests,
      ...(rate && { overallRate: rate }),
    })
  const { requests: full } = await load(Math.min(10, seconds))
  const rate = Math.max(1, Math.floor(full.average / 2))
  const samples = []
  let running = true
  const sampling = (async () => {
    while (running) {
      samples.push({ shops: await usageOf(shops.pid()), api: await usageOf(api.pid()) })
      await pause(Math.max(250, (seconds * 1000) / 100))
    }
  })()
  const result = await load(seconds, rate)
  running = false
  await sampling
  const warm = (name) => Math.ceil(averageOf(samples, name, 'files', 0.2, 0.4)) + 2
  const after = await settled(
    async () => ({ shops: await usageOf(shops.pid()), api: await usageOf(api.pid()) }),
    (usage) => usage.shops.files <= warm('shops') && usage.api.files <= warm('api'),
  )
  const logs = `${shops.said()} ${await readFile(join(api.folder, 'api.log'), 'utf8')}`
  const rows = [
    check(`${seconds} s at ${rate} requests a second: failed`, 0, result.errors + result.non2xx),
    check('unhandled rejections', 0, logs.match(/unhandled|UnhandledPromise/gi)?.length ?? 0),
  ]
  for (const name of ['shops', 'api']) {
    const memory = (from, to) => averageOf(samples, name, 'memory', from, to)
    const growth = memory(0.8, 1) / memory(0.2, 0.4) - 1
    const percent = `${(growth * 100).toFixed(1)} %, ${Math.round(after[name].memory / 1e6)} MB`
    if (strict) rows.push(check(`memory of ${name} grows by less than 5 % (${percent})`, true, growth < 0.05))
    rows.push(check(`open files of ${name} at the end, no more than when warm`, true, after[name].files <= warm(name)))
  }
  return rows
}

/** The average of the samples between two fractions of the run. */
function averageOf(samples, name, what, from, to) {
  const some = samples.slice(Math.floor(samples.length * from), Math.ceil(samples.length * to))
  return some.reduce((sum, sample) => sum + sample[name][what], 0) / some.length
}

/** The time after which idle connections are closed, in milliseconds. */
const IDLE = 6_000

/** Reads until the usage is good, or until idle connections must have been closed. */
async function settled(read, isGood) {
  const until = Date.now() + IDLE
  for (;;) {
    const found = await read()
    if (isGood(found) || Date.now() > until) return found
    await pause(100)
  }
}
