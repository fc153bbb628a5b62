import { join } from 'node:path'
import { watchAncestors } from './ancestors.mjs'
import { build } from './build.mjs'
import { watchSources } from './changes.mjs'
import { feria, importDemoShops } from './demo-shops.mjs'
import { preflight, sandboxPortOf } from './preflight.mjs'
import { step } from './progress.mjs'
import { keptSecret } from './secret.mjs'
import { service } from './service.mjs'
import { Refusal, readSettings, root } from './settings.mjs'

/** `pnpm dev`: what is changed is built, and shown, without anybody starting anything again. */
const watching = process.argv.includes('--watch')
const BUILT = ['@store/api', '@store/operator', '@store/storefront', '@store/demo']

/** In the order they were started; stopped in the opposite one, so that the API, which holds the database, is last. */
const running = []
let stopping = null

function stop(exitCode) {
  stopping ??= (async () => {
    if (running.length > 0) process.stdout.write('\n  stopping: finishing what is in flight …\n')
    for (const one of running.toReversed()) await one.stop()
    if (running.length > 0) process.stdout.write('  stopped\n')
    process.exit(exitCode)
  })()
  return stopping
}

function fail(problem) {
  process.stderr.write(`\n${problem instanceof Refusal ? problem.message : problem.stack}\n`)
  return stop(1)
}

const print = (name, text) => {
  for (const line of text.split('\n')) if (line.trim()) process.stdout.write(`  ${name.padEnd(5)} ${line.trimEnd()}\n`)
}

/** Starts one service, unless somebody has asked to stop meanwhile. */
async function launch(title, one) {
  if (stopping) return stopping
  running.push(one)
  one.onGiveUp(fail)
  return step(title, () => one.start())
}

async function main() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0))
  watchAncestors(() => stop(0))

  const settings = readSettings()
  const { shopPort, apiPort, dataFolder, domain, demo } = settings
  process.stdout.write('Feria\n')
  await preflight(settings)
  const sandboxPort = settings.needsSandbox ? await sandboxPortOf(settings) : null
  await step('building', (report) => build(BUILT, report))

  const env = {
    ...{ NODE_ENV: 'production', PORT: String(shopPort), API_PORT: String(apiPort), DATA_DIR: dataFolder },
    // What storefront and API know between them, so that limits count shoppers (docs/decisions/012-limits.md).
    SHOPPER_SECRET: process.env.SHOPPER_SECRET || (await keptSecret(dataFolder, 'shopper.secret')),
    // What merchants' keys with payment providers are sealed with, here and by the operator's tool.
    PAYMENT_SECRET: process.env.PAYMENT_SECRET || (await keptSecret(dataFolder, 'payment.secret')),
    PAYMENT_SANDBOX_URL: paymentSandbox(sandboxPort),
    // The key of demonstrations is known to everybody: services take it in none but these.
    DEMO: demo ? '1' : '0',
    PUBLIC_KEY: process.env.PUBLIC_KEY || (demo ? 'demo' : await keptSecret(dataFolder, 'public.key')),
    // What goes well is no news on a terminal.
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
  }
  const api = service('api', { script: join(root, 'apps/api/dist/serve.js'), env, print })
  const shops = service('shops', {
    script: join(root, 'apps/storefront/serve.mjs'),
    env: { ...env, ...services(apiPort, sandboxPort) },
    preload: watching ? new URL('reload.mjs', import.meta.url) : null,
    print,
  })
  const sandbox = service('sandbox', {
    script: join(root, 'tooling/sandbox/serve.mjs'),
    env: { SANDBOX_PORT: String(sandboxPort), HOOKS_URL: `http://127.0.0.1:${apiPort}` },
    print,
  })
  if (sandboxPort !== null) await launch('sandbox', sandbox)
  await launch('database and API', api)
  const demoShops = demo ? await fillDemo(env, dataFolder) : []
  await launch('shops', shops)
  if (stopping) return stopping

  const lines = [
    ...demoShops.map(({ subdomain, name }) => [name, `http://${subdomain}.${domain}:${shopPort}`]),
    ['API', `http://127.0.0.1:${apiPort}/openapi.json`],
    ...(sandboxPort === null ? [] : [['services of others', `http://127.0.0.1:${sandboxPort} (a sandbox)`]]),
    ['data', dataFolder],
  ]
  process.stdout.write(`\n${lines.map(([name, value]) => `  ${name.padEnd(20)} ${value}\n`).join('')}\n`)
  process.stdout.write('  Ctrl-C stops everything.\n')
  if (watching) await watchSources(() => renew([api, shops]))
}

/** Builds what was changed and starts the services with it, in order; what does not build leaves them as they are. */
async function renew(services) {
  if (stopping) return
  const began = Date.now()
  try {
    await build(BUILT)
    for (const one of services) if (!stopping) await one.restart()
    process.stdout.write(`  changed: ${Math.round((Date.now() - began) / 1000)} s\n`)
  } catch (problem) {
    if (!stopping) process.stderr.write(`\n${problem instanceof Refusal ? problem.message : problem.stack}\n`)
  }
}

/** Opens the demo shops, and answers those that are open. */
const fillDemo = (env, dataFolder) =>
  step('demo shops', (report) => {
    const run = (args) => {
      if (stopping) return stopping
      const one = feria(args, env)
      running.push(one)
      return one.start().finally(() => running.splice(running.indexOf(one), 1))
    }
    const warn = (text) => process.stdout.write(`  demo shops: ${text}\n`)
    return importDemoShops({ env, dataFolder, run, report, warn })
  })

/** Whom the shops ask: what the environment names, else our own API and the sandbox, which takes any token. */
function services(apiPort, sandboxPort) {
  const { API_URL, BNPL_URL, MARKETPLACE_URL, MARKETPLACE_TOKEN } = process.env
  const sandbox = `http://127.0.0.1:${sandboxPort}`
  return {
    API_URL: API_URL || `http://127.0.0.1:${apiPort}`,
    BNPL_URL: BNPL_URL || `${sandbox}/financing`,
    MARKETPLACE_URL: MARKETPLACE_URL || `${sandbox}/marketplace`,
    MARKETPLACE_TOKEN: MARKETPLACE_TOKEN || (MARKETPLACE_URL ? '' : 'sandbox'),
  }
}

/** Who plays payment providers for test accounts; `none`: their own sandboxes do. */
function paymentSandbox(sandboxPort) {
  const { PAYMENT_SANDBOX_URL: given } = process.env
  if (given) return given === 'none' ? '' : given
  return sandboxPort === null ? '' : `http://127.0.0.1:${sandboxPort}/payments`
}

main().catch((problem) => (stopping ? undefined : fail(problem)))
