import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A call of the shop services, as data, ready for its wire names. */
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
    '  write its wire form and its domain form; contract/discounts.ts is the one to imitate',
    `  its place in a family of contract/index.ts: ${name}`,
    '  a captured sample and a round trip in the test of its family (contract/articles.test.ts)',
    '  a handler in routes.ts of its noun in apps/api/src, and a call through the client in its test',
  ]
}

const contractOf = (name, noun, file) => `import * as z from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { envelope } from './envelope.ts'
import { ById, idText } from './fields.ts'
import { list, translate } from './wire.ts'

const ${noun}Wire = z.object({ id: idText }).meta({ id: '${noun}' })

const ${noun} = translate(${noun}Wire, {
  fromWire: (w): { readonly id: string } => ({ id: w.id }),
  toWire: (d) => ({ id: d.id }),
})

export const ${name} = defineEndpoint({
  name: '${name}',
  method: 'GET',
  path: '/api/v1/stores/${file}/:id',
  summary: '${noun} of a shop',
  params: ById,
  response: envelope(list(${noun})),
  open: false,
})
`
