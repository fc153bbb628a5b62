import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NOT_CHECKED } from './exit-codes.mjs'

/**
 * The test commands, each in the order in which failures are cheapest to find:
 * - `pnpm test`: what a change breaks most often, in at most 15 minutes on two cores;
 * - `pnpm test:landing`: what must hold before a change lands (`.ci/run`);
 * - `pnpm verify`: that in full, and what is seen more widely: every screen in the browser, templates in every language,
 *   what is published.
 *
 * Each gate counts as one test; vitest and Playwright bring their own counts. The last line is the sum.
 */
const [, , size = 'quick'] = process.argv
if (!['quick', 'landing', 'all'].includes(size)) throw new Error(`${size} is none of: quick, landing, all`)
const isQuick = size === 'quick'
const isAll = size === 'all'
const root = fileURLToPath(new URL('../..', import.meta.url))
const scratch = await mkdtemp(join(tmpdir(), 'feria-test-'))
const unitReport = join(scratch, 'unit.json')
const browserReport = join(scratch, 'browser.json')

/** A third part is what a gate ends with that could not look, and so counts neither as passed nor as failed. */
const gates = [
  ['build', `turbo run build ${isQuick ? '' : 'archives '}${isAll ? 'types ' : ''}--output-logs=errors-only`],
  ['first start', 'node tooling/checks/first-start.mjs'],
  ['types', 'node --max-old-space-size=4096 tooling/checks/types.mjs'],
  ['lint', 'biome ci --max-diagnostics=40 --diagnostic-level=warn --error-on-warnings'],
  ['boundaries', 'turbo boundaries'],
  ['unused code', 'knip'],
  ['wire words', 'node tooling/checks/wire-words.mjs'],
  ['changeset', 'node tooling/checks/changeset.mjs'],
  ...(isQuick
    ? []
    : [
        ['regular expressions', 'eslint --config tooling/checks/regular-expressions.config.mjs apps packages tooling'],
        ['secrets', 'node tooling/checks/secrets.mjs'],
        ['known holes', 'node tooling/checks/audit.mjs', NOT_CHECKED],
      ]),
  ...(isAll
    ? [
        ['fonts', 'node tooling/checks/fonts.mjs'],
        ['documentation site', 'node tooling/site/build.mjs'],
        ['published packages', 'node tooling/release/published.mjs'],
        ['release rehearsal', 'node tooling/release/rehearse.mjs'],
        ['template from npm', 'node tooling/release/npm-template.mjs'],
      ]
    : []),
]

/** What shoppers and merchants do every day, and tenants kept apart. */
const quickJourneys = [
  ...['home', 'product', 'cart', 'cart-truth', 'checkout', 'tenancy'].map(
    (each) => `apps/storefront/e2e/${each}.spec.ts`,
  ),
  ...['sign-in', 'orders'].map((each) => `apps/office/e2e/${each}.spec.ts`),
]

let passed = 0
let failed = 0
const started = Date.now()

// What is built is what the others look at. Most of those wait for one core, or for a disk, most of their time.
const [build, ...others] = gates
pass(await run(...build))
const waiting = others.values()
await Promise.all(['one', 'another'].map(() => runNext()))

const unit = await run(
  'unit, property and API tests',
  `vitest run --reporter=default --reporter=json --outputFile.json=${unitReport}`,
  { TEST_SCOPE: isAll ? '' : size },
)
count('unit tests', unit, await readJson(unitReport), (report) => [
  report.numPassedTests,
  report.numFailedTests + report.numPendingTests,
])

if (failed === 0 || !process.env.CI) {
  const browser = await run('browser journeys', `playwright test ${journeys()}`, {
    PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
    ...(isAll && { TRACE: '1' }),
    ...(isQuick && { DEMO_SHOPS: 'first' }),
  })
  count('browser journeys', browser, await readJson(browserReport), ({ stats }) => [
    stats.expected,
    stats.unexpected + stats.flaky + stats.skipped,
  ])
} else {
  process.stdout.write('\n── browser journeys: not run, something above is red\n')
  failed++
}

await rm(scratch, { recursive: true, force: true })
process.stdout.write(`\n${Math.round((Date.now() - started) / 1000)} s\n${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1

function journeys() {
  if (isAll) return ''
  return `${isQuick ? quickJourneys.join(' ') : 'e2e/ paying/'} --grep-invert @wide`
}

async function runNext() {
  for (const [name, command, notChecked] of waiting) pass(await run(name, command, {}, 'held', notChecked), notChecked)
}

function pass(exitCode, notChecked) {
  if (exitCode === 0) passed++
  else if (exitCode !== notChecked) failed++
}

function count(name, exitCode, report, read) {
  const [good, bad] = report ? read(report) : [0, 1]
  passed += good
  failed += bad
  if (good === 0 && bad === 0) {
    process.stdout.write(`${name}: no test was run\n`)
    failed++
  } else if (exitCode !== 0 && bad === 0) failed++
}

async function readJson(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return null
  }
}

/** `held`: what it says is printed when it has ended, for two that speak at once are read by nobody. */
function run(name, command, env = {}, output = 'live', notChecked = null) {
  const begun = Date.now()
  const chunks = []
  const heading = `\n── ${name}\n`
  if (output === 'live') process.stdout.write(heading)
  const path = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`
  const child = spawn(command, {
    cwd: root,
    shell: true,
    stdio: output === 'live' ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: path, TURBO_TELEMETRY_DISABLED: '1', ...env },
  })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(chunk))
  return new Promise((resolve) =>
    child.once('close', (code) => {
      if (output === 'held') process.stdout.write(Buffer.concat([Buffer.from(heading), ...chunks]))
      process.stdout.write(
        `── ${name}: ${code === 0 ? 'ok' : code === notChecked ? 'not checked' : 'FAILED'} (${Math.round((Date.now() - begun) / 1000)} s)\n`,
      )
      resolve(code ?? 1)
    }),
  )
}
