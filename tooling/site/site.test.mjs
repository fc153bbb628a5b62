import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { anchorsIn, linkPage, slugOf } from './links.mjs'
import { ownPages } from './own-pages.mjs'
import { root } from './pages.mjs'
import { readSite } from './site.mjs'

test('no link of the documentation leads nowhere, and every document has a page', async () => {
  const { pages, dead } = await readSite(null)
  expect(dead).toEqual([])
  const { stdout } = await promisify(execFile)('git', ['ls-files', '*.md', ':!.changeset', ':!*CHANGELOG.md'], {
    cwd: root,
  })
  const sources = new Set(pages.map(({ source }) => source))
  expect(
    stdout
      .trim()
      .split('\n')
      .filter((file) => !sources.has(file)),
  ).toEqual([])
  expect(new Set(pages.map(({ address }) => address)).size).toBe(pages.length)
})

test('a page of its own that leads to a page that was renamed is found', async () => {
  const { pages, own } = await readSite(null)
  const renamed = pages.map((page) => (page.source === 'docs/operate.md' ? { ...page, address: 'run' } : page))
  expect(own.map(({ address }) => address)).toEqual(['index', 'templates'])
  expect(ownPages(pages).dead).toEqual([])
  expect(new Set(ownPages(renamed).dead)).toEqual(new Set(['/operate']))
})

const site = {
  addressOf: new Map([
    ['docs/operate.md', 'operate'],
    ['apps/api/README.md', 'apps/api'],
  ]),
  anchorsOf: new Map([['docs/operate.md', new Set(['6-backup'])]]),
  repository: 'https://code.example/feria',
}
const linked = (text) => linkPage({ source: 'docs/operate.md', text }, site)

test.each([
  ['[here](#6-backup)', '[here](/operate#6-backup)'],
  ['[the API](../apps/api)', '[the API](/apps/api)'],
  ['[`code` of it](../apps/api/README.md)', '[`code` of it](/apps/api)'],
  ['[the file](../package.json)', '[the file](https://code.example/feria/blob/main/package.json)'],
  ['![A shop](alborada.jpg)', '![A shop](/files/docs/alborada.jpg)'],
  ['[out](https://example.org)', '[out](https://example.org)'],
  ['`[in code](nowhere.md)`', '`[in code](nowhere.md)`'],
  ['```md\n[in code](nowhere.md)\n```', '```md\n[in code](nowhere.md)\n```'],
])('%s', (before, after) => {
  expect(linked(before)).toMatchObject({ text: after, dead: [] })
})

test.each(['[x](nowhere.md)', '[x](#nothing)', '[x](../../outside.md)'])('%s leads nowhere', (text) => {
  expect(linked(text).dead).toHaveLength(1)
})

test('headings are called as code hosts call them', () => {
  expect(slugOf('6. Backup & restore: `pg_dump`')).toBe('6-backup--restore-pg_dump')
  expect([...anchorsIn('# One\n## Two\n```\n# no\n```\n## Two')]).toEqual(['one', 'two', 'two-1'])
})
