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

/** `quick` in `pnpm test`, `landing` in `pnpm test:landing`, unset in `pnpm verify` and by itself (decision 192). */
const scope = process.env.TEST_SCOPE
const isQuick = scope === 'quick'

/** Left to `pnpm verify`: every command of the operator's README, as it is typed. */
const WIDE = scope ? ['src/readme.test.ts'] : []

/** Left to `pnpm test:landing`: each takes ten seconds to a minute, and few changes reach what it checks. */
const SLOW = isQuick
  ? [
      // The conformance of the base set stands for that of the templates, Wompi for the payment providers.
      'template-[0-9]*/src/template-*.test.tsx',
      'src/payments/providers/{addi,credibanco,epayco,flow,mercado-pago}.test.ts',
      ...['src/limits/access-codes.test.ts', 'src/manage/access.test.ts', 'src/orders/concurrency.test.ts'],
      ...['src/payments/give-back*.test.ts', 'src/manage/import-pictures.test.ts'],
      ...['src/media/{serve,bucket,raster}.test.ts', 'src/media/storage/**', 'src/media/copy-media.test.ts'],
      ...['src/backup/**', 'src/archive/demo-archives.test.ts', 'src/program.test.ts', 'src/sheets.test.ts'],
      ...['names/names.test.ts', 'audit.test.mjs', 'template.test.mjs', 'src/docs/generated-client.test.ts'],
    ]
  : []

/**
 * What runs on the oldest PostgreSQL that shops may have as well (decision 102): the migrations, what keeps shops apart,
 * and orders; in `pnpm verify` every test of the API that asks a database.
 */
const ON_POSTGRES_15 = scope
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
    exclude: ['**/node_modules/**', '**/dist/**', '**/build/**', 'e2e/**', ...WIDE, ...SLOW],
    server: { deps: { inline: [/@store\//] } },
    // Files share what they import, which most would else spend half of their time on; none may leave it changed.
    isolate: false,
    // A test that hangs, not one that a busy machine slows down: nothing is said about speed here.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    ...options,
  },
})

/** Projects that start whole stacks, measure processes, or build the documentation: left to `pnpm test:landing`. */
const STACKS = [
  project('apps/api', { ...api, ...APART, name: 'api-measured', include: MEASURED }),
  project('tooling/bench', { ...APART, testTimeout: 120_000 }),
  project('tooling/deploy', { ...APART, testTimeout: 120_000 }),
  project('tooling/site', APART),
]

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
      project('apps/api', { ...api, include: ['src/**/*.test.ts'], exclude: [...MEASURED, ...SLOW] }),
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
      project('tooling/generators', APART),
      project('tooling/checks', APART),
      ...(isQuick ? [] : STACKS),
    ],
  },
})
