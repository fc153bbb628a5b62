import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bin, libraries, pack, publishedPackages, run } from './packages.mjs'

/**
 * Checks every published package, packed as for npm, with publint and attw. The rehearsal tests that they work after an
 * installation from a registry.
 */
const packed = await mkdtemp(join(tmpdir(), 'feria-packed-'))
const problems = []
const note = (problem) => problems.push(problem.message)

const packages = await publishedPackages()
const archives = new Map(await Promise.all(packages.map(async (one) => [one, await pack(one, packed)])))
for (const archive of archives.values()) await run(bin('publint'), ['run', archive, '--strict']).catch(note)
for (const one of libraries(packages)) {
  const styles = Object.keys(one.manifest.exports).flatMap((entry) => (entry.endsWith('.css') ? [entry.slice(2)] : []))
  const without = styles.length > 0 ? ['--exclude-entrypoints', ...styles] : []
  await run(bin('attw'), [archives.get(one), '--profile', 'esm-only', ...without]).catch(note)
}
await rm(packed, { recursive: true })

for (const problem of problems) process.stdout.write(`${problem}\n\n`)
process.stdout.write(
  problems.length === 0 ? 'every published package can be imported\n' : `${problems.length} problems\n`,
)
process.exitCode = problems.length === 0 ? 0 : 1
