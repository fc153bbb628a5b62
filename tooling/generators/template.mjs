import { execFileSync } from 'node:child_process'
import { cp, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const base = join(root, 'packages/template-kit/src/base')
const LANGUAGES = ['es', 'en', 'pt', 'fr']

/** Where the kit's own files are found by a package outside it. */
const doorOf = (path) => {
  if (/^\.\.\/(settings|tokens)\.ts$/.test(path)) return '@store/template-kit/settings'
  if (path.startsWith('../forms/')) return '@store/template-kit/forms'
  return '@store/template-kit'
}

/** A new template begins as the kit's base set, drawn by itself: every screen is there to be redrawn, and it passes. */
export async function makeTemplate(number, name) {
  const id = Number(number)
  if (!Number.isInteger(id) || id < 1 || !/^\p{L}[\p{L} ]*$/u.test(name ?? ''))
    throw new Error('Give a number and a name: pnpm gen template 18 Nombre')
  const folder = join(root, 'packages', `template-${id}`)
  if (await stat(folder).catch(() => null)) throw new Error(`packages/template-${id} is there already.`)

  await mkdir(join(folder, 'src/words'), { recursive: true })
  await copyBase(folder)
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(await packageOf(id, name), null, 2)}\n`)
  for (const file of ['tsconfig.json', 'tsup.config.ts', 'turbo.json'])
    await cp(join(root, 'packages/template-5', file), join(folder, file))
  await writeFile(join(folder, 'src/index.ts'), await indexOf(id, name))
  for (const language of LANGUAGES)
    await writeFile(
      join(folder, `src/words/${language}.ts`),
      '/** Words in this template’s own voice, over the kit’s. */\nexport default {}\n',
    )
  await writeFile(join(folder, `src/template-${id}.test.tsx`), testOf())
  await writeFile(
    join(folder, 'README.md'),
    `# @store/template-${id}\n\n${name}. Say here what makes it itself, and list its settings.\n`,
  )
  execFileSync(join(root, 'node_modules/.bin/biome'), ['check', '--write', folder], { cwd: root, stdio: 'ignore' })

  return [
    `packages/template-${id} is made: the base set, yours to redraw. Next:`,
    '  npx -y pnpm@10.34.9 install',
    `  a row in apps/storefront/app/templates.ts, template-settings.server.ts, apps/operator/src/templates.ts and apps/workshop/stage/templates.ts`,
    `  a project in vitest.config.ts, the number in TEMPLATE_IDS of packages/core/src/tenant.ts`,
    `  npx vitest run --project template-${id}`,
  ]
}

async function copyBase(folder) {
  await cp(join(base, 'styles'), join(folder, 'src/styles'), { recursive: true })
  for (const file of await readdir(base)) {
    if (!/\.(tsx?|css)$/.test(file) || /\.test\./.test(file) || file === 'index.ts') continue
    const text = await readFile(join(base, file), 'utf8')
    const own = text.replaceAll(/from '(\.\.\/[^']+)'/g, (_, path) => `from '${doorOf(path)}'`)
    await writeFile(
      join(folder, 'src', file),
      own.replaceAll('baseTokens', 'tokens').replaceAll('readBaseSettings', 'readSettingsOf'),
    )
  }
}

async function packageOf(id, name) {
  const model = JSON.parse(await readFile(join(root, 'packages/template-5/package.json'), 'utf8'))
  const devDependencies = Object.fromEntries(
    Object.entries(model.devDependencies).filter(([dependency]) => !/fontsource|subset-font/.test(dependency)),
  )
  return {
    ...model,
    name: `@store/template-${id}`,
    version: '0.0.0',
    description: `${name}.`,
    scripts: { ...model.scripts, build: 'tsup && tailwindcss -i src/styles.css -o dist/styles.css --minify' },
    devDependencies,
  }
}

/** The screens of the contract are those the base set draws: a screen added there is in the next template. */
async function indexOf(id, name) {
  const index = await readFile(join(base, 'index.ts'), 'utf8')
  const screens = /const screens: Template\[.screens.\] = (\{[^}]*\})/.exec(index)?.[1]
  if (!screens) throw new Error('The base set has no table of screens: see packages/template-kit/src/base/index.ts.')
  return `import { defineTemplate } from '@store/template-kit'
import { Layout } from './layout.tsx'

export const template = defineTemplate({
  id: ${id},
  name: '${name}',
  Layout,
  screens: ${screens},
  words: {
    es: () => import('./words/es.ts'),
    en: () => import('./words/en.ts'),
    pt: () => import('./words/pt.ts'),
    fr: () => import('./words/fr.ts'),
  },
})
`
}

const testOf = () => `import { describeTemplate } from '@store/template-kit/testing'
import { template } from './index.ts'

describeTemplate(template)
`
