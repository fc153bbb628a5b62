import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { tool } from './platform-key.mjs'
import { Refusal, root } from './settings.mjs'

const demo = join(root, 'tooling/demo')
const BUSY_MS = 120_000

/**
 * The demo shops: those that are open, and those that are missing. `draw` creates the archive of one, `openOne` imports it
 * as a merchant would (`feria shop import`). The operator's changes are kept; a subdomain that a merchant's own shop has is
 * left to it. Each gets test accounts of the sandbox, once.
 *
 * @param which `all`, `small` (without the shop of ten thousand products) or `first`
 * @param run runs a program of the product, `script` with `args`, and resolves to its output
 */
export async function readDemoShops({ env, dataFolder, which, run, warn }) {
  const feria = (...args) => run({ script: tool, args })
  const { allDemoShops, demoShops } = await import(pathToFileURL(join(demo, 'dist/index.js')).href)
  const chosen = which === 'all' ? allDemoShops : which === 'small' ? demoShops : demoShops.slice(0, 1)
  const names = chosen.map(({ shop: { subdomain, name } }) => ({ subdomain, name }))
  const found = new Map(JSON.parse(await feria('shop', 'list', '--json')).map((shop) => [shop.subdomain, shop]))
  const isOpen = ({ subdomain }) => isWhole(found.get(subdomain), dataFolder)
  const accounts = (shops) => (env.PAYMENT_SANDBOX_URL ? giveAccounts(shops, { dataFolder, feria, warn }) : undefined)
  const open = names.filter(isOpen).map(({ subdomain }) => ({ subdomain, name: found.get(subdomain).name }))
  await accounts(open)
  const draw = async ({ subdomain }) => {
    const folder = await mkdtemp(join(tmpdir(), 'feria-demo-'))
    const archive = join(folder, `${subdomain}.feria`)
    try {
      await run({ script: join(demo, 'pack.mjs'), args: [subdomain, archive, await begunAt(dataFolder)] })
      return archive
    } catch (problem) {
      await rm(folder, { recursive: true, force: true })
      throw problem
    }
  }
  return {
    open,
    missing: names.filter((one) => !isOpen(one)),
    draw,
    /** Returns the shop, or null if its subdomain is taken. The archive is removed. */
    openOne: async (shop, drawn = draw(shop)) => {
      const archive = await drawn
      try {
        if ((await imported(archive, feria)) === null) return null
      } finally {
        await rm(dirname(archive), { recursive: true, force: true })
      }
      await accounts([shop])
      return shop
    },
  }
}

/**
 * Whether a shop was imported completely: an interrupted import leaves it closed, and with another data folder its pictures
 * are missing, unless they are in a bucket.
 */
const isWhole = (shop, dataFolder) =>
  shop?.open === true &&
  (Boolean(process.env.MEDIA_S3_BUCKET) || existsSync(join(dataFolder, 'media', String(shop.id))))

/**
 * The moment at which the demo's orders end. It is stored, so that an interrupted import continues with the same archive.
 */
async function begunAt(dataFolder) {
  const file = join(dataFolder, 'demo-begun')
  const known = await readFile(file, 'utf8').catch(() => null)
  if (known !== null) return known
  const now = new Date().toISOString()
  await writeFile(`${file}.part`, now)
  await rename(`${file}.part`, file)
  return now
}

/** Imports an archive. A repeated import only adds missing pictures; concurrent ones wait. */
async function imported(path, feria) {
  for (const until = Date.now() + BUSY_MS; ; await pause(1000))
    try {
      return await feria('shop', 'import', path, '--json')
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem
      if (problem.message.includes('is that of another shop')) return null
      if (!problem.message.includes('right now') || Date.now() > until) throw problem
    }
}

/** Adds test accounts once per shop and data folder: an account that the operator removed stays removed. */
async function giveAccounts(shops, { dataFolder, feria, warn }) {
  const file = join(dataFolder, 'sandbox-accounts.json')
  const alreadyGiven = new Set(
    await readFile(file, 'utf8')
      .then(JSON.parse)
      .catch(() => []),
  )
  const waiting = shops.map(({ subdomain }) => subdomain).filter((subdomain) => !alreadyGiven.has(subdomain))
  if (waiting.length === 0) return
  try {
    await feria('payments', 'sandbox', ...waiting)
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem
    return warn(problem.message)
  }
  await writeFile(`${file}.part`, `${JSON.stringify([...alreadyGiven, ...waiting])}\n`)
  await rename(`${file}.part`, file)
}
