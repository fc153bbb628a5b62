import autocannon from 'autocannon'
import { check } from '../consistency.mjs'
import { openShop } from '../shop.mjs'
import { openStorefront } from '../storefront.mjs'
import { median } from './guesses.mjs'

/** Requests a second of a shop on an ordinary day; its noisy neighbour gets ten times as many. */
const RATE = 20

/**
 * One shop gets ten times its load, then hostile searches, while another is visited as always. Answers are compared in
 * pairs, one after the other, so that what else the machine does counts for both. `strict` holds the 20 %.
 */
export async function noisyNeighbour(api, { pairs, seconds, strict }) {
  const [quiet, noisy] = [await openShop(api.db, { units: 9 }), await openShop(api.db, ...Array(50).fill({ units: 9 }))]
  const shops = await openStorefront({ apiUrl: api.url })
  const load = (shop, paths, rate) =>
    autocannon({
      ...{ url: `http://127.0.0.1:${shops.port}`, connections: 8, duration: seconds, overallRate: rate },
      ...{ requests: paths.map((path) => ({ path, headers: { host: `${shop.subdomain}.localhost` } })) },
    })
  const usual = () => load(quiet, ['/', '/productos', '/cart'], RATE)
  const busy = () => load(noisy, ['/', '/productos', '/productos?sort=nameDesc'], RATE * 10)
  const attack = () =>
    load(
      noisy,
      Array.from({ length: 50 }, (_, at) => `/productos?q=${'%25'.repeat(at % 20)}a${at}&min=${at}`),
      RATE * 2,
    )
  try {
    await usual()
    const rows = []
    for (const [what, noise] of [
      ['at ten times its load', busy],
      ['under hostile searches', attack],
    ]) {
      const ratios = []
      let failures = 0
      for (let pair = 0; pair < pairs; pair++) {
        const alone = await usual()
        const [beside] = await Promise.all([usual(), noise()])
        failures += alone.errors + alone.non2xx + beside.errors + beside.non2xx
        ratios.push(beside.latency.p99 / Math.max(1, alone.latency.p99))
      }
      rows.push(check(`a neighbour ${what}, ${pairs} × ${seconds} s: failed requests of the other shop`, 0, failures))
      if (strict)
        rows.push(
          check(`its p99 is at most 20 % longer (median ${median(ratios).toFixed(2)})`, true, median(ratios) <= 1.2),
        )
    }
    return rows
  } finally {
    await shops.stop()
  }
}
