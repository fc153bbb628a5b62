import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { Refusal, root } from './settings.mjs'

/** The apps that `start` runs and builds: shops and office, which take longest, and the others. */
export const STOREFRONT = ['@store/storefront']
export const OFFICE = ['@store/office']
export const OTHER_APPS = ['@store/api', '@store/operator', '@store/demo']

/**
 * Builds these apps from source; unchanged packages come from the cache. `report` receives the package that is being built,
 * `signal` aborts.
 */
export function build(apps, report = () => {}, signal = undefined) {
  const filters = apps.map((name) => `--filter=${name}`)
  const args = ['run', 'build', ...filters, '--output-logs=new-only', '--log-order=stream', '--ui=stream']
  const turbo = spawn(join(root, 'node_modules/.bin/turbo'), args, {
    cwd: root,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  })
  const lines = []
  let at = ''
  const keep = (chunk) => {
    for (const line of String(chunk).split('\n')) {
      lines.push(line)
      const [, name] = /^(@?[\w/-]+):build: /.exec(line) ?? []
      if (name && name !== at) {
        at = name
        report(name.replace('@store/', ''))
      }
    }
  }
  turbo.stdout.on('data', keep)
  turbo.stderr.on('data', keep)
  return new Promise((resolve, reject) => {
    turbo.once('error', (error) => reject(error.name === 'AbortError' ? cutOff() : error))
    turbo.once('exit', (code, signal) => {
      if (code === 0) return resolve()
      if (signal) return reject(cutOff())
      reject(new Refusal(`The build failed. Mend what it names, then start again:\n\n${lastWords(lines)}`))
    })
  })
}

const cutOff = () => new Refusal('Stopped before the build was finished.')

/** The output of the package that failed; all output if none is named. */
function lastWords(lines) {
  const [, failed] = /(?<![\w/@-])([\w/@-]+)#build: command/.exec(lines.join('\n')) ?? []
  const own = failed ? lines.filter((line) => line.startsWith(`${failed}:build:`)) : lines
  return own.slice(-40).join('\n').trim()
}
