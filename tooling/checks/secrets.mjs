import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Fails if a file of the repository contains a key, token or password of any service. */
const root = fileURLToPath(new URL('../..', import.meta.url))
const scanner = join(root, 'node_modules/.bin/secretlint')
const files = execFileSync('git', ['ls-files', '-z', '--', ':!pnpm-lock.yaml', ':!**/drizzle/meta'], { cwd: root })
  .toString()
  .split('\0')
  .filter(Boolean)

// The scanner's time per file grows with the number of files of a run.
const AT_ONCE = 250
for (let at = 0; at < files.length; at += AT_ONCE) {
  const { status } = spawnSync(scanner, ['--maskSecrets', ...files.slice(at, at + AT_ONCE)], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) process.exitCode = 1
}
