import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fixturesFor } from '@store/template-kit/fixtures'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PLACES } from './register.mjs'
import { makeTemplate } from './template.mjs'

const home = fileURLToPath(new URL('../..', import.meta.url))
/** A repository of nothing but what has to know a template. */
let root = ''
let said = []
const read = (path) => readFile(join(root, path), 'utf8')

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'feria-template-'))
  await mkdir(join(root, '.changeset'))
  for (const file of [...PLACES, 'biome.json', '.gitignore']) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await cp(join(home, file), join(root, file))
  }
  said = await makeTemplate('98', 'Verde Ñandú', root)
})
afterAll(() => rm(root, { recursive: true, force: true }))

describe('a generated template', () => {
  test('draws every screen of the contract, each in its own file', async () => {
    const index = await read('packages/template-98/src/index.ts')
    const drawn = [...index.matchAll(/^ +(\w+): \(\) => import\('\.\/([\w-]+\.tsx)'\)/gm)]
    expect(drawn.map(([, screen]) => screen).toSorted()).toEqual(Object.keys(fixturesFor('es').screens).toSorted())
    expect(await readdir(join(root, 'packages/template-98/src'))).toEqual(
      expect.arrayContaining(drawn.map(([, , file]) => file)),
    )
  })

  test('has words in four languages, and offers its settings by the names others know', async () => {
    expect((await readdir(join(root, 'packages/template-98/src/words'))).toSorted()).toEqual(
      ['en.ts', 'es.ts', 'fr.ts', 'pt.ts'].toSorted(),
    )
    const settings = await read('packages/template-98/src/settings.ts')
    for (const name of ['const tokens', 'const settings', 'const readSettings'])
      expect(settings).toContain(`export ${name}`)
  })

  test('reaches for nothing of another package but what that exports', async () => {
    const folder = join(root, 'packages/template-98')
    const { dependencies, peerDependencies } = JSON.parse(await read('packages/template-98/package.json'))
    const open = Object.keys({ ...dependencies, ...peerDependencies })
    for (const file of (await readdir(join(folder, 'src'))).filter((name) => /\.tsx?$/.test(name)))
      for (const [, from] of (await readFile(join(folder, 'src', file), 'utf8')).matchAll(/from '([^']+)'/g)) {
        expect(from, file).not.toMatch(/^\.\.\//)
        if (!from.startsWith('./'))
          expect(open, `${file}: ${from}`).toContain(from.split('/', from.startsWith('@') ? 2 : 1).join('/'))
      }
  })

  test('is named, once in each table, wherever it has to be known', async () => {
    for (const file of PLACES) {
      expect(await read(file), file).toMatch(/\b98\b/)
      expect(said.join('\n')).toContain(file)
    }
    expect(await read('packages/core/src/routing/tenant.ts')).toMatch(/TEMPLATE_IDS = \[5, .*, 98, 99\] as const/)
    expect(await read('apps/workshop/stage/templates.ts')).toContain("name: 'Verde Ñandú'")
    expect(await read('apps/operator/src/templates.ts')).toContain('98: verdeNandu,')
  })

  test('has a README with the settings of every template, and a sentence for the release', async () => {
    const readme = await read('packages/template-98/README.md')
    for (const setting of ['colors', 'scheme', 'banners', 'headline', 'description', 'categoryStyle', 'productStyle'])
      expect(readme).toContain(`| \`${setting}\``)
    expect(await read('.changeset/template-98.md')).toMatch(/^---\n'@store\/template-98': minor\n---\n\n.+/)
  })
})

test('a number that K8 keeps, that is taken, or that is none is refused before anything is written', async () => {
  const before = await Promise.all(PLACES.map(read))
  for (const [number, name] of [
    ['8', 'Base'],
    ['98', 'Otra'],
    ['100', 'Otra'],
    ['x', 'Otra'],
    ['97', "O'tra"],
  ])
    await expect(makeTemplate(number, name, root), number).rejects.toThrow()
  expect(await Promise.all(PLACES.map(read))).toEqual(before)
})

test('a number that core lists already is not listed twice', async () => {
  const list = 'packages/core/src/routing/tenant.ts'
  await writeFile(join(root, list), (await read(list)).replace(', 98, 99] as const', ', 97, 98, 99] as const'))
  await makeTemplate('97', 'Otra', root)
  expect((await read(list)).match(/TEMPLATE_IDS = .*/)?.[0].match(/\b97\b/g)).toHaveLength(1)
})
