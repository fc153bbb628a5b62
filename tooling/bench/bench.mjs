import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** `pnpm bench [pages|catalog|orders]` and `pnpm chaos`: what is measured and proven at full size, one file each. */
const benches = ['pages', 'catalog', 'orders', 'chaos']
const [, , name = 'pages'] = process.argv
if (!benches.includes(name)) {
  console.error(`There is no bench ${name}: choose one of ${benches.join(', ')}.`)
  process.exit(1)
}

// Pages start the whole product, which builds itself.
if (name !== 'pages') {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const turbo = ['run', 'build', '--filter=@store/api...', '--output-logs=errors-only']
  const { status } = spawnSync(join(root, 'node_modules/.bin/turbo'), turbo, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}
await import(`./${name}.mjs`)
