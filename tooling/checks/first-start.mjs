import { execFile } from 'node:child_process'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { OTHER_APPS, STOREFRONT } from '@store/start/build'

/**
 * Measures what the first `start` in a clone has to build (docs/decisions/085-a-budget-for-the-first-start.md): the number
 * of builds, and the uncompressed size of their code and styles. Fails if either is a fifth larger than in
 * `first-start.json`. The time is only printed, as it depends on the machine.
 */
const root = fileURLToPath(new URL('../..', import.meta.url))
const GROWTH = 1.2

const kept = JSON.parse(await readFile(new URL('first-start.json', import.meta.url), 'utf8'))
const filters = [...STOREFRONT, ...OTHER_APPS].map((name) => `--filter=${name}`)
const { stdout } = await promisify(execFile)(
  join(root, 'node_modules/.bin/turbo'),
  ['run', 'build', ...filters, '--dry=json'],
  {
    cwd: root,
    maxBuffer: 64 * 2 ** 20,
  },
)
// Tasks without a command are packages that are used as source.
const builds = JSON.parse(stdout).tasks.filter(({ command }) => command !== '<NONEXISTENT>')
const found = { builds: builds.length, bytes: 0 }
for (const { taskId, directory, cache } of builds) {
  const bytes = await writtenIn(directory)
  found.bytes += bytes
  const took = cache.timeSaved > 0 ? `${(cache.timeSaved / 1000).toFixed(1)} s when it was built` : 'not built here'
  process.stdout.write(`${taskId}: ${bytes.toLocaleString('en')} bytes, ${took}\n`)
}
for (const [what, value] of Object.entries(found)) {
  const most = Math.floor(kept[what] * GROWTH)
  process.stdout.write(`${what}: ${value.toLocaleString('en')} of ${most.toLocaleString('en')} at most\n`)
  if (!(value > 0 && value <= most)) process.exitCode = 1
}

/** The size of the scripts and style sheets that an app's build has written, in bytes. */
async function writtenIn(directory) {
  let bytes = 0
  for (const folder of ['dist', 'build']) {
    const files = await readdir(join(root, directory, folder), { recursive: true }).catch(() => [])
    for (const file of files.filter((name) => /\.(js|css)$/.test(name)))
      bytes += (await stat(join(root, directory, folder, file))).size
  }
  return bytes
}
