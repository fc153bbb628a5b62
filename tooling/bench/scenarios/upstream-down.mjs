import { setTimeout as pause } from 'node:timers/promises'
import { joinCluster } from '@store/api/database'
import { check } from '../consistency.mjs'
import { openApi } from '../product.mjs'
import { openShop } from '../shop.mjs'
import { openStack } from '../stack.mjs'
import { openTcpProxy } from '../tcp-proxy.mjs'

const EVERY_MS = 100
const CACHED = ['/', '/productos']
const COLD = '/contacto'

/** The API is unreachable, then slow. */
export const upstreamDown = (stack, size) => downAndSlow('API', stack, size)

/** The same with the database of a running API. */
export async function databaseDown({ program, ...size }) {
  // The first API keeps its cluster running; the second one connects to it through a proxy.
  const owner = await openApi({ program })
  const parts = [owner]
  try {
    await owner.start()
    const url = new URL(await joinCluster(owner.folder))
    const proxy = await openTcpProxy(Number(url.port))
    parts.unshift({ stop: proxy.close })
    url.port = String(proxy.port)
    const api = await openApi({ program, env: { DATABASE_URL: url.href } })
    parts.unshift(api)
    await api.start()
    const stack = await openStack(api, { proxied: false })
    parts.unshift(stack)
    return await downAndSlow('database', { ...stack, api: owner, proxy }, size)
  } finally {
    for (const part of parts) await part.stop()
  }
}

/**
 * Cuts `proxy` for `seconds`, then slows it by `slowMs` for as long. Cached pages stay available, others show an error page
 * in the shop's frame with a contact, and all pages are back soon after. `strict` also checks response times.
 */
async function downAndSlow(what, { api, shops, proxy }, { seconds, slowMs, strict }) {
  const { subdomain } = await openShop(api.db, { units: 9 })
  const host = `${subdomain}.localhost`
  for (const path of CACHED) await shops.get(host, path)
  const seen = []
  const unseen = []
  const during = async (span) => {
    const until = Date.now() + span * 1000
    for (let turn = 0; Date.now() < until; turn++) {
      seen.push(await shops.get(host, CACHED[turn % CACHED.length]))
      if (turn % 10 === 0) unseen.push(await shops.get(host, `/productos?sort=nameDesc&page=${turn + 2}`))
      await pause(EVERY_MS)
    }
  }

  proxy.cut()
  await during(seconds)
  const broken = unseen.splice(0)

  proxy.slow(slowMs)
  await during(seconds)
  const slowPages = unseen.splice(0)

  proxy.mend()
  proxy.calls?.clear()
  const since = performance.now()
  const together = await Promise.all(Array.from({ length: 200 }, () => shops.get(host, COLD)))
  const back = performance.now() - since
  const latest = Math.max(...seen.map(({ ms }) => ms))
  return [
    check(
      `${what} away ${seconds} s, then ${slowMs} ms slow for ${seconds} s: pages seen before, not answered with 200`,
      0,
      seen.filter(({ status }) => status !== 200).length,
    ),
    check(
      'pages not seen before, while it is away, without the error page and an advisor',
      0,
      broken.filter(({ status, body }) => status < 500 || (!body.includes('wa.me') && !body.includes('whatsapp')))
        .length,
    ),
    check('pages that were never answered while it was slow', 0, slowPages.filter(({ status }) => !status).length),
    check(
      '200 visitors of one page after it is back: not 200',
      0,
      together.filter(({ status }) => status !== 200).length,
    ),
    ...(proxy.asked
      ? [check('questions asked of the API more than once', 0, proxy.asked().filter(([, times]) => times > 1).length)]
      : []),
    ...(strict
      ? [
          check(`seen pages answered within 50 ms (p99, longest ${Math.round(latest)} ms)`, true, p99(seen) < 50),
          check(`back within 5 s (${Math.round(back)} ms)`, true, back < 5_000),
        ]
      : []),
  ]
}

const p99 = (answers) => {
  const sorted = answers.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * 0.99)] ?? 0
}
