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
