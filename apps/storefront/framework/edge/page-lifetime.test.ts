import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { lifetimeOf } from './page-lifetime.mjs'
import { closeServers, open } from './request-handler-testing.ts'

afterEach(closeServers)

const secondsOf = (caching: string) => [...caching.matchAll(/=(\d+)/g)].map(([, seconds]) => Number(seconds))

describe('how long a page may be kept', () => {
  test('a page that nothing ends is fresh for a minute here, usable for ten more, and kept as long as always in front', () => {
    expect(lifetimeOf(1_000, null)).toEqual({
      freshUntil: 61_000,
      usableUntil: 661_000,
      caching: 'public, s-maxage=10, stale-while-revalidate=30, stale-if-error=600',
    })
    expect(lifetimeOf(1_000, 3_600_000)).toEqual(lifetimeOf(1_000, null))
  })

  test('one that looks different in thirty seconds, until then, and in front not at all', () => {
    expect(lifetimeOf(0, 30_000)).toEqual({
      freshUntil: 30_000,
      usableUntil: 30_000,
      caching: 'public, s-maxage=0, stale-while-revalidate=0, stale-if-error=0',
    })
  })

  test('sent here at its last moment, no cache in front shows it after its end, neither stale nor for want of an answer', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000_000), fc.nat(2_000_000), (now, left) => {
        const { freshUntil, usableUntil, caching } = lifetimeOf(now, now + left)
        const [kept = 0, stale = 0, onError = 0] = secondsOf(caching)
        expect(freshUntil).toBeLessThanOrEqual(usableUntil)
        expect(usableUntil).toBeLessThanOrEqual(now + left)
        expect(usableUntil + (kept + Math.max(stale, onError)) * 1000).toBeLessThanOrEqual(now + left)
        expect(freshUntil).toBe(now + Math.min(60_000, left))
      }),
    )
  })

  test('the edge sends a page until its end, and has it drawn anew then', async () => {
    const { handler, ask, passed, now } = await open()
    const host = 'alborada.localhost'
    const key = `http://${host}|1|1`
    const keep = (usableUntil: number) => {
      const lifetime = { freshUntil: usableUntil, usableUntil }
      handler.pages.set(`${key}|/`, handler.pages.make(Buffer.from('<p>Navidad</p>'), '"e1"', [], lifetime))
    }
    handler.introduce(`http://${host}`, { shopId: 1, key, checkedAt: now(), refresh: async () => {} })
    keep(now() + 1)
    expect(String((await ask('/', { host })).body)).toContain('Navidad')
    expect(passed()).toBe(0)
    keep(now())
    await ask('/', { host })
    expect(passed()).toBe(1)
  })
})
