import type { ApiClient } from '@store/api-client'
import type { ManageClient } from '@store/api-client/manage'
import { previewTokenIn, type ShopId } from '@store/core'
import type { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inShop } from '../database/index.ts'
import { addKey, removeKey } from '../keys/store.ts'
import { openShop } from '../orders/testing.ts'
import { addSupport, endSupport } from '../oversight/support.ts'
import { setOperator } from '../people/index.ts'
import { endOtherSessions } from '../people/sessions.ts'
import { addMembership, removeMembership } from '../team/store.ts'
import { manageAs, openTestDatabase, type TestDatabase, testApi } from '../testing.ts'
import { memberOf, refusalOf, sessionOf } from './testing.ts'

let db: TestDatabase
let app: Hono
let api: ApiClient
let shopId: ShopId = 0
let ana: ManageClient
let anaId = 0
let now = new Date()
beforeAll(async () => {
  db = await openTestDatabase()
  ;({ app, api } = testApi(db, { now: () => now }))
})
afterAll(() => db.close())
beforeEach(async () => {
  now = new Date()
  shopId = await openShop(db, { templateId: 5 })
  ;({ client: ana, personId: anaId } = await member('content'))
})

async function member(role: 'content' | 'sales', shop = shopId) {
  const { personId, secret } = await memberOf(db, shop, role, { email: `${crypto.randomUUID()}@feria.test` })
  return { client: manageAs(app, secret), personId }
}

const productOf = (client = ana, shop = shopId, body = {}) =>
  client.createProduct({
    params: { shopId: shop },
    body: {
      name: 'Ruana de lana',
      price: 180_000_00,
      units: 3,
      description: '<p>Tejida.</p>',
      status: 'draft',
      ...body,
    },
  })
const articleOf = (slug: string, publishAt: string | null = null) =>
  ana.setArticle({
    params: { shopId, slug },
    revision: '*',
    body: { title: 'Cómo se lava', body: '<p>Con agua fría.</p>', active: false, publishAt },
  })
const tokenIn = ({ url }: { readonly url: string }) => previewTokenIn(new URL(url).pathname) ?? ''
const open = (token: string) => api.getPreviewShop({ params: { token } })
const previewProduct = (id: number, client = ana, shop = shopId) =>
  client.previewProduct({ params: { shopId: shop, id } })

test('a draft of a product is shown as it will be once it is for sale, in the look that shoppers see', async () => {
  const { id, slug } = await productOf()
  await ana.changeAppearanceDraft({
    params: { shopId },
    revision: (await ana.getAppearanceDraft({ params: { shopId } })).revision,
    body: { templateId: 9 },
  })
  const preview = await previewProduct(id)
  expect(preview.url).toMatch(new RegExp(`^http://[\\w-]+\\.localhost:3000/preview-[0-9a-z-]+/\\w+/${slug}$`))
  expect(new Date(preview.ends).getTime() - now.getTime()).toBe(2 * 60 * 60_000)
  expect(await open(tokenIn(preview))).toMatchObject({
    shop: { shop: { id: shopId, templateId: 5 } },
    thing: {
      kind: 'product',
      product: { id, name: 'Ruana de lana', active: true, units: 3 },
      description: '<p>Tejida.</p>',
    },
    office: 'http://office.test',
  })
  // Shoppers still cannot find it, neither by its slug nor by its id.
  const query = { shopId, related: 0 }
  expect(await api.getProductPage({ params: { slug }, query })).toBeNull()
  expect(await api.getProductPage({ params: { slug: String(id) }, query })).toBeNull()
})

test('a hidden product is shown as one for sale, one in the bin not at all', async () => {
  const { id, revision } = await productOf(ana, shopId, { status: 'hidden' })
  const token = tokenIn(await previewProduct(id))
  expect((await open(token))?.thing).toMatchObject({ product: { active: true } })
  await ana.deleteProduct({ params: { shopId, id }, revision })
  expect(await open(token)).toBeNull()
  expect(await refusalOf(previewProduct(id))).toMatchObject({ status: 404 })
})

test('an article is shown before it is published, dated with its day if it has one', async () => {
  const day = new Date(now.getTime() + 86_400_000).toISOString()
  await articleOf('borrador')
  await articleOf('programado', day)
  const shown = async (slug: string) => {
    const preview = await ana.previewArticle({ params: { shopId, slug } })
    expect(new URL(preview.url).pathname).toContain(`/${slug}-`)
    return (await open(tokenIn(preview)))?.thing
  }
  expect(await shown('programado')).toMatchObject({
    kind: 'article',
    article: { title: 'Cómo se lava', body: '<p>Con agua fría.</p>', publishedAt: day },
  })
  expect(await shown('borrador')).toMatchObject({ article: { publishedAt: now.toISOString() } })
  expect(await refusalOf(ana.previewArticle({ params: { shopId, slug: 'nada' } }))).toMatchObject({ status: 404 })
})

test('nothing of another shop is shown, neither asked for by its number nor by a token that was changed', async () => {
  const other = await openShop(db, { templateId: 5 })
  const beto = await member('content', other)
  const foreign = await productOf(beto.client, other)
  expect(await refusalOf(previewProduct(foreign.id))).toMatchObject({ status: 404 })
  expect(await refusalOf(previewProduct(foreign.id, ana, other))).toMatchObject({ status: 404 })

  const { id } = await productOf()
  const token = tokenIn(await previewProduct(id))
  const [shop = '', holder = '', until = '', thing = '', mac = ''] = token.split('-')
  expect(await open(token)).not.toBeNull()
  for (const forged of [
    [other.toString(36), holder, until, thing, mac],
    [shop, holder, until, `p${foreign.id.toString(36)}`, mac],
    [shop, holder, until, `a${id.toString(36)}`, mac],
    [shop, holder, until, mac],
    [shop, holder, `${until}0`, thing, mac],
  ])
    expect(await open(forged.join('-'))).toBeNull()
  const unsigned = await app.request(`/storefront/v1/previews/${token}`, { headers: { 'x-public-key': 'demo' } })
  expect(unsigned.status).toBe(404)
})

test('it ends with its two hours, its session, its person’s right to edit it, and its key', async () => {
  const { id } = await productOf()
  const token = tokenIn(await previewProduct(id))
  now = new Date(now.getTime() + 2 * 60 * 60_000 + 1000)
  expect(await open(token)).toBeNull()
  now = new Date()
  expect(await open(token)).not.toBeNull()
  await inShop(db, shopId, (tx) => removeMembership(tx, shopId, anaId))
  expect(await open(token)).toBeNull()
  await inShop(db, shopId, (tx) => addMembership(tx, shopId, { personId: anaId, role: 'sales', since: now }))
  expect(await open(token)).toBeNull()

  const beto = await member('content')
  const his = tokenIn(await previewProduct(id, beto.client))
  expect(await open(his)).not.toBeNull()
  await endOtherSessions(db, beto.personId, 0, now)
  expect(await open(his)).toBeNull()

  // The right to edit articles does not allow previews of products.
  const key = (scopes: Parameters<typeof addKey>[2]['scopes']) =>
    inShop(db, shopId, (tx) => addKey(tx, shopId, { name: 'CI', scopes, endsAt: null }))
  const texts = await key(['content:write'])
  expect(await refusalOf(previewProduct(id, manageAs(app, texts.token)))).toMatchObject({ code: 'forbidden' })
  const products = await key(['products:write'])
  const its = tokenIn(await previewProduct(id, manageAs(app, products.token)))
  expect(await open(its)).not.toBeNull()
  await inShop(db, shopId, (tx) => removeKey(tx, shopId, products.id))
  expect(await open(its)).toBeNull()
})

test('support of the platform sees it as long as it is let in', async () => {
  const { id } = await productOf()
  const { personId, secret } = await sessionOf(db, 'soporte@feria.test', { proof: 'passkey' })
  await setOperator(db, personId, true, now)
  const access = { personId: null, mayChange: true, reason: null, grantedBy: 'Ana' }
  await inShop(db, shopId, (tx) => addSupport(tx, shopId, access, now))
  const token = tokenIn(await previewProduct(id, manageAs(app, secret)))
  expect((await open(token))?.thing).toMatchObject({ product: { id } })
  await inShop(db, shopId, (tx) => endSupport(tx, shopId, now))
  expect(await open(token)).toBeNull()
})

test('it is there for those who may edit the thing alone, and where its secret is set', async () => {
  const { id } = await productOf()
  const sales = await member('sales')
  expect(await refusalOf(previewProduct(id, sales.client))).toMatchObject({ code: 'forbidden' })
  const { app: without } = testApi(db, { previewSecret: null })
  const { secret } = await memberOf(db, shopId, 'content', { email: 'eli@feria.test' })
  expect(await refusalOf(previewProduct(id, manageAs(without, secret)))).toMatchObject({ status: 503 })
})
