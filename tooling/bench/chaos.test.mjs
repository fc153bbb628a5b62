import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiKilled, databaseKilled } from './scenarios/crashes.mjs'
import { clientsCut } from './scenarios/lost-connections.mjs'
import { openTestApi } from './testing.mjs'

// The rounds of `pnpm chaos`, small.

let api
beforeAll(async () => {
  api = await openTestApi('bench-chaos')
})
afterAll(() => api.stop())

const broken = (rows) => rows.filter(({ ok }) => ok !== 'ok')

test('shoppers cut off before the answer, who ask again: as many orders as keys (C33)', async () => {
  expect(broken(await clientsCut(api, { cuts: 30 }))).toEqual([])
})

test('services killed while people buy: no acknowledged order lost, none halved, no stock drifts (C33)', async () => {
  expect(broken(await apiKilled(api, { kills: 3 }))).toEqual([])
})

test('PostgreSQL killed in each way while people buy: the services bring it back, and nothing is lost (C33)', async () => {
  expect(broken(await databaseKilled(api, { kills: 3 }))).toEqual([])
})
