import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * `pnpm bench [pages|catalog|office|orders|shops|watched]`, `pnpm chaos` and `pnpm fuzz`: measurements and proofs at full
 * size, one file each.
 */
const benches = ['pages', 'catalog', 'office', 'orders', 'shops', 'watched', 'chaos', 'fuzz']
const [, , name = 'pages'] = process.argv
if (!benches.includes(name)) {
  console.error(`There is no bench ${name}: choose one of ${benches.join(', ')}.`)
  process.exit(1)
}

// The pages bench starts the whole product, which builds itself.
if (name !== 'pages') {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const programs = ['api', 'operator', 'storefront', 'office'].map((program) => `--filter=@store/${program}...`)
  const turbo = ['run', 'build', ...programs, '--output-logs=errors-only']
  const { status } = spawnSync(join(root, 'node_modules/.bin/turbo'), turbo, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}
await import(`./${name}.mjs`)
