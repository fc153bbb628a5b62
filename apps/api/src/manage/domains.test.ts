import { nameServer } from '@store/sandbox/name-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { manageAs, type TestDatabase, testApi } from '../testing.ts'
import { openManaged, refusalOf } from './testing.ts'

let db: TestDatabase
let platform: string
beforeAll(async () => {
  ;({ db, platform } = await openManaged())
})
afterAll(() => db.close())

let shops = 0
async function openShop(given: Parameters<typeof testApi>[1] = {}) {
  const { app } = testApi(db, given)
  const manage = manageAs(app, platform)
  shops += 1
  const subdomain = `ajustes${shops}`
  const { id } = await manage.createShop({ body: { subdomain, name: 'Ajustes', currency: 'COP' } })
  return { app, manage, params: { shopId: id }, subdomain }
}

test('a domain opens the shop once the name servers say whose it is, or the platform vouches for it', async () => {
  const names = await nameServer()
  const given = { nameServers: [`127.0.0.1:${names.address().port}`] }
  const { app, manage, params, subdomain } = await openShop(given)
  const domain = await manage.createDomain({ params, body: { name: 'Ajustes.Example' } })
  expect(domain).toMatchObject({ name: 'ajustes.example', verified: false, proof: { text: `feria-shop=${subdomain}` } })
  const of = { ...params, name: domain.name }
  expect(await manage.verifyDomain({ params: of, body: {} })).toMatchObject({ outcome: 'notProven' })
  expect(domain).toMatchObject({ target: expect.stringMatching(`^${subdomain}\\.`), main: false })
  expect(await refusalOf(manage.setMainDomain({ params: of }))).toMatchObject({ status: 409, allowed: ['verify'] })

  const { secret } = await manage.createKey({ params, body: { name: 'own', scopes: ['domains:write'] } })
  const ownManage = manageAs(app, secret)
  expect(await refusalOf(ownManage.verifyDomain({ params: of, body: { vouch: true } }))).toMatchObject({ status: 403 })
  expect(await manage.verifyDomain({ params: of, body: { vouch: true } })).toMatchObject({ outcome: 'verified' })
  const second = { ...params, name: 'otra.example' }
  await manage.createDomain({ params, body: { name: second.name } })
  await manage.verifyDomain({ params: second, body: { vouch: true } })
  expect(await manage.setMainDomain({ params: second })).toMatchObject({ main: true })
  expect(await manage.getShop({ params })).toMatchObject({ domain: second.name })
  const other = await openShop()
  const taken = other.manage.createDomain({ params: other.params, body: { name: domain.name } })
  expect(await refusalOf(taken)).toMatchObject({ errors: [{ path: 'name', code: 'taken' }] })
  for (const name of ['localhost', '10.0.0.1', 'x.localhost'])
    expect(await refusalOf(manage.createDomain({ params, body: { name } }))).toMatchObject({ code: 'fields' })
  names.close()
})

test('a domain says how far it is: where it leads, whose it is, and whether browsers get a certificate', async () => {
  const texts: Record<string, string> = {}
  const addresses: Record<string, string> = {}
  const names = await nameServer({ texts, addresses })
  const questions: string[] = []
  const { manage, params, subdomain } = await openShop({
    nameServers: [`127.0.0.1:${names.address().port}`],
    certificateOf: async (domain) => {
      questions.push(domain)
      return 'valid'
    },
  })
  const of = { ...params, name: 'pasos.example' }
  await manage.createDomain({ params, body: { name: of.name } })
  const state = () => manage.getDomainState({ params: of })
  expect(await state()).toEqual({ pointsHere: false, verified: false, certificate: 'missing' })
  addresses[of.name] = '198.51.100.7'
  addresses[`${subdomain}.localhost`] = '198.51.100.7'
  expect(await state()).toEqual({ pointsHere: true, verified: false, certificate: 'missing' })
  // The certificate of an unproven domain is not checked.
  expect(questions).toEqual([])
  texts[`_feria.${of.name}`] = `feria-shop=${subdomain}`
  await manage.verifyDomain({ params: of, body: {} })
  expect(await state()).toEqual({ pointsHere: true, verified: true, certificate: 'valid' })
  const other = await openShop()
  expect(await refusalOf(other.manage.getDomainState({ params: { ...of, ...other.params } }))).toMatchObject({
    status: 404,
  })
  names.close()
})
