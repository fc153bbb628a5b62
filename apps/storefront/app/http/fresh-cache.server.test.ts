import { describe, expect, test } from 'vitest'
import { createFreshCache } from './fresh-cache.server.ts'

/** A service with one shop whose version the test changes, and a clock that the test sets. */
function service() {
  let clock = 1_000_000
  let readings = 0
  let version: number | null = 1
  let away = false
  const find = createFreshCache(
    (name: string) => name,
    async (name) => {
      readings++
      if (away) throw new Error('the service is away')
      return version === null ? null : { name, version }
    },
    { now: () => clock },
  )
  return {
    find,
    readings: () => readings,
    pass: (ms: number) => {
      clock += ms
    },
    change: (next: number | null) => {
      version = next
    },
    goAway: (gone: boolean) => {
      away = gone
    },
  }
}
const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('a cache of shops', () => {
  test('a hundred visitors at once cause one reading', async () => {
    const { find, readings } = service()
    await Promise.all(Array.from({ length: 100 }, () => find('alborada')))
    expect(readings()).toBe(1)
  })

  test('shops are kept apart', async () => {
    const { find } = service()
    expect((await find('alborada'))?.name).toBe('alborada')
    expect((await find('mercado'))?.name).toBe('mercado')
  })

  test('after a second the old one is used once more while the new one is read', async () => {
    const { find, pass, change } = service()
    await find('alborada')
    change(2)
    pass(1_500)
    expect((await find('alborada'))?.version).toBe(1)
    await settle()
    expect(await find('alborada')).toEqual({ name: 'alborada', version: 2 })
  })

  test('after a quiet while the visitor waits for the new one', async () => {
    const { find, pass, change } = service()
    await find('alborada')
    change(2)
    pass(60_000)
    expect((await find('alborada'))?.version).toBe(2)
  })

  test('a shop that is not there is asked for again soon, but not by every request', async () => {
    const { find, pass, change, readings } = service()
    change(null)
    expect(await find('nadie')).toBeNull()
    expect(await find('nadie')).toBeNull()
    expect(readings()).toBe(1)
    change(7)
    pass(2_500)
    expect((await find('nadie'))?.version).toBe(7)
  })

  test('F13: thousands of names that somebody invents evict no shop', async () => {
    const readings: string[] = []
    const find = createFreshCache(
      (name: string) => name,
      async (name) => {
        readings.push(name)
        return name === 'alborada' ? { name } : null
      },
    )
    await find('alborada')
    for (let guess = 0; guess < 5_000; guess++) await find(`invented-${guess}`)
    expect(await find('alborada')).toEqual({ name: 'alborada' })
    expect(readings.filter((name) => name === 'alborada')).toHaveLength(1)
  })

  test('who reads again is given what there is, and may answer it once more', async () => {
    let clock = 1_000_000
    const passed: (object | undefined)[] = []
    const shop = { name: 'alborada' }
    const find = createFreshCache(
      (name: string) => name,
      async (_, known: object | undefined) => {
        passed.push(known)
        return known ?? shop
      },
      { now: () => clock },
    )
    await find('alborada')
    clock += 60_000
    expect(await find('alborada')).toBe(shop)
    expect(passed).toEqual([undefined, shop])
  })

  test('while the service hangs, nobody waits for it twice', async () => {
    let clock = 1_000_000
    let hangs = false
    const find = createFreshCache(
      (name: string) => name,
      (name) => (hangs ? new Promise<never>(() => {}) : Promise.resolve({ name })),
      { now: () => clock },
    )
    await find('alborada')
    hangs = true
    clock += 10_000
    const first = find('alborada')
    clock += 2_000
    expect(await find('alborada')).toEqual({ name: 'alborada' })
    expect(await first).toEqual({ name: 'alborada' })
  })

  test('while the service is away, what was known is served however old, and the service is left in peace', async () => {
    const { find, pass, goAway, readings } = service()
    await find('alborada')
    goAway(true)
    pass(3_600_000)
    expect((await find('alborada'))?.version).toBe(1)
    expect((await find('alborada'))?.version).toBe(1)
    expect(readings()).toBe(2)
    await expect(find('mercado')).rejects.toThrow('away')
    goAway(false)
    pass(3_000)
    await find('alborada')
    expect(readings()).toBe(4)
  })
})
