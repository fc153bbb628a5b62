import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { NOT_CHECKED } from './exit-codes.mjs'

/**
 * Fails if a package that ships with the product has a known vulnerability of high or critical severity. Exits with
 * `NOT_CHECKED` if the registry gives no answer, as nothing was checked then.
 *
 * The registry's current endpoint is called directly: `pnpm audit` uses one that npm has closed (410), so it never finds
 * anything. An argument replaces the registry of the packages.
 */
const root = fileURLToPath(new URL('../..', import.meta.url))
/** The timeout of the registry, in milliseconds. */
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

/** Versions by package, without development dependencies. */
function shippedVersions() {
  const byLicence = JSON.parse(pnpm('licenses', 'list', '--prod', '--json'))
  return Object.fromEntries(
    Object.values(byLicence)
      .flat()
      .map(({ name, versions }) => [name, versions]),
  )
}

/** The registry's advisories for these versions; null: it did not answer. */
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
