import { execFileSync } from 'node:child_process'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const home = fileURLToPath(new URL('../..', import.meta.url))
const USAGE =
  'pnpm gen endpoint listReviews, or with the file that it belongs to: pnpm gen endpoint countReviews reviews'

/**
 * Adds a call of our own to the contract, ready for its fields: in a new file, which is added to the contract's list, or in
 * the existing file of its noun. Server, client and document are generated from it. @returns what to print
 */
export async function makeEndpoint(name, given, root = home) {
  if (!/^(list|get|find|place|count|check|quote|resolve|record|send|notify|verify)[A-Z]\w*$/.test(name ?? ''))
    throw new Error(`Give a name that says what it does: ${USAGE}`)
  const noun = name.replace(/^[a-z]+/, '')
  const file = given ?? noun.replaceAll(/(?!^)([A-Z])/g, '-$1').toLowerCase()
  if (!/^[a-z]+(?:[-/][a-z]+)*$/.test(file)) throw new Error(`Give a file of the contract without its ending: ${USAGE}`)
  const contract = join(root, 'packages/api-client/src/contract')
  const path = join(contract, `${file}.ts`)
  const isThere = await stat(path).catch(() => null)
  const changed = isThere
    ? [[path, withCall(await readFile(path, 'utf8'), name, noun)]]
    : [
        [path, fileOf(name, noun, file)],
        [join(contract, 'index.ts'), withTable(await readFile(join(contract, 'index.ts'), 'utf8'), file)],
      ]
  for (const [where, text] of changed) await writeFile(where, text)
  const paths = changed.map(([where]) => where)
  execFileSync(join(home, 'node_modules/.bin/biome'), ['check', '--write', ...paths], { cwd: root, stdio: 'ignore' })
  return [
    `${name} is in the contract:`,
    ...paths.map((where) => `  ${where.slice(root.length).replace(/^\//, '')}`),
    'Next:',
    '  write its fields there, a schema for each of its type of core; contract/options.ts is the one to imitate',
    '  its query in the store of its noun in apps/api/src, and a handler in routes.ts there; app.ts mounts a folder that is new',
    '  its round trip in contract/round-trip.test.ts, and a call through the client in the test of its noun',
    '  pnpm changeset',
  ]
}

const tableOf = (file) =>
  `${file.replaceAll(/[-/](\w)/g, (_, letter) => letter.toUpperCase()).replace(/(?<!s)s$/, '')}Calls`

const fileOf = (name, noun, file) => `import * as z from 'zod'
import { defineEndpoint } from '${file.includes('/') ? '../' : './'}endpoint.ts'
import { idInAddress } from '${file.includes('/') ? '../' : './'}fields.ts'

${callOf(name, noun)}
export const ${tableOf(file)} = { ${name} } as const
`

const callOf = (name, noun) => `const ${noun} = z.array(z.object({ id: z.int() }).meta({ id: '${noun}' }))

const ${name} = defineEndpoint({
  name: '${name}',
  tag: 'Shops',
  method: 'GET',
  path: '/storefront/v1/${noun.replaceAll(/(?!^)([A-Z])/g, '-$1').toLowerCase()}',
  summary: '${noun} of a shop',
  query: z.object({ shopId: idInAddress }),
  response: ${noun},
  open: false,
})
`

/** Inserts a call into a file of the contract, before its table and in it. */
function withCall(text, name, noun) {
  const [table, start] = /^(export const \w+Calls = \{)[^}]*\} as const$/m.exec(text) ?? []
  if (!table) throw new Error('That file has no table of calls.')
  if (new RegExp(`\\b(?:${name}|${noun})\\b`).test(text)) throw new Error(`${name} or ${noun} is there already.`)
  const [importOfEndpoint, from] = /^import \{[^}]*\} from '([./]+)endpoint\.ts'$/m.exec(text) ?? []
  const imported = text.includes('idInAddress')
    ? text
    : text.replace(importOfEndpoint, (line) => `${line}\nimport { idInAddress } from '${from}fields.ts'`)
  const grown = table.replace(start, `${start} ${name},`)
  return imported.replace(table, () => `${callOf(name, noun)}\n${grown}`)
}

/** Adds a table at the end of the contract's list. */
function withTable(text, file) {
  const table = tableOf(file)
  return text
    .replace(/^import /m, `import { ${table} } from './${file}.ts'\nimport `)
    .replace(/^(export const endpoints = \{[^}]*)/m, `$1  ...${table},\n`)
}
