import { setTimeout as pause } from 'node:timers/promises'
import { check } from '../consistency.mjs'
import { openShop } from '../shop.mjs'

const EVERY_MS = 100
const CACHED = ['/', '/productos']
const COLD = '/contacto'

/**
 * The API cannot be reached for `seconds`, then answers `slowMs` late for as long. Pages that were seen stay open,
 * others say so in the shop's own frame with a person to talk to, and everything is back soon after. `strict` also
 * holds the times of answers.
 */
export async function upstreamDown({ api, shops, proxy }, { seconds, slowMs, strict }) {
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
  proxy.calls.clear()
  const since = performance.now()
  const together = await Promise.all(Array.from({ length: 200 }, () => shops.get(host, COLD)))
  const back = performance.now() - since
  const latest = Math.max(...seen.map(({ ms }) => ms))
  return [
    check(
      `API away ${seconds} s, then ${slowMs} ms slow for ${seconds} s: pages seen before, not answered with 200`,
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
    check('questions asked of the API more than once', 0, proxy.asked().filter(([, times]) => times > 1).length),
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
