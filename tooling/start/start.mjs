import { watchAncestors } from './ancestors.mjs'
import { build, OFFICE, OTHER_APPS, STOREFRONT } from './build.mjs'
import { watchSources } from './changes.mjs'
import { FIRST_PERSON, givePeople } from './demo-people.mjs'
import { readDemoShops } from './demo-shops.mjs'
import { platformKey } from './platform-key.mjs'
import { preflight, sandboxPortOf } from './preflight.mjs'
import { readPrograms } from './programs.mjs'
import { say, step } from './progress.mjs'
import { Refusal, readSettings } from './settings.mjs'
import { task } from './task.mjs'

/** `pnpm dev`: shops and workshop show changes at once, the API is restarted after them. */
const dev = process.argv.includes('--dev')

/**
 * The programs in the order of their dependencies; stopped in reverse, so that the API, which owns the database, is last.
 */
const running = []
const ending = new AbortController()
let stopping = null

function stop(exitCode) {
  stopping ??= (async () => {
    ending.abort()
    if (running.length > 0) say('\n  stopping: finishing what is in flight …')
    for (const one of running.toReversed()) await one.stop()
    if (running.length > 0) say('  stopped')
    process.exit(exitCode)
  })()
  return stopping
}

function fail(problem) {
  process.stderr.write(`\n${problem instanceof Refusal ? problem.message : problem.stack}\n`)
  return stop(1)
}

const print = (name, text) => {
  for (const line of text.split('\n')) if (line.trim()) say(`  ${name.padEnd(5)} ${line.trimEnd()}`)
}

/** Starts a program, unless stopping has begun. */
const launch = (title, one) => (stopping ? stopping : step(title, () => one.start()))

/** Runs a program to its end. */
function run({ script, args, env: own }, env) {
  if (stopping) return stopping
  const one = task('demo', { script, args, env: { ...env, ...own } })
  running.push(one)
  return one.start().finally(() => running.splice(running.indexOf(one), 1))
}

async function main() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0))
  // The output was closed (`| head`): an unhandled error would end this program only, and leave its children running.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => void stop(0))
  watchAncestors(() => stop(0))

  const settings = readSettings()
  process.stdout.write('Feria\n')
  await preflight(settings, dev)
  const sandboxPort = settings.needsSandbox ? await sandboxPortOf(settings) : null
  const { env, sandbox, api, shops, office, workshop } = await readPrograms(settings, { sandboxPort, dev, print })
  const programs = [...(sandboxPort === null ? [] : [sandbox]), api, shops, office, ...(dev ? [workshop] : [])]
  for (const one of programs) one.onGiveUp(fail)
  running.push(...programs)

  const built = (title, apps) => step(title, (report) => build(apps, report, ending.signal))
  // The shops take longest to build: database and first shop are ready before.
  const open = Promise.all([
    dev ? launch('shops', shops) : built('building the shops', STOREFRONT).then(() => launch('shops', shops)),
    built('building', OTHER_APPS)
      .then(() =>
        Promise.all([sandboxPort === null ? null : launch('sandbox', sandbox), launch('database and API', api)]),
      )
      .then(() => stopping ?? platformKey({ ...settings, run: (program) => run(program, env) }))
      .then(async (token) => ({
        token,
        demo: settings.demo && !stopping ? await firstShop(settings, env, token) : null,
      })),
    dev ? launch('workshop', workshop) : null,
  ])
  const [, { demo, token }] = await open
  if (stopping) return stopping

  const address = ({ subdomain }) => `http://${subdomain}.${settings.domain}:${settings.shopPort}`
  const row = (name, value) => `  ${name.padEnd(20)} ${value}`
  say(
    [
      '',
      ...(demo?.open ?? []).map((shop) => row(shop.name, address(shop))),
      row('API', `http://127.0.0.1:${settings.apiPort}/openapi.json`),
      ...(sandboxPort === null ? [] : [row('services of others', `http://127.0.0.1:${sandboxPort} (a sandbox)`)]),
      ...(dev ? [row('workshop', `http://localhost:${settings.workshopPort}`)] : []),
      row('data', settings.dataFolder),
      '',
      '  Ctrl-C stops everything.',
    ].join('\n'),
  )
  if (dev) watchSources(() => renew(api))
  const teams = (shops) =>
    givePeople(
      shops.map(({ subdomain }) => subdomain),
      { ...settings, token, run: (program) => run(program, env) },
    )
  if (demo && !stopping) await teams(demo.open)
  await built('building the office', OFFICE)
  await launch('office', office)
  if (stopping) return stopping
  say(row('office', settings.officeUrl + (demo ? `, as ${FIRST_PERSON}` : '')))
  if (!demo) return
  let broken = 0
  if (demo.missing.length > 0)
    await step('opening the other demo shops', async (report) => {
      // Each archive is created while the previous one is imported.
      const drawn = []
      for (const [at, shop] of demo.missing.entries()) {
        if (stopping) return
        report(`${shop.name}, ${at + 1} of ${demo.missing.length}`)
        for (const one of demo.missing.slice(drawn.length, at + 2)) drawn.push(drawing(demo, one))
        const opened = await demo.openOne(shop, drawn[at]).catch((problem) => {
          broken += 1
          say(`  ${shop.name} is not open: ${problem.message}`)
          return false
        })
        if (opened) await teams([shop])
        if (opened) say(row(shop.name, address(shop)))
      }
    })
  say(broken === 0 ? '  every demo shop is open' : `  ${broken} demo shops are not open`)
}

/** Begins to create a shop's archive; a failure is reported when it is opened. */
function drawing(demo, shop) {
  const drawn = demo.draw(shop)
  drawn.catch(() => undefined)
  return drawn
}

/** Reads the demo shops, and opens one if none is. */
const firstShop = ({ dataFolder, apiPort, demoShops }, env, token) =>
  step('first shop', async (report) => {
    const warn = (text) => say(`  demo shops: ${text}`)
    const asks = { FERIA_URL: `http://127.0.0.1:${apiPort}`, FERIA_TOKEN: token }
    const call = (program) => run({ env: asks, ...program }, env)
    const demo = await readDemoShops({ env, dataFolder, which: demoShops, run: call, warn })
    while (demo.open.length === 0 && demo.missing.length > 0 && !stopping) {
      const [next] = demo.missing.splice(0, 1)
      report(next.name)
      if (await demo.openOne(next)) demo.open.push(next)
    }
    return demo
  })

/** Rebuilds and restarts the API after changes; if the build fails, it keeps running. */
async function renew(api) {
  if (stopping) return
  const began = Date.now()
  try {
    await build(['@store/api', '@store/operator'], undefined, ending.signal)
    if (!stopping) await api.restart()
    say(`  API: changed, ${Math.round((Date.now() - began) / 1000)} s`)
  } catch (problem) {
    if (!stopping) process.stderr.write(`\n${problem instanceof Refusal ? problem.message : problem.stack}\n`)
  }
}

main().catch((problem) => (stopping ? undefined : fail(problem)))
