import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { NOT_CHECKED } from './exit-codes.mjs'

/**
 * Packages that ship with the product have no known hole of high or critical severity.
 * Ends with `NOT_CHECKED` where the registry answers no such question: then nothing was checked, and nobody should believe it was.
 */
const root = fileURLToPath(new URL('../..', import.meta.url))
/** A registry that has said nothing until then does not answer. */
const PATIENCE_MS = 120_000
const { stdout } = spawnSync('npx', ['-y', 'pnpm@10.34.9', 'audit', '--prod', '--json'], {
  cwd: root,
  encoding: 'utf8',
  timeout: PATIENCE_MS,
})
const answer = read(stdout)
if (!answer?.metadata?.vulnerabilities) {
  process.stdout.write('the registry does not say what it knows of our packages: not checked\n')
  process.exitCode = NOT_CHECKED
} else {
  const found = Object.values(answer.advisories ?? {}).filter(({ severity }) => /^(?:high|critical)$/.test(severity))
  for (const { module_name: name, severity, title, url } of found)
    process.stdout.write(`${name}: ${title} (${severity}, ${url})\n`)
  process.exitCode = found.length === 0 ? 0 : 1
}

function read(text) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
