import type { Socket } from 'node:dgram'
import { shopUrl } from '@store/core'
import { nameServer } from '@store/sandbox/name-server'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { inShop, type Tx } from '../database/index.ts'
import { notifyOfDomain } from '../manage/notify-of-domain.ts'
import { memberOf } from '../manage/testing.ts'
import { openShop } from '../orders/testing.ts'
import { renderPersonMail } from '../people/mails/person-mail.ts'
import { mailsTo } from '../people/testing.ts'
import { findShop } from '../shops/store/shops.ts'
import { manageAs, openTestDatabase, type TestDatabase, testApi, testServices } from '../testing.ts'
import { addDomain, findShopByDomain, findShopByName, listDomains, markVerified } from './store.ts'
import { checkDomains } from './watch.ts'

const HOUR = 60 * 60_000
const DOMAINS = { storeDomains: ['tiendas.example'], onlineDomains: [], template3Domain: null, brand: 'feria' }

let db: TestDatabase
let names: Socket
let clock = Date.now()
const texts: Record<string, string> = {}
const addresses: Record<string, string> = {}
const silent = new Set<string>()
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())
beforeEach(async () => {
  for (const known of [texts, addresses]) for (const name of Object.keys(known)) delete known[name]
  silent.clear()
  names = await nameServer({ texts, addresses, silent })
})
afterEach(() => void names.close())

const services = () => testServices(db, { domains: DOMAINS, now: () => new Date(clock) }).services
const needs = () => ({
  ...services(),
  announce: (tx: Tx, domain: { readonly name: string; readonly shopId: number }) =>
    notifyOfDomain(services(), tx, domain),
  servers: [`127.0.0.1:${names.address().port}`],
})
/** Moves the clock by this many hours, after which every domain is checked again. */
async function look(hours = 7) {
  clock += hours * HOUR
  await checkDomains(needs())
}

async function shopWith(domain: string, vouched = false) {
  const id = await openShop(db)
  await addDomain(db, id, domain)
  await markVerified(db, id, domain, vouched)
  clock = Date.now()
  const subdomain = (await inShop(db, id, (tx) => findShop(tx, id)))?.subdomain ?? ''
  return {
    id,
    subdomain,
    isVerified: async () => (await listDomains(db, id)).find(({ name }) => name === domain)?.verified,
    address: async () => {
      const shop = await findShopByName(db, subdomain)
      return shop && shopUrl(shop, DOMAINS)
    },
  }
}

test('a domain whose record is gone and that leads elsewhere lapses after three days, and the shop is back on its subdomain', async () => {
  const { subdomain, isVerified, address, id } = await shopWith('moved.example')
  texts['_feria.moved.example'] = `feria-shop=${subdomain}`
  await look()
  delete texts['_feria.moved.example']
  addresses['moved.example'] = '203.0.113.9'
  addresses[`${subdomain}.tiendas.example`] = '198.51.100.7'
  await look()
  await look(60)
  expect([await isVerified(), await address()]).toEqual([true, 'https://moved.example'])
  expect((await findShopByDomain(db, 'moved.example'))?.id).toBe(id)
  const version = (await findShopByName(db, subdomain))?.version ?? 0
  await look(13)
  expect([await isVerified(), await findShopByDomain(db, 'moved.example')]).toEqual([false, null])
  expect(await address()).toContain(`${subdomain}.tiendas.example`)
  expect((await findShopByName(db, subdomain))?.version).toBeGreaterThan(version)
})

test('one that comes back in time stays, and its next absence counts from its own beginning', async () => {
  const { subdomain, isVerified } = await shopWith('back.example')
  await look()
  await look(48)
  texts['_feria.back.example'] = `feria-shop=${subdomain}`
  await look()
  delete texts['_feria.back.example']
  await look()
  await look(48)
  expect(await isVerified()).toBe(true)
  await look(25)
  expect(await isVerified()).toBe(false)
})

test('one without a record that leads where the shop’s own address leads is the merchant’s still', async () => {
  const { subdomain, isVerified } = await shopWith('here.example')
  addresses['here.example'] = '198.51.100.7'
  addresses[`${subdomain}.tiendas.example`] = '198.51.100.7'
  await look()
  await look(100)
  expect(await isVerified()).toBe(true)
})

test('one that was vouched for stays while it leads anywhere', async () => {
  const { isVerified } = await shopWith('vouched.example', true)
  addresses['vouched.example'] = '203.0.113.9'
  await look()
  await look(100)
  expect(await isVerified()).toBe(true)
  delete addresses['vouched.example']
  await look()
  await look(100)
  expect(await isVerified()).toBe(false)
})

test('its owners read once that it lapsed, and the office knows of it from the second look on, until it is proven again', async () => {
  const { id, subdomain } = await shopWith('lost.example')
  const email = `owner${id}@feria.test`
  await memberOf(db, id, 'owner', { email })
  await memberOf(db, id, 'manager', { email: `manager${id}@feria.test` })
  const { secret } = await memberOf(db, id, 'owner', { email: `second${id}@feria.test` })
  const trouble = async () => {
    const manage = manageAs(testApi(db, { domains: DOMAINS, nameServers: needs().servers }).app, secret)
    const { items } = await manage.listDomains({ params: { shopId: id } })
    const { domains } = await manage.getToday({ params: { shopId: id } })
    return [items[0]?.trouble, domains?.count]
  }
  await look()
  expect(await trouble()).toEqual([null, 0])
  await look()
  expect(await trouble()).toEqual(['failing', 1])
  await look(73)
  await look()
  expect(await trouble()).toEqual(['lapsed', 1])
  const mails = await mailsTo({ ...services(), wait: () => undefined }, email)
  expect(mails.map(({ kind, content }) => [kind, content?.shop, content?.href])).toEqual([
    ['domainLapsed', 'Mercado · lost.example', `http://office.test/${subdomain}/settings/domain`],
  ])
  const [mail] = mails
  expect(mail?.content && renderPersonMail(services().people, { ...mail, content: mail.content }).text).toContain(
    'lost.example',
  )
  await markVerified(db, id, 'lost.example')
  expect(await trouble()).toEqual([null, 0])
})
