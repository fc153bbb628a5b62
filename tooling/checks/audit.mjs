import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { NOT_CHECKED } from './exit-codes.mjs'

/**
 * Packages that ship with the product have no known hole of high or critical severity.
 * Ends with `NOT_CHECKED` where the registry answers no such question: then nothing was checked, and nobody should believe it was.
 *
 * The registry is asked directly: `pnpm audit` asks at an address that npm has closed (410), so it never finds anything.
 * An argument names another registry than that of the packages.
 */
const root = fileURLToPath(new URL('../..', import.meta.url))
/** A registry that has said nothing until then does not answer. */
const PATIENCE_MS = 120_000
const registry = process.argv[2] ?? pnpm('config', 'get', 'registry').trim()

const answer = await ask(shippedVersions())
if (answer === null) {
  process.stdout.write('the registry does not say what it knows of our packages: not checked\n')
  process.exitCode = NOT_CHECKED
} else {
  const found = Object.entries(answer)
    .flatMap(([name, holes]) => holes.map((hole) => ({ ...hole, name })))
    .filter(({ severity }) => /^(?:high|critical)$/.test(severity))
  for (const { name, severity, title, url } of found) process.stdout.write(`${name}: ${title} (${severity}, ${url})\n`)
  process.exitCode = found.length === 0 ? 0 : 1
}

/** Versions by package, without those that only developers install. */
function shippedVersions() {
  const byLicence = JSON.parse(pnpm('licenses', 'list', '--prod', '--json'))
  return Object.fromEntries(
    Object.values(byLicence)
      .flat()
      .map(({ name, versions }) => [name, versions]),
  )
}

/** What the registry knows of these versions; null: it does not say. */
async function ask(versions) {
  try {
    const response = await fetch(new URL('-/npm/v1/security/advisories/bulk', registry), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(versions),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}

function pnpm(...args) {
  return execFileSync('npx', ['-y', 'pnpm@10.34.9', ...args], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
}
