import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { check } from '../consistency.mjs'
import { openShop } from '../shop.mjs'
import { get } from '../storefront.mjs'
import { median } from './guesses.mjs'

/** The usual requests per second of a shop; its noisy neighbour gets ten times as many. */
const RATE = 20
/** A page that is rendered for each request; the others come from the page cache. */
const DRAWN = '/micompra'
const PATHS = ['/', '/productos', '/cart', DRAWN]
/** Visitors of the noisy shop who send a request at the same moment. */
const CROWD = 100
const SEARCHES = Array.from({ length: 50 }, (_, at) => `/productos?q=${'%25'.repeat(at % 20)}a${at}&min=${at}`)

/**
 * Loads two shops as usual, then one of them with ten times its load, then with hostile searches. The other's response times
 * are compared in alternating pairs, so that other load on the machine affects both. `strict` checks the limit of 20 %.
 */
export async function noisyNeighbour({ api, shops }, { pairs, seconds, strict }) {
  const [quiet, noisy] = [await openShop(api.db, { units: 9 }), await openShop(api.db, ...Array(50).fill({ units: 9 }))]
  // In another thread: in this one, sending the load would be measured as the visitors' waiting time.
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

/**
 * A visitor comes when the first request of the neighbour's crowd was answered; counts how many of the crowd are answered
 * before the visitor.
 */
async function crowdBefore(port, noisy, quiet) {
  let before = 0
  const ask = (path) => Array.from({ length: CROWD }, () => get(port, `${noisy.subdomain}.localhost`, path))
  // Opens the connections, so that the crowd's requests arrive at once.
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

/** Sends requests at a constant rate, whether they are answered or not; returns the 99th percentile, in milliseconds. */
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
