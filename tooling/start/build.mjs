import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { Refusal, root } from './settings.mjs'

/** Builds these packages and what they need; what has not changed comes from the cache. */
export function build(packages, report = () => {}) {
  const args = [
    'run',
    'build',
    ...packages.map((name) => `--filter=${name}...`),
    '--output-logs=errors-only',
    '--log-order=grouped',
  ]
  const turbo = spawn(join(root, 'node_modules/.bin/turbo'), args, {
    cwd: root,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const keep = (chunk) => {
    output += chunk
    const last = /([@\w/-]+):build: (cache \w+|.*error.*)/.exec(String(chunk))
    if (last) report(last[1])
  }
  turbo.stdout.on('data', keep)
  turbo.stderr.on('data', keep)
  return new Promise((resolve, reject) => {
    turbo.once('error', reject)
    turbo.once('exit', (code, signal) => {
      if (code === 0) return resolve()
      if (signal === 'SIGINT' || signal === 'SIGTERM')
        return reject(new Refusal('Stopped before the build was finished.'))
      reject(new Refusal(`The build failed:\n${output.trim()}\nMend what it names, then start again.`))
    })
  })
}
