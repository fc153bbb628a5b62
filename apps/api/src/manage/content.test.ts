import { afterAll, expect, test } from 'vitest'
import { openProductTests } from './product-testing.ts'
import { refusalOf } from './testing.ts'

const { openShop, close } = await openProductTests()
afterAll(close)

test('what merchants write as HTML is kept safe, and an article is written anew under its address', async () => {
  const { manage, params } = await openShop()
  const text = '<p onclick="x()">Hola<script>alert(1)</script></p>'
  const policy = await manage.setPolicy({ params: { ...params, kind: 'returns' }, revision: '*', body: { text } })
  expect(policy.text).toBe('<p>Hola</p>')
  const of = { ...params, slug: 'lana' }
  const first = await manage.setArticle({ params: of, revision: '*', body: { title: 'Lana', body: text } })
  expect(first).toMatchObject({ title: 'Lana', body: '<p>Hola</p>', active: true })
  const again = { title: 'Lana fina', body: text, active: false }
  expect(await refusalOf(manage.setArticle({ params: of, revision: 'old', body: again }))).toMatchObject({
    status: 412,
  })
  // An empty revision writes it only where there is none yet.
  expect(await refusalOf(manage.setArticle({ params: of, revision: '', body: again }))).toMatchObject({ status: 412 })
  await manage.setArticle({ params: of, revision: first.revision, body: again })
  expect((await manage.listArticles({ params })).items).toMatchObject([
    { id: first.id, slug: 'lana', title: 'Lana fina' },
  ])
  const odd = manage.setArticle({ params: { ...params, slug: 'Lana Fina' }, revision: '*', body: again })
  expect(await refusalOf(odd)).toMatchObject({ errors: [{ path: 'slug' }] })
})

test('a draft may be published later by itself, at a time to come; what is published may not', async () => {
  const { manage, params } = await openShop()
  const save = (publishAt: string | null, active = false) =>
    manage.setArticle({
      params: { ...params, slug: 'lana' },
      revision: '*',
      body: { title: 'Lana', body: '', active, publishAt },
    })
  const later = '2099-01-02T03:04:05.000Z'
  expect((await save(later)).publishAt).toBe(later)
  expect((await save(null)).publishAt).toBeNull()
  for (const [at, active] of [['2020-01-01T00:00:00.000Z', false] as const, [later, true] as const])
    expect(await refusalOf(save(at, active))).toMatchObject({
      status: 422,
      errors: [{ path: 'publishAt', code: 'notAllowed' }],
    })
})

test('an article has the day on which it was published first, whatever happens to it later', async () => {
  const { manage, params } = await openShop()
  const save = (active: boolean) =>
    manage.setArticle({ params: { ...params, slug: 'lana' }, revision: '*', body: { title: 'Lana', body: '', active } })
  expect((await save(false)).publishedAt).toBeNull()
  const { publishedAt } = await save(true)
  expect(publishedAt).not.toBeNull()
  expect((await save(false)).publishedAt).toBe(publishedAt)
  expect((await save(true)).publishedAt).toBe(publishedAt)
})

test('an article has a title and a text of its own for search engines, which programs that know of none leave', async () => {
  const { manage, params, api } = await openShop()
  const of = { ...params, slug: 'lana' }
  const seo = { seoTitle: 'Lana de Boyacá', seoDescription: 'Cómo se lava.' }
  const first = await manage.setArticle({ params: of, revision: '*', body: { title: 'Lana', body: 'Sí', ...seo } })
  expect(first).toMatchObject(seo)
  expect(await manage.setArticle({ params: of, revision: '*', body: { title: 'Lana 2', body: 'Sí' } })).toMatchObject(
    seo,
  )
  expect(await api.getArticle({ params: { shopId: params.shopId, articleId: first.id } })).toMatchObject(seo)
  const body = { title: 'Lana', body: 'Sí', seoTitle: ' ', seoDescription: null }
  const without = await manage.setArticle({ params: of, revision: '*', body })
  expect(without).toMatchObject({ seoTitle: null, seoDescription: null })
  expect(await api.getArticle({ params: { shopId: params.shopId, articleId: first.id } })).not.toHaveProperty(
    'seoTitle',
  )
})

test('a removed article waits in the bin, where no shopper sees it, and comes back as it was unless its address is taken', async () => {
  const { manage, params, api } = await openShop()
  const { shopId } = params
  const of = { ...params, slug: 'lana' }
  const write = (title: string) => manage.setArticle({ params: of, revision: '*', body: { title, body: 'Sí' } })
  const lana = await write('Lana')
  await manage.deleteArticle({ params: of, revision: lana.revision })
  expect((await manage.listArticles({ params })).items).toEqual([])
  expect(await refusalOf(manage.getArticle({ params: of }))).toMatchObject({ status: 404 })
  expect(await api.getArticle({ params: { shopId, articleId: lana.id } })).toBeNull()
  expect(await api.listArticles({ params: { shopId } })).toMatchObject({ count: 0 })
  const bin = async () => (await manage.listArticles({ params, query: { deleted: true } })).items
  expect(await bin()).toMatchObject([{ id: lana.id, title: 'Lana', deletedAt: expect.any(String) }])
  expect((await bin())[0]).not.toHaveProperty('body')

  const other = await write('Otra lana')
  expect(other.id).not.toBe(lana.id)
  const back = () => manage.restoreArticle({ params, body: { id: lana.id } })
  expect(await refusalOf(back())).toMatchObject({ status: 409, code: 'taken' })
  await manage.deleteArticle({ params: of, revision: other.revision })
  expect(await back()).toMatchObject({ id: lana.id, active: true, publishedAt: lana.publishedAt, deletedAt: null })
  expect(await api.getArticle({ params: { shopId, articleId: lana.id } })).toMatchObject({ title: 'Lana' })
  expect(await bin()).toMatchObject([{ id: other.id }])
  expect(await refusalOf(back())).toMatchObject({ status: 404 })
  const elsewhere = await openShop()
  expect(await refusalOf(manage.restoreArticle({ params: elsewhere.params, body: { id: other.id } }))).toMatchObject({
    status: 404,
  })
})

test('a branch has days with other hours, each once, and is no place of pick-up if it says so', async () => {
  const { manage, params } = await openShop()
  const place = { address: 'Calle 1', latitude: 6.2, longitude: -75.5 }
  const branch = await manage.createBranch({ params, body: place })
  expect(branch).toMatchObject({ otherDays: [], pickUp: true })
  const of = { ...params, id: branch.id }
  const eve = { day: '2026-12-24', spans: [{ from: '09:00', to: '13:00' }] }
  const otherDays = [{ day: '2026-12-25', spans: [] }, eve]
  const changed = await manage.changeBranch({ params: of, revision: '*', body: { otherDays, pickUp: false } })
  expect(changed).toMatchObject({ otherDays: [eve, { day: '2026-12-25', spans: [] }], pickUp: false })
  const refused = async (days: typeof otherDays) =>
    refusalOf(manage.changeBranch({ params: of, revision: '*', body: { otherDays: days } }))
  expect(await refused([eve, eve])).toMatchObject({ errors: [{ path: 'otherDays[1].day', code: 'taken' }] })
  expect(await refused([{ ...eve, spans: [{ from: '09:00', to: '09:00' }] }])).toMatchObject({
    errors: [{ path: 'otherDays[0].spans[0].to' }],
  })
  expect((await manage.listBranches({ params })).items).toMatchObject([{ otherDays: [eve, {}], pickUp: false }])
})

test('an affiliation is renamed, gets and loses its logo, and stands where it is put; the one that is added is the last', async () => {
  const { manage, params, api } = await openShop()
  const add = (name: string) => manage.createAffiliation({ params, body: { name } })
  const [guild, mall, third] = [await add('Gremio'), await add('Pasaje'), await add('Cámara')]
  const shown = async () => (await api.listAffiliations({ params: { id: params.shopId } })).map(({ name }) => name)
  expect(await shown()).toEqual(['Gremio', 'Pasaje', 'Cámara'])
  const change = (id: number, revision: string, body: Parameters<typeof manage.changeAffiliation>[0]['body']) =>
    manage.changeAffiliation({ params: { ...params, id }, revision, body })
  await change(third.id, third.revision, { place: 1 })
  expect(await shown()).toEqual(['Cámara', 'Gremio', 'Pasaje'])
  await add('Red')
  expect(await shown()).toEqual(['Cámara', 'Gremio', 'Pasaje', 'Red'])
  // A move leaves the revision, so somebody who renames it meanwhile is not refused.
  const renamed = await change(third.id, third.revision, { name: 'Cámara de la lana', logo: null })
  expect(renamed).toMatchObject({ id: third.id, name: 'Cámara de la lana', logo: null })
  expect(await refusalOf(change(third.id, third.revision, { name: 'Otra' }))).toMatchObject({ status: 412 })
  await manage.deleteAffiliation({ params: { ...params, id: mall.id }, revision: mall.revision })
  expect(await refusalOf(change(mall.id, '*', { place: 1 }))).toMatchObject({ status: 404 })
  await change(guild.id, '*', { place: 9_999 })
  expect(await shown()).toEqual(['Cámara de la lana', 'Red', 'Gremio'])
})
