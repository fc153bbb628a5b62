import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { check } from '../consistency.mjs'
import { openShop } from '../shop.mjs'
import { get } from '../storefront.mjs'
import { median } from './guesses.mjs'

/** Requests a second of a shop on an ordinary day; its noisy neighbour gets ten times as many. */
const RATE = 20
/** Drawn for each who asks; the others come from the page cache. */
const DRAWN = '/micompra'
const PATHS = ['/', '/productos', '/cart', DRAWN]
/** Visitors of the noisy shop who ask at the same moment. */
const CROWD = 100
const SEARCHES = Array.from({ length: 50 }, (_, at) => `/productos?q=${'%25'.repeat(at % 20)}a${at}&min=${at}`)

/**
 * Two shops on an ordinary day, then one of them at ten times its load, then under hostile searches. What visitors of
 * the other wait for is compared in pairs, one after the other, so that what else the machine does counts for both.
 * `strict` holds the 20 %.
 */
export async function noisyNeighbour({ api, shops }, { pairs, seconds, strict }) {
  const [quiet, noisy] = [await openShop(api.db, { units: 9 }), await openShop(api.db, ...Array(50).fill({ units: 9 }))]
  // In a thread of its own: the visitors' clock would measure what sending costs.
  const noise = (paths, rate) =>
    autocannon({
      url: `http://127.0.0.1:${shops.port}`,
      connections: 8,
      duration: seconds,
      overallRate: rate,
      workers: 1,
      requests: paths.map((path) => ({ path, headers: { host: `${noisy.subdomain}.localhost` } })),
    })
  const beside = async (...load) => {
    const [visits] = await Promise.all([visit(shops.port, `${quiet.subdomain}.localhost`, seconds), noise(...load)])
    return visits
  }
  await beside(PATHS, RATE)
  const rows = [await crowdBefore(shops.port, noisy, quiet)]
  for (const [what, ...load] of [
    ['at ten times its load', [...PATHS, '/productos?sort=nameDesc'], RATE * 10],
    ['under hostile searches', SEARCHES, RATE * 2],
  ]) {
    const ratios = []
    let failures = 0
    for (let pair = 0; pair < pairs; pair++) {
      const [ordinary, noisyDay] = [await beside(PATHS, RATE), await beside(...load)]
      failures += ordinary.failures + noisyDay.failures
      ratios.push(noisyDay.p99 / ordinary.p99)
    }
    rows.push(check(`a neighbour ${what}, ${pairs} × ${seconds} s: failed requests of the other shop`, 0, failures))
    if (strict)
      rows.push(
        check(`its p99 is at most 20 % longer (median ${median(ratios).toFixed(2)})`, true, median(ratios) <= 1.2),
      )
  }
  return rows
}

/** A visitor comes when a crowd at the neighbour's has begun to be answered: counted is who of it is answered before. */
async function crowdBefore(port, noisy, quiet) {
  let before = 0
  const ask = (path) => Array.from({ length: CROWD }, () => get(port, `${noisy.subdomain}.localhost`, path))
  // Connected they are all there at once.
  await Promise.all(ask('/'))
  const crowd = ask(DRAWN).map((answer) =>
    answer.then(() => {
      before++
    }),
  )
  await Promise.any(crowd)
  await get(port, `${quiet.subdomain}.localhost`, DRAWN)
  const row = check(
    `${before} of ${CROWD} at a neighbour's answered before a visitor: under half`,
    true,
    before < CROWD / 2,
  )
  await Promise.all(crowd)
  return row
}

/** Asks at an even pace, whether answers come or not, and says what the slowest in a hundred waited for, in milliseconds. */
async function visit(port, host, seconds) {
  const answers = []
  const since = performance.now()
  for (let at = 0; at < RATE * seconds; at++) {
    await pause(Math.max(0, since + (at * 1000) / RATE - performance.now()))
    answers.push(get(port, host, PATHS[at % PATHS.length]).catch(() => ({ status: 0, ms: Number.POSITIVE_INFINITY })))
  }
  const done = await Promise.all(answers)
  const times = done.map(({ ms }) => ms).sort((a, b) => a - b)
  return {
    failures: done.filter(({ status }) => status !== 200).length,
    p99: times[Math.floor(times.length * 0.99)],
  }
}
