import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bin, pack, publishedPackages, run } from './packages.mjs'

/**
 * Every package that goes to npm, packed as it would be, must be one that other teams can import: publint and attw
 * clean. That they work where npm has installed them is seen by the rehearsal, with archives from a registry.
 */
const packed = await mkdtemp(join(tmpdir(), 'feria-packed-'))
const problems = []
const note = (problem) => problems.push(problem.message)

const packages = await publishedPackages()
const archives = await Promise.all(packages.map((one) => pack(one, packed)))
for (const archive of archives) {
  await run(bin('publint'), ['run', archive, '--strict']).catch(note)
  const styles = ['--exclude-entrypoints', 'styles.css', 'reset.css', 'parts.css', 'forms.css']
  await run(bin('attw'), [archive, '--profile', 'esm-only', ...styles]).catch(note)
}
await rm(packed, { recursive: true })

for (const problem of problems) process.stdout.write(`${problem}\n\n`)
process.stdout.write(
  problems.length === 0 ? 'every published package can be imported\n' : `${problems.length} problems\n`,
)
process.exitCode = problems.length === 0 ? 0 : 1
