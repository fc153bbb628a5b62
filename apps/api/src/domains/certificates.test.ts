import { afterAll, beforeAll, expect, test } from 'vitest'
import { createShop, setShop } from '../shops/store/shops.ts'
import { openTestDatabase, type TestDatabase, testApi } from '../testing.ts'
import { addDomain, markVerified } from './store.ts'

let db: TestDatabase
let shopId = 0
beforeAll(async () => {
  db = await openTestDatabase()
  const outcome = await createShop(db, {
    subdomain: 'ana',
    name: 'Ana',
    templateId: 5,
    currency: 'COP',
    country: 'CO',
    language: 'es',
  })
  if (outcome.kind === 'created') shopId = outcome.shop.id
  await addDomain(db, shopId, 'ana.example')
})
afterAll(() => db.close())

const ask = async (domain: string | null) => {
  const { app } = testApi(db)
  const query = domain === null ? '' : `?domain=${encodeURIComponent(domain)}`
  return (await app.request(`/certificates${query}`)).status
}

test('a proxy gets certificates for addresses of open shops and for verified domains of theirs, never for strangers (T8)', async () => {
  expect(await ask('ana.localhost')).toBe(200)
  expect(await ask('ana.example'), 'an added domain is not yet known to be the merchant’s').toBe(404)
  await markVerified(db, shopId, 'ana.example')
  for (const name of ['ana.example', 'ANA.example', 'www.ana.example', 'ana.example.'])
    expect(await ask(name)).toBe(200)

  const strangers = [
    'nadie.localhost',
    'nadie.example',
    'a.ana.example',
    'localhost',
    'feria.localhost',
    'a.ana.localhost',
  ]
  for (const name of [...strangers, '10.0.0.1', '[::1]', '', 'ana.example/x', "a' or '1'='1"])
    expect([name, await ask(name)]).toEqual([name, 404])
  expect(await ask(null)).toBe(404)

  await setShop(db, shopId, { open: false })
  expect([await ask('ana.localhost'), await ask('ana.example')]).toEqual([404, 404])
})
