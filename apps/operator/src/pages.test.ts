import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { testApi } from '@store/api/testing'
import { afterAll, describe, expect, test } from 'vitest'
import { openDesk } from './testing/desk.ts'

const { db, feria, shop, refusalOf, close } = await openDesk()
afterAll(close)

describe('policies (C9)', () => {
  test('one comes from a Markdown or HTML file, made safe, and the others stay', async () => {
    await writeFile(join(feria.folder, 'returns.md'), '# Cambios\n\nHasta **30 días**.\n\n<script>alert(1)</script>\n')
    await writeFile(join(feria.folder, 'privacy.html'), '<h1>Datos</h1><p onclick="x()">Solo lo <b>necesario</b>.</p>')
    const at = ['--shop', 'bea'] as const
    await feria.json('policies', 'set', 'returns', 'returns.md', ...at)
    await feria.json('policies', 'set', 'privacy', 'privacy.html', ...at)
    expect(await feria.json('policies', 'show', ...at)).toMatchObject({
      returns: '<h3>Cambios</h3>\n<p>Hasta <strong>30 días</strong>.</p>',
      privacy: '<h3>Datos</h3><p>Solo lo <b>necesario</b>.</p>',
      warranty: null,
    })
    await feria.json('policies', 'remove', 'returns', ...at)
    expect(await feria.json('policies', 'show', 'returns', ...at)).toEqual({ returns: null })
  })
})

describe('articles (C17)', () => {
  test('one is published from a file, made safe, written anew under its slug, and removed', async () => {
    const at = ['--shop', 'bea'] as const
    await writeFile(
      join(feria.folder, 'lana.md'),
      '# Cómo se lava la lana\n\nCon **calma**.\n\n<img src="x" onerror="x()">\n',
    )
    const before = (await shop('bea')).version
    expect(
      await feria.json('articles', 'add', 'lana.md', '--author', 'Bea', '--date', '2026-01-31', ...at),
    ).toMatchObject({
      slug: 'como-se-lava-la-lana',
      title: 'Cómo se lava la lana',
      rewritten: false,
    })
    expect((await shop('bea')).version).toBeGreaterThan(before)
    const { api } = testApi(db)
    const { id } = await shop('bea')
    const page = await api.listArticles({ params: { shopId: id }, query: {} })
    expect(page.articles).toMatchObject([{ title: 'Cómo se lava la lana', author: 'Bea' }])
    expect(await feria.json('articles', 'list', ...at)).toMatchObject([
      { slug: 'como-se-lava-la-lana', publishedAt: expect.stringMatching(/^2026-01-3/) },
    ])
    expect(await feria.json('articles', 'show', 'como-se-lava-la-lana', ...at)).toMatchObject({
      body: '<p>Con <strong>calma</strong>.</p>\n<img src="x" loading="lazy" />',
    })
    await feria.json('articles', 'add', 'lana.md', '--draft', ...at)
    expect((await api.listArticles({ params: { shopId: id }, query: {} })).articles).toEqual([])
    expect(await refusalOf('articles', 'remove', 'como-se-lava-la-lna', ...at)).toContain(
      'Did you mean "como-se-lava-la-lana"?',
    )
    await feria.json('articles', 'remove', 'como-se-lava-la-lana', ...at)
    expect(await feria.json('articles', 'list', ...at)).toEqual([])
  })
})
