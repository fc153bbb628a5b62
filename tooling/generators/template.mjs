import { execFileSync } from 'node:child_process'
import { cp, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeRegistry } from './registry.mjs'

const home = fileURLToPath(new URL('../..', import.meta.url))
const base = join(home, 'packages/template-base')
const LANGUAGES = ['es', 'en', 'pt', 'fr']
/** Files of builds and installs, and those that are generated for each template. */
const NOT_COPIED =
  /^(?:node_modules|dist|\.turbo|README\.md|CHANGELOG\.md|package\.json|base\.test\.tsx|template-base\.test\.tsx)$/

/**
 * Creates a template as a copy of the base set: every screen can be redrawn, and its tests pass. It is a folder of
 * `packages` in `root`, a line of `feria.config.ts`, and the registry's files for it. @returns what to print
 */
export async function makeTemplate(number, name, root = home) {
  const id = Number(number)
  if (!Number.isInteger(id) || id < 1 || id > 99 || !/^\p{L}[\p{L} ]*$/u.test(name ?? ''))
    throw new Error('Give a number up to 99 and a name: pnpm gen template 18 Nombre')
  const { templates, base: set } = JSON.parse(
    await readFile(join(root, 'packages/templates/src/generated/list.json'), 'utf8'),
  )
  const taken = [...templates, set].find((each) => each.id === id)
  if (taken) throw new Error(`Template ${id} is ${taken.package}.`)
  const folder = join(root, `packages/template-${id}`)
  if (await stat(folder).catch(() => null)) throw new Error(`packages/template-${id} is there already.`)
  const config = await configWith(root, `@store/template-${id}`)

  await cp(base, folder, { recursive: true, filter: (path) => !NOT_COPIED.test(basename(path)) })
  await writeFile(join(folder, 'package.json'), await packageOf(id, name))
  await writeFile(join(folder, 'README.md'), readmeOf(id, name))
  await writeFile(join(folder, 'src/index.ts'), await manifestOf(id, name))
  await writeFile(join(folder, 'src/design.ts'), await designOf())
  await mkdir(join(folder, 'src/words'))
  for (const language of LANGUAGES) await writeFile(join(folder, `src/words/${language}.ts`), WORDS)
  await writeFile(join(folder, `src/template-${id}.test.tsx`), TEST)
  execFileSync(join(home, 'node_modules/.bin/biome'), ['check', '--write', folder], { cwd: root, stdio: 'ignore' })

  await writeFile(join(root, 'feria.config.ts'), config)
  const changed = await writeRegistry(root)
  return [
    `packages/template-${id} is made: the base set, yours to redraw. Changed besides:`,
    ...['feria.config.ts', ...changed].map((file) => `  ${file}`),
    'Next:',
    '  npx -y pnpm@10.34.9 install',
    `  npx vitest run packages/template-${id}/`,
    '  docs/make-a-template.md, from step 2',
  ]
}

/** Adds a package at the end of the templates in `feria.config.ts`. */
async function configWith(root, name) {
  const text = await readFile(join(root, 'feria.config.ts'), 'utf8')
  const start = text.indexOf('[', text.indexOf('templates:'))
  const end = text.indexOf(']', start)
  if (start < 0 || end < 0) throw new Error('feria.config.ts has no list of templates.')
  const rows = text.slice(start, end).trimEnd()
  const separator = /[,[]$/.test(rows) ? '' : ','
  return `${text.slice(0, start)}${rows}${separator}\n    '${name}',\n  ${text.slice(end)}`
}

async function packageOf(id, name) {
  const model = JSON.parse(await readFile(join(base, 'package.json'), 'utf8'))
  const own = { ...model, name: `@store/template-${id}`, version: '0.0.0', description: `${name}.` }
  return `${JSON.stringify(own, null, 2)}\n`
}

async function manifestOf(id, name) {
  const text = await readFile(join(base, 'src/index.ts'), 'utf8')
  return text
    .replace(/\/\*\*.*?\*\/\n/s, '')
    .replace(/id: \d+/, `id: ${id}`)
    .replace(/name: '[^']*'/, `name: '${name}'`)
}

/** The base set's design, with a dictionary in each language, which the base set has not. */
async function designOf() {
  const text = await readFile(join(base, 'src/design.ts'), 'utf8')
  const words = LANGUAGES.map((language) => `    ${language}: () => import('./words/${language}.ts'),\n`)
  return text
    .replace('import { type Design, ', 'import { ')
    .replace(/\/\*\*.*?const words:.*?\n\n/s, '')
    .replace('  words,\n', `  words: {\n${words.join('')}  },\n`)
}

const WORDS = `/** Words in this template’s own voice, over the kit’s. */
export default {}
`

const TEST = `import { describeTemplate } from '@store/template-kit/testing'
import { design } from './design.ts'
import { template } from './index.ts'

describeTemplate(template, design)
`

const readmeOf = (id, name) => `# @store/template-${id} — ${name}

Say here for which trade it is, then its art direction and the layout of its pages, in four lines.

\`npm install @store/template-${id} @store/template-kit @store/core react@18 react-dom@18\`

## Start

\`\`\`tsx
import { template } from '@store/template-${id}'
import { design } from '@store/template-${id}/design'
import { namesToCss, tokensToCss } from '@store/template-kit/settings'
import '@store/template-${id}/styles.css'

const settings = template.settings.read({ mensaje_principal: 'Hola', estilo_productos: 2 })
// In the head, after the stylesheet.
const css = tokensToCss(template.tokens, settings.colors, settings.scheme) + namesToCss(template, settings, 'Mercado')
const { default: Home } = await design.screens.Home()
// <html lang="es" data-template="${id}"> … <design.Layout screen="Home"><Home {...view} /></design.Layout>
\`\`\`

## Run it alone

\`\`\`sh
npx -y pnpm@10.34.9 --filter @store/workshop workshop    # every screen in every state, at http://localhost:6006
npx -y pnpm@10.34.9 exec vitest run packages/template-${id}/
npx -y pnpm@10.34.9 --filter @store/template-${id} build       # writes dist: code and one style sheet
\`\`\`

In the workshop, choose \`${id} · ${name}\` in the toolbar. With \`pnpm dev\` running, <http://alborada.localhost:3000/template${id}> is the
home page of a demo shop in this template. How a template is made: [make your own](../../docs/make-a-template.md).

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

| part | files in \`src\` |
| --- | --- |
| header, menu, footer | \`layout\`, \`header\`, \`menu\`, \`footer\`, \`place\`, \`share\` |
| home page | \`home\`, \`banners\`, \`product-card\`, \`product-grid\`, \`picture\`, \`quick-look\` |
| product list | \`catalog\`, \`filters\` |
| product | \`product\`, \`gallery\`, \`buy-box\` |
| cart | \`cart\`, \`cart-*\` |
| blog, contact | \`blog\`, \`article\`, \`contact\` |
| checkout, orders, policies, newsletter, gate, errors, marketplace | \`frames\`: the parts with which the kit draws these screens |
| package | \`index.ts\`, \`design.ts\`, \`settings.ts\`, \`words/*.ts\`, \`styles/*.css\` |

## Limits

- **Budgets**: [those of every template](../../docs/make-a-template.md#8-budgets).
- **Fonts**: the system's.

## How to change it safely

After a change, run the tests, and look at 300, 360, 768, 1280 and 1920 px, light and dark.
`
