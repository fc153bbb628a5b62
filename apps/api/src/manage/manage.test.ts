import type { ManageError, ManageProblem } from '@store/api-client/manage'
import { afterAll, describe, expect, test } from 'vitest'
import { manageAs, testApi } from '../testing.ts'
import { openManaged, refusalOf } from './testing.ts'

const { db, platform } = await openManaged()
afterAll(() => db.close())

let shops = 0
async function openShop(given: Parameters<typeof testApi>[1] = {}) {
  const { app } = testApi(db, given)
  const manage = manageAs(app, platform)
  shops += 1
  const shop = await manage.createShop({ body: { subdomain: `tienda${shops}`, name: `Tienda ${shops}` } })
  return { app, manage, shop, params: { shopId: shop.id } }
}
const PLACE = { address: 'Calle 1', latitude: 6.2, longitude: -75.5 }

describe('a shop', () => {
  test('is opened with what its currency means, found by its name, and changed in part', async () => {
    const { manage, app } = await openShop()
    const shop = await manage.createShop({ body: { subdomain: 'Mercado', name: ' Mercado ', currency: 'USD' } })
    expect(shop).toMatchObject({ subdomain: 'mercado', name: 'Mercado', country: 'US', language: 'es', open: true })
    expect(shop.url).toBe('http://mercado.localhost:3000')
    const params = { shopId: shop.id }
    const changed = await manage.changeShop({
      params,
      revision: shop.revision,
      body: {
        minPurchase: 20_00,
        about: { story: 'We began with one stall.' },
        socials: { instagram: 'https://instagram.com/m' },
      },
    })
    expect(changed).toMatchObject({
      name: 'Mercado',
      minPurchase: 20_00,
      socials: { instagram: 'https://instagram.com/m' },
      about: { story: 'We began with one stall.', mission: null },
    })
    const without = await manage.changeShop({
      params,
      revision: changed.revision,
      body: { socials: { instagram: null } },
    })
    expect(without.socials).toEqual({})
    expect((await manage.listShops({ query: { subdomain: 'mercado' } })).items).toMatchObject([{ id: shop.id }])
    expect((await manage.closeShop({ params })).open).toBe(false)
    expect(
      (await app.request(`/storefront/v1/shop?by=subdomain&name=mercado`, { headers: { 'x-public-key': 'demo' } }))
        .status,
    ).toBe(200)
  })

  test('is closed for a while: shoppers get the reason and the day, and nothing of it once it is open again', async () => {
    const { app, shop } = await openShop()
    const manage = manageAs(app, platform)
    const params = { shopId: shop.id }
    const said = async () => {
      const answer = await app.request(`/storefront/v1/shop?by=id&name=${shop.id}`, {
        headers: { 'x-public-key': 'demo' },
      })
      const { shop: found } = (await answer.json()) as { shop: { open: boolean; closure: unknown } }
      return found
    }
    const closed = await manage.closeShop({ params, body: { reason: '  De vacaciones. ', opensOn: '2099-01-12' } })
    expect(closed).toMatchObject({ open: false, closure: { reason: 'De vacaciones.', opensOn: '2099-01-12' } })
    expect(await said()).toMatchObject({ open: false, closure: { reason: 'De vacaciones.', opensOn: '2099-01-12' } })
    // For a closed shop, it changes the text; a client from before there were reasons sends no body.
    expect(await manage.closeShop({ params, body: { reason: 'Nos mudamos.' } })).toMatchObject({
      closure: { reason: 'Nos mudamos.', opensOn: null },
    })
    const path = `/manage/v1/shops/${shop.id}/close`
    const bare = await app.request(path, { method: 'POST', headers: { authorization: `Bearer ${platform}` } })
    expect([bare.status, await bare.json()]).toMatchObject([200, { closure: null }])
    await manage.closeShop({ params, body: { reason: 'Nos mudamos.' } })
    expect(await manage.reopenShop({ params })).toMatchObject({ open: true, closure: null })
    expect(await said()).toMatchObject({ open: true, closure: null })
  })

  test('is not closed until a day that is no day to come by its clock, or with a reason that is too long', async () => {
    // 22:00 of 1 March in Bogotá.
    const { app, shop } = await openShop({ now: () => new Date('2026-03-02T03:00:00Z') })
    const manage = manageAs(app, platform)
    const refused = async (body: object) => {
      const headers = { authorization: `Bearer ${platform}` }
      const path = `/manage/v1/shops/${shop.id}/close`
      return (await app.request(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
    }
    expect(await refused({ opensOn: '2026-03-01' })).toMatchObject({ errors: [{ path: 'opensOn' }] })
    expect(await manage.closeShop({ params: { shopId: shop.id }, body: { opensOn: '2026-03-02' } })).toMatchObject({
      closure: { reason: null, opensOn: '2026-03-02' },
    })
    expect(await refused({ opensOn: '2026-02-30' })).toMatchObject({ errors: [{ path: 'opensOn' }] })
    expect(await refused({ reason: 'x'.repeat(201) })).toMatchObject({ errors: [{ path: 'reason', code: 'tooLong' }] })
  })

  test('is refused under a name that is taken or reserved, by field and in the language of the caller', async () => {
    const { app, shop } = await openShop()
    const en = manageAs(app, platform)
    const es = manageAs(app, platform, 'es-CO,en;q=0.5')
    expect(await refusalOf(en.createShop({ body: { subdomain: shop.subdomain, name: 'X' } }))).toMatchObject({
      status: 422,
      code: 'fields',
      detail: 'Some fields are wrong.',
      errors: [{ path: 'subdomain', code: 'taken', message: 'It is already taken.' }],
    })
    expect(await refusalOf(es.createShop({ body: { subdomain: 'www', name: 'X' } }))).toMatchObject({
      detail: 'Hay campos con errores.',
      errors: [{ path: 'subdomain', code: 'wrongFormat' }],
    })
  })

  test('is listed page by page, without a gap and without doubles, while shops are opened', async () => {
    const { manage } = await openShop()
    const seen: number[] = []
    for (let after: string | null = null; ; ) {
      const page: { items: readonly { id: number }[]; next: string | null } = await manage.listShops({
        query: { limit: 2, ...(after !== null && { after }) },
      })
      seen.push(...page.items.map(({ id }) => id))
      if (seen.length < 6) await openShop()
      after = page.next
      if (after === null) break
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toEqual((await manage.listShops({ query: { limit: 200 } })).items.map(({ id }) => id))
    expect(await refusalOf(manage.listShops({ query: { after: 'made up' } }))).toMatchObject({
      status: 400,
      code: 'shape',
    })
  })
})

describe('whoever changes a resource', () => {
  test('says which revision they read; of two, the second is told what it is now', async () => {
    const { manage, params, app } = await openShop()
    const branch = await manage.createBranch({ params, body: PLACE })
    const of = { ...params, id: branch.id }
    const path = `/manage/v1/shops/${params.shopId}/branches/${branch.id}`
    const headers = { authorization: `Bearer ${platform}`, 'content-type': 'application/json' }
    const bare = await app.request(path, { method: 'PATCH', headers, body: '{"hours":"9–18"}' })
    expect([bare.status, await bare.json()]).toMatchObject([428, { code: 'revisionMissing' }])

    const both = ['Ana', 'Bea'].map((name) =>
      manage.changeBranch({ params: of, revision: branch.revision, body: { name } }),
    )
    const settled = await Promise.allSettled(both)
    const won = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(won).toHaveLength(1)
    const [{ name, revision } = branch] = won
    const lost = both[settled.findIndex(({ status }) => status === 'rejected')]
    expect(await refusalOf(lost ?? Promise.resolve())).toMatchObject({
      status: 412,
      code: 'revision',
      current: { name, revision },
    })
    const read = await app.request(path, { headers })
    expect(read.headers.get('etag')).toBe(`"${revision}"`)
    await manage.deleteBranch({ params: of, revision })
    expect(await refusalOf(manage.getBranch({ params: of }))).toMatchObject({ status: 404 })
  })
})

describe('a call with an idempotency key', () => {
  test('is done once: again it is answered the same, and with another body refused', async () => {
    const { manage, params } = await openShop()
    const once = { idempotencyKey: 'a-key-of-the-caller-1' }
    const first = await manage.createBranch({ params, body: PLACE }, once)
    expect(await manage.createBranch({ params, body: PLACE }, once)).toEqual(first)
    expect((await manage.listBranches({ params })).items).toHaveLength(1)
    const other = manage.createBranch({ params, body: { ...PLACE, address: 'Calle 2' } }, once)
    expect(await refusalOf(other)).toMatchObject({ status: 422, code: 'idempotency' })
  })

  test('that was refused may be sent again, mended', async () => {
    const { manage, params } = await openShop()
    const once = { idempotencyKey: 'a-key-of-the-caller-2' }
    const taken = manage.createShop({ body: { subdomain: 'tienda1', name: 'X' } }, once)
    expect(await refusalOf(taken)).toMatchObject({ code: 'fields' })
    expect(await manage.createShop({ body: { subdomain: 'mended', name: 'X' } }, once)).toMatchObject({ name: 'X' })
    expect((await manage.listBranches({ params })).items).toEqual([])
  })

  test('of ten at once, one is done', async () => {
    const { manage, params } = await openShop()
    const once = { idempotencyKey: 'a-key-of-the-caller-3' }
    const all = await Promise.allSettled(
      Array.from({ length: 6 }, () => manage.createBranch({ params, body: PLACE }, once)),
    )
    const codes = all.map((one) =>
      one.status === 'fulfilled'
        ? 'done'
        : ((one.reason as ManageError).failure as { problem: ManageProblem }).problem.code,
    )
    expect(codes.filter((code) => code !== 'running').every((code) => code === 'done')).toBe(true)
    expect((await manage.listBranches({ params })).items).toHaveLength(1)
  })
})

describe('what is sent', () => {
  test('is refused field by field, with a word for programs and a sentence for people', async () => {
    const { app, params } = await openShop()
    const headers = { authorization: `Bearer ${platform}`, 'content-type': 'application/json' }
    const send = async (body: string, language = 'en') => {
      const answer = await app.request(`/manage/v1/shops/${params.shopId}/branches`, {
        method: 'POST',
        headers: { ...headers, 'accept-language': language },
        body,
      })
      expect(answer.headers.get('content-type')).toContain('application/problem+json')
      return (await answer.json()) as ManageProblem
    }
    expect(await send('{')).toMatchObject({ status: 400, code: 'shape' })
    const { errors, ...problem } = await send(JSON.stringify({ address: ' ', latitude: 91, extra: 1 }), 'fr')
    expect(problem).toMatchObject({
      status: 422,
      code: 'fields',
      type: '/problems/fields',
      requestId: expect.any(String),
    })
    expect(errors).toEqual([
      { path: 'address', code: 'tooShort', params: { least: 1 }, message: 'Il faut au moins 1 caractères.' },
      { path: 'latitude', code: 'tooBig', params: { most: 90 }, message: 'Il faut au plus 90.' },
      { path: 'longitude', code: 'missing', message: 'Ce champ manque.' },
      { path: '', code: 'unknownField', params: { field: 'extra' }, message: 'Le champ « extra » n’existe pas.' },
    ])
    expect(await send(JSON.stringify({ ...PLACE, name: 'x'.repeat(2_000_000) }))).toMatchObject({ status: 413 })
    expect(await send(JSON.stringify({ ...PLACE, name: 'a\0b' }))).toMatchObject({ status: 422 })
  })
})
