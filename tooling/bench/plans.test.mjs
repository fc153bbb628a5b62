import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillCatalogues } from './big-catalogue.mjs'
import { indexesOf, plansOf, readsBeyondTheShop } from './plans.mjs'
import { QUESTIONS, samples } from './questions.mjs'
import { openTestApi } from './testing.mjs'

let api
let plans
beforeAll(async () => {
  api = await openTestApi('bench-plans')
  // With fewer products a search scans the shop's own list, and with fewer shops small tables are scanned sequentially. Both
  // are right, but prove nothing about the indexes.
  await fillCatalogues(api.db, { shops: 150, products: 60, empty: 450 })
  const some = await samples(api.db, 2)
  plans = await plansOf(api, async () => {
    for (const ask of Object.values(QUESTIONS)) for (const one of some) await ask(api.client(), one)
  })
})
afterAll(() => api.stop())

test('every question that shoppers ask is answered through an index that starts with their shop', () => {
  expect(readsBeyondTheShop(plans)).toEqual([])
})

test('searches go through the indexes of words and of spellings, the list through that of products (C22)', () => {
  expect([...indexesOf(plans)]).toEqual(
    expect.arrayContaining(['products_by_word', 'products_by_spelling', 'products_listed']),
  )
})
