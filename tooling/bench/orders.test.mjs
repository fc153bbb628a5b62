import { afterAll, beforeAll, expect, test } from 'vitest'
import { manyBuyers, mendedAttempts, oneKey, oppositeOrders, twoLinesOneRow } from './scenarios/many-buyers.mjs'
import { openTestApi } from './testing.mjs'

// The scenarios of `pnpm bench orders`, small.

let api
beforeAll(async () => {
  api = await openTestApi('bench-orders')
})
afterAll(() => api.stop())

const broken = (rows) => rows.filter(({ ok }) => ok !== 'ok')

test('more buyers than units: every unit is sold once, everybody else is told (C33, S6)', async () => {
  expect(broken(await manyBuyers(api, { buyers: 60, units: 15 }))).toEqual([])
})

test('carts with two lines of one stock row never take more than there is (S6)', async () => {
  expect(broken(await twoLinesOneRow(api, { buyers: 40, units: 20 }))).toEqual([])
})

test('carts that lock the same rows in opposite orders, while a file is imported: no shopper meets a deadlock', async () => {
  expect(broken(await oppositeOrders(api, { buyers: 40, units: 15 }))).toEqual([])
})

test('one key many times at once is one order; with another body a conflict that names it (C33)', async () => {
  expect(broken(await oneKey(api, { times: 30 }))).toEqual([])
})

test('refused attempts, mended, go through under their keys (C33)', async () => {
  expect(broken(await mendedAttempts(api, { buyers: 15 }))).toEqual([])
})
