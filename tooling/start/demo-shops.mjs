import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Refusal, root } from './settings.mjs'
import { task } from './task.mjs'

const archives = join(root, 'tooling/demo/dist/archives')
const tool = join(root, 'apps/operator/dist/feria.js')
const BUSY_MS = 120_000

/**
 * Imports the demo shops that are missing, as a merchant would import a shop (`feria shop import`), and gives each once test
 * accounts of the sandbox. What the operator has changed since stays; a name that a merchant's own shop has is left to it.
 * Answers the open shops of these names.
 *
 * @param run runs one command of the operator's tool and resolves to what it printed
 */
export async function importDemoShops({ env, dataFolder, run, report, warn }) {
  const demos = JSON.parse(await readFile(join(archives, 'index.json'), 'utf8'))
  const found = await shopsByName(run)
  const missing = demos.filter(({ subdomain }) => !isWhole(found.get(subdomain), dataFolder))
  for (const [at, { name, file }] of missing.entries()) {
    report(`${name} (${at + 1} of ${missing.length})`)
    await imported(join(archives, file), run)
  }
  const shops = missing.length > 0 ? await shopsByName(run) : found
  const open = demos.flatMap(({ subdomain }) => (shops.get(subdomain)?.open ? [shops.get(subdomain)] : []))
  if (env.PAYMENT_SANDBOX_URL) await giveAccounts(open, { dataFolder, run, warn })
  return open.map(({ subdomain, name }) => ({ subdomain, name }))
}

const shopsByName = async (run) =>
  new Map(JSON.parse(await run(['shop', 'list', '--json'])).map((shop) => [shop.subdomain, shop]))

/** One that was cut off half-way is closed; where the data folder is another one, its pictures are not there. */
const isWhole = (shop, dataFolder) => shop?.open === true && existsSync(join(dataFolder, 'media', String(shop.id)))

/** What was imported before changes nothing but pictures that are missing; of several at once the others wait. */
async function imported(path, run) {
  for (const until = Date.now() + BUSY_MS; ; await pause(1000))
    try {
      return await run(['shop', 'import', path, '--json'])
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem
      if (problem.message.includes('is that of another shop')) return null
      if (!problem.message.includes('right now') || Date.now() > until) throw problem
    }
}

/** Once for a shop and a data folder: an account that the operator removed stays removed. */
async function giveAccounts(shops, { dataFolder, run, warn }) {
  const file = join(dataFolder, 'sandbox-accounts.json')
  const given = new Set(
    await readFile(file, 'utf8')
      .then(JSON.parse)
      .catch(() => []),
  )
  const waiting = shops.map(({ subdomain }) => subdomain).filter((subdomain) => !given.has(subdomain))
  if (waiting.length === 0) return
  try {
    await run(['payments', 'sandbox', ...waiting])
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem
    return warn(problem.message)
  }
  await writeFile(`${file}.part`, `${JSON.stringify([...given, ...waiting])}\n`)
  await rename(`${file}.part`, file)
}

/** One command of the operator's tool. */
export const feria = (args, env) => task('demo', { script: tool, args, env })
