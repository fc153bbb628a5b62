import type { ShopId } from '@store/core'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { inShop } from '../database/index.ts'
import { openShop } from '../orders/testing.ts'
import { addAccessCode } from '../shops/store/access-codes.ts'
import { asShopper, openTestDatabase, testApi } from '../testing.ts'

// How often access codes may be guessed (S1).

const MINUTE = 60_000
let clock: number
const db = await openTestDatabase()
const { api } = testApi(db, { now: () => new Date(clock) })
beforeEach(() => {
  clock = Date.now()
})
afterAll(() => db.close())

const times = (count: number) => Array.from({ length: count }, (_, at) => at)

/** A locked shop with the code `la-buena`. */
async function openLocked(): Promise<ShopId> {
  const shop = await openShop(db)
  await inShop(db, shop, (tx) => addAccessCode(tx, shop, 'la-buena', 'amigos'))
  return shop
}

/** The result of a try from this address: `valid`, `invalid`, or the status that refuses it. */
const attempt = (shop: ShopId, code: string, address: string) =>
  api.verifyAccessCode({ params: { id: shop }, query: { code } }, { headers: asShopper(address) }).then(
    ({ kind }) => kind,
    ({ failure }: { failure: { status?: number } }) => failure.status,
  )

test('five wrong ones of one address, then even the right one has to wait; right ones never count', async () => {
  const shop = await openLocked()
  for (const _ of times(8)) expect(await attempt(shop, 'la-buena', '203.0.113.60')).toBe('valid')
  for (const guess of times(5)) expect(await attempt(shop, `mala-${guess}`, '203.0.113.60')).toBe('invalid')
  expect(await attempt(shop, 'la-buena', '203.0.113.60')).toBe(429)
  expect(await attempt(shop, 'la-buena', '203.0.113.61')).toBe('valid')
})

test('two hundred wrong ones of a shop, wherever they come from; other shops are open', async () => {
  const [shop, other] = [await openLocked(), await openLocked()]
  clock += 24 * 60 * MINUTE
  const tenGuess = async (round: number) =>
    new Set(await Promise.all(times(10).map((at) => attempt(shop, 'mala', `203.${round}.${at}.9`))))
  expect(await tenGuess(0)).toEqual(new Set(['invalid']))
  // 180 more tries are only written into the counter, because each real one would compute a hash. On this day only the
  // shop's counter is at ten.
  const { rowCount } = await db.owner.query('update limits set count = 190 where count = 10 and ends_at > $1', [
    new Date(clock + 14 * MINUTE),
  ])
  expect(rowCount).toBe(1)
  expect(await tenGuess(1)).toEqual(new Set(['invalid']))
  expect(await attempt(shop, 'la-buena', '198.51.100.77')).toBe(429)
  expect(await attempt(other, 'la-buena', '198.51.100.77')).toBe('valid')
})

test('twenty wrong ones of an IPv6 site, from however many of its networks', async () => {
  const shop = await openShop(db)
  const from = (network: number, site = 1) => attempt(shop, 'mala', `2001:db8:${site}:${network.toString(16)}::1`)
  expect(new Set(await Promise.all(times(20).map((at) => from(at))))).toEqual(new Set(['invalid']))
  expect(await from(99)).toBe(429)
  expect(await from(1, 2)).toBe('invalid')
})

test('forty wrong ones of an address in all shops together; then it has to wait in every shop', async () => {
  const shops = await Promise.all(times(8).map(openLocked))
  const last = await openLocked()
  for (const shop of shops)
    for (const _ of times(5)) expect(await attempt(shop, 'mala', '203.0.113.70')).toBe('invalid')
  expect(await attempt(last, 'la-buena', '203.0.113.70')).toBe(429)
  expect(await attempt(last, 'la-buena', '203.0.113.71')).toBe('valid')
})

test('who guesses those of some shops keeps no other gate shut', async () => {
  const [one, another, open] = [await openLocked(), await openLocked(), await openLocked()]
  const guesses = times(160).map((at) => attempt(at % 2 ? one : another, 'mala', `10.2.${at}.1`))
  expect(await attempt(open, 'la-buena', '198.51.100.78')).toBe('valid')
  expect(new Set(await Promise.all(guesses))).toContain(429)
})

test('of hundreds at once, those for whom there is no room are told to come again', async () => {
  const shop = await openLocked()
  const answers = await Promise.all(times(190).map((at) => attempt(shop, 'mala', `10.1.${at}.1`)))
  expect(new Set(answers)).toEqual(new Set(['invalid', 429]))
})
