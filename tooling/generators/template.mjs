import { execFileSync } from 'node:child_process'
import { cp, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PLACES, registerTemplate } from './register.mjs'

const home = fileURLToPath(new URL('../..', import.meta.url))
const base = join(home, 'packages/template-base/src')
const LANGUAGES = ['es', 'en', 'pt', 'fr']

/**
 * A new template begins as the kit's base set, drawn by itself: every screen is there to be redrawn, and it passes. It is
 * made in `root`, and everything that has to know it is told.
 */
export async function makeTemplate(number, name, root = home) {
  const id = Number(number)
  if (!Number.isInteger(id) || id < 1 || id > 99 || !/^\p{L}[\p{L} ]*$/u.test(name ?? ''))
    throw new Error('Give a number up to 99 and a name: pnpm gen template 18 Nombre')
  const folder = join(root, 'packages', `template-${id}`)
  if (await stat(join(folder, 'package.json')).catch(() => null))
    throw new Error(`packages/template-${id} is there already.`)
  if (id === 8) throw new Error('Template 8 is the base set itself (K8).')

  await registerTemplate(root, id, name)
  await mkdir(join(folder, 'src/words'), { recursive: true })
  await copyBase(folder)
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(await packageOf(id, name, folder), null, 2)}\n`)
  for (const file of ['tsconfig.json', 'tsup.config.ts', 'turbo.json'])
    await cp(join(home, 'packages/template-5', file), join(folder, file))
  await writeFile(join(folder, 'src/index.ts'), await indexOf(id, name))
  for (const language of LANGUAGES)
    await writeFile(
      join(folder, `src/words/${language}.ts`),
      '/** Words in this template’s own voice, over the kit’s. */\nexport default {}\n',
    )
  await writeFile(join(folder, `src/template-${id}.test.tsx`), TEST)
  await writeFile(join(folder, 'README.md'), readmeOf(id, name))
  const changeset = `.changeset/template-${id}.md`
  await writeFile(
    join(root, changeset),
    `---\n'@store/template-${id}': minor\n---\n\n${name}: a template in plain clothes.\n`,
  )
  const code = PLACES.filter((file) => !file.endsWith('.md')).map((file) => join(root, file))
  execFileSync(join(home, 'node_modules/.bin/biome'), ['check', '--write', folder, ...code], {
    cwd: root,
    stdio: 'ignore',
  })

  return [
    `packages/template-${id} is made: the base set, yours to redraw. Named in:`,
    ...[...PLACES, changeset].map((file) => `  ${file}`),
    'Next:',
    '  npx -y pnpm@10.34.9 install',
    `  npx vitest run --project template-${id}`,
    '  docs/make-a-template.md, from step 2',
  ]
}

async function copyBase(folder) {
  await cp(join(base, 'styles'), join(folder, 'src/styles'), { recursive: true })
  for (const file of await readdir(base)) {
    if (!/\.(tsx?|css)$/.test(file) || /\.test\./.test(file) || file === 'index.ts') continue
    const text = await readFile(join(base, file), 'utf8')
    await writeFile(join(folder, 'src', file), file === 'settings.ts' ? settingsOf(text) : text)
  }
}

/** The names under which the storefront, the operator's command and the workshop know a template's settings. */
const settingsOf = (text) =>
  text
    .replaceAll(/\breadSettings\b/g, 'read')
    .replace('read, settingsShape', 'readSettings as read, settingsShape')
    .replaceAll('readBaseSettings', 'readSettings')
    .replaceAll('baseSettings', 'settings')
    .replaceAll('baseTokens', 'tokens')
    .replace(
      'the base set adds none',
      'add your own with `.extend({ … })`, without the type before it, and zod among the dependencies',
    )

async function packageOf(id, name, folder) {
  const model = JSON.parse(await readFile(join(home, 'packages/template-5/package.json'), 'utf8'))
  const { './fonts/*': _, ...exported } = model.exports
  const { './fonts/*': __, ...published } = model.publishConfig.exports
  const sources = await Promise.all(
    (await readdir(join(folder, 'src')))
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFile(join(folder, 'src', file), 'utf8')),
  )
  const isImported = (dependency) => sources.some((text) => text.includes(`from '${dependency}`))
  return {
    ...model,
    name: `@store/template-${id}`,
    version: '0.0.0',
    description: `${name}.`,
    publishConfig: { ...model.publishConfig, exports: published },
    exports: exported,
    scripts: { ...model.scripts, build: 'tsup && tailwindcss -i src/styles.css -o dist/styles.css --minify' },
    dependencies: only(model.dependencies, isImported),
    devDependencies: only(model.devDependencies, (name) => !/fontsource|subset-font|fast-check/.test(name)),
  }
}

const only = (dependencies, keep) => Object.fromEntries(Object.entries(dependencies).filter(([name]) => keep(name)))

/** The screens of the contract are those the base set draws: a screen added there is in the next template. */
async function indexOf(id, name) {
  const index = await readFile(join(base, 'index.ts'), 'utf8')
  const screens = /const screens: Template\[.screens.\] = (\{[^}]*\})/.exec(index)?.[1]
  if (!screens) throw new Error('The base set has no table of screens: see packages/template-base/src/index.ts.')
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

const TEST = `import { describeTemplate } from '@store/template-kit/testing'
import { template } from './index.ts'
import { readSettings } from './settings.ts'

describeTemplate(template, { settings: readSettings({}) })
`

const readmeOf = (id, name) => `# @store/template-${id} — ${name}

Say here in two lines what makes it itself. How a template is made: \`docs/make-a-template.md\`.

\`npm install @store/template-${id} @store/template-kit @store/core react@18 react-dom@18\`

## Start

\`\`\`tsx
import { template } from '@store/template-${id}'
import { readSettings, tokens } from '@store/template-${id}/settings'
import { tokensToCss } from '@store/template-kit/settings'
import '@store/template-${id}/styles.css'

const settings = readSettings({ mensaje_principal: 'Hola', estilo_productos: 2 })
const css = tokensToCss(tokens, settings.colors, settings.scheme) // in the head, after the stylesheet
const { default: Home } = await template.screens.Home()
// <html lang="es" data-template="${id}"> … <template.Layout screen="Home"><Home {...view} /></template.Layout>
\`\`\`

## Settings

Both our names and the services' are read.

| setting                               | values                                                                     | default    |
| ------------------------------------- | -------------------------------------------------------------------------- | ---------- |
| \`colors\` (\`colores\`)                | \`primary\`, \`accent\`, \`background\`, \`text\`, kept readable              | the tokens |
| \`scheme\` (\`tema\`)                   | \`light\` (1), \`dark\` (2), \`auto\` (3)                                    | \`auto\`   |
| \`banners\`                             | pictures with words at the top of the home page                            | none       |
| \`headline\` (\`mensaje_principal\`)    | the home page's first words                                                | \`""\`     |
| \`description\` (\`descripcion\`)       | under them                                                                 | \`""\`     |
| \`watermark\`                           | "Made with …" at the foot                                                  | off        |
| \`categoryStyle\` (\`estilo_categorias\`) | 1, 2, 3: read, not drawn yet                                               | 1          |
| \`productStyle\` (\`estilo_productos\`)   | 1, 2, 3: read, not drawn yet                                               | 1          |
| \`logo\` (\`logo_cuadrado\`)            | \`wordmark\` (0), \`square\` (1): read, not drawn yet                        | \`wordmark\` |
| \`font\` (\`fuente\`)                   | \`own\`, \`system\`: read, not drawn yet                                     | \`own\`    |
| \`onlinePayment\` (\`pago_online\`)     | read, not drawn yet                                                        | off        |

## Map

| files                                                                    | what they draw                                                  |
| ------------------------------------------------------------------------ | --------------------------------------------------------------- |
| \`layout\`, \`header\`, \`menu\`, \`footer\`, \`place\`, \`share\`               | what stands around every page                                   |
| \`home\`, \`banners\`, \`product-card\`, \`product-grid\`, \`picture\`          | the home page, and a product in a list                          |
| \`catalog\`, \`filters\`, \`active-filters\`                                 | a list                                                          |
| \`product\`, \`gallery\`, \`buy-box\`, \`product-information\`               | one product                                                     |
| \`cart\`, \`cart-*\`, \`clear-cart\`, \`totals\`                             | the cart, as drawer and page                                    |
| \`checkout\`, \`order-*\`                                                  | the order form, and an order                                    |
| \`marketplace*\`, \`blog\`, \`article\`, \`contact\`, \`policies\`           | what surrounds the selling                                      |
| \`newsletter\`, \`subscription\`, \`locked\`, \`closed\`, \`error\`           | short pages and states                                          |
| \`settings\`, \`styles/*.css\`, \`words/*.ts\`                             | what a merchant may set; one sheet per part; four languages     |

## How to change it safely

\`npx vitest run --project template-${id}\`, then look at 300, 360, 768, 1280 and 1920 px, light and dark.
`
