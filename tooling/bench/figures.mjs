import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NOT_CHECKED as NOT_CHECKED_CODE } from '@store/checks/exit-codes'
import { check, NOT_CHECKED } from './consistency.mjs'
import { outboxKilled } from './outbox.mjs'
import { coldPage } from './scenarios/cold-page.mjs'
import { apiKilled, databaseKilled } from './scenarios/crashes.mjs'
import { orderGuesses } from './scenarios/guesses.mjs'
import { clientsCut } from './scenarios/lost-connections.mjs'
import { lostData } from './scenarios/lost-data.mjs'
import { manyBuyers, mendedAttempts, oneKey, oppositeOrders, twoLinesOneRow } from './scenarios/many-buyers.mjs'
import { noisyNeighbour } from './scenarios/noisy-neighbour.mjs'
import { rollingRestart } from './scenarios/rolling-restart.mjs'
import { servicesAway } from './scenarios/services-away.mjs'
import { soak } from './scenarios/soak.mjs'
import { storedScripts } from './scenarios/stored-scripts.mjs'
import { tenantStamps } from './scenarios/tenants.mjs'
import { databaseDown, upstreamDown } from './scenarios/upstream-down.mjs'
import { onStack } from './stack.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const crowd = { buyers: 200, units: 50 }
/** Measured stacks have no proxy between their parts. */
const MEASURED = { proxied: false }

/**
 * The promises to shops and buyers, one per figure, each with its proof at full size, or the parts of it. `command`: the
 * command that runs it.
 */
export const FIGURES = [
  {
    number: 1,
    what: '200 buyers of 50 units: 50 orders',
    command: 'chaos',
    prove: (api) => rounds(20, () => manyBuyers(api, crowd)),
  },
  {
    number: 2,
    what: 'two lines of one stock row',
    command: 'chaos',
    prove: (api) => rounds(20, () => twoLinesOneRow(api, crowd)),
  },
  {
    number: 3,
    what: 'one key a hundred times',
    command: 'chaos',
    prove: async (api) => [
      ...(await oneKey(api, { times: 100 })),
      ...(await mendedAttempts(api, { buyers: 50 })),
      ...(await oppositeOrders(api, crowd)),
    ],
  },
  {
    number: 4,
    what: 'clients cut off',
    command: 'chaos',
    prove: (api) => rounds(5, () => clientsCut(api, { cuts: 200 })),
  },
  {
    number: 5,
    what: 'payment notices again and in any order',
    command: 'fuzz',
    prove: () => unit('api', ['src/payments/providers']),
  },
  {
    number: 6,
    what: '10,000 mutated payment notices, 99 of 100 answered within 500 ms',
    command: 'fuzz',
    prove: () => unit('api', ['src/payments/providers'], { FUZZ_RUNS: '10000' }),
  },
  {
    number: 7,
    what: 'processes killed',
    command: 'chaos',
    prove: async (api) => [
      ...(await apiKilled(api, { kills: 50 })),
      ...(await databaseKilled(api, { kills: 10 })),
      ...(await outboxKilled({ orders: 200, kills: 12 })),
    ],
  },
  {
    number: 8,
    what: 'no shop shows another',
    command: 'fuzz',
    prove: [
      () => unit('api-measured', ['src/fuzz'], { FUZZ_RUNS: '10000' }),
      (api) => onStack(api, (stack) => tenantStamps(stack, { tenants: 1_000, requests: 1_000_000 })),
    ],
  },
  {
    number: 9,
    what: 'hosts in hostile shapes',
    command: 'fuzz',
    prove: async () => [
      ...(await unit('core', ['src/routing/tenant.test.ts'])),
      ...(await unit('storefront', ['framework/edge'])),
      ...(await journeys(['e2e/tenancy.spec.ts'])),
    ],
  },
  {
    number: 10,
    what: 'no query without its shop',
    command: 'fuzz',
    prove: () => unit('api', ['src/database/tenancy.test.ts', 'src/tenants.test.ts']),
  },
  {
    number: 11,
    what: 'a noisy neighbour',
    command: 'chaos',
    prove: (api) => onStack(api, (stack) => noisyNeighbour(stack, { pairs: 5, seconds: 20, strict: true }), MEASURED),
  },
  {
    number: 12,
    what: 'the gate of a locked shop',
    command: 'fuzz',
    prove: async () => [
      ...(await unit('api', ['src/shops/gate.test.ts', 'src/limits'])),
      ...(await journeys(['e2e/gate.spec.ts'])),
    ],
  },
  {
    number: 13,
    what: '100,000 guesses at orders',
    command: 'fuzz',
    prove: (api) => orderGuesses(api, { guesses: 100_000, strict: true }),
  },
  { number: 14, what: 'content security policy', command: 'fuzz', prove: () => journeys(['e2e/policy.spec.ts']) },
  {
    number: 15,
    what: 'scripts in every stored text',
    command: 'fuzz',
    prove: (api) => onStack(api, (stack) => storedScripts(stack, { count: 500 })),
  },
  {
    number: 16,
    what: 'no fetch into private networks',
    command: 'fuzz',
    prove: () => unit('api', ['src/messages/hook.test.ts', 'src/media/fetch-picture.test.ts']),
  },
  {
    number: 17,
    what: 'API, database and the services of others away, and slow',
    command: 'chaos',
    // Each has its own stack, which is idle most of the time.
    prove: async (api) => {
      const size = { seconds: 600, slowMs: 2_000, strict: true }
      const rows = await Promise.all([
        onStack(api, (stack) => upstreamDown(stack, size)),
        databaseDown(size),
        servicesAway(size),
      ])
      return rows.flat()
    },
  },
  {
    number: 18,
    what: '5,000 visitors of a cold page',
    command: 'chaos',
    prove: (api) => onStack(api, (stack) => coldPage(stack, { visitors: 5_000 })),
  },
  {
    number: 19,
    what: 'backup and restore of the whole system',
    command: 'chaos',
    prove: () => lostData({ shops: 1_000, seconds: 90, strict: true }),
  },
  {
    number: 20,
    what: 'a million carts, priced alike everywhere',
    command: 'fuzz',
    prove: () => unit('api', ['src/payments/amounts'], { CART_RUNS: '1000000' }),
  },
  {
    number: 21,
    what: 'limits at their numbers',
    command: 'fuzz',
    prove: async () => [...(await unit('api', ['src/limits'])), ...(await journeys(['e2e/limits.spec.ts']))],
  },
  {
    number: 22,
    what: 'an hour at half load',
    command: 'chaos',
    prove: (api) => onStack(api, (stack) => soak(stack, { seconds: 3_600, strict: true }), MEASURED),
  },
  { number: 23, what: 'rolling restart under load', command: 'chaos', prove: () => rollingRestart({ rounds: 3 }) },
  { number: 24, what: 'dependencies without known holes, files without secrets', command: 'fuzz', prove: supplyChain },
]

async function rounds(count, scenario) {
  const rows = []
  for (let round = 0; round < count; round++) rows.push(...(await scenario()))
  return summed(rows)
}

/** Merges equal rows of several rounds, so that those that differ stay visible. */
export function summed(rows) {
  const lines = new Map()
  for (const row of rows) {
    const key = JSON.stringify(row)
    lines.set(key, { rounds: (lines.get(key)?.rounds ?? 0) + 1, ...row })
  }
  return [...lines.values()]
}

/** Runs tests of a Vitest project, with the size in `env`. */
async function unit(project, files, env = {}) {
  const { numPassedTests = 0, numFailedTests = 0 } = await reported(
    (file) => ['vitest', 'run', '--project', project, ...files, '--reporter=json', `--outputFile.json=${file}`],
    env,
  )
  return [ranGreen(`${project}: ${files.join(', ')}`, numPassedTests, numFailedTests)]
}

/** No passed tests prove nothing: the runner could not start, or found no test. */
export function ranGreen(what, passed, failed) {
  return check(`${what} (${passed} tests): failed`, 0, passed === 0 ? failed || 'nothing ran' : failed)
}

/** Runs browser tests. */
async function journeys(files) {
  const { stats = {} } = await reported(
    () => ['playwright', 'test', ...files, '--reporter=json'],
    {},
    'PLAYWRIGHT_JSON_OUTPUT_NAME',
  )
  const { expected = 0, unexpected = 0, flaky = 0 } = stats
  return [ranGreen(`journeys: ${files.join(', ')}`, expected, unexpected + flaky)]
}

/** The JSON report of a test runner; {} if there is none. */
async function reported(argumentsFor, env, variable) {
  const folder = await mkdtemp(join(tmpdir(), 'feria-report-'))
  const file = join(folder, 'report.json')
  try {
    const [program, ...args] = argumentsFor(file)
    await run(join(root, 'node_modules/.bin', program), args, { ...env, ...(variable && { [variable]: file }) })
    return JSON.parse(await readFile(file, 'utf8').catch(() => '{}'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Checks the shipped dependencies, and the repository for secrets. */
async function supplyChain() {
  const secrets = await run('node', ['tooling/checks/secrets.mjs'])
  return [
    holes(await run('node', ['tooling/checks/audit.mjs'])),
    check('files with a key or password in them, ends with', 0, secrets.code),
  ]
}

/** The row of `audit.mjs`, by its exit code and output. */
export function holes({ code, output }) {
  const row = check(`known holes of high or critical severity, ends with (${output.trim() || 'none'})`, 0, code)
  return code === NOT_CHECKED_CODE ? { ...row, ok: NOT_CHECKED } : row
}

function run(command, args, env = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  return new Promise((done) => child.once('close', (code) => done({ code, output })))
}
