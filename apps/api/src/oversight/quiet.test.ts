import { createHash } from 'node:crypto'
import { createManageClient, type ManageProblem } from '@store/api-client/manage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asWorker, inShop } from '../database/index.ts'
import { refusalOf, sessionOf } from '../manage/testing.ts'
import { mayWriteTo } from '../messages/recipients.ts'
import { draftOf, one, openShop, sell } from '../orders/testing.ts'
import { changeShop } from '../shops/store/shops.ts'
import { asShopper, openTestDatabase, type TestDatabase, testApi } from '../testing.ts'
import { quietJob } from './end-quiet.ts'
import { flagsOf } from './flags.ts'
import { listReports } from './reports.ts'
import { beginQuietly, findStanding, passShop } from './standing.ts'

const DAY = 24 * 60 * 60_000
let db: TestDatabase
let now = Date.now()
let api: ReturnType<typeof testApi>['api']
let app: ReturnType<typeof testApi>['app']
beforeAll(async () => {
  db = await openTestDatabase()
  ;({ api, app } = testApi(db, { now: () => new Date(now) }))
})
afterAll(() => db.close())

const officeOf = (token: string | null, address?: string) =>
  createManageClient({
    baseUrl: 'http://api.test',
    token,
    language: 'es',
    headers: () => asShopper(address),
    fetch: async (input, init) => app.request(input as string, init),
  })

async function quietShop() {
  const shopId = await openShop(db)
  await asWorker(db, (tx) => beginQuietly(tx, shopId, [], new Date(now)))
  return shopId
}

const isHidden = async (shopId: number) => {
  const found = await api.getStorefrontShop({ query: { by: 'id', name: String(shopId) } })
  return found?.kind === 'shop' ? found.quiet : null
}

const runJob = () =>
  quietJob({ db, now: () => new Date(now) }).run({ signal: new AbortController().signal, beat: () => undefined })

describe('a quiet shop', () => {
  test('is left out by search engines for seven days, and its cached pages are outdated by their end', async () => {
    const shopId = await quietShop()
    expect(await isHidden(shopId)).toBe(true)
    expect(await isHidden(await openShop(db))).toBe(false)
    await runJob()
    expect(await isHidden(shopId)).toBe(true)
    const version = await api.getStorefrontShop({ query: { by: 'id', name: String(shopId) } })
    now += 7 * DAY
    await runJob()
    expect(await isHidden(shopId)).toBe(false)
    if (version?.kind !== 'shop') throw new Error('no shop')
    const query = { by: 'id', name: String(shopId), shopId, version: version.shop.version } as const
    expect((await api.getStorefrontShop({ query }))?.kind).toBe('shop')
  })

  test('takes twenty orders a day, until an operator passes it', async () => {
    const shopId = await quietShop()
    const [ruana] = await sell(db, shopId, { units: 1000 })
    if (!ruana) throw new Error('nothing to sell')
    const place = () => api.placeOrder({ body: draftOf(shopId, [one(ruana)]) })
    for (let placed = 0; placed < 20; placed += 1) expect((await place()).kind).toBe('placed')
    expect(await place()).toMatchObject({ kind: 'refused', refusals: [{ kind: 'shopFull' }] })
    now += DAY + 1000
    expect((await place()).kind).toBe('placed')
    for (let placed = 0; placed < 19; placed += 1) await place()
    expect((await place()).kind).toBe('refused')
    await changeShop(db, shopId, (tx) => passShop(tx, shopId, 'operador', new Date(now)))
    expect((await place()).kind).toBe('placed')
  })

  test('writes fifty mails a day, to whomever', async () => {
    const [quiet, other] = [await quietShop(), await openShop(db)]
    const write = (shopId: number, at: number) =>
      mayWriteTo(db, shopId, { address: `q${shopId}-${at}@example.com`, cause: 'shop' }, new Date(now))
    for (let sent = 0; sent < 50; sent += 1) expect(await write(quiet, sent)).toBe(true)
    expect(await write(quiet, 50)).toBe(false)
    for (let sent = 0; sent < 51; sent += 1) expect(await write(other, sent)).toBe(true)
  })
})

describe('opening shops', () => {
  const open = async (office: ReturnType<typeof officeOf>, subdomain: string, work?: Work) => {
    const body = { name: subdomain, subdomain, country: 'CO', templateId: 5, chatNumber: null }
    return office.openMyShop({ body: work ? { ...body, work } : body })
  }
  type Work = { readonly challenge: string; readonly answer: number }

  /** Solves the proof of work of a refusal. */
  function solve({ current }: ManageProblem): Work {
    const { challenge, bits } = current as { readonly challenge: string; readonly bits: number }
    for (let answer = 0; ; answer += 1) {
      const digest = createHash('sha256').update(`${challenge}.${answer}`).digest()
      if (digest.readUInt32BE() >>> (32 - bits) === 0) return { challenge, answer }
    }
  }

  test('leaves them quiet, with what somebody should look at', async () => {
    const { secret } = await sessionOf(db, 'x@sub.mailinator.com', { now: new Date(now) })
    const { shopId } = await open(officeOf(secret, '198.18.1.1'), 'bancolombia-ayuda')
    expect(await inShop(db, shopId, (tx) => findStanding(tx, shopId))).toMatchObject({
      quietUntil: new Date(now + 7 * DAY),
      flags: ['throwAwayMail', 'nameOfBank'],
    })
    expect(flagsOf({ name: 'La Ruana', subdomain: 'la-ruana', email: 'ana@gmail.com' })).toEqual([])
  })

  test('takes a proof of work from the sixth of one network on, which counts once and for one person', async () => {
    const people = await Promise.all(
      ['uno', 'dos', 'tres'].map((name) => sessionOf(db, `${name}@feria.test`, { now: new Date(now) })),
    )
    const [one, two, three] = people.map(({ secret }) => officeOf(secret, '198.18.9.9'))
    if (!one || !two || !three) throw new Error('nobody')
    for (const at of [1, 2, 3]) await open(one, `taller-uno-${at}`)
    for (const at of [1, 2]) await open(two, `taller-dos-${at}`)
    const refused = await refusalOf(open(three, 'taller-tres-1'))
    expect(refused).toMatchObject({ code: 'workNeeded', current: { bits: 16 } })
    const work = solve(refused)
    const wrong = { ...work, answer: work.answer + 1 }
    expect((await refusalOf(open(three, 'taller-tres-1', wrong))).code).toBe('workNeeded')
    expect((await refusalOf(open(two, 'taller-dos-3', work))).code).toBe('workNeeded')
    await open(three, 'taller-tres-1', work)
    expect((await refusalOf(open(three, 'taller-tres-2', work))).code).toBe('tooMany')
    now += 11 * 60_000
    const late = solve(refused)
    expect((await refusalOf(open(three, 'taller-tres-2', late))).code).toBe('workNeeded')
  })
})

test('a shop is reported by anybody, twice a day from one network, and nothing says who it was', async () => {
  const shopId = await openShop(db, { name: 'Denunciada' })
  const { shop } = await inShop(db, shopId, async (tx) => ({
    shop: (await tx.execute('select subdomain from shops')).rows[0] as { subdomain: string },
  }))
  const visitor = officeOf(null, '198.18.77.1')
  const report = (name: string) => visitor.reportShop({ params: { name }, body: { reason: 'fraud', text: ' Ojo ' } })
  await report(shop.subdomain)
  await report('no-hay-tal-tienda')
  await report(shop.subdomain)
  expect((await refusalOf(report(shop.subdomain))).code).toBe('tooMany')
  const reports = await inShop(db, shopId, (tx) => listReports(tx, shopId))
  expect(reports).toMatchObject([{ reason: 'fraud', text: 'Ojo' }, {}])
})
