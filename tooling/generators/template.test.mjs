import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { framedScreens } from '@store/template-kit'
import { fixturesFor } from '@store/template-kit/fixtures'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registryFiles, writeRegistry } from './registry.mjs'
import { makeTemplate } from './template.mjs'

const home = fileURLToPath(new URL('../..', import.meta.url))
/** A temporary repository with its own list of templates and registry; the packages are this repository's. */
let root = ''
let printed = []
const read = (path) => readFile(join(root, path), 'utf8')
const write = (path, text) => writeFile(join(root, path), text)
const writeConfig = (text) => write('feria.config.ts', text)
const folders = async () => (await readdir(join(root, 'packages'))).toSorted()

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'feria-template-'))
  await mkdir(join(root, 'packages'))
  for (const file of ['feria.config.ts', 'biome.json', '.gitignore']) await cp(join(home, file), join(root, file))
  await symlink(join(home, 'node_modules'), join(root, 'node_modules'))
  for (const folder of await readdir(join(home, 'packages')))
    if (folder !== 'templates') await symlink(join(home, 'packages', folder), join(root, 'packages', folder))
  const own = (path) => !path.includes('node_modules')
  await cp(join(home, 'packages/templates'), join(root, 'packages/templates'), { recursive: true, filter: own })
  printed = await makeTemplate('98', 'Verde Ñandú', root)
})
afterAll(() => rm(root, { recursive: true, force: true }))

describe('a generated template', () => {
  test('is one folder, one line of the configuration, and what the registry makes of it', async () => {
    expect(await folders()).toEqual([...(await readdir(join(home, 'packages'))), 'template-98'].toSorted())
    const before = await readFile(join(home, 'feria.config.ts'), 'utf8')
    expect((await read('feria.config.ts')).split('\n').filter((line) => !before.split('\n').includes(line))).toEqual([
      "    '@store/template-98',",
    ])
    expect(printed.filter((line) => /^ {2}(?:feria|packages)/.test(line)).toSorted()).toEqual([
      '  feria.config.ts',
      '  packages/templates/package.json',
      '  packages/templates/src/generated/designs.ts',
      '  packages/templates/src/generated/list.json',
      '  packages/templates/src/generated/manifests.ts',
      '  packages/templates/src/generated/styles.ts',
    ])
  })

  test('is in the registry under its number and name, before those with higher numbers', async () => {
    const { templates } = JSON.parse(await read('packages/templates/src/generated/list.json'))
    expect(templates.slice(-2)).toEqual([
      { id: 98, name: 'Verde Ñandú', package: '@store/template-98' },
      { id: 99, name: 'Charla', package: '@store/template-99' },
    ])
    expect(await read('packages/templates/src/generated/designs.ts')).toContain(
      "  98: () => import('@store/template-98/design'),",
    )
    expect(JSON.parse(await read('packages/templates/package.json')).dependencies).toHaveProperty(
      '@store/template-98',
      'workspace:*',
    )
  })

  test('draws every screen of the contract, in a file of its own or by the kit with its parts', async () => {
    const design = await read('packages/template-98/src/design.ts')
    const drawn = [...design.matchAll(/^ +(\w+): \(\) => import\('\.\/([\w-]+\.tsx)'\)/gm)]
    expect(design).toContain("...framedScreens(() => import('./frames.tsx'))")
    const framed = Object.keys(framedScreens(() => Promise.reject(new Error('not drawn here'))))
    const own = drawn.map(([, screen]) => screen)
    expect([...own, ...framed].toSorted()).toEqual(Object.keys(fixturesFor('es').screens).toSorted())
    expect(await readdir(join(root, 'packages/template-98/src'))).toEqual(
      expect.arrayContaining(drawn.map(([, , file]) => file)),
    )
    for (const language of ['es', 'en', 'pt', 'fr']) expect(design).toContain(`import('./words/${language}.ts')`)
  })

  test('reaches for nothing of another package but what that exports', async () => {
    const folder = join(root, 'packages/template-98')
    const { dependencies, peerDependencies } = JSON.parse(await read('packages/template-98/package.json'))
    const open = Object.keys({ ...dependencies, ...peerDependencies })
    for (const file of (await readdir(join(folder, 'src'))).filter((name) => /^(?!.*\.test\.).*\.tsx?$/.test(name)))
      for (const [, from] of (await readFile(join(folder, 'src', file), 'utf8')).matchAll(/from '([^']+)'/g)) {
        expect(from, file).not.toMatch(/^\.\.\//)
        if (!from.startsWith('./'))
          expect(open, `${file}: ${from}`).toContain(from.split('/', from.startsWith('@') ? 2 : 1).join('/'))
      }
  })

  test('has a README with the settings of every template', async () => {
    const readme = await read('packages/template-98/README.md')
    for (const setting of ['colors', 'scheme', 'banners', 'headline', 'description', 'categoryStyle', 'productStyle'])
      expect(readme).toContain(`| \`${setting}\``)
  })
})

test('a number that K8 keeps, that is taken, or that is none is refused before anything is written', async () => {
  const config = await read('feria.config.ts')
  const before = await folders()
  for (const [number, name] of [
    ['8', 'Base'],
    ['98', 'Otra'],
    ['100', 'Otra'],
    ['x', 'Otra'],
    ['97', "O'tra"],
  ])
    await expect(makeTemplate(number, name, root), number).rejects.toThrow()
  expect(await read('feria.config.ts')).toBe(config)
  expect(await folders()).toEqual(before)
})

describe('the registry', () => {
  test('of this repository is what feria.config.ts and the manifests say', async () => {
    for (const [path, text] of await registryFiles(home))
      expect(await readFile(join(home, path), 'utf8'), `${path}: pnpm gen registry`).toBe(text)
  })

  test('is written once, and then left alone', async () => {
    expect(await writeRegistry(root)).toEqual([])
  })

  test.each([
    [
      'a package that nobody has installed',
      "'@acme/template-40'",
      'pnpm --filter @store/templates add @acme/template-40',
    ],
    ['a package that is no template', "'@store/core'", '@store/core has no manifest'],
  ])('refuses %s, and says so', async (_, row, sentence) => {
    const config = await read('feria.config.ts')
    await writeConfig(config.replace("'@store/template-98'", row))
    await expect(registryFiles(root)).rejects.toThrow(sentence)
    await writeConfig(config)
  })

  test('refuses two templates of one number', async () => {
    const manifest = 'packages/template-98/src/index.ts'
    const text = await read(manifest)
    await write(manifest, text.replace('id: 98', 'id: 17'))
    await expect(registryFiles(root)).rejects.toThrow('@store/template-17 and @store/template-98 both are template 17')
    await write(manifest, text)
  })
})
