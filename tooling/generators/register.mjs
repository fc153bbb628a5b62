import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where a template has to be named so that shops, tests and workshop know it. */
export const PLACES = [
  'packages/core/src/routing/tenant.ts',
  'vitest.config.ts',
  'apps/storefront/app/templates/templates.ts',
  'apps/storefront/app/templates/template-settings.server.ts',
  'apps/operator/src/templates.ts',
  'apps/workshop/stage/templates.ts',
  'README.md',
  'apps/storefront/package.json',
  'apps/operator/package.json',
  'apps/workshop/package.json',
]

/** Writes its rows, before those of template 99, which stays last: all of them, or none where a place is not found. */
export async function registerTemplate(root, id, name) {
  const texts = await Promise.all(
    PLACES.map(async (file) => [file, rowsOf(file, id, name).reduce(insert(file), await read(root, file))]),
  )
  for (const [file, text] of texts) await writeFile(join(root, file), text)
}

function rowsOf(file, id, name) {
  const word = wordOf(name)
  const Word = word[0].toUpperCase() + word.slice(1)
  const from = `@store/template-${id}`
  const ownSettings = `import { readSettings as read${Word}, tokens as ${word}Tokens } from '${from}/settings'\n`
  const ownStyles = `import ${word}Styles from '${from}/styles.css?url'\n`
  const load = `load: async () => (await import('${from}')).template`

  const dependency = [[/^(?= *"@store\/template-99")/m, `    "${from}": "workspace:*",\n`]]

  return {
    'packages/core/src/routing/tenant.ts': [
      [/(?=, 99\] as const)/, `, ${id}`, new RegExp(`TEMPLATE_IDS = .*\\b${id}\\b`)],
    ],
    'vitest.config.ts': [
      [
        /(?<! ) *(?=project\('packages\/template-99')/,
        `project('packages/template-${id}', { environment: 'jsdom', testTimeout: 30_000 }),\n`,
      ],
    ],
    'apps/storefront/app/templates/templates.ts': [
      [/^(?=import \w+ from '@store\/template-99)/m, ownStyles],
      [/^(?= *99: \{)/m, `${id}: { ${load}, stylesheet: ${word}Styles, bodyFont: null },\n`],
    ],
    'apps/storefront/app/templates/template-settings.server.ts': [
      [/^(?=import \{[^}]*\} from '@store\/template-99)/m, ownSettings],
      [/^(?= *99: \{)/m, `${id}: { read: read${Word}, tokens: ${word}Tokens },\n`],
    ],
    'apps/operator/src/templates.ts': [
      [/^(?=import .* from '@store\/template-99)/m, `import { settings as ${word} } from '${from}/settings'\n`],
      [/^(?= *99: )/m, `${id}: ${word},\n`],
    ],
    'apps/workshop/stage/templates.ts': [
      [/^(?=import \{[^}]*\} from '@store\/template-99)/m, ownSettings + ownStyles],
      [
        /^(?= *\{\n *id: 99,)/m,
        `{ id: ${id}, name: '${name}', ${load}, stylesheet: ${word}Styles, readSettings: read${Word}, tokens: ${word}Tokens },\n`,
      ],
    ],
    'README.md': [[/^(?=\| `packages\/template-99`)/m, `| \`packages/template-${id}\` | ${name} |\n`]],
    'apps/storefront/package.json': dependency,
    'apps/operator/package.json': dependency,
    'apps/workshop/package.json': dependency,
  }[file]
}

const read = (root, file) => readFile(join(root, file), 'utf8')

/** `present`: what shows that the row is there already, where it may be. */
const insert =
  (file) =>
  (text, [place, row, present]) => {
    if (present?.test(text)) return text
    if (!place.test(text))
      throw new Error(`${file} has no place for a template any more: see tooling/generators/register.mjs.`)
    return text.replace(place, () => row)
  }

/** `Verde Ñandú` is `verdeNandu` in code. */
const wordOf = (name) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(' ')
    .filter(Boolean)
    .map((part, index) => (index === 0 ? part.toLowerCase() : part[0].toUpperCase() + part.slice(1).toLowerCase()))
    .join('')
