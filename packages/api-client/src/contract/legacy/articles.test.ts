import type { Article } from '@store/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { endpoints } from '../index.ts'
import { arrives, readData, survives, writtenData } from '../round-trip.ts'

const { listArticles, getArticle } = endpoints

const wire = {
  id: '12',
  titulo: 'El dobladillo',
  autor: 'Lía Ossa',
  resumen: null,
  imagen_principal_url: '/media/7/tela.jpg',
  slug: 'el-dobladillo-12',
  estado: 1,
  created_at: '2026-05-02T13:00:00.000Z',
  updated_at: '2026-05-03T13:00:00.000Z',
}
const article = {
  id: 12,
  slug: 'el-dobladillo-12',
  title: 'El dobladillo',
  author: 'Lía Ossa',
  summary: null,
  image: '/media/7/tela.jpg',
  publishedAt: '2026-05-02T13:00:00.000Z',
  updatedAt: '2026-05-03T13:00:00.000Z',
}

describe('articles (C17, C18)', () => {
  test('are read and written as the services list them', () => {
    const page = { count: 9, data: [wire] }
    expect(readData(listArticles, page)).toEqual({ articles: [article], count: 9 })
    expect(writtenData(listArticles, { articles: [article], count: 9 })).toEqual(page)
    const whole = { ...wire, contenido: '<p>Se cose a mano.</p>' }
    expect(readData(getArticle, { ...whole, imagen_principal_id: 'x' })).toEqual({
      ...article,
      body: '<p>Se cose a mano.</p>',
    })
    expect(writtenData(getArticle, { ...article, body: '<p>Se cose a mano.</p>' })).toEqual(whole)
    expect(readData(getArticle, null)).toBeNull()
  })

  test('an address of an article always ends in its number, however the merchant wrote it', () => {
    const slugOf = (slug: unknown, id: unknown = 12) => readData(getArticle, { id, titulo: 'x', slug })
    expect(slugOf('el-dobladillo')).toMatchObject({ slug: 'el-dobladillo-12' })
    expect(slugOf('talla-12')).toMatchObject({ slug: 'talla-12' })
    expect(slugOf('talla12')).toMatchObject({ slug: 'talla12-12' })
    expect(slugOf(null, 12)).toMatchObject({ id: 12, slug: '12' })
  })

  test('a list without a count, and no list at all, are understood', () => {
    expect(readData(listArticles, { data: [wire] })).toMatchObject({ count: 1 })
    expect(readData(listArticles, null)).toEqual({ articles: [], count: 0 })
    expect(readData(listArticles, { count: '3', data: null })).toEqual({ articles: [], count: 3 })
  })

  const id = fc.integer({ min: 1, max: 2 ** 31 - 1 })
  const text = fc.string({ unit: 'grapheme', minLength: 1 }).filter((any) => any.trim() !== '' && !any.includes('\0'))
  const orNull = <T>(any: fc.Arbitrary<T>) => fc.option(any, { nil: null })
  const moment = orNull(fc.date({ noInvalidDate: true }).map((date) => date.toISOString()))
  const anyArticle: fc.Arbitrary<Article> = fc
    .record({
      id,
      words: fc.stringMatching(/^[a-z]{0,9}$/),
      title: text,
      author: orNull(text),
      summary: orNull(text),
      image: orNull(text),
      publishedAt: moment,
      updatedAt: moment,
    })
    .map(({ words, ...rest }) => ({ ...rest, slug: words === '' ? String(rest.id) : `${words}-${rest.id}` }))

  test('survive the wire', () => {
    survives(listArticles, fc.record({ articles: fc.array(anyArticle), count: fc.nat() }))
    const body = fc.constantFrom('<p>Uno</p>' as never, null)
    survives(getArticle, orNull(fc.tuple(anyArticle, body).map(([any, body]) => ({ ...any, body }))))
  })
  test('are asked for as they were meant', () => {
    arrives(
      listArticles,
      fc.record({
        params: fc.record({ shopId: id }),
        query: fc.record({ page: orNull(id), limit: orNull(id), search: orNull(text) }),
      }),
    )
    arrives(getArticle, fc.record({ params: fc.record({ shopId: id, articleId: id }) }))
  })
})
