import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chrome } from './tooling/checks/chrome.mjs'

// Read by workers too, so what the first reader chose travels in the environment.
process.env.STOREFRONT_PORT ??= String(30_000 + Math.floor(Math.random() * 5_000))
process.env.STOREFRONT_API_PORT ??= String(Number(process.env.STOREFRONT_PORT) + 5_000)
process.env.OFFICE_PORT ??= String(Number(process.env.STOREFRONT_PORT) + 10_000)
process.env.STOREFRONT_DNS_PORT ??= String(Number(process.env.STOREFRONT_PORT) + 15_000)
process.env.STOREFRONT_DATA ??= join(tmpdir(), `feria-browser-${process.pid}`)

/** Journeys in a real browser against the whole product, started by the main command on its own ports and data. */
export default defineConfig({
  testDir: '.',
  testMatch: [
    'apps/storefront/{e2e,paying,sweep,dev}/**/*.spec.ts',
    'apps/office/{e2e,sweep}/*.spec.ts',
    'packages/workshop/browser/*.spec.ts',
  ],
  outputDir: 'test-results',
  forbidOnly: true,
  retries: 0,
  // One more than cores: journeys wait for answers, mails and clocks a tenth of their time.
  workers: 3,
  fullyParallel: true,
  // A journey that hangs, not one that a busy machine slows down: nothing is said about speed here.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  globalTeardown: './tooling/checks/browser-teardown.mjs',
  use: {
    locale: 'es-CO',
    // A trace of every test takes a fifth of its time, screenshots of it as much as the test (decision 098).
    trace: process.env.TRACE ? { mode: 'retain-on-failure', screenshots: false } : 'off',
    launchOptions: {
      ...(chrome && { executablePath: chrome }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // The shell would set letters at whole pixels, as no phone does.
        '--font-render-hinting=none',
      ],
    },
  },
  webServer: {
    command: 'node tooling/start/start.mjs',
    // Shops are served before all of them are there.
    wait: { stdout: /every demo shop is open/ },
    timeout: 300_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      PORT: process.env.STOREFRONT_PORT,
      API_PORT: process.env.STOREFRONT_API_PORT,
      OFFICE_PORT: process.env.OFFICE_PORT,
      DATA_DIR: process.env.STOREFRONT_DATA,
      // Where a journey about domains opens a name server; at all other times nobody answers.
      DNS_SERVERS: `127.0.0.1:${process.env.STOREFRONT_DNS_PORT}`,
      // Journeys about webhooks and notifications receive them on this machine.
      PRIVATE_HOOKS: '1',
      // No journey needs the shop of ten thousand products, and those of `pnpm test` the first shop alone.
      DEMO_SHOPS: process.env.DEMO_SHOPS ?? 'small',
      // Even where nothing is believed to be built: the gates before have built it.
      TURBO_FORCE: 'false',
    },
  },
})
