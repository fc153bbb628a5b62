import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Where a template has to be named so that shops, tests and workshop know it. Rows go before those of template 99, which
 * stays last. Returns the files that changed.
 */
export async function registerTemplate(root, id, name) {
  const word = wordOf(name)
  const Word = word[0].toUpperCase() + word.slice(1)
  const from = `@store/template-${id}`
  const ownSettings = `import { readSettings as read${Word}, tokens as ${word}Tokens } from '${from}/settings'\n`
  const ownStyles = `import ${word}Styles from '${from}/styles.css?url'\n`
  const load = `load: async () => (await import('${from}')).template`

  const edits = {
    'packages/core/src/tenant.ts': [[/(?=, 99\] as const)/, `, ${id}`]],
    'vitest.config.ts': [
      [
        / *(?=project\('packages\/template-99')/,
        `project('packages/template-${id}', { environment: 'jsdom', testTimeout: 30_000 }),\n`,
      ],
    ],
    'apps/storefront/app/templates.ts': [
      [/^(?=import \w+ from '@store\/template-99)/m, ownStyles],
      [/^(?= *99: \{)/m, `${id}: { ${load}, stylesheet: ${word}Styles, bodyFont: null },\n`],
    ],
    'apps/storefront/app/template-settings.server.ts': [
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
  }
  for (const app of ['storefront', 'operator', 'workshop'])
    edits[`apps/${app}/package.json`] = [[/^(?= *"@store\/template-99")/m, `    "${from}": "workspace:*",\n`]]

  const changed = await Promise.all(
    Object.entries(edits).map(async ([file, rows]) => [file, rows.reduce(insert(file), await read(root, file))]),
  )
  // Only when every place was found is any of them written.
  for (const [file, text] of changed) await writeFile(join(root, file), text)
  return Object.keys(edits)
}

const read = (root, file) => readFile(join(root, file), 'utf8')

const insert =
  (file) =>
  (text, [place, row]) => {
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
