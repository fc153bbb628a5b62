import { buildProgram } from '@store/api/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { coldPage } from './scenarios/cold-page.mjs'
import { orderGuesses } from './scenarios/guesses.mjs'
import { noisyNeighbour } from './scenarios/noisy-neighbour.mjs'
import { rollingRestart } from './scenarios/rolling-restart.mjs'
import { servicesAway } from './scenarios/services-away.mjs'
import { soak } from './scenarios/soak.mjs'
import { storedScripts } from './scenarios/stored-scripts.mjs'
import { tenantStamps } from './scenarios/tenants.mjs'
import { databaseDown, upstreamDown } from './scenarios/upstream-down.mjs'
import { openStack } from './stack.mjs'
import { openTestApi } from './testing.mjs'

// The figures that need the whole stack, at a small size and without times.

let api
let stack
beforeAll(async () => {
  api = await openTestApi('bench-stack')
  stack = await openStack(api)
})
afterAll(async () => {
  await stack.stop()
  await api.stop()
})

const broken = (rows) => rows.filter(({ ok }) => ok !== 'ok')

test('a page nobody has seen yet is asked for by many at once: the API is asked once for each of its parts', async () => {
  expect(broken(await coldPage(stack, { visitors: 100 }))).toEqual([])
})

test('requests that name another shop in every way never show it (T1)', async () => {
  expect(broken(await tenantStamps(stack, { tenants: 12, requests: 400 }))).toEqual([])
})

test('guesses at orders find nothing (V3)', async () => {
  expect(broken(await orderGuesses(api, { guesses: 400 }))).toEqual([])
})

test('the API goes away and comes back slowly: pages that were seen stay open (C34)', async () => {
  expect(broken(await upstreamDown(stack, { seconds: 1.5, slowMs: 300 }))).toEqual([])
})

test('the database goes away and comes back slowly: the same', async () => {
  const program = await buildProgram('serve.ts', 'bench-database')
  expect(broken(await databaseDown({ program, seconds: 1.5, slowMs: 100 }))).toEqual([])
})

test('mail, webhooks and payment provider go away and come back slowly: orders go on, and everybody is told', async () => {
  const program = await buildProgram('serve.ts', 'bench-services')
  expect(broken(await servicesAway({ program, seconds: 1.5, slowMs: 100 }))).toEqual([])
})

test('a busy and an attacked neighbour costs no shop a request', async () => {
  expect(broken(await noisyNeighbour(stack, { pairs: 1, seconds: 1 }))).toEqual([])
})

test('under load no request fails and no file stays open', async () => {
  expect(broken(await soak(stack, { seconds: 2 }))).toEqual([])
})

test('scripts in every stored text do not run in pages, mails and feeds', async () => {
  expect(broken(await storedScripts(stack, { count: 45, templates: [5, 16, 99] }))).toEqual([])
  // A browser opens some 150 pages.
}, 240_000)

test('each of two services restarted behind a proxy, under load: no request fails, no order is lost', async () => {
  expect(
    broken(await rollingRestart({ rounds: 1, restarted: 1, program: await buildProgram('serve.ts', 'bench-rolling') })),
  ).toEqual([])
})
