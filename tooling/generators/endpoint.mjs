import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A call of our own, as data, ready for its fields. */
export async function makeEndpoint(name) {
  if (!/^(list|get|find|place|count|check|quote|resolve|record|send|notify|verify)[A-Z]\w*$/.test(name ?? ''))
    throw new Error('Give a name that says what it does: pnpm gen endpoint listReviews')
  const noun = name.replace(/^[a-z]+/, '')
  const file = noun.replaceAll(/(?!^)([A-Z])/g, '-$1').toLowerCase()
  const path = join(root, `packages/api-client/src/contract/${file}.ts`)
  if (await stat(path).catch(() => null)) throw new Error(`contract/${file}.ts is there already.`)
  await writeFile(path, contractOf(name, noun, file))
  return [
    `packages/api-client/src/contract/${file}.ts is made. Next:`,
    '  write its fields, a schema for each of its type of core; contract/options.ts is the one to imitate',
    `  its place in contract/index.ts: ${name}`,
    '  its round trip in contract/round-trip.test.ts',
    '  a handler in routes.ts of its noun in apps/api/src, and a call through the client in its test',
  ]
}

const contractOf = (name, noun, file) => `import * as z from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { idInAddress } from './fields.ts'

const ${noun} = z.array(z.object({ id: z.int() }).meta({ id: '${noun}' }))

export const ${name} = defineEndpoint({
  name: '${name}',
  tag: 'Shops',
  method: 'GET',
  path: '/storefront/v1/${file}',
  summary: '${noun} of a shop',
  query: z.object({ shopId: idInAddress }),
  response: ${noun},
  open: false,
})
`
