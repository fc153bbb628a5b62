import { makeEndpoint } from './endpoint.mjs'
import { writeRegistry } from './registry.mjs'
import { makeTemplate } from './template.mjs'

/** The generators, with their usage. */
const GENERATORS = {
  template: { usage: 'pnpm gen template 18 Nombre', make: makeTemplate },
  registry: { usage: 'pnpm gen registry', make: makeRegistry },
  endpoint: { usage: 'pnpm gen endpoint listReviews [file]', make: makeEndpoint },
}

async function makeRegistry() {
  const changed = await writeRegistry()
  return changed.length > 0 ? [...changed.map((path) => `  ${path}`), 'Next: pnpm install'] : ['Nothing has changed.']
}

const [kind = '', ...names] = process.argv.slice(2)
const generator = Object.hasOwn(GENERATORS, kind) ? GENERATORS[kind] : null
try {
  if (!generator)
    throw new Error(
      `Usage: ${Object.values(GENERATORS)
        .map(({ usage }) => usage)
        .join(' · ')}`,
    )
  const next = await generator.make(...names)
  process.stdout.write(`${next.join('\n')}\n`)
} catch (problem) {
  process.stderr.write(`${problem.message}\n`)
  process.exitCode = 1
}
