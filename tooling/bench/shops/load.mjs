import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** A seeded random generator (mulberry32), so that two runs make the same requests. */
export function seeded(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Random numbers from 1 to `count`, the n-th n times as rare as the first (Zipf), as visits are distributed over shops. */
export function zipf(count, random) {
  const sums = new Float64Array(count)
  let sum = 0
  for (let at = 0; at < count; at++) {
    sum += 1 / (at + 1)
    sums[at] = sum
  }
  return () => {
    const wanted = random() * sum
    let [low, high] = [0, count - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if (sums[middle] < wanted) low = middle + 1
      else high = middle
    }
    return low + 1
  }
}

/**
 * Requests pages for `seconds`: each of `connections` the next one after a response, or at `rate` a second, whether there
 * are responses or not. `next` returns the host and path of each.
 *
 * @returns the responses, with times in milliseconds
 */
export async function load({ port, connections, seconds, rate = null, next }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: rate === null ? connections : 256 })
  const times = []
  let failed = 0
  const since = performance.now()
  const until = since + seconds * 1000
  const ask = async () => {
    const begun = performance.now()
    const status = await answerOf(agent, port, next()).catch(() => 0)
    times.push(performance.now() - begun)
    if (status !== 200) failed++
  }
  if (rate === null) {
    const one = async () => {
      while (performance.now() < until) await ask()
    }
    await Promise.all(Array.from({ length: connections }, one))
  } else {
    const asked = []
    for (let at = 0; at < rate * seconds; at++) {
      await pause(Math.max(0, since + (at * 1000) / rate - performance.now()))
      asked.push(ask())
    }
    await Promise.all(asked)
  }
  const took = (performance.now() - since) / 1000
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (share) => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0
  return { pages: times.length, perSecond: times.length / took, p50: at(0.5), p95: at(0.95), p99: at(0.99), failed }
}

function answerOf(agent, port, { host, path }) {
  return new Promise((resolve, reject) => {
    const headers = { host, 'accept-encoding': 'gzip, deflate, br' }
    http
      .get({ host: '127.0.0.1', port, path, agent, headers }, (answer) => {
        answer.once('end', () => resolve(answer.statusCode)).once('error', reject)
        answer.resume()
      })
      .once('error', reject)
  })
}
