import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** One PostgreSQL for a run, with a migrated database to copy from. */
const cluster = fileURLToPath(new URL('apps/api/src/testing/cluster.ts', import.meta.url))
/** The operator's tool, built once. */
const tool = fileURLToPath(new URL('apps/operator/src/testing/build.ts', import.meta.url))

/** Workspace packages are tested from their source: no build needed. */
const conditions = ['@store/source']
const resolve = { conditions }
const ssr = { resolve: { conditions, externalConditions: conditions } }

/** These start servers and programs: each file in a process of its own. */
const APART = { isolate: true }

const isDaily = process.env.TEST_SCOPE === 'daily'

/** Left to `pnpm verify`: every command of the operator's README, as it is typed. */
const WIDE = isDaily ? ['src/readme.test.ts'] : []

/**
 * What runs on the oldest PostgreSQL that shops may have as well (decision 102): daily the migrations, what keeps shops
 * apart, and orders; in `pnpm verify` every test of the API that asks a database.
 */
const ON_POSTGRES_15 = isDaily
  ? ['src/testing/cluster.test.ts', 'src/database/*.test.ts', 'src/orders/place.test.ts']
  : ['src/**/*.test.ts']
/** Tests of the API that start programs, or measure what their process spends. */
const MEASURED = [
  'src/serve.test.ts',
  'src/programs/start-problems.test.ts',
  'src/processes.test.ts',
  'src/shared-bucket.test.ts',
  'src/commands.test.ts',
  'src/**/adversarial.test.ts',
  'src/fuzz/fuzz.test.ts',
]
/** They ask no database, or one that they start themselves, or ask it nothing that other tests do not. */
const NOT_ON_POSTGRES_15 = [
  ...MEASURED,
  ...['src/docs/**', 'src/html/**', 'src/http/**', 'src/media/**', 'src/messages/mail/**', 'src/shops/phone.test.ts'],
]

const api = { globalSetup: [cluster] }

const project = (folder: string, options: Record<string, unknown> = {}) => ({
  resolve,
  ssr,
  test: {
    name: folder.split('/')[1],
    root: folder,
    include: ['**/*.test.{ts,tsx,mjs}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/build/**', 'e2e/**', ...WIDE],
    server: { deps: { inline: [/@store\//] } },
    // Files share what they import, which most would else spend half of their time on; none may leave it changed.
    isolate: false,
    // A test that hangs, not one that a busy machine slows down: nothing is said about speed here.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    ...options,
  },
})

export default defineConfig({
  test: {
    // One more than cores: tests that start programs wait for them. By default a core would stay idle.
    maxWorkers: availableParallelism() + 1,
    projects: [
      project('packages/core'),
      project('packages/api-client'),
      project('packages/template-kit', { environment: 'jsdom' }),
      // One project: what all of them import, and the browser they are drawn in, is loaded once in each worker.
      project('packages', {
        name: 'templates',
        include: ['template-{base,[0-9]*}/src/**/*.test.{ts,tsx}'],
        environment: 'jsdom',
      }),
      project('apps/api', { ...api, include: ['src/**/*.test.ts'], exclude: MEASURED }),
      project('apps/api', { ...api, ...APART, name: 'api-measured', include: MEASURED }),
      project('apps/api', {
        ...api,
        name: 'api-postgres-15',
        include: ON_POSTGRES_15,
        exclude: NOT_ON_POSTGRES_15,
        provide: { postgresVersion: 15 },
      }),
      project('apps/operator', { globalSetup: [cluster, tool] }),
      // What its modules read of the environment is read once.
      project('apps/storefront', APART),
      project('apps/office', APART),
      project('packages/workshop', APART),
      project('tooling/artwork'),
      project('tooling/demo'),
      project('tooling/sandbox', APART),
      project('tooling/bench', { ...APART, testTimeout: 120_000 }),
      project('tooling/deploy', { ...APART, testTimeout: 120_000 }),
      project('tooling/generators', APART),
      project('tooling/site', APART),
      project('tooling/checks', APART),
    ],
  },
})
