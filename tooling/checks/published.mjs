import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** Every package that goes to npm, packed as it would be, must be one that other teams can import: publint and attw clean. */
const root = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)
const bin = (name) => join(root, 'node_modules/.bin', name)
const [pnpm, ...pnpmArgs] = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['pnpm']
let problems = 0

for (const folder of await readdir(join(root, 'packages'))) {
  const cwd = join(root, 'packages', folder)
  const { private: isPrivate, name } = JSON.parse(await readFile(join(cwd, 'package.json'), 'utf8'))
  if (isPrivate) continue
  const packed = await mkdtemp(join(tmpdir(), 'feria-packed-'))
  await run(pnpm, [...pnpmArgs, 'pack', '--pack-destination', packed], { cwd })
  const archive = join(packed, (await readdir(packed))[0])
  for (const [tool, args] of [
    [bin('publint'), ['run', archive, '--strict']],
    [bin('attw'), [archive, '--profile', 'esm-only', '--exclude-entrypoints', 'styles.css', 'base/styles.css']],
  ]) {
    try {
      await run(tool, args, { cwd })
    } catch (error) {
      problems++
      process.stdout.write(`${name}\n${error.stdout}${error.stderr}\n`)
    }
  }
  await rm(packed, { recursive: true })
}
process.stdout.write(problems === 0 ? 'every published package can be imported\n' : `${problems} problems\n`)
process.exitCode = problems === 0 ? 0 : 1
