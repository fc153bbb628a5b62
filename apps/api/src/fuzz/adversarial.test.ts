import { decodeInput, endpoints } from '@store/api-client/contract'
import { adversarialValues, wrongWith } from '@store/sandbox/adversarial'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asShopper } from '../testing.ts'
import { type Call, calls } from './calls.ts'
import { type Parts, partsOf, pathsIn, replaced, requestOf, withText } from './requests.ts'
import { openFuzzed } from './server.ts'

/**
 * With `TEST_SCOPE` each repeated part is put in one place per length, as for the management API; else in all places.
 */
const isReduced = Boolean(process.env.TEST_SCOPE)
/** Most places refuse the longer one; the shorter one reaches everything behind the length limits. */
const LENGTHS = [9_900, 200_000]

let api: Awaited<ReturnType<typeof openFuzzed>>
beforeAll(async () => {
  api = await openFuzzed()
})
afterAll(() => api.close())

let shoppers = 0
/** Each request comes from another address, so that no rate limit responds first. */
const nextShopper = () => asShopper(`10.${(++shoppers >> 16) & 255}.${(shoppers >> 8) & 255}.${shoppers & 255}`)
const ask = async (method: string, path: string, body?: string) =>
  (await api.ask(method, { path, headers: nextShopper(), body })).status

/** A valid request of the call, with as many fields as possible. */
function goodParts(call: Call): Parts {
  const samples = fc.sample(partsOf(call, api.known(call.name)), { seed: 7, numRuns: 150 })
  const right = samples.filter((parts) => decodeInput(endpoints[call.name], parts).ok)
  const [fullest] = (right.length > 0 ? right : samples).toSorted(
    (a, b) =>
      pathsIn(b.body).length + Object.keys(b.query).length - pathsIn(a.body).length - Object.keys(a.query).length,
  )
  if (!fullest) throw new Error(`${call.name} has no request`)
  return fullest
}

const atPath = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown> | null)?.[key], value)

describe('no call takes more than a moment to answer, whatever stands in one of its fields', () => {
  test.each(calls)('$name', { timeout: 240_000 }, async (call) => {
    const good = goodParts(call)
    const wrong: string[] = []
    const measure = async (what: string, path: string, body?: string) => {
      const problem = await wrongWith(() => ask(call.method, path, body))
      if (problem) wrong.push(`${what}: ${problem}`)
    }
    const sent = (parts: Parts) => requestOf(call, parts, null)
    // Warms up compilation and caches, so that they are not measured.
    for (let i = 0; i < 3; i++) await ask(call.method, sent(good).path, sent(good).body)

    const places = ['params', 'query'].flatMap((part) =>
      Object.keys(call[part as 'params' | 'query']).map((name) => `${part}.${name}`),
    )
    const fields = new Map(
      pathsIn(good.body)
        .filter((path) => path.length > 0 && ['string', 'object'].includes(typeof atPath(good.body, path)))
        // One item represents its list.
        .map((path) => [path.filter((key) => typeof key === 'string').join('.'), path]),
    )
    for (const [turn, length] of LENGTHS.entries())
      for (const value of adversarialValues(length, isReduced ? { turn } : {})) {
        const named = `${JSON.stringify(value.slice(0, 6))} × ${length}`
        for (const place of length === LENGTHS[0] ? places : [])
          await measure(`${place} ${named}`, sent(withText(good, place, value)).path, sent(good).body)
        for (const [field, path] of fields) {
          const { path: address, body } = sent({ ...good, body: replaced(good.body, path, value) })
          await measure(`body.${field} ${named}`, address, body)
        }
      }
    if (call.body) {
      const { path } = sent(good)
      const unknown = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`unknown${index}`, 1]))
      await measure('10,000 unknown names', path, JSON.stringify({ ...(good.body as object), ...unknown }))
      const long = { [`${'a'.repeat(200_000)}`]: 1 }
      await measure('a name of 200 kB', path, JSON.stringify({ ...(good.body as object), ...long }))
      await measure('nested brackets', path, '['.repeat(200_000))
      await measure('nested lists', path, '['.repeat(50_000) + ']'.repeat(50_000))
    }
    expect(wrong).toEqual([])
  })
})
